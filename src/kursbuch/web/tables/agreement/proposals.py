"""Proposals: what happens at a table when everybody concerned has agreed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.shortcuts import get_object_or_404
from django.utils import timezone

from kursbuch.core.errors import StaleTable
from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.friends.blocks import check_may_ask
from kursbuch.web.tables.clocks.following import level_at
from kursbuch.web.tables.models import ABOUT_A_SEAT, Pace, Place, Proposal, Table, Wish
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.absence import may_be_replaced
from kursbuch.web.tables.play.change import change
from kursbuch.web.tables.record import store
from kursbuch.web.tables.seats import transfer
from kursbuch.web.visitors import Visitor

ABSENCE = {Pace.LIVE: timedelta(minutes=10), Pace.DAYS: timedelta(days=3)}
"""How long somebody whom the game waits for may take to come back, once the others have said
that they want to go on without them."""


def is_somebody_else(place: Place, visitor: Visitor) -> bool:
    """Another person sits there, who has a say."""
    return _has_a_say(place) and not place.is_held_by(visitor)


def _has_a_say(place: Place) -> bool:
    return not (place.bot or place.is_free or place.resigned)


def propose(
    table: Table, kind: Wish, by: int, to: int, needs: Sequence[int], whom: str = ""
) -> Proposal:
    """Within a change: ask the seats concerned."""
    table.proposals.filter(kind=kind).delete()
    return Proposal.objects.create(
        table=table, kind=kind, seq=table.seq, by=by, to=to, needs=list(needs), whom=whom
    )


def standing(table: Table) -> list[Proposal]:
    """The proposals that still wait for somebody; they lapse when the game goes on."""
    return [p for p in table.proposals.all() if _stands(table, p)]


def _stands(table: Table, asked: Proposal) -> bool:
    return asked.seq == table.seq or asked.kind in ABOUT_A_SEAT


def waits_until(table: Table, asked: Proposal) -> datetime | None:
    """Until when the person whose seat it is about may come back; None where nobody has to."""
    if asked.kind not in ABOUT_A_SEAT or asked.kind == Wish.LATE:
        return None
    place = next((p for p in table.places.all() if p.seat == asked.to), None)
    if place is None or place.bot or place.resigned:
        return None
    return asked.at + ABSENCE[Pace(table.pace)]


def is_ready(table: Table, asked: Proposal) -> bool:
    """Nobody has to agree any more, and nobody may still come back."""
    until = waits_until(table, asked)
    return not asked.missing() and (until is None or until <= timezone.now())


def propose_bot(table: Table, seat: int) -> None:
    """Within a change: a clock has run out; if the others agree, a bot plays on in the seat."""
    others = [p.seat for p in table.places.all() if _has_a_say(p) and p.seat != seat]
    asked = propose(table, Wish.LATE, seat, seat, others)
    if is_ready(table, asked):
        _fulfil(table, asked, None)


def ask(
    table: Table, visitor: Visitor, kind: Wish, seat: int | None = None, whom: str = ""
) -> None:
    """Ask everybody else at the table; if there is nobody else, it happens at once.

    A wish to replace or invite somebody is about a *seat*.
    """
    with change(table):
        mine = visitor.seats(table.places.all())
        if not mine:
            raise HouseRule(Message("page-not-your-seat"))
        to = 0
        if kind in ABOUT_A_SEAT:
            to = _absent(table, seat)
            check_may_ask(visitor.user, transfer.account(whom))
        others = [p.seat for p in table.places.all() if is_somebody_else(p, visitor)]
        needs = [seat for seat in others if kind == Wish.END or seat != to]
        asked = propose(table, kind, mine[0], to, needs, whom)
        if is_ready(table, asked):
            _fulfil(table, asked, None)


def _absent(table: Table, seat: int | None) -> int:
    """The seat, if the game waits for whoever sits there; a bot is never missed."""
    place = get_object_or_404(table.places, seat=-1 if seat is None else seat)
    if not may_be_replaced(table, place):
        raise HouseRule(Message("hand-not-waited-for", name=place.name))
    return place.seat


def answer(table: Table, visitor: Visitor, number: int, yes: bool) -> None:
    """Agree to what somebody asked, refuse it, or withdraw it; when all agree it happens."""
    asked = get_object_or_404(table.proposals, pk=number)
    step = _way_back(table, asked) if yes else None
    with change(table):
        now = table.proposals.filter(pk=number).first()
        if now is None or not _stands(table, now):
            raise StaleTable(Message("page-stale"))
        seats = visitor.seats(table.places.all())
        if not yes:
            _refuse(now, seats)
            return
        _agree(table, now, seats)
        if is_ready(table, now):
            _fulfil(table, now, step)


def _way_back(table: Table, asked: Proposal) -> store.NewRow | None:
    """The row that a granted wish to take back writes, made ready before the table is locked."""
    if asked.kind != Wish.UNDO or not _stands(table, asked):
        return None
    return store.return_step(table, asked.to, asked.by)


def _agree(table: Table, asked: Proposal, seats: Sequence[int]) -> None:
    """Add the agreement of these seats; once the time is over anybody there may say the word."""
    if not seats or not (set(seats) & set(asked.missing()) or is_ready(table, asked)):
        raise HouseRule(Message("page-nobody-asks"))
    asked.agreed = sorted({*asked.agreed, *(s for s in seats if s in asked.needs)})
    asked.save(update_fields=["agreed"])


def _refuse(asked: Proposal, seats: Sequence[int]) -> None:
    """The one who asked withdraws it; one who must agree refuses; the missing player is back."""
    concerned = {asked.by, *asked.missing()}
    if asked.kind in ABOUT_A_SEAT:
        concerned.add(asked.to)
    if not concerned & set(seats):
        raise HouseRule(Message("page-nobody-asks"))
    asked.delete()


def _fulfil(table: Table, asked: Proposal, step: store.NewRow | None) -> None:
    """Everybody has agreed: do it, unless the game has stopped to wait for the person."""
    if asked.kind in ABOUT_A_SEAT:
        _absent(table, asked.to)
    asked.delete()
    match asked.kind:
        case Wish.UNDO:
            assert step is not None
            game.returned(table, step)
        case Wish.END:
            store.end(table, "agreement")
        case Wish.REPLACE:
            transfer.to_bot(table, asked.to)
        case Wish.LATE:
            transfer.to_bot(table, asked.to, level_at(table))
        case Wish.INVITE:
            transfer.invite(table, asked.to, asked.whom, own=False)
