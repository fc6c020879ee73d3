"""What there is to tell, found by looking: whose turn it is, what is over, who is invited."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from django.db.models import F, Q, QuerySet
from django.urls import reverse

from kursbuch.core.words import Words
from kursbuch.web import clock
from kursbuch.web.accounts.models import User
from kursbuch.web.friends.models import Block, Friendship
from kursbuch.web.groups.models import Announcement, Membership
from kursbuch.web.notices.models import Kind, Notice
from kursbuch.web.notices.news import News
from kursbuch.web.tables.models import Invitation, Place, Status
from kursbuch.web.tables.plans.models import Line
from kursbuch.web.tables.programmes.models import StoredProgramme
from kursbuch.web.tables.record import reasons

RECENT = timedelta(days=1)
"""Somebody who turns notices on is not told of games that ended long ago."""


def reachable(who: str) -> Q:
    """Condition on what belongs to an account: there is a channel to tell its person by."""
    channel = Q(**{f"{who}__by_email": True}) | Q(**{f"{who}__devices__isnull": False})
    return (channel | ~Q(**{f"{who}__webhook": ""})) & Q(**{f"{who}__is_active": True})


REACHABLE = reachable("user")


def everything() -> Iterator[News]:
    """All that is to be told now, also what was told before."""
    yield from turns()
    yield from games_over()
    yield from invitations()
    yield from groups()
    yield from friends()
    yield from announced()
    yield from programmes()
    yield from plans()


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


def groups() -> Iterator[News]:
    """The groups that somebody is invited to."""
    asked = Membership.objects.filter(REACHABLE, accepted=False).select_related("user", "group")
    for one in asked.distinct():
        path, args = one.group.get_absolute_url(), {"group": one.group.name}
        yield News(one.user, Kind.INVITATION, f"group-{one.pk}", None, path, args)


def friends() -> Iterator[News]:
    """Those who ask to be friends."""
    asked = Friendship.objects.filter(reachable("asked"), accepted=False, asker__is_active=True)
    for one in asked.select_related("asker", "asked").distinct():
        path, args = reverse("people"), {"who": one.asker.username}
        yield News(one.asked, Kind.FRIEND, f"friend-{one.pk}", None, path, args)


def announced() -> Iterator[News]:
    """The tables with free seats that are announced to a group, for its members."""
    known = Announcement.objects.filter(table__status=Status.OPEN)
    for one in known.select_related("table", "group"):
        for user in _to_be_told(one):
            args = {"group": one.group.name}
            yield News(user, Kind.ANNOUNCED, f"announced-{one.pk}", one.table, args=args)


def _to_be_told(one: Announcement) -> Iterator[User]:
    """Members who neither own the table nor sit there, nor have blocked its owner."""
    owner, sitting = one.table.owner_id, one.table.places.exclude(user=None).values("user")
    members = one.group.memberships.filter(REACHABLE, accepted=True).exclude(user__in=sitting)
    if owner:
        blocking = Block.objects.filter(whom=owner).values("by")
        members = members.exclude(user=owner).exclude(user__in=blocking)
    return (member.user for member in members.select_related("user").distinct())


def programmes() -> Iterator[News]:
    """The programmes that have stopped while their owner was away, and why."""
    for place, words in _whose_has_stopped("programmes"):
        for row in place.table.programmes.filter(seat=place.seat, stopped__isnull=False):
            why = {"why": reasons.told(row.stopped, words)}
            yield _stopped(place, f"stopped-{row.pk}", why)


def plans() -> Iterator[News]:
    """The conditional moves that are over while their owner was away, and why."""
    for place, words in _whose_has_stopped("lines"):
        for row in place.table.lines.filter(seat=place.seat, stopped__isnull=False):
            why = {"plan": row.name, "why": reasons.told(row.stopped, words)}
            yield _stopped(place, f"line-{row.pk}-{row.stops}", why)


def _whose_has_stopped(what: str) -> Iterator[tuple[Place, Words]]:
    """Places of those who are away with something that has stopped, and how they are told."""
    stopped = {f"table__{what}__stopped__isnull": False, f"table__{what}__seat": F("seat")}
    for place in _unseen(Status.RUNNING).filter(Q(**stopped)):
        assert place.user is not None
        names = [one.name for one in place.table.places.all()]
        yield place, Words(place.user.language or "en", names)


def _stopped(place: Place, key: str, args: dict[str, str]) -> News:
    assert place.user is not None
    return News(place.user, Kind.STOPPED, key, place.table, args=args)


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
        case Kind.INVITATION:
            what, _, key = notice.key.partition("-")
            if what == "group":
                return Membership.objects.filter(pk=key, accepted=False).exists()
            return Invitation.objects.filter(key=key).exists()
        case Kind.FRIEND:
            key = notice.key.removeprefix("friend-")
            return Friendship.objects.filter(pk=key, accepted=False).exists()
        case Kind.ANNOUNCED:
            key = notice.key.removeprefix("announced-")
            open_ = Announcement.objects.filter(pk=key, table__status=Status.OPEN)
            return open_.exclude(table__places__user=notice.user).exists()
        case Kind.STOPPED:
            what, _, key = notice.key.partition("-")
            if what == "line":
                line, _, stops = key.partition("-")
                this = Line.objects.filter(pk=line, stops=stops or 0)
                return this.filter(stopped__isnull=False).exists()
            return StoredProgramme.objects.filter(pk=key, stopped__isnull=False).exists()
    return True
