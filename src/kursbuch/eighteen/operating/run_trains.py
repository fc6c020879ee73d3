"""The third step of a turn: every train of a company may run once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from kursbuch.core.action import Action, Seat
from kursbuch.core.codec import encode
from kursbuch.core.offers import Offer, Plain
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.free_will import opens_choice
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.law import require_law
from kursbuch.eighteen.operating.depot import shown
from kursbuch.eighteen.operating.events import PassedOver, TrainRan
from kursbuch.eighteen.operating.operating_round import acting
from kursbuch.eighteen.running.claimed_runs import examined, refusal
from kursbuch.eighteen.running.runs import Run, best_runs
from kursbuch.eighteen.state import State18


@dataclass(frozen=True, slots=True, kw_only=True)
class RunTrains(Action):
    """Run trains along these routes."""

    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class ValidRuns:
    """Every valid set of routes; the best one is suggested."""

    state: State18
    company: CompanyId

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or not all(isinstance(run, Run) for run in value):
            return False
        plan = examined(self.state, self.company, value)
        if plan.problems or not self.state.title.running.maximum:
            return not plan.problems
        return plan.revenue >= best_runs(self.state, self.company).revenue

    @property
    def best(self) -> tuple[Run, ...]:
        """Routes of the highest revenue."""
        return best_runs(self.state, self.company).runs

    def sample(self, rng: Random) -> tuple[Run, ...]:
        """The best routes."""
        return self.best

    def values(self) -> Iterator[tuple[Run, ...]]:
        """The best routes stand for all; `equal_runs` lists others that earn as much."""
        yield self.best

    def plain(self) -> Plain:
        """The best routes and what they earn."""
        best = best_runs(self.state, self.company)
        return {"routes": encode(list(best.runs)), "revenue": best.revenue}


@dataclass(slots=True)
class RunningTrains(Step[State18]):
    """The director shows routes; the highest revenue must be taken."""

    takes = (RunTrains,)

    company: CompanyId
    ran: bool = False

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Wait for routes, if any train can run at all."""
        if self.ran:
            return Flow.DONE
        if self.has_choice(state):
            return Flow.WAIT
        if opens_choice(state, self, self.actors(state), RunningTrains.has_choice):
            return Flow.WAIT
        state.companies[self.company].revenue = 0
        state.emit(PassedOver(company=self.company, moment="running"))
        return Flow.DONE

    def has_choice(self, state: State18) -> bool:
        """The director is asked for routes."""
        return state.title.running.waits(state, self.company)

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """The director."""
        return acting(state, self.company)

    def offers(self, state: State18) -> Iterator[Offer]:
        """The best routes, and every other valid set of them that earns as much."""
        for seat in self.actors(state):
            yield Offer(RunTrains, seat, open={"runs": ValidRuns(state, self.company)})

    def check(self, state: State18, action: RunTrains) -> None:
        """The routes are valid, and no others earn more."""
        plan = examined(state, self.company, action.runs)
        if plan.problems:
            raise refusal(plan.problems)
        if state.title.running.maximum:
            best = best_runs(state, self.company)
            require_law(
                state,
                plan.revenue >= best.revenue,
                "higher-revenue",
                revenue=plan.revenue,
                best=best.revenue,
                routes=best.told(state),
            )

    def apply(self, state: State18, action: RunTrains) -> None:
        """Every train tells what it earns; the title adds what the runs bring about."""
        self.ran = True
        plan = examined(state, self.company, action.runs)
        state.companies[self.company].revenue = plan.revenue
        for run, route in zip(plan.runs, plan.routes, strict=True):
            stops = tuple(plan.network.stops[stop].name for stop in route.stops)
            state.emit(
                TrainRan(
                    company=self.company,
                    train=shown(state, run.train),
                    stops=stops,
                    revenue=route.revenue,
                )
            )
        state.title.running.ran(state, self.company, plan.network, plan.routes)
