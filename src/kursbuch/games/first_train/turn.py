"""A turn: its ten phases one after the other, until the last turn is over (FT-GEN-01)."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.action import Event
from kursbuch.core.state import Flow, Step
from kursbuch.games.first_train.events import PhaseBegan, TurnBegan
from kursbuch.games.first_train.scoring import announce_result
from kursbuch.games.first_train.state import FirstTrain


@dataclass(slots=True)
class Turn(Step[FirstTrain]):
    """The turn that is played, and the number of the phase that it has come to."""

    phase: int = 0

    def advance(self, state: FirstTrain) -> Step[FirstTrain] | Flow:
        """Go through the phases; each is finished before the next begins."""
        while state.turn <= turns(state):
            if self.phase == 0:
                state.emit(TurnBegan(turn=state.turn, turns=turns(state)))
            for phase in state.title.phases[self.phase :]:
                self.phase += 1
                state.emit(PhaseBegan(phase=self.phase))
                if step := phase(state):
                    return step
            self.phase = 0
        announce_result(state)
        return Flow.DONE


def turns(state: FirstTrain) -> int:
    """How many turns are played: by side of the board and number of players (FT-SETUP-07)."""
    return state.title.side.turns[len(state.players)]


def round_name(event: Event) -> str:
    """The number of the turn that begins with an event."""
    return str(event.turn) if isinstance(event, TurnBegan) else ""


def end_of_turn(state: FirstTrain) -> None:
    """Phase 10: the turn marker advances, the tokens go back into the bag (FT-END-01)."""
    for box in state.boxes:
        if box.token:
            state.bag[box.token] += 1
            box.token = ""
    state.turn += 1
