"""Operating rounds: which company has its turn, and the fixed steps of a turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from kursbuch.core.action import Seat
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.board.board import place
from kursbuch.eighteen.events import RoundBegan
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.events import HomeMarkerPlaced, TurnBegan, TurnBeganAlone
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stations import home
from kursbuch.eighteen.stock.holdings import director


@dataclass(slots=True, kw_only=True)
class OperatingRound(Step[State18]):
    """Every launched company has one turn."""

    number: int
    part: int
    hooks: int = 0
    """How much of what happens before the turns has happened."""
    waiting: list[CompanyId] = field(default_factory=list)
    """The companies yet to operate; one that is launched later waits for the next round."""

    def advance(self, state: State18) -> Step[State18] | Flow:
        """What happens first, then one turn after another."""
        before = state.title.rounds.before_operating_round
        if not self.hooks:
            state.emit(RoundBegan(kind="operating", number=self.number, part=self.part))
        while self.hooks <= len(before):
            self.hooks += 1
            if self.hooks > len(before):
                self.waiting = state.title.rounds.order(state)
            elif step := before[self.hooks - 1](state):
                return step
        company = self.next_company(state)
        if company is None:
            return Flow.DONE
        self.waiting.remove(company)
        return Turn(company=company)

    def next_company(self, state: State18) -> CompanyId | None:
        """The first in order of those that wait; prices may have changed meanwhile."""
        order = state.title.rounds.order(state)
        return next((name for name in order if name in self.waiting), None)


@dataclass(slots=True, kw_only=True)
class Turn(Step[State18]):
    """The steps of one company's turn, one after the other."""

    company: CompanyId
    done: int = -1

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Place the home marker first; at the end the company has operated."""
        self.done += 1
        if self.done == 0:
            _begin_turn(state, self.company)
        turn = state.title.rounds.turn(state, self.company)
        if self.done < len(turn):
            return turn[self.done](self.company)
        if state.title.rounds.operates(state, self.company):
            state.companies[self.company].operated = True
        return Flow.DONE


def _begin_turn(state: State18, company: CompanyId) -> None:
    """The home marker is placed on the first turn, before anything else."""
    seat = director(state, company)
    if seat is None:
        state.emit(TurnBeganAlone(company=company))
    else:
        state.emit(TurnBegan(company=company, seat=seat))
    stop = home(state, company)
    if stop is not None and not state.board.stops_of(company):
        state.board = place(state.title.ground, state.board, stop, company)
        state.companies[company].markers -= 1
        state.emit(HomeMarkerPlaced(company=company, stop=stop))


def company_at_turn(state: State18) -> CompanyId | None:
    """The company whose turn it is, in an operating round."""
    for step in reversed(state.agenda):
        if isinstance(step, Turn):
            return step.company
    return None


def acting(state: State18, company: CompanyId) -> tuple[Seat, ...]:
    """Who acts for a company: its director."""
    seat = director(state, company)
    return state.title.rounds.without_director(state, company) if seat is None else (seat,)


def director_of(state: State18, company: CompanyId) -> Seat:
    """The director of a company that operates."""
    seat = director(state, company)
    assert seat is not None, f"{company} has no director"
    return seat
