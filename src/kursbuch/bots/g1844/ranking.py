"""The rankers of the titles of 1844."""

from __future__ import annotations

from kursbuch.bots.eighteen.ranker import Novice18
from kursbuch.bots.g1844.advice import ADVICE
from kursbuch.bots.novice import Maker
from kursbuch.bots.temperament import Temperament


def novice(temper: Temperament, careful: bool) -> Novice18:
    """A novice of 1844."""
    return Novice18(ADVICE, temper, careful)


RANKERS: dict[str, Maker] = {"1844": novice, "1844-2003": novice}
