"""The frame of the game: stock rounds and series of operating rounds in turn, to the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.events import GameEnded, RoundBegan
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.state import State18

Happening: TypeAlias = Callable[[State18], Step[State18] | None]
"""What a title lets happen after a round; a step if somebody must choose."""


@dataclass(slots=True)
class Game(Step[State18]):
    """The opening, then stock rounds and series, until the bank is broken after a series."""

    opened: int = 0
    series_next: bool = False
    figures: tuple[int, ...] = ()
    """Money, prices and trains at the start of the last stock round."""

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Begin what comes next; only after a series can the game be over."""
        rounds = state.title.rounds
        if self.opened < len(rounds.opening):
            self.opened += 1
            return rounds.opening[self.opened - 1](state)
        if self.series_next:
            self.series_next = False
            phase = state.title.phases[state.phase]
            return Series(number=state.turn, rounds=phase.operating_rounds)
        if state.broken:
            state.emit(GameEnded())
            return Flow.DONE
        if self._stands_still(state):
            end_now(state, "standstill")
            return Flow.WAIT
        state.turn += 1
        self.series_next = True
        return rounds.stock_round(state)

    def _stands_still(self, state: State18) -> bool:
        """A whole turn went by without a choice of anybody, and nothing has changed."""
        before, self.figures = self.figures, figures(state)
        begun = [e for e in state.news if isinstance(e, RoundBegan) and e.kind == "stock"]
        return bool(begun) and before == self.figures


@dataclass(slots=True, kw_only=True)
class Series(Step[State18]):
    """A series of operating rounds, each with what happens after it, and the end of the series."""

    number: int
    rounds: int
    played: int = 0
    hooks: list[int] = field(default_factory=list)
    """What is still to happen before the next round."""

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Do what happens after a round, then play the next."""
        height = len(state.agenda)
        while self.hooks:
            step = self.after(state)[self.hooks.pop(0)](state)
            state.title.judge(state)
            if step is not None:
                return step
            if state.title.rounds.one_by_one and len(state.agenda) > height:
                return Flow.WAIT
        if self.played == self.rounds:
            return Flow.DONE
        self.played += 1
        self.hooks = list(range(len(self.after(state))))
        return OperatingRound(number=self.number, part=self.played)

    def after(self, state: State18) -> tuple[Happening, ...]:
        """What happens after the round just played."""
        rounds = state.title.rounds
        last = rounds.after_series if self.played == self.rounds else ()
        return rounds.after_operating_round + last


def figures(state: State18) -> tuple[int, ...]:
    """What moves as long as anything moves: cash, prices, trains to come."""
    companies = state.companies.values()
    return (
        state.bank,
        *(player.cash for player in state.players),
        *(company.cash for company in companies),
        *(number for c in companies for number in c.cell or ()),
        *state.depot.values(),
    )


def end_now(state: State18, reason: str) -> None:
    """The game is over at once."""
    state.ended = reason
    state.agenda.clear()
    state.emit(GameEnded())
