"""Payments that leave a choice: one is proposed, all of them can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kursbuch.core.action import Action
from kursbuch.core.offers import Split
from kursbuch.games.first_train.payment import only_way
from kursbuch.web.games.first_train.places import state_of
from kursbuch.web.games.moment import asked
from kursbuch.web.games.presenter import Scene

Payment = Mapping[str, int]


def usual(split: Split) -> Payment:
    """What is proposed: nothing if there is no choice, else what leaves the rest most even."""
    if only_way(split) is not None:
        return {}
    return min(split.values(), key=lambda paid: _unevenness(split, paid))


def _unevenness(split: Split, paid: Payment) -> int:
    return sum((limit - paid.get(name, 0)) ** 2 for name, limit in split.limits.items())


def ways(
    scene: Scene, split: Split, plan: Callable[[Payment], Sequence[Action]]
) -> list[Mapping[str, object]]:
    """Every way to pay, if there are several; *plan* is what is committed with it."""
    if only_way(split) is not None:
        return []
    nouns = state_of(scene).title.nouns
    return [
        {
            "label": scene.words.say(nouns.amounts(paid)),
            "value": asked(plan(paid)),
            "on": [*plan(paid)] == [*scene.plan],
        }
        for paid in split.values()
    ]
