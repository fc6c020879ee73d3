"""What an account has played to the end in public: by title, against whom, game by game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, Prefetch

from kursbuch.catalogue import titles
from kursbuch.core.title import Title
from kursbuch.web.accounts.models import User
from kursbuch.web.ratings.standings import Standing, of_account
from kursbuch.web.ratings.strength import Strength
from kursbuch.web.tables.models import Place, Status, Table

COUNTED = 500
"""The newest games that count; older ones are not read."""
OPPONENTS = 20
SHOWN = 50
FAVOURITES = 3


@dataclass(frozen=True)
class Game:
    """A finished game as the person saw it."""

    table: Table
    title: Title[Any]
    places: Sequence[Place]
    seat: int

    @property
    def rank(self) -> int | None:
        """The place that the person took; None if the game was ended by agreement."""
        return self.rank_of(self.seat)

    def rank_of(self, seat: int) -> int | None:
        """The place that a seat took."""
        ranks = (self.table.result or {}).get("places") or ()
        return ranks[seat] if seat < len(ranks) else None

    @property
    def score(self) -> int | None:
        """What the person scored."""
        scores = (self.table.result or {}).get("scores") or ()
        return scores[self.seat] if self.seat < len(scores) else None


@dataclass(frozen=True)
class Favourite:
    """A company that somebody has directed when games ended, and how often."""

    company: str
    games: int


@dataclass(frozen=True)
class ByTitle:
    """How somebody has done in one title; games without a result only count as played."""

    title: Title[Any]
    games: int
    ranks: Sequence[int]
    players: float | None
    """How many played on average, for the mean place says little without."""
    score: float | None = None
    """The mean score."""
    favourites: Sequence[Favourite] = ()
    """The companies directed most often, the first of them first."""
    strength: Strength | None = None
    """The rating, if there is one; games at private tables count for it, too."""

    @property
    def wins(self) -> int:
        """How often first, alone or with others."""
        return self.ranks.count(1)

    @property
    def mean(self) -> float | None:
        """The mean place."""
        return mean(self.ranks)


@dataclass(frozen=True)
class HeadToHead:
    """How somebody has done against one other account."""

    name: str
    ahead: int
    behind: int
    level: int

    @property
    def games(self) -> int:
        """How many games both have finished with a place."""
        return self.ahead + self.behind + self.level


@dataclass(frozen=True)
class Profile:
    """All that the page of an account tells."""

    name: str
    games: Sequence[Game]
    by_title: Sequence[ByTitle]
    against: Sequence[HeadToHead]


def profile(user: User) -> Profile:
    """The profile of an account, from a fixed number of queries."""
    games = finished(user)
    titles_played = by_title(games, of_account(user))
    return Profile(user.username, games[:SHOWN], titles_played, head_to_head(games, user))


def finished(user: User) -> list[Game]:
    """The newest public games, real ones: no what-if boards, and not against oneself."""
    alone = Place.objects.filter(user=user).values("table")
    one_seat = alone.annotate(seats=Count("pk")).filter(seats=1).values("table")
    tables = Table.objects.filter(
        pk__in=one_seat, status=Status.FINISHED, private=False, branch_of=None
    )
    seated = Prefetch("places", Place.objects.select_related("user"))
    newest = tables.order_by("-changed").defer("base", "setup").prefetch_related(seated)[:COUNTED]
    return [_game(table, user) for table in newest if table.title in titles()]


def _game(table: Table, user: User) -> Game:
    places = list(table.places.all())
    seat = next(place.seat for place in places if place.user_id == user.pk)
    return Game(table, titles()[table.title], places, seat)


def by_title(games: Iterable[Game], rated: Iterable[Standing] = ()) -> list[ByTitle]:
    """The titles, the one played most first."""
    grouped: dict[str, list[Game]] = {}
    for game in games:
        grouped.setdefault(game.table.title, []).append(game)
    strengths = {one.title.key: one.strength for one in rated}
    found = [_by_title(played, strengths.get(key)) for key, played in grouped.items()]
    return sorted(found, key=lambda one: (-one.games, one.title.key))


def _by_title(games: Sequence[Game], strength: Strength | None) -> ByTitle:
    ranked = [(game.rank, len(game.places)) for game in games]
    ranks = [rank for rank, _ in ranked if rank is not None]
    players = mean([count for rank, count in ranked if rank is not None])
    score = mean([game.score for game in games if game.score is not None])
    return ByTitle(games[0].title, len(games), ranks, players, score, favourites(games), strength)


def favourites(games: Iterable[Game]) -> list[Favourite]:
    """The companies that somebody has directed most often at the end of a game."""
    counted = Counter(
        company
        for game in games
        for company, seat in (game.table.directed or {}).items()
        if seat == game.seat
    )
    ordered = sorted(counted.items(), key=lambda one: (-one[1], one[0]))
    return [Favourite(company, games) for company, games in ordered[:FAVOURITES]]


def head_to_head(games: Iterable[Game], user: User) -> list[HeadToHead]:
    """The accounts met most often; those that are deleted are nobody any more."""
    met: dict[str, list[int]] = {}
    for game in games:
        for place in game.places:
            other, rank = place.user, game.rank_of(place.seat)
            if other is None or other == user or not other.is_active:
                continue
            if rank is not None and game.rank is not None:
                met.setdefault(other.username, []).append(rank - game.rank)
    found = [_against(name, distances) for name, distances in met.items()]
    return sorted(found, key=lambda one: (-one.games, one.name))[:OPPONENTS]


def _against(name: str, distances: Sequence[int]) -> HeadToHead:
    ahead, behind = sum(d > 0 for d in distances), sum(d < 0 for d in distances)
    return HeadToHead(name, ahead, behind, len(distances) - ahead - behind)


def mean(numbers: Sequence[int]) -> float | None:
    """The mean; None if there is nothing."""
    return sum(numbers) / len(numbers) if numbers else None
