"""What a bot's process does: read a position, choose, answer. It knows nothing of the web."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kursbuch.bots import bot_named, explain
from kursbuch.catalogue import title as find_title
from kursbuch.core.offers import Plain
from kursbuch.core.record import read_setup, restore, write_action
from kursbuch.core.words import Message

LIVE = 4.0
"""Seconds that a bot may think about one choice while people wait."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position in which a bot must choose."""

    setup: dict[str, Plain]
    position: str
    seat: int
    bot: str
    seed: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot chooses, as JSON, and why."""

    action: dict[str, Plain]
    because: Message


def answer(question: Question) -> Answer:
    """The action that the bot chooses, with its reason."""
    setup = read_setup(question.setup)
    state = restore(find_title(setup.title), setup, question.position)
    bot = bot_named(question.bot, LIVE)
    chosen = explain(state, bot, Random(question.seed), question.seat)
    return Answer(write_action(chosen.action), chosen.because)
