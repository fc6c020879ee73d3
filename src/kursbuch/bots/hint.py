"""What would you do? Three candidates, what each brings, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kursbuch.bots.care import Care
from kursbuch.bots.expert import quick_players
from kursbuch.bots.lookup import knowledge_of
from kursbuch.bots.novice import ranker_for
from kursbuch.bots.search import Search
from kursbuch.bots.temperament import BALANCED
from kursbuch.core.action import Action, Seat
from kursbuch.core.state import State, offers
from kursbuch.core.words import Message

CANDIDATES = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """An action, what it brings, and why."""

    action: Action
    brings: int
    """How much further ahead of the others the seat will be than with the last of the three."""
    because: Message


def hint(state: State, seat: Seat, seed: int = 0, seconds: float | None = None) -> list[Hint]:
    """Up to three candidates for a seat that has a choice, the best first.

    At a live table there is a cap in seconds.

    >>> import kursbuch
    >>> from kursbuch.bots.hint import hint
    >>> game = kursbuch.title("first-train-nuremberg").start(players=2, seed=7)
    >>> best, *others = hint(game, kursbuch.to_act(game)[0])
    >>> f"The points of box {best.action.box} are" in kursbuch.speak(best.because)
    True
    >>> all(best.brings >= other.brings for other in others)
    True
    """
    mine, rng = list(offers(state).for_seat(seat)), Random(seed)
    view = state.title.view(state, seat)
    novice, known = ranker_for(state.title, BALANCED, Care.THOROUGH), knowledge_of(state.title)
    found = novice.rank(view, mine, rng)[:CANDIDATES]
    if known is None or len(found) < 2:
        return [Hint(each.action, 0, each.because) for each in found]
    horizon = known.horizon_at(view)
    thought = horizon.thought.times(1, seconds)
    search = Search(novice, quick_players(view, BALANCED), horizon, thought)
    seen = search.look(view, seat, found, rng)
    least = min(each.lead for each in seen)
    found_out = [
        Hint(each.candidate.action, round(each.lead - least), each.candidate.because)
        for each in seen
    ]
    return sorted(found_out, key=lambda each: -each.brings)
