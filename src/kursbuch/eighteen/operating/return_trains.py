"""Trains over a lowered limit are given up at once, as the director chooses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.law import require_law
from kursbuch.eighteen.operating.depot import limit, shown
from kursbuch.eighteen.operating.events import TrainReturned
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnTrain(Action):
    """Give up one train of this kind."""

    train: TrainId


@dataclass(slots=True)
class ReturnTrains(Step[State18]):
    """Companies with too many trains give some up, one company after the other."""

    takes = (ReturnTrain,)

    companies: list[CompanyId]

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Wait until nobody has too many; a company without a director loses the cheapest."""
        while self.companies:
            company = self.companies[0]
            if not self.surplus(state, company):
                self.companies.pop(0)
            elif director(state, company) is None:
                returned(state, company, min(self.choices(state), key=lambda t: worth(state, t)))
            else:
                return Flow.WAIT
        return Flow.DONE

    def surplus(self, state: State18, company: CompanyId) -> bool:
        """The company owns more trains than it may."""
        return len(state.companies[company].trains) > limit(state, company)

    def choices(self, state: State18) -> list[TrainId]:
        """The kinds of train that the company can give up."""
        owned = state.companies[self.companies[0]].trains
        return [t for t in dict.fromkeys(owned) if not state.title.trains[t].fixed]

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """The director of the first company in line."""
        seat = director(state, self.companies[0])
        return () if seat is None else (seat,)

    def offers(self, state: State18) -> Iterator[Offer]:
        """Each kind of train that the company owns."""
        for seat in self.actors(state):
            for train in self.choices(state):
                fixed = {"train": train}
                yield Offer(ReturnTrain, seat, fixed, facts={"company": self.companies[0]})

    def check(self, state: State18, action: ReturnTrain) -> None:
        """A train that the company owns and that is not printed on its charter."""
        require_law(
            state, action.train in self.choices(state), "train-not-owned", train=action.train
        )

    def apply(self, state: State18, action: ReturnTrain) -> None:
        """The train goes, without payment."""
        returned(state, self.companies[0], action.train)


def worth(state: State18, train: TrainId) -> int:
    """The printed price."""
    return state.title.trains[train].price


def returned(state: State18, company: CompanyId, train: TrainId) -> None:
    """A train over the limit goes to the pool, or out of the game."""
    state.companies[company].trains.remove(train)
    pile = state.pool if state.title.trade.surplus_to_pool else state.scrapped
    pile.append(train)
    state.emit(TrainReturned(company=company, train=shown(state, train)))
