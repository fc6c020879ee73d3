"""The frame of an 18xx page: the line of rounds, the phase, the operating order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.words import Message
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.depot import next_card
from kursbuch.eighteen.operating.events import PhaseBegan, TurnBegan, TurnBeganAlone
from kursbuch.eighteen.operating.operating_round import OperatingRound, company_at_turn
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.web.games.eighteen.moments.turn import badge, trains_of
from kursbuch.web.games.eighteen.panels import figures
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Line, Phase, Place, Stop, place_on_line
from kursbuch.web.games.presenter import Panel, Scene


def rounds(scene: Scene) -> Sequence[Stop]:
    """What opens the game, the rounds of this turn, and what comes next."""
    state = state_of(scene)
    now = _now(state)
    turn = max(state.turn, 1)
    count = state.title.phases[state.phase].operating_rounds
    labels = [f"SR {turn}", *(f"OR {turn}.{part + 1}" for part in range(count)), f"SR {turn + 1}"]
    if turn > 1:
        labels.insert(0, f"SR {turn - 1}")
    if not state.turn and not now and state.agenda:
        now = _opening(scene)
        labels.insert(0, now)
    if not now and (last := _last(state)) in labels:
        now = scene.words.say(Message("e-between-rounds"))
        labels.insert(labels.index(last) + 1, now)
    if now not in labels:
        return [Stop(label) for label in labels] if state.agenda else []
    at = labels.index(now)
    return [Stop(label, place_on_line(n, at)) for n, label in enumerate(labels)]


def moment(scene: Scene) -> str:
    """The round that is played, and the company that operates."""
    now = next((stop.label for stop in rounds(scene) if stop.place == "is"), "")
    return " · ".join(filter(None, (now, company_at_turn(state_of(scene)))))


def _opening(scene: Scene) -> str:
    """What comes before the first round, as the title calls it."""
    key = f"opening-{scene.view.title.ledger}"
    return scene.words.say(Message(key if scene.words.knows(key) else "e-opening"))


def _now(state: State18) -> str:
    for step in state.agenda:
        if isinstance(step, OperatingRound):
            return f"OR {step.number}.{step.part}"
        if isinstance(step, StockRound):
            return f"SR {step.number}"
    return ""


def _last(state: State18) -> str:
    """The round that is over while something is settled before the next."""
    for step in reversed(state.agenda):
        if isinstance(step, Series) and step.played:
            return f"OR {step.number}.{step.played}"
        if isinstance(step, Game) and step.series_next:
            return f"SR {state.turn}"
    return ""


def phase(scene: Scene) -> Phase:
    """The phase, and which train ends it."""
    state, say = state_of(scene), scene.words.say
    card = next_card(state)
    label = say(Message("e-phase-now", phase=state.phase))
    colour = state.title.phases[state.phase].colour
    following = _starter(state)
    if card is None or following is None:
        return Phase(label, colour, card=state.phase)
    name, scrapped = following
    key = "e-phase-next-scraps" if scrapped else "e-phase-next"
    ends = say(Message(key, train=name, scrapped=", ".join(scrapped)))
    return Phase(label, colour, ends, card=state.phase)


def landmark(scene: Scene, event: Event) -> str:
    """The turn of a company, or the phase, that begins with an event."""
    match event:
        case TurnBegan() | TurnBeganAlone():
            return event.company
        case PhaseBegan():
            return scene.words.say(Message("e-phase-now", phase=event.phase))
    return ""


def _starter(state: State18) -> tuple[str, list[str]] | None:
    """The train that starts the next phase, and the trains that are scrapped then."""
    order = list(state.title.phases)
    later = order[order.index(state.phase) + 1 :]
    if not later:
        return None
    cards = [c for c in state.title.cards.values() if c.starts == later[0]]
    if not cards:
        return None
    trains = state.title.trains.values()
    scrapped = [train.shown for train in trains if train.scrapped_in == later[0]]
    return state.title.trains[cards[0].sides[0]].shown, scrapped


@dataclass(frozen=True)
class Departure:
    """A company in the operating order."""

    place: Place
    badge: SafeString
    price: str
    seat: Seat | None
    director: str
    cash: int
    trains: str
    run: str


def order(scene: Scene) -> Mapping[str, Any]:
    """The companies in operating order: who has operated, who operates, who waits."""
    state = state_of(scene)
    names = state.title.rounds.order(state)
    rows = [_departure(scene, name) for name in names]
    return {"rows": sorted(rows, key=lambda row: TO_COME.index(row.place))}


TO_COME: tuple[Place, ...] = ("did", "is", "")
"""Prices change within a round; what has been stays above what is to come."""


def _place_in_round(state: State18, name: CompanyId) -> Place:
    waiting = next((s.waiting for s in state.agenda if isinstance(s, OperatingRound)), None)
    if name == company_at_turn(state):
        return "is"
    return "" if waiting is None or name in waiting else "did"


def _departure(scene: Scene, name: CompanyId) -> Departure:
    state = state_of(scene)
    record, seat = state.companies[name], director(state, name)
    return Departure(
        place=_place_in_round(state, name),
        badge=badge(state, name),
        price=str(price(state, name) or "–"),
        seat=seat,
        director="" if seat is None else scene.words.name(seat),
        cash=record.cash,
        trains=trains_of(state, name),
        run=str(record.revenue or "–"),
    )


def outcome(scene: Scene, action: Action, after: State18) -> Sequence[Line]:
    """What changes in the figures of whoever acts, and in the treasury of the company."""
    say = scene.words.say
    then = Scene(after, scene.words, scene.language, scene.names, scene.seats, ())
    before, later = figures(scene, action.by), figures(then, action.by)
    changed = [
        Line(say(Message(old.key)), f"{old.value} → {new.value}")
        for old, new in zip(before, later, strict=False)
        if old.key == new.key and old.value != new.value
    ]
    return [*changed, *_treasury(scene, after)]


def _treasury(scene: Scene, after: State18) -> list[Line]:
    """What the company that operates has now and would have then, if that differs."""
    state = state_of(scene)
    company = company_at_turn(state)
    if company is None:
        return []
    now, then = state.companies[company].cash, after.companies[company].cash
    label = f"{scene.words.say(Message('e-treasury'))} {company}"
    return [Line(label, f"{now} → {then}")] if now != then else []


ORDER = Panel("order", "games/eighteen/order.html", order, "o")
