"""The frame of First Train's page: the line of turns, the line of phases, the orders of play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.words import Message
from kursbuch.games.first_train.accounts import income_from, transported
from kursbuch.games.first_train.events import PhaseBegan
from kursbuch.games.first_train.network import own_links
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.trains import trains_left
from kursbuch.games.first_train.turn import Turn, turns
from kursbuch.web.games.first_train.panels import figures
from kursbuch.web.games.first_train.places import state_of
from kursbuch.web.games.moment import Line, Stop, place_on_line
from kursbuch.web.games.presenter import Panel, Scene

STEPS = {"auction": 3, "order": 4, "build": 5, "transport": 6, "profit": 7, "takeovers": 9}
"""The phases that the line of a turn names, by their numbers (FT-GEN-01)."""


def rounds(scene: Scene) -> Sequence[Stop]:
    """The turns behind us and to come."""
    state, say = state_of(scene), scene.words.say
    if not state.agenda:
        return ()
    now = Message("ft-turn-short", turn=state.turn)
    return [
        Stop(say(now) if turn == state.turn else str(turn), place_on_line(turn, state.turn))
        for turn in range(1, turns(state) + 1)
    ]


def steps(scene: Scene) -> Sequence[Stop]:
    """The phases of a turn in which something happens, and where in them we are."""
    state = state_of(scene)
    now = next((step.phase for step in state.agenda if isinstance(step, Turn)), 0)
    return [
        Stop(scene.words.say(Message(f"ft-step-{key}")), place_on_line(number, now))
        for key, number in STEPS.items()
    ]


def landmark(scene: Scene, event: Event) -> str:
    """The phase that begins with an event, if something happens in it."""
    named = {number: key for key, number in STEPS.items()}
    if not isinstance(event, PhaseBegan) or event.phase not in named:
        return ""
    return scene.words.say(Message(f"ft-step-{named[event.phase]}"))


def figures_then(scene: Scene, action: Action, after: FirstTrain) -> Sequence[Line]:
    """What changes in the figures of whoever acts."""
    then = Scene(after, scene.words, scene.language, scene.names, scene.seats, ())
    before, later = figures(scene, action.by), figures(then, action.by)
    return [
        Line(scene.words.say(Message(f"{old.key}-long")), f"{old.value} → {new.value}")
        for old, new in zip(before, later, strict=True)
        if old.value != new.value
    ]


def orders(scene: Scene) -> Mapping[str, Any]:
    """Who builds and who transports when, the trains for sale, and what the accounts would say."""
    state = state_of(scene)
    named = {"player": state.order, "build": state.build_order, "transport": state.transport_order}
    return {
        "orders": [
            {"key": f"ft-order-{key}", "seats": [(seat, scene.words.name(seat)) for seat in order]}
            for key, order in named.items()
        ],
        "trains": trains_for_sale(state),
        "accounts": [_account(scene, state, seat) for seat in state.order],
    }


def trains_for_sale(state: FirstTrain) -> list[Mapping[str, Any]]:
    """The rows of trains, and how many of each are left."""
    return [{"row": row, "left": trains_left(state, row)} for row in state.title.side.trains]


def _account(scene: Scene, state: FirstTrain, seat: Seat) -> Mapping[str, Any]:
    """What a player's profit would be if the phase of transport ended now (FT-VP-03)."""
    income = sum(income_from(piece) for piece in transported(state, seat))
    expense = len(own_links(state, seat))
    limits, profit = state.title.boards.limits, state.profit.spaces[seat]
    then = max(limits.profit_low, min(limits.profit_high, profit + income - expense))
    return {
        "seat": seat,
        "name": scene.words.name(seat),
        "now": signed(profit),
        "income": income,
        "expense": expense,
        "then": signed(then),
    }


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−")


ORDER = Panel("order", "games/first_train/order.html", orders, "o")
