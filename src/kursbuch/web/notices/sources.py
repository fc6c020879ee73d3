"""What there is to tell, found by looking: whose turn it is, what is over, who is invited."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from django.db.models import F, Q, QuerySet

from kursbuch.web import clock
from kursbuch.web.notices.models import Kind, Notice
from kursbuch.web.notices.news import News
from kursbuch.web.tables.models import Invitation, Place, Status

RECENT = timedelta(days=1)
"""Whoever turns notices on is not told of games that were over long ago."""
REACHABLE = (Q(user__by_email=True) | ~Q(user__webhook="") | Q(user__devices__isnull=False)) & Q(
    user__is_active=True
)


def everything() -> Iterator[News]:
    """All that is to be told now, also what was told before."""
    yield from turns()
    yield from games_over()
    yield from invitations()


def turns() -> Iterator[News]:
    """The tables that wait for somebody who has not looked since the last move."""
    for place in _unseen(Status.RUNNING):
        if place.seat in place.table.waiting:
            assert place.user is not None
            key = f"turn-{place.table_id}-{place.table.seq}"
            yield News(place.user, Kind.TURN, key, place.table)


def games_over() -> Iterator[News]:
    """The games that have ended while somebody was away."""
    for place in _unseen(Status.FINISHED).filter(table__changed__gt=clock.now() - RECENT):
        assert place.user is not None
        yield News(place.user, Kind.OVER, f"over-{place.table_id}", place.table)


def invitations() -> Iterator[News]:
    """The seats that are offered to one person."""
    offered = Invitation.objects.filter(REACHABLE).select_related("user", "table").distinct()
    for one in offered:
        assert one.user is not None
        key = f"invitation-{one.key}"
        yield News(one.user, Kind.INVITATION, key, one.table, one.get_absolute_url())


def _unseen(status: Status) -> QuerySet[Place]:
    unseen = Place.objects.filter(REACHABLE, table__status=status, seen__lt=F("table__seq"))
    return unseen.select_related("user", "table").distinct()


def still_holds(notice: Notice) -> bool:
    """Whether it is worth telling: whoever has looked meanwhile knows, and offers lapse."""
    match notice.kind:
        case Kind.TURN:
            return any(
                place.seat in place.table.waiting
                for place in _unseen(Status.RUNNING).filter(user=notice.user, table=notice.table)
            )
        case Kind.OVER:
            return _unseen(Status.FINISHED).filter(user=notice.user, table=notice.table).exists()
        case Kind.INVITATION if notice.key.startswith("invitation-"):
            return Invitation.objects.filter(key=notice.key.removeprefix("invitation-")).exists()
    return True
