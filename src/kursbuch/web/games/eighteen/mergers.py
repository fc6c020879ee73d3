"""A merger as a table: who brings what, what becomes of it, who is director then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from django.utils.safestring import SafeString

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director, shares
from kursbuch.web.games.eighteen.moments.turn import badge, trains_of
from kursbuch.web.games.presenter import Scene


@dataclass(frozen=True)
class Partner:
    """A company that goes into the merger, and what it brings."""

    badge: SafeString
    director: str
    cash: int
    trains: str
    markers: int


@dataclass(frozen=True)
class Holder:
    """A player: shares of the old companies, of the new one, and the money that moves."""

    seat: int
    name: str
    before: Mapping[CompanyId, int]
    after: int
    balance: int


@dataclass(frozen=True)
class Merger:
    """A company that will be formed, as it would be if it were formed now."""

    badge: SafeString
    when: str
    partners: Sequence[Partner] = ()
    holders: Sequence[Holder] = ()
    director: str = ""
    cash: int = 0
    trains: str = ""
    markers: int = 0
    remarks: Sequence[str] = field(default_factory=tuple)


def merger(
    scene: Scene,
    now: State18,
    then: State18,
    old: Sequence[CompanyId],
    new: CompanyId,
    when: str,
    remarks: Sequence[str] = (),
) -> Merger:
    """The merger of old companies into a new one, *now* and *then*."""
    record, seat = then.companies[new], director(then, new)
    return Merger(
        badge=badge(now, new),
        when=when,
        partners=[_partner(scene, now, name) for name in old],
        holders=[_holder(scene, now, then, old, new, seat) for seat in range(len(now.players))],
        director="" if seat is None else scene.words.name(seat),
        cash=record.cash,
        trains=trains_of(then, new),
        markers=len(then.board.stops_of(new)),
        remarks=remarks,
    )


def _partner(scene: Scene, now: State18, name: CompanyId) -> Partner:
    seat = director(now, name)
    return Partner(
        badge=badge(now, name),
        director="" if seat is None else scene.words.name(seat),
        cash=now.companies[name].cash,
        trains=trains_of(now, name),
        markers=len(now.board.stops_of(name)),
    )


def _holder(
    scene: Scene,
    now: State18,
    then: State18,
    old: Sequence[CompanyId],
    new: CompanyId,
    seat: int,
) -> Holder:
    held = {name: shares(now, name, Seat(seat)) for name in (*old, new)}
    return Holder(
        seat=seat,
        name=scene.words.name(seat),
        before={name: number for name, number in held.items() if number},
        after=shares(then, new, Seat(seat)),
        balance=then.players[seat].cash - now.players[seat].cash,
    )
