"""What a seat's position is made of, and what each part of it is worth by the end of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from random import Random
from typing import Generic, TypeAlias, cast

from kursbuch.bots.care import Care
from kursbuch.bots.eighteen.advice import Advice, Situation
from kursbuch.bots.eighteen.prospects import missing, progress
from kursbuch.bots.eighteen.worth import dividends_to_come, share_worth
from kursbuch.bots.temperament import BALANCED
from kursbuch.core.action import Seat
from kursbuch.core.state import State
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.holdings import shareholders
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.title.slots import S

Promise: TypeAlias = Callable[[Situation[S], Seat], float]
"""What, in a situation, a seat has that is no share and not scored as what it will be worth."""
Parts: TypeAlias = Mapping[str, float]
"""A position of one seat, each part in money."""

PARTS: Mapping[str, str] = {
    "cash": "what the seat could buy shares with at once",
    "shares": "all else that is scored",
    "growth": "what the prices of its shares are thought to rise by the end",
    "dividends": "what its shares are thought to be paid by the end",
    "treasury": "its part of the money of companies",
    "lacking": "its part of what companies lack for a train that lasts",
    "promise": "what its papers and small railways will become",
}


@dataclass(frozen=True, slots=True)
class Weights:
    """What a coin of each part is worth, with the first phase and with the last."""

    early: Parts
    late: Parts

    def at(self, far: float) -> Parts:
        """The weights when the phases have come so far."""
        return {name: (1 - far) * self.early[name] + far * self.late[name] for name in PARTS}


FACE_VALUE: Parts = {**dict.fromkeys(PARTS, 1.0), "treasury": 0.4, "lacking": 0.0}
PLAIN = Weights(FACE_VALUE, FACE_VALUE)
"""Everything counts as what it is thought to be, where nothing was fitted."""


def read_weights(file: Traversable) -> Weights:
    """Weights that `python -m kursbuch.bots.eighteen.fit_values` has found."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return Weights(found["early"], found["late"])


@dataclass(frozen=True, slots=True)
class Valuation(Generic[S]):
    """What every seat may expect, by a title's advice, its promises and its weights."""

    advice: Advice[S]
    promise: Promise[S]
    weights: Weights = PLAIN

    def values(self, state: State) -> Sequence[float]:
        """What every seat may expect by the end of the game; at the end its score."""
        assert isinstance(state, State18)
        if not state.agenda:
            return [float(state.title.scored(state, Seat(n))) for n in range(len(state.players))]
        weights = self.weights.at(progress(state))
        return [
            sum(weights[name] * part for name, part in parts.items()) for parts in self.parts(state)
        ]

    def parts(self, state: State) -> list[Parts]:
        """What every seat's position is made of."""
        assert isinstance(state, State18)
        s = Situation(cast(S, state), Seat(0), BALANCED, self.advice, Random(0), Care.QUICK)
        found = [self._own(s, Seat(seat)) for seat in range(len(state.players))]
        for company, record in state.companies.items():
            if record.par and not record.closed:
                of_one_share = parts_of_share(s, company)
                for holder, number in shareholders(state, company).items():
                    if isinstance(holder, int):
                        for name, part in of_one_share.items():
                            found[holder][name] += number * part
        return [*found]

    def _own(self, s: Situation[S], seat: Seat) -> dict[str, float]:
        """What a seat has without what its shares are thought to bring."""
        cash = float(s.state.players[seat].cash)
        scored = float(s.state.title.scored(s.state, seat))
        return {
            **dict.fromkeys(PARTS, 0.0),
            "cash": cash,
            "shares": scored - cash,
            "promise": self.promise(s, seat),
        }


def parts_of_share(s: Situation[State18], company: CompanyId) -> Parts:
    """What one share of a company stands for, beside its price."""
    state, record = s.state, s.state.companies[company]
    dividends = dividends_to_come(s, company)
    growth = share_worth(s, company) - dividends - price(state, company)
    if not record.launched:
        return {"growth": growth, "dividends": dividends}
    whole = max(1, kind(state, company).shares)
    return {
        "growth": growth,
        "dividends": dividends,
        "treasury": record.cash / whole,
        "lacking": missing(state, company) / whole,
    }
