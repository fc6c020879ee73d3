"""Conditional moves, from the position and the moves alone: nothing here is read or written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kursbuch.core.action import Action
from kursbuch.core.programme import Next, Stop
from kursbuch.core.state import State, to_act, why_not
from kursbuch.core.words import Message, Who


@dataclass(frozen=True)
class Armed:
    """Moves that are expected, one's own among them, and how many have been played."""

    steps: tuple[Action, ...]
    mine: frozenset[int]
    """One's own seats."""
    whatever: bool = False
    """Only one's own moves are expected, whatever the others play before."""
    done: int = 0

    @property
    def is_over(self) -> bool:
        """All moves have been played."""
        return self.done >= len(self.steps)


def armed(moves: Sequence[Action], mine: frozenset[int], whatever: bool) -> Armed:
    """The moves of a line up to the last one of one's own."""
    own = [number for number, action in enumerate(moves, start=1) if action.by in mine]
    steps = moves[: own[-1]] if own else ()
    kept = [action for action in steps if action.by in mine or not whatever]
    return Armed(tuple(kept), mine, whatever)


def follow(line: Armed, action: Action) -> Armed | Stop:
    """The line after a move; why it ends if the move is another one."""
    if line.whatever and action.by not in line.mine:
        return line
    if not line.is_over and action == line.steps[line.done]:
        return replace(line, done=line.done + 1)
    if action.by in line.mine:
        return Stop(Message("plan-acted-otherwise"))
    return Stop(Message("plan-gone-otherwise", who=Who(action.by)))


def next_move(line: Armed, state: State) -> Next:
    """One's own move, if it is next and the turn has come; what the law refuses ends the line."""
    if line.is_over:
        return None
    step = line.steps[line.done]
    if step.by not in line.mine or step.by not in to_act(state):
        return None
    refusal = why_not(state, step)
    return Stop(Message("plan-refused", why=refusal.message)) if refusal else step
