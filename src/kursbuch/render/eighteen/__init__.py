"""Pictures of the 18xx games: board, tiles, stock chart and charters."""

from kursbuch.render.eighteen.chart import draw_chart
from kursbuch.render.eighteen.charters import draw_charters
from kursbuch.render.eighteen.picture import draw_board
from kursbuch.render.eighteen.supply import draw_tiles

PICTURES = {
    "board": draw_board,
    "market": draw_chart,
    "charters": draw_charters,
    "tiles": draw_tiles,
}
