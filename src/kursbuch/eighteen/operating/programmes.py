"""A programme for operating rounds: the routine turn of a company, until something changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Self

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.programme import Next, Programme, Stop
from kursbuch.core.state import to_act
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import DividendPaid, RevenueKept
from kursbuch.eighteen.ids import CompanyId, PhaseId, TrainId
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.operating_round import Turn, company_at_turn
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director


@dataclass(frozen=True, slots=True, kw_only=True)
class Routine(Programme[State18]):
    """Run for the proved best revenue and use it as said; build nothing, buy nothing."""

    moment = "operating"

    company: CompanyId
    phase: PhaseId
    trains: tuple[TrainId, ...]
    """The phase and the trains with which it began."""
    pay_out: bool | None
    """None, until it begins: as last time."""

    @classmethod
    def offers(cls, state: State18, seat: Seat) -> Iterator[Offer]:
        """For every company of the player that has trains and has operated."""
        for company, record in state.companies.items():
            if record.trains and record.operated and director(state, company) == seat:
                begun = {"phase": state.phase, "trains": tuple(record.trains)}
                paying = {"pay_out": Choices((None, True, False))}
                yield Offer(cls, seat, {"company": company, **begun}, paying)

    def replaces(self, other: Programme[State18]) -> bool:
        """There is one for each company."""
        return isinstance(other, Routine) and other.company == self.company

    def begun(self, past: Iterable[Event]) -> Self | Stop:
        """Whether the company paid out or not when it last had a choice."""
        if self.pay_out is not None:
            return self
        for event in past:
            match event:
                case DividendPaid(company=self.company):
                    return replace(self, pay_out=True)
                case RevenueKept(company=self.company, amount=amount) if amount:
                    return replace(self, pay_out=False)
        return self._no_last()

    def _no_last(self) -> Stop:
        return Stop(Message("programme-no-last", company=self.company))

    def ends(self, state: State18, news: Sequence[Event]) -> Message | None:
        """Another phase, other trains, another director."""
        if not state.agenda:
            return Message("programme-game-over")
        if state.phase != self.phase:
            return Message("programme-phase", phase=state.phase)
        record = state.companies[self.company]
        if record.closed or director(state, self.company) != self.by:
            return Message("programme-not-director", company=self.company)
        if tuple(record.trains) != self.trains:
            return Message("programme-trains", company=self.company)
        return None

    def next(self, state: State18) -> Next:
        """The usual of the step; what is not usual is left to the player."""
        if company_at_turn(state) != self.company or self.by not in to_act(state):
            return None
        step, turn = state.agenda[-1], state.agenda[-2]
        if isinstance(turn, Turn):
            if RunTrains in step.takes:
                return self._run(state)
            if UseRevenue in step.takes:
                return self._use(self.pay_out)
            if Pass in step.takes:
                return Pass(by=self.by)
        return Stop(Message("programme-asked", company=self.company))

    def _use(self, pay_out: bool | None) -> Next:
        return self._no_last() if pay_out is None else UseRevenue(by=self.by, pay_out=pay_out)

    def _run(self, state: State18) -> Next:
        """The best run, if it is proved and brings no less than the last one."""
        best, last = best_runs(state, self.company), state.companies[self.company].revenue
        if not best.proved:
            return Stop(Message("programme-not-proved", company=self.company))
        if best.revenue < last:
            now = best.revenue
            key = "programme-worth-less"
            return Stop(Message(key, company=self.company, revenue=now, last=last))
        return RunTrains(by=self.by, runs=best.runs)

    def ends_by(self, state: State18, action: Action) -> bool:
        """Only what the player does in a turn of this company."""
        return company_at_turn(state) == self.company


OPERATING_PROGRAMMES: tuple[type[Programme[State18]], ...] = (Routine,)
