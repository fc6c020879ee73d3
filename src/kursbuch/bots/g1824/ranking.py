"""The rankers of the titles of 1824."""

from __future__ import annotations

from kursbuch.bots.eighteen.ranker import Novice18
from kursbuch.bots.g1824.advice import ADVICE
from kursbuch.bots.novice import Maker
from kursbuch.bots.temperament import Temperament


def novice(temper: Temperament, careful: bool) -> Novice18:
    """A novice of 1824."""
    return Novice18(ADVICE, temper, careful)


RANKERS: dict[str, Maker] = dict.fromkeys(
    ("1824", "1824-cisleithania-2", "1824-cisleithania-3", "1824-goods-time"), novice
)
