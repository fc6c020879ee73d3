"""What a bot must be told about a title; all of it has a value that suits any 18xx game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, TypeAlias, TypeVar

from kursbuch.bots.bot import Candidate
from kursbuch.bots.care import Care
from kursbuch.bots.eighteen.prospects import rounds_left
from kursbuch.bots.temperament import Temperament
from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.eighteen.ids import CompanyId, HexId, PaperId
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.title.slots import S

S_co = TypeVar("S_co", bound=State18, covariant=True)


@dataclass(frozen=True, slots=True)
class Situation(Generic[S_co]):
    """A position as one seat sees it, and who looks at it."""

    state: S_co
    seat: Seat
    temper: Temperament
    advice: Advice[S_co]
    rng: Random
    care: Care = Care.USUAL
    """How much of it the solver is asked about."""
    offers: Sequence[Offer] = ()
    """All that the seat may do."""
    known: dict[Hashable, float] = field(default_factory=dict)
    """What was found out about this situation so far."""

    def once(self, key: Hashable, find: Callable[[], float]) -> float:
        """A figure of this situation, found out when it is first asked for."""
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = find()
        return found

    @property
    def rounds_left(self) -> float:
        """How many operating rounds are left, roughly."""
        return self.once("rounds left", lambda: self.advice.rounds_left(self.state))


Decision: TypeAlias = Callable[[Situation[S], Sequence[Offer]], Iterator[Candidate]]
"""Judges, in a situation, the offers of one kind of action: what each brings by the end."""


def company_at(s: Situation[State18]) -> CompanyId:
    """The company whose turn it is."""
    company = company_at_turn(s.state)
    assert company is not None
    return company


def income_to_come(s: Situation[State18], paper: PaperId) -> float:
    """A paper is worth its price, and its income for a while."""
    printed = s.state.title.papers[paper]
    return float(printed.price + 4 * printed.income)


def no_goals(state: State18, company: CompanyId) -> Mapping[HexId, float]:
    """Nothing beyond what the stops themselves are worth."""
    return {}


def no_shares(state: State18, company: CompanyId) -> int:
    """Shares are only bought."""
    return 0


def nothing_later(state: State18, company: CompanyId) -> float:
    """All capital is paid at the launch."""
    return 0.0


def next_round(state: State18, company: CompanyId) -> float:
    """A company that is not launched yet operates a round later than the others."""
    return 1.0


@dataclass(frozen=True, kw_only=True)
class Advice(Generic[S]):
    """What differs between titles, in values and functions."""

    late_revenue: Mapping[str, int] = field(default_factory=dict)
    """What a company of each kind may hope to earn in the last phases."""
    early_revenue: Mapping[str, int] = field(default_factory=dict)
    """What it may hope to earn with its first train."""
    paper_worth: Callable[[Situation[S], PaperId], float] = income_to_come
    """What a paper that is no share is worth to the seat."""
    begins: Callable[[S, CompanyId], float] = next_round
    """In how many rounds a company that is not launched yet may begin to earn."""
    coming: Callable[[S, CompanyId], int] = no_shares
    """The shares of a company that will come out without being bought."""
    rounds_left: Callable[[State18], float] = rounds_left
    """How many operating rounds are left, roughly."""
    later_capital: Callable[[S, CompanyId], float] = nothing_later
    """The capital that a company may hope for later, as a part of that of its launch."""
    pool_falls: bool = False
    """A price falls at the end of a stock round while shares are in the pool."""
    renews: bool = False
    """An expert takes a company's only train away, so that its director may pay for a better."""
    goals: Callable[[S, CompanyId], Mapping[HexId, float]] = no_goals
    """Hexes that a company has a reason of its own to reach, and what that is worth to it."""
    decisions: Mapping[type[Action], Decision[S]] = field(default_factory=dict)
    """How to judge the actions that only this title has."""
