"""The sheet with the board: heading, hexes, legend, and a remark where a board is not certain."""

from __future__ import annotations

from kursbuch.eighteen.state import State18
from kursbuch.eighteen.title.slots import S
from kursbuch.render.eighteen.additions import NOTHING, Additions
from kursbuch.render.eighteen.board import extent, layers
from kursbuch.render.eighteen.legend import signs_of
from kursbuch.render.eighteen.patterns import patterns
from kursbuch.render.eighteen.reading import moment, sheet_of
from kursbuch.render.eighteen.sheet import Sheet
from kursbuch.render.legend import flow, small_print
from kursbuch.render.options import DrawOptions
from kursbuch.render.page import page
from kursbuch.render.svg import Element, group, moved, on_lines


def draw_board(state: S, options: DrawOptions, additions: Additions[S] = NOTHING) -> str:
    """The board as a picture."""
    sheet = sheet_of(state, options, additions)
    left, top, wide, high = extent(sheet.ground)
    content = [moved(-left, -top, *on_lines(*layers(sheet, options)))]
    if options.legend:
        below, more = _below(state, sheet, options, high + 8, wide)
        content, high = [*content, below], high + 8 + more
    return page(
        state,
        options,
        name=state.title.name,
        moment=moment(state, options),
        kind="board",
        size=(wide, high),
        content=content,
        description=_described(sheet, options),
        defs=patterns(options.prefix),
    )


def _below(
    state: State18, sheet: Sheet, options: DrawOptions, y: float, wide: float
) -> tuple[Element, float]:
    signs, first = flow(signs_of(sheet, options), (0, y), wide)
    remark, second = small_print(options.note(state.title.note), (0, y + first), wide)
    return group(signs, remark), first + second


def _described(sheet: Sheet, options: DrawOptions) -> str:
    """The text alternative: how much lies on the board; each hex tells the rest."""
    tokens = sum(m is not None for markers in sheet.board.tokens.values() for m in markers)
    return options.say(
        "render-board",
        hexes=len(sheet.ground.map.hexes),
        tiles=len(sheet.board.tiles),
        tokens=tokens,
    )
