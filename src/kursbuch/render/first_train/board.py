"""The whole sheet with the map: heading, map, players, legend, and where the map comes from."""

from __future__ import annotations

from kursbuch.core.words import Message
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.turn import turns
from kursbuch.render.errors import NoRun
from kursbuch.render.first_train import geometry, legend
from kursbuch.render.first_train.map import layers
from kursbuch.render.first_train.patterns import patterns
from kursbuch.render.legend import flow, small_print
from kursbuch.render.options import DrawOptions
from kursbuch.render.page import page
from kursbuch.render.palette import INK, RULE
from kursbuch.render.svg import Element, group, rect


def draw_board(state: FirstTrain, options: DrawOptions) -> str:
    """The map as a picture."""
    if options.run:
        raise NoRun(Message("render-no-run"))
    wide, high = geometry.size(state.title.shape)
    content = _framed(layers(state, options), wide, high)
    if options.legend:
        below, more = _below(state, options, high + 14, wide)
        content, high = [*content, below], high + 14 + more
    return page(
        state,
        options,
        name=state.title.name,
        moment=turn(state, options),
        kind="map",
        size=(wide, high),
        content=content,
        description=_described(state, options),
        defs=patterns(options.prefix),
    )


def turn(state: FirstTrain, options: DrawOptions) -> str:
    """The turn that is played; after the last one, the last."""
    return options.say("render-turn", turn=min(state.turn, turns(state)), turns=turns(state))


def _framed(drawn: list[Element], wide: float, high: float) -> list[Element]:
    return [
        *drawn,
        rect(0, 0, wide, high, fill="none", stroke=INK, stroke_width=1.6),
        rect(-4, -4, wide + 8, high + 8, fill="none", stroke=RULE, stroke_width=0.8),
    ]


def _below(state: FirstTrain, options: DrawOptions, y: float, wide: float) -> tuple[Element, float]:
    people, first = flow(legend.players(state, options), (0, y), wide, 14)
    signs, second = flow(legend.signs(state.title, options), (0, y + first), wide)
    remark, third = small_print(options.note(state.title.note), (0, y + first + second + 4), wide)
    return group(people, signs, remark), first + second + third + 4


def _described(state: FirstTrain, options: DrawOptions) -> str:
    """The text alternative: what the map shows in a sentence or two."""
    return options.say(
        "render-map",
        areas=len(state.title.map.areas),
        links=len(state.links),
        company_links=len(state.company_links),
        pieces=sum(len(pieces) for pieces in state.pieces.values()),
    )
