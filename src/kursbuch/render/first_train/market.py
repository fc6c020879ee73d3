"""The boards beside the map on one sheet: boxes, tracks, trains, and the three orders."""

from __future__ import annotations

from kursbuch.core.words import Who
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.first_train.board import turn
from kursbuch.render.first_train.boxes import boxes
from kursbuch.render.first_train.look import disc
from kursbuch.render.first_train.tracks import influence, profit
from kursbuch.render.first_train.trains import trains
from kursbuch.render.legend import small_print
from kursbuch.render.page import page
from kursbuch.render.svg import Element, group, moved, text
from kursbuch.render.wishes import Wishes

_WIDE = 1120.0


def draw_market(state: FirstTrain, wishes: Wishes) -> str:
    """Everything but the map as one picture."""
    content, high = _boards(state, wishes)
    remark, more = small_print(wishes.note(state.title.note), (0, high), _WIDE)
    return page(
        state,
        wishes,
        name=state.title.name,
        moment=turn(state, wishes),
        kind="boards",
        size=(_WIDE, high + more),
        content=[*content, remark],
        description=_described(state, wishes),
    )


def _boards(state: FirstTrain, wishes: Wishes) -> tuple[list[Element], float]:
    """The boards below each other, and how high they are together."""
    parts, y = [moved(660, 0, _orders(state, wishes))], 0.0
    for key, (drawn, high) in {
        "boxes": boxes(state, wishes),
        "influence": influence(state, wishes),
        "profit": profit(state, _WIDE),
        "trains": trains(state, wishes),
    }.items():
        if key == "influence":
            parts.append(moved(640, y, _points(state, wishes)))
        parts += [_named(f"render-{key}", 0, y, wishes), moved(0, y + 26, drawn)]
        y += high + 46
    return parts, y


def _named(key: str, x: float, y: float, wishes: Wishes) -> Element:
    return text(wishes.say(key), x, y + 10, 16, anchor="start", weight=600)


def _orders(state: FirstTrain, wishes: Wishes) -> Element:
    """The orders in which players act: in general, to build, to transport."""
    parts = []
    orders = {"player": state.order, "build": state.build_order, "transport": state.transport_order}
    for row, (name, order) in enumerate(orders.items()):
        y = 46 + row * 62
        parts.append(
            text(wishes.say(f"render-order-{name}"), 0, y - 20, 14, anchor="start", weight=500)
        )
        for place, seat in enumerate(order):
            parts.append(disc(seat, 14 + place * 112, y + 6, 9))
            words = wishes.say("render-as-is", words=Who(seat))
            parts.append(text(words, 30 + place * 112, y + 6, 13, anchor="start"))
    return group(*parts, class_="orders")


def _points(state: FirstTrain, wishes: Wishes) -> Element:
    """What each player has: victory points, cubes, links."""
    parts = [_named("render-players", 0, 0, wishes)]
    for row, seat in enumerate(state.order):
        player = state.players[seat]
        words = wishes.say(
            "render-player",
            player=Who(seat),
            points=player.points,
            cubes=player.hand,
            links=player.links,
        )
        parts.append(disc(seat, 12, 48 + row * 34, 10))
        parts.append(text(words, 32, 48 + row * 34, 15, anchor="start"))
    return group(*parts, class_="players")


def _described(state: FirstTrain, wishes: Wishes) -> str:
    standing = [
        wishes.say(
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
