"""The boards beside the map on one sheet: boxes, tracks, trains, and the three orders."""

from __future__ import annotations

from kursbuch.core.words import Who
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.first_train.board import turn
from kursbuch.render.first_train.boxes import boxes
from kursbuch.render.first_train.legend import stock_of
from kursbuch.render.first_train.look import disc
from kursbuch.render.first_train.tracks import influence, profit
from kursbuch.render.first_train.trains import trains
from kursbuch.render.legend import small_print
from kursbuch.render.options import DrawOptions
from kursbuch.render.page import page
from kursbuch.render.svg import Element, group, moved, text

_WIDE = 1120.0


def draw_market(state: FirstTrain, options: DrawOptions) -> str:
    """Everything but the map as one picture."""
    content, high = _boards(state, options)
    remark, more = small_print(options.note(state.title.note), (0, high), _WIDE)
    return page(
        state,
        options,
        name=state.title.name,
        moment=turn(state, options),
        kind="boards",
        size=(_WIDE, high + more),
        content=[*content, remark],
        description=_described(state, options),
    )


def _boards(state: FirstTrain, options: DrawOptions) -> tuple[list[Element], float]:
    """The boards below each other, and how high they are together."""
    parts, y = [moved(660, 0, _orders(state, options))], 0.0
    for key, (drawn, high) in {
        "boxes": boxes(state, options),
        "influence": influence(state, options),
        "profit": profit(state, _WIDE),
        "trains": trains(state, options),
    }.items():
        if key == "influence":
            parts.append(moved(640, y, _points(state, options)))
        parts += [_named(f"render-{key}", 0, y, options), moved(0, y + 26, drawn)]
        y += high + 46
    return parts, y


def _named(key: str, x: float, y: float, options: DrawOptions) -> Element:
    return text(options.say(key), x, y + 10, 16, anchor="start", weight=600)


def _orders(state: FirstTrain, options: DrawOptions) -> Element:
    """The orders in which players act: in general, to build, to transport."""
    parts = []
    orders = {"player": state.order, "build": state.build_order, "transport": state.transport_order}
    for row, (name, order) in enumerate(orders.items()):
        y = 46 + row * 62
        parts.append(
            text(options.say(f"render-order-{name}"), 0, y - 20, 14, anchor="start", weight=500)
        )
        for place, seat in enumerate(order):
            parts.append(disc(seat, 14 + place * 112, y + 6, 9))
            words = options.say("render-as-is", words=Who(seat))
            parts.append(text(words, 30 + place * 112, y + 6, 13, anchor="start"))
    return group(*parts, class_="orders")


def _points(state: FirstTrain, options: DrawOptions) -> Element:
    """What each player has: victory points, cubes, links."""
    parts = [_named("render-players", 0, 0, options)]
    for row, seat in enumerate(state.order):
        words = stock_of(state, options, seat)
        parts.append(disc(seat, 12, 48 + row * 34, 10))
        parts.append(text(words, 32, 48 + row * 34, 15, anchor="start"))
    return group(*parts, class_="players")


def _described(state: FirstTrain, options: DrawOptions) -> str:
    standing = [
        options.say(
            "render-standing",
            player=Who(seat),
            white=state.influence["white"].spaces[seat],
            brown=state.influence["brown"].spaces[seat],
            red=state.influence["red"].spaces[seat],
            green=state.influence["green"].spaces[seat],
            profit=state.profit.spaces[seat],
        )
        for seat in state.order
    ]
    return " ".join(standing)
