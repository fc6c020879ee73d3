"""Pictures of the 18xx games: board, tiles, stock market and charters."""

from functools import partial

from kursbuch.eighteen.title.slots import S
from kursbuch.render.drawing import Drawing
from kursbuch.render.eighteen.additions import NOTHING, Additions
from kursbuch.render.eighteen.chart import draw_chart
from kursbuch.render.eighteen.charters import draw_charters
from kursbuch.render.eighteen.picture import draw_board
from kursbuch.render.eighteen.supply import draw_tiles


def drawing_with(additions: Additions[S]) -> Drawing[S]:
    """The pictures of an 18xx title that shows something besides."""
    return Drawing(
        {
            "board": partial(draw_board, additions=additions),
            "market": partial(draw_chart, additions=additions),
            "charters": draw_charters,
            "tiles": draw_tiles,
        }
    )


PLAIN = drawing_with(NOTHING)
