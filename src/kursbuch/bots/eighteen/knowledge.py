"""What bots know of any 18xx game, without advice about it."""

from __future__ import annotations

from kursbuch.bots.care import Care
from kursbuch.bots.eighteen.ablations import ABLATIONS
from kursbuch.bots.eighteen.advice import Advice
from kursbuch.bots.eighteen.features import features
from kursbuch.bots.eighteen.horizon import horizon, incomes
from kursbuch.bots.eighteen.ranker import Novice18
from kursbuch.bots.eighteen.valuation import Valuation
from kursbuch.bots.knowledge import Knowledge
from kursbuch.bots.temperament import Temperament
from kursbuch.eighteen.state import State18

ADVICE = Advice[State18]()


def novice(temper: Temperament, care: Care) -> Novice18[State18]:
    """A novice of any 18xx game."""
    return Novice18(ADVICE, temper, care)


KNOWLEDGE = Knowledge(novice, horizon(Valuation(ADVICE, incomes)), features, ABLATIONS)
