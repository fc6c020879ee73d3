"""Bots see what a player sees, a view and the offers, and choose an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kursbuch.bots.bot import Bot, Candidate, RandomBot, Ranker, RankingBot
from kursbuch.bots.novice import Novice
from kursbuch.bots.temperament import BALANCED, TEMPERAMENTS, Temperament


def _novice(temper: Temperament) -> Callable[[], Bot]:
    return lambda: RankingBot(Novice(temper))


LEVELS: Mapping[str, Callable[[Temperament], Callable[[], Bot]]] = {"novice": _novice}
"""The levels that are worth playing against, the weakest first."""
BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    **{
        f"{level}-{temper.name}" if temper.name else level: make(temper)
        for level, make in LEVELS.items()
        for temper in (BALANCED, *TEMPERAMENTS.values())
    },
}
"""The bots by name: a level, or a level and a temperament; `random` only tests the rules."""

__all__ = ["BOTS", "LEVELS", "Bot", "Candidate", "RandomBot", "Ranker", "RankingBot"]
