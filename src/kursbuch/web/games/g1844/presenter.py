"""1844 looks like every 18xx game here, with a board, names and expectations of its own."""

from dataclasses import replace

from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.render.g1844.additions import ADDITIONS
from kursbuch.web.games.eighteen import presenter as eighteen
from kursbuch.web.games.eighteen.board_cards import card_with
from kursbuch.web.games.g1844.auction import BESIDE, outcome
from kursbuch.web.games.g1844.destination import aim
from kursbuch.web.games.g1844.marker import estimates
from kursbuch.web.games.g1844.merger import MERGER
from kursbuch.web.games.g1844.moments import MOMENTS
from kursbuch.web.games.g1844.naming import name
from kursbuch.web.games.g1844.privates import PRIVATES
from kursbuch.web.games.g1844.score import score
from kursbuch.web.games.g1844.wanted import wanted

PRESENTER = replace(
    eighteen.PRESENTER,
    styles=(*eighteen.PRESENTER.styles, "games/g1844/table.css"),
    board=eighteen.board_with(ADDITIONS),
    name=name,
    wanted=wanted,
    moments={**eighteen.PRESENTER.moments, **MOMENTS},
    outcome=outcome,
    estimates=estimates,
    card=card_with(ADDITIONS),
    offer_tables={**eighteen.PRESENTER.offer_tables, BuyPrivate: PRIVATES},
    order=BESIDE,
    score=score,
    views=(eighteen.shares_panel(aim=aim), eighteen.SUPPLY, MERGER),
)
