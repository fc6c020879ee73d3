"""Strengths, and what one game tells about them: Plackett and Luce's model, by openskill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
SCALE, CENTRE = 40, 1500
"""Strengths are shown on a scale that players know: whoever is new has 1500."""
PROVISIONAL = 10
"""With fewer games a rating is a guess, and says so."""


class Who(NamedTuple):
    """An account by its number, or a bot by its name."""

    user: int | None
    bot: str


@dataclass(frozen=True)
class Strength:
    """An estimate, how sure it is, and from how many games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def value(self) -> int:
        """The estimate as it is shown."""
        return round(CENTRE + SCALE * (self.mu - MODEL.mu))

    @property
    def margin(self) -> int:
        """The true strength lies within this distance in about 95 of 100 cases."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Too few games to tell."""
        return self.games < PROVISIONAL


NEW = Strength()


@dataclass(frozen=True)
class Competitor:
    """Who is rated for a seat, and the place that the seat took."""

    who: Who
    rank: int


def after_game(
    before: Mapping[Who, Strength], competitors: Sequence[Competitor]
) -> dict[Who, Strength]:
    """The strengths of those who played; a bot with several seats gets the mean of them."""
    known = [before.get(one.who, NEW) for one in competitors]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in known]
    rated = MODEL.rate(teams, ranks=[float(one.rank) for one in competitors])
    found: dict[Who, list[tuple[float, float]]] = {}
    for one, (new,) in zip(competitors, rated, strict=True):
        found.setdefault(one.who, []).append((new.mu, new.sigma))
    return {
        who: Strength(
            fmean(mu for mu, _ in new),
            fmean(sigma for _, sigma in new),
            before.get(who, NEW).games + 1,
        )
        for who, new in found.items()
    }
