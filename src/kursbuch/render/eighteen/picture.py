"""The sheet with the board: heading, hexes, legend, and a remark where a board is not certain."""

from __future__ import annotations

from kursbuch.eighteen.state import State18
from kursbuch.render.document import document
from kursbuch.render.eighteen.board import extent, layers
from kursbuch.render.eighteen.legend import signs_of
from kursbuch.render.eighteen.patterns import patterns
from kursbuch.render.eighteen.reading import moment, sheet_of
from kursbuch.render.eighteen.sheet import Sheet
from kursbuch.render.legend import HEADING, flow, heading, small_print
from kursbuch.render.moment import waits_for
from kursbuch.render.palette import PAPER
from kursbuch.render.svg import Element, group, moved, rect
from kursbuch.render.wishes import Wishes

_MARGIN = 24.0


def draw_board(state: State18, wishes: Wishes) -> str:
    """The board as a picture."""
    sheet = sheet_of(state, wishes)
    left, top, wide, high = extent(sheet)
    parts = [moved(-left, HEADING - top if wishes.legend else -top, *layers(sheet, wishes))]
    if wishes.legend:
        parts.append(
            heading(state.title.name, waits_for(state, wishes), moment(state, wishes), (0, 0), wide)
        )
        below, more = _below(state, sheet, wishes, HEADING + high + 8, wide)
        parts, high = [*parts, below], HEADING + high + 8 + more
    box = (-_MARGIN, -_MARGIN, wide + 2 * _MARGIN, high + 2 * _MARGIN)
    return document(
        box,
        [rect(*box, fill=PAPER), *parts],
        title=f"{state.title.name}, {moment(state, wishes)}",
        description=_described(sheet, wishes),
        prefix=wishes.prefix,
        language=wishes.language,
        defs=patterns(wishes.prefix),
        kind="board",
    )


def _below(
    state: State18, sheet: Sheet, wishes: Wishes, y: float, wide: float
) -> tuple[Element, float]:
    signs, first = flow(signs_of(sheet, wishes), (0, y), wide)
    remark, second = small_print(wishes.note(state.title.note), (0, y + first), wide)
    return group(signs, remark), first + second


def _described(sheet: Sheet, wishes: Wishes) -> str:
    """The text alternative: how much lies on the board; each hex tells the rest."""
    tokens = sum(m is not None for markers in sheet.board.tokens.values() for m in markers)
    return wishes.say(
        "render-board",
        hexes=len(sheet.ground.map.hexes),
        tiles=len(sheet.board.tiles),
        tokens=tokens,
    )
