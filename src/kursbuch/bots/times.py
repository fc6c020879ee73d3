"""How long bots think about a choice: seconds of the processor, so that others do not count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time

from kursbuch.bots.bot import Bot, Candidate
from kursbuch.core.offers import Offer
from kursbuch.core.state import State


@dataclass(frozen=True, slots=True)
class Timed:
    """A bot, and how long it thought about each of its choices."""

    bot: Bot
    seconds: list[float] = field(default_factory=list)

    def explain(self, view: State, offers: Sequence[Offer], rng: Random) -> Candidate:
        """What the bot chooses, and why."""
        began = process_time()
        chosen = self.bot.explain(view, offers, rng)
        self.seconds.append(process_time() - began)
        return chosen


def times(thought: Sequence[Sequence[Sequence[float]]]) -> list[dict[str, float]]:
    """For each entrant how long its choices took, from the seats of one game after another.

    Entrant n sat one seat further left every game, as `pairings` say.
    """
    entrants = len(thought[0]) if thought else 0
    return [
        _told(
            sorted(
                seconds
                for game, seats in enumerate(thought)
                for seconds in seats[(entrant - game) % entrants]
            )
        )
        for entrant in range(entrants)
    ]


def _told(seconds: Sequence[float]) -> dict[str, float]:
    """The middle, what nine of ten stay below, and the longest, in milliseconds."""
    if not seconds:
        return {}
    last = len(seconds) - 1
    parts = {"median_ms": 0.5, "90_percent_ms": 0.9, "worst_ms": 1.0}
    return {name: round(1000 * seconds[int(part * last)], 2) for name, part in parts.items()}
