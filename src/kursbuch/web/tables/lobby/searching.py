"""Which tables somebody looks for: by a word, a title, a pace, free seats, and in which list."""

from __future__ import annotations

from dataclasses import dataclass

from django.db import models
from django.db.models import Count, Q, QuerySet

from kursbuch.catalogue import titles
from kursbuch.core.words import LANGUAGES, Words
from kursbuch.web.accounts.models import User
from kursbuch.web.friends.friendship import friends_of
from kursbuch.web.tables.lobby.announcing import announced_to
from kursbuch.web.tables.models import Invitation, Place, Status, Table
from kursbuch.web.visitors import Visitor
from kursbuch.web.wording import title_name


class List(models.TextChoices):
    """The lists of the lobby."""

    INVITED = "invited"
    MINE = "mine"
    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    HIDDEN = "hidden"


@dataclass(frozen=True)
class Filters:
    """What somebody looks for; what is not said excludes nothing."""

    word: str = ""
    """Part of a table's name, a player's or a title's."""
    title: str = ""
    pace: str = ""
    free: int = 0
    """At least this many seats are free."""
    with_friends: bool = False
    """A friend sits there."""
    clock: bool | None = None
    """With a clock, without one; None: both."""

    @property
    def is_narrow(self) -> bool:
        """Something is looked for."""
        return bool(self != Filters())


def tables_in(which: List, who: Visitor, wanted: Filters | None = None) -> QuerySet[Table]:
    """The tables of one list that are looked for."""
    found = _list(which, who)
    return filtered(found, who, wanted) if wanted else found


def _list(which: List, who: Visitor) -> QuerySet[Table]:
    everybody = Table.objects.filter(private=False)
    mine = seated(who)
    match which:
        case List.INVITED:
            return invited(who)
        case List.MINE:
            shown = seated(who, hidden=False)
            own = Table.objects.filter(
                pk__in=shown, line=None
            )  # the board of a plan is at its table
            return own.exclude(status=Status.FINISHED)
        case List.HIDDEN:
            return Table.objects.filter(pk__in=seated(who, hidden=True))
        case List.FINISHED:
            not_hidden = ~Q(pk__in=seated(who, hidden=True))
            seen = Q(private=False) | Q(pk__in=mine)
            return Table.objects.filter(seen & not_hidden, status=Status.FINISHED)
        case _:
            return everybody.filter(status=which.value).exclude(pk__in=mine)


def seated(who: Visitor, **of_place: bool) -> QuerySet[Place, int]:
    """The tables, by primary key, at which the visitor sits."""
    return Place.objects.filter(who.holds(), **of_place).values_list("table", flat=True)


def invited(who: Visitor) -> QuerySet[Table]:
    """The tables at which a seat is offered to this person, or to a group of theirs."""
    if who.user is None:
        return Table.objects.none()
    offered = Invitation.objects.filter(user=who.user).values("table")
    found = Table.objects.filter(Q(pk__in=offered) | announced_to(who.user))
    return found.exclude(pk__in=seated(who))


def filtered(tables: QuerySet[Table], who: Visitor, wanted: Filters) -> QuerySet[Table]:
    """Only the tables that somebody looks for."""
    if wanted.title:
        tables = tables.filter(title=wanted.title)
    if wanted.pace:
        tables = tables.filter(pace=wanted.pace)
    if wanted.clock is not None:
        tables = tables.filter(clock__isnull=not wanted.clock)
    if wanted.word:
        named = Place.objects.filter(name__icontains=wanted.word)
        by_name = Q(name__icontains=wanted.word) | Q(pk__in=named.values("table"))
        tables = tables.filter(by_name | Q(title__in=_called(wanted.word)))
    if wanted.free:
        empty = Q(places__user=None, places__guest="", places__bot="")
        free = Table.objects.annotate(free=Count("places", filter=empty))
        tables = tables.filter(pk__in=free.filter(free__gte=wanted.free).values("pk"))
    if wanted.with_friends:
        friends = friends_of(who.user) if who.user else User.objects.none()
        tables = tables.filter(pk__in=Place.objects.filter(user__in=friends).values("table"))
    return tables


def _called(word: str) -> list[str]:
    """The titles that have the word in their key or in their name in any language."""
    spoken = [Words(language) for language in LANGUAGES]
    return [
        key
        for key, title in titles().items()
        if any(
            word.lower() in name.lower() for name in (key, *(title_name(w, title) for w in spoken))
        )
    ]
