"""Ratings: Bradley and Terry's strengths of the bots, on the scale of Elo, around 1500."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from math import log10
from typing import TypeAlias

from kursbuch.bots.arena import Outcome

Wins: TypeAlias = "defaultdict[tuple[str, str], float]"

AVERAGE = 1500
ROUNDS = 200
DRAWN = 0.5
"""Counted for either of each pair beside what was played: nobody is infinitely strong."""


def ratings(outcomes: Iterable[Outcome]) -> dict[str, float]:
    """The rating of every bot, from who was placed before whom."""
    wins: Wins = defaultdict(float)
    for outcome in outcomes:
        if outcome.result is None:
            continue
        for a, b in combinations(range(len(outcome.bots)), 2):
            better = outcome.result.places[b] - outcome.result.places[a]
            one, other = outcome.bots[a], outcome.bots[b]
            wins[one, other] += 1.0 if better > 0 else 0.5 if better == 0 else 0.0
            wins[other, one] += 1.0 if better < 0 else 0.5 if better == 0 else 0.0
    names = sorted({name for pair in wins for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = {name: _improved(name, names, strength, wins) for name in names}
    mean = sum(log10(each) for each in strength.values()) / max(1, len(names))
    return {name: AVERAGE + 400 * (log10(each) - mean) for name, each in strength.items()}


def _improved(name: str, names: list[str], strength: dict[str, float], wins: Wins) -> float:
    """Won games over games expected to be won for each unit of strength."""
    others = [other for other in names if other != name]
    won = sum(wins[name, other] + DRAWN for other in others)
    expected = sum(
        (wins[name, other] + wins[other, name] + 2 * DRAWN) / (strength[name] + strength[other])
        for other in others
    )
    return won / expected if expected else 1.0
