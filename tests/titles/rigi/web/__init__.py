"""The page of Rigi: that of every 18xx game, with the hotel on the board."""

from dataclasses import replace

from kursbuch.web.games.eighteen import presenter as eighteen
from tests.titles.rigi.render import ADDITIONS

PRESENTER = replace(
    eighteen.PRESENTER,
    board=eighteen.board_with(ADDITIONS),
    styles=(*eighteen.PRESENTER.styles, "rigi/table.css"),
)
