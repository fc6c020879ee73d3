"""EVA: the owner of P7 gives its train to a company that they direct."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Step
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.depot import has_room
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.phases import is_crowded
from kursbuch.eighteen.operating.return_trains import ReturnTrains
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1844.operating_events import EvaGiven
from kursbuch.games.g1844.state import State44

EVA = TrainId("EVA")


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveEva(Action):
    """Give EVA to a company, free."""

    company: CompanyId


@dataclass(slots=True)
class Eva(Step[State44]):
    """At any time of the owner's choosing, within the company's train limit (44-PV-38, 39)."""

    takes = (GiveEva,)
    rule = "44-PV-38"

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The owner of EVA."""
        return () if state.eva is None else (state.eva,)

    def companies(self, state: State44) -> list[CompanyId]:
        """The companies that may receive EVA."""
        if state.eva is None:
            return []
        if state.title.switches.eva == "company at turn":
            company = company_at_turn(state)
            mine = company is not None and director(state, company) == state.eva
            return [company] if company is not None and mine else []
        return [
            name
            for name in directed(state, state.eva)
            if state.companies[name].launched and has_room(state, name)
        ]

    def offers(self, state: State44) -> Iterator[Offer]:
        """Every company that has room."""
        names = tuple(self.companies(state))
        if names:
            for seat in self.actors(state):
                yield Offer(GiveEva, seat, open={"company": Choices(names)})

    def check(self, state: State44, action: GiveEva) -> None:
        """A company that the player directs, with room for a train."""
        own = action.company in directed(state, action.by)
        require(own, "44-PV-38", "eva-own-company", company=action.company)
        fits = action.company in self.companies(state)
        require(fits, "44-PV-38", "eva-no-room", company=action.company)

    def apply(self, state: State44, action: GiveEva) -> None:
        """The company owns it like any train."""
        state.companies[action.company].trains.append(EVA)
        state.eva = None
        state.emit(EvaGiven(seat=action.by, company=action.company))
        if is_crowded(state, action.company):
            state.push(ReturnTrains([action.company]))


def directed(state: State44, seat: Seat) -> list[CompanyId]:
    """The companies whose director a player is."""
    return [name for name in state.companies if director(state, name) == seat]
