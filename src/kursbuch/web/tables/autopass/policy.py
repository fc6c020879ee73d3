"""Passing in advance: the server passes for a seat until something concerns it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.state import State, to_act, why_not
from kursbuch.web.tables.models import Passing, Place, Table


def round_of(state: State) -> str:
    """The round that it is, if a seat can pass in advance in it."""
    way = state.title.auto_pass
    return way.round(state) if way and state.agenda else ""


def begin(place: Place, state: State, how: Passing) -> None:
    """From now on to the end of this round the server passes for the seat."""
    Place.objects.filter(pk=place.pk).update(passing=how, passing_in=round_of(state))


def end(table: Table, seats: Collection[int]) -> None:
    """These seats act for themselves again."""
    if seats:
        passing = table.places.filter(seat__in=seats).exclude(passing="")
        passing.update(passing="", passing_in="")


def holds(place: Place, state: State) -> bool:
    """The server passes for this seat now."""
    return bool(place.passing) and place.passing_in == round_of(state)


def concerned(table: Table, state: State, by: int, news: Sequence[Event]) -> list[int]:
    """The seats that pass only while nothing concerns them, and are by what another did."""
    way = state.title.auto_pass
    if way is None or not round_of(state):
        return []
    quiet = [p.seat for p in table.places.all() if p.passing == Passing.QUIET and p.seat != by]
    return [s for s in quiet if any(way.concerns(state, Seat(s), event) for event in news)]


def due(table: Table, state: State) -> Action | None:
    """The pass that the server plays now, if there is one."""
    way = state.title.auto_pass
    if way is None or not round_of(state):
        return None
    for place in table.places.all():
        action = way.action(Seat(place.seat))
        if place.seat in to_act(state) and holds(place, state) and not why_not(state, action):
            return action
    return None
