"""The whole sheet with the map: heading, map, players, legend, and where the map comes from."""

from __future__ import annotations

from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.turn import turns
from kursbuch.render.document import document
from kursbuch.render.first_train import geometry, legend
from kursbuch.render.first_train.map import layers
from kursbuch.render.first_train.patterns import patterns
from kursbuch.render.legend import HEADING, flow, heading, small_print
from kursbuch.render.moment import waits_for
from kursbuch.render.palette import INK, PAPER, RULE
from kursbuch.render.svg import Element, group, moved, rect
from kursbuch.render.wishes import Wishes

_MARGIN = 24.0


def draw_board(state: FirstTrain, wishes: Wishes) -> str:
    """The map as a picture."""
    wide, high = geometry.size(state.title.shape)
    top = HEADING if wishes.legend else 0.0
    parts = [moved(0, top, *_framed(layers(state, wishes), wide, high))]
    bottom = top + high
    if wishes.legend:
        parts.append(title_line(state, wishes, wide))
        below, more = _below(state, wishes, bottom + 14, wide)
        parts, bottom = [*parts, below], bottom + 14 + more
    box = (-_MARGIN, -_MARGIN, wide + 2 * _MARGIN, bottom + 2 * _MARGIN)
    return document(
        box,
        [rect(*box, fill=PAPER), *parts],
        title=state.title.name,
        description=_described(state, wishes),
        prefix=wishes.prefix,
        language=wishes.language,
        defs=patterns(wishes.prefix),
        kind="map",
    )


def _framed(drawn: list[Element], wide: float, high: float) -> list[Element]:
    return [
        *drawn,
        rect(0, 0, wide, high, fill="none", stroke=INK, stroke_width=1.6),
        rect(-4, -4, wide + 8, high + 8, fill="none", stroke=RULE, stroke_width=0.8),
    ]


def title_line(state: FirstTrain, wishes: Wishes, wide: float) -> Element:
    """The heading of a sheet: game, moment, turn."""
    shown = min(state.turn, turns(state))
    time = wishes.say("render-turn", turn=shown, turns=turns(state))
    return heading(state.title.name, waits_for(state, wishes), time, (0, 0), wide)


def _below(state: FirstTrain, wishes: Wishes, y: float, wide: float) -> tuple[Element, float]:
    people, first = flow(legend.players(state, wishes), (0, y), wide, 14)
    signs, second = flow(legend.signs(state.title, wishes), (0, y + first), wide)
    remark, third = small_print(wishes.note(state.title.note), (0, y + first + second + 4), wide)
    return group(people, signs, remark), first + second + third + 4


def _described(state: FirstTrain, wishes: Wishes) -> str:
    """The text alternative: what the map shows in a sentence or two."""
    waiting = sum(len(pieces) for pieces in state.pieces.values())
    return wishes.say(
        "render-map",
        areas=len(state.title.map.areas),
        links=len(state.links),
        company_links=len(state.company_links),
        pieces=waiting,
    )
