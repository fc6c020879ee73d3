"""What bots do in a game, by kind of action: how temperaments differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kursbuch.bots.arena import Outcome


def habits(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[dict[str, float]]:
    """For each entrant how often it did each kind of action in a game, on average.

    Entrant n sat one seat further left every game, as `pairings` say.
    """
    done: list[Counter[str]] = [Counter() for _ in bots]
    for game, outcome in enumerate(outcomes):
        for action in outcome.record.actions:
            done[(action.by + game) % len(bots)][type(action).__name__] += 1
    kinds = sorted({kind for each in done for kind in each})
    games = max(len(outcomes), 1)
    return [{kind: round(each[kind] / games, 2) for kind in kinds} for each in done]
