"""The end of a turn: what the company may still do, and that its turn is over."""

from __future__ import annotations

from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.games.g1844.end_of_turn import EndOfTurn
from kursbuch.web.games.eighteen.moments.turn import plate, steps
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import Scene


def end_of_turn(scene: Scene) -> Moment:
    """Only the line of the turn: private companies stand in their table as everywhere."""
    step = scene.view.agenda[-1]
    assert isinstance(step, EndOfTurn)
    return Moment(
        shows=frozenset({Pass}),
        steps=steps(scene),
        plate=plate(scene, step.company),
        passing=scene.words.say(Message("e44-end-turn")),
    )
