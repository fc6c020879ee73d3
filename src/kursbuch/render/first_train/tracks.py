"""Tracks with discs: influence of four colours, and profit. The upper disc of a stack is higher."""

from __future__ import annotations

from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.tracks import Track
from kursbuch.render.first_train.boxes import point
from kursbuch.render.first_train.look import disc
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import FAINT, INK, RULE
from kursbuch.render.svg import Element, group, line, moved, rect, text

CELL, HIGH = 46.0, 66.0
_LEFT = 150.0


def influence(state: FirstTrain, options: DrawOptions) -> tuple[Element, float]:
    """The four influence tracks below each other, and how high they are together."""
    most = state.title.boards.limits.influence
    parts = []
    for row, (colour, track) in enumerate(state.influence.items()):
        name = options.say("render-as-is", words=state.title.nouns.point(colour))
        y = row * (HIGH + 8)
        parts.append(moved(14, y + HIGH / 2, point(colour, 13)))
        parts.append(text(name, 34, y + HIGH / 2, 13, anchor="start", weight=500))
        parts.append(moved(_LEFT, y, _spaces(track, 0, most, CELL), class_="track"))
    return group(*parts, class_="influence"), 4 * (HIGH + 8)


def profit(state: FirstTrain, room: float) -> tuple[Element, float]:
    """The profit track from its lowest space to its highest."""
    limits = state.title.boards.limits
    number = limits.profit_high - limits.profit_low + 1
    cell = room / number
    spaces = _spaces(state.profit, limits.profit_low, limits.profit_high, cell)
    return group(spaces, class_="profit track"), HIGH


def _spaces(track: Track, low: int, high: int, cell: float) -> Element:
    parts = []
    for index, space in enumerate(range(low, high + 1)):
        x = index * cell
        fill = "#f0e7d3" if space < 0 else "#fffdf7"
        parts.append(rect(x, 0, cell, HIGH, fill=fill, stroke=RULE, stroke_width=1))
        parts.append(text(_signed(space, low), x + cell / 2, HIGH - 9, 12, fill=FAINT))
        parts.extend(_stack(track, space, x + cell / 2))
    zero = -low * cell
    heavy = line((zero, 0), (zero, HIGH), stroke=INK, stroke_width=2) if low < 0 else None
    return group(*parts, heavy)


def _signed(space: int, low: int) -> str:
    return f"−{-space}" if space < 0 else f"+{space}" if low < 0 < space else str(space)


def _stack(track: Track, space: int, x: float) -> list[Element]:
    """The discs of a space, the lowest at the bottom."""
    seats = track.stack(space)
    step = 13.0 if len(seats) < 4 else 11.0
    return [disc(seat, x, HIGH - 24 - index * step, 7.6) for index, seat in enumerate(seats)]
