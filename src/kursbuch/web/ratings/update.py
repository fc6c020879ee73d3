"""The book of ratings: every finished game is entered once, in the order in which games ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime

from django.db import transaction
from django.db.models import Q, QuerySet

from kursbuch.web import jobs, locks
from kursbuch.web.ratings.counting import competitors, ended_at, ended_games
from kursbuch.web.ratings.models import RatedGame, Rating
from kursbuch.web.ratings.strength import Competitor, Strength, Who, after_game
from kursbuch.web.tables.models import Table


def left(before: datetime) -> Iterator[tuple[int, int]]:
    """The games that nobody has entered, because a process ended before it did."""
    for pk in ended_games().filter(rated=None, changed__lt=before).values_list("pk", flat=True):
        yield pk, 0


def enter(pk: int) -> None:
    """Enter a game that has ended; one that is entered, or does not count, changes nothing."""
    with _alone():
        table = ended_games().filter(pk=pk, rated=None).first()
        if table is None:
            return
        if _later(table).exists():
            _compute(table.title)
        else:
            _write(table)


def compute_all() -> int:
    """Write the whole book anew from all finished games; how many of them count."""
    with _alone():
        RatedGame.objects.all().delete()
        Rating.objects.all().delete()
        for title in sorted(set(ended_games().order_by().values_list("title", flat=True))):
            _compute(title)
        return RatedGame.objects.filter(competitors__gt=0).count()


@contextmanager
def _alone() -> Iterator[None]:
    """In one transaction, while no other process enters anything."""
    with locks.held(locks.Lock.RATINGS), transaction.atomic():
        yield


def _later(table: Table) -> QuerySet[RatedGame]:
    ended = ended_at(table)
    after = Q(ended__gt=ended) | Q(ended=ended, table__gt=table.pk)
    return RatedGame.objects.filter(after, title=table.title)


def _write(table: Table) -> None:
    """Enter the newest game of its title."""
    rated = competitors(table)
    _entry(table, rated).save(force_insert=True)
    if not rated:
        return
    for who, strength in after_game(_strengths(table.title, rated), rated).items():
        figures = {"mu": strength.mu, "sigma": strength.sigma, "games": strength.games}
        known = Rating.objects.filter(title=table.title, user=who.user, bot=who.bot)
        if not known.update(**figures):
            Rating.objects.bulk_create(_rows(table.title, {who: strength}))


def _strengths(title: str, rated: Iterable[Competitor]) -> dict[Who, Strength]:
    users = [one.who.user for one in rated if one.who.user]
    bots = [one.who.bot for one in rated if one.who.bot]
    known = Rating.objects.filter(title=title).filter(
        Q(user__in=users) | Q(user=None, bot__in=bots)
    )
    return {
        Who(one.user_id, one.bot): Strength(one.mu, one.sigma, one.games)
        for one in known.select_for_update()
    }


def _compute(title: str) -> None:
    """Write the pages of one title anew, game by game."""
    strengths: dict[Who, Strength] = {}
    entries: list[RatedGame] = []
    for table in ended_games().filter(title=title).iterator(500):
        rated = competitors(table)
        entries.append(_entry(table, rated))
        if rated:
            strengths |= after_game(strengths, rated)
    RatedGame.objects.filter(title=title).delete()
    Rating.objects.filter(title=title).delete()
    RatedGame.objects.bulk_create(entries, 500)
    Rating.objects.bulk_create(_rows(title, strengths), 500)


def _entry(table: Table, rated: list[Competitor]) -> RatedGame:
    return RatedGame(table=table, title=table.title, ended=ended_at(table), competitors=len(rated))


def _rows(title: str, strengths: Mapping[Who, Strength]) -> list[Rating]:
    return [
        Rating(
            title=title,
            user_id=who.user,
            bot=who.bot,
            mu=strength.mu,
            sigma=strength.sigma,
            games=strength.games,
        )
        for who, strength in strengths.items()
    ]


WORK = jobs.Work(jobs.ended_games, enter, left)
