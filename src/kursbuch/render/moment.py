"""The moment of the game in a sentence, for headings."""

from __future__ import annotations

from kursbuch.core.state import State
from kursbuch.render.wishes import Wishes


def waits_for(state: State, wishes: Wishes) -> str:
    """What the game waits for; nothing when it is over."""
    if not state.agenda:
        return wishes.say("render-over-now")
    return wishes.speak(state.agenda[-1].prompt(state))
