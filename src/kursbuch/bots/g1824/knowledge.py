"""What bots know of the titles of 1824."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

from kursbuch.bots.care import Care
from kursbuch.bots.eighteen.ablations import ABLATIONS
from kursbuch.bots.eighteen.features import features
from kursbuch.bots.eighteen.horizon import WEIGHTY as USUALLY_WEIGHTY
from kursbuch.bots.eighteen.horizon import horizon
from kursbuch.bots.eighteen.prospects import rounds_with_sales
from kursbuch.bots.eighteen.ranker import Novice18
from kursbuch.bots.eighteen.valuation import Valuation, read_weights
from kursbuch.bots.g1824.advice import ADVICE
from kursbuch.bots.g1824.promises import promised
from kursbuch.bots.knowledge import Knowledge
from kursbuch.bots.search import Thought
from kursbuch.bots.temperament import Temperament
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.state import State24

OPENING = {BuyRailway, BuyCoalRailway}
WEIGHTY = USUALLY_WEIGHTY | OPENING | {ExchangeCoal, ExchangeMountain, TradeIn}

AHEAD = replace(ADVICE, rounds_left=rounds_with_sales)
"""What is seen ahead is judged by the rounds that games last while shares are still sold."""

THOUGHT = Thought(candidates=6, steps=2500, lines=12, trust=0.5)
"""Choices are often close, and few lines do not tell them apart.

In the first half of a game what is seen at the horizon says little of its end, so the ranking
counts for more than elsewhere.
"""
LEAST = 4
"""Before the fifth turn a position says next to nothing of the end: it is played on."""
THOUGHT_OF_TWO = replace(THOUGHT, steps=900)
"""Two are sooner at the end of a line, which goes to the next stock round only."""


def novice(temper: Temperament, care: Care) -> Novice18[State24]:
    """A novice of 1824."""
    return Novice18(ADVICE, temper, care)


WEIGHTS = read_weights(files(__package__).joinpath("weights.toml"))
HORIZON = horizon(Valuation(AHEAD, promised, WEIGHTS), WEIGHTY, THOUGHT, LEAST)
SMALL_TABLES = {2: horizon(Valuation(AHEAD, promised), WEIGHTY, THOUGHT_OF_TWO)}
"""Weights that were fitted to games of many mislead two, who take all parts at face value."""
KNOWLEDGE = Knowledge(novice, HORIZON, features, ABLATIONS, SMALL_TABLES)
