"""What programmes do, from the position and the news alone: nothing here is read or written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, TypeAlias

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.codec import Codec
from kursbuch.core.offers import Offer, Plain
from kursbuch.core.programme import Next, Programme, Stop
from kursbuch.core.state import State, why_not
from kursbuch.core.title import Title
from kursbuch.core.words import Message

AnyProgramme: TypeAlias = Programme[Any]


def offered(state: State, seat: int) -> Iterator[Offer]:
    """The programmes that a seat can begin now, with the domains of what is to be chosen."""
    for kind in state.title.programmes if state.agenda else ():
        yield from kind.offers(state, Seat(seat))


def passing_programme(state: State, seat: int, until: str) -> AnyProgramme | None:
    """The programme that passes so long, if a seat can begin it now."""
    for kind in state.title.programmes:
        if kind.auto_pass == until:
            for offer in kind.offers(state, Seat(seat)):
                return kind(by=offer.by, **offer.fixed)
    return None


def read(title: Title[Any], plain: object) -> AnyProgramme:
    """The programme that a JSON value stands for, or a clear error."""
    return _codec(title.programmes).record(Programme, plain, "programme")


def write(programme: AnyProgramme) -> Plain:
    """A programme as JSON: its kind, its seat, and what was chosen."""
    return _codec((type(programme),)).write(programme)


def example(offer: Offer, rng: Random) -> Plain:
    """A programme that an offer lets one begin, its open fields filled by chance."""
    return _codec((offer.action,)).write(offer.sample(rng))


@cache
def _codec(kinds: tuple[type[AnyProgramme], ...]) -> Codec:
    return Codec("do", {kind.__name__: kind for kind in kinds})


def why_not_begin(state: State, programme: AnyProgramme) -> Message | None:
    """Why a programme cannot begin now: it is not offered, or would end at once."""
    if not any(programme in offer for offer in offered(state, programme.by)):
        return Message("programme-not-offered")
    return programme.ends(state, ())


def why_ended(state: State, programme: AnyProgramme, news: Sequence[Event]) -> Message | None:
    """Why a programme ends after what has happened; None if it goes on."""
    return programme.ends(state, news)


def next_action(state: State, programme: AnyProgramme) -> Next:
    """What a programme does now; it ends where it should have, or where the law refuses it."""
    if over := programme.ends(state, ()):
        return Stop(over)
    found = programme.next(state)
    if not isinstance(found, Action):
        return found
    refusal = why_not(state, found)
    return Stop(Message("programme-refused", why=refusal.message)) if refusal else found
