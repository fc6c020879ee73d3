"""What the process does that thinks about a hint. It knows nothing of the web."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.bots.hint import hint
from kursbuch.catalogue import title as find_title
from kursbuch.core.action import Seat
from kursbuch.core.offers import Plain
from kursbuch.core.record import read_setup, restore, write_action
from kursbuch.web.tables.record.reasons import write_message

LIVE = 3.0
"""Seconds that a person likes to wait."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position in which somebody asks."""

    setup: dict[str, Plain]
    position: str
    seat: int


def answer(question: Question) -> list[Plain]:
    """The candidates as JSON, the best first."""
    setup = read_setup(question.setup)
    state = restore(find_title(setup.title), setup, question.position)
    return [
        {
            "action": write_action(each.action),
            "brings": each.brings,
            "because": write_message(each.because),
        }
        for each in hint(state, Seat(question.seat), seconds=LIVE)
    ]
