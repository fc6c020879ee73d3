"""What a bot's process does: read a position, choose, answer. It knows nothing of the web."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kursbuch.bots import BOTS
from kursbuch.catalogue import title as find_title
from kursbuch.core.action import Action
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Plain
from kursbuch.core.record import FORMAT, record_from, restore, write_action
from kursbuch.core.state import State, offers
from kursbuch.core.words import Message


@dataclass(frozen=True, slots=True)
class Question:
    """A position in which a bot must choose."""

    setup: dict[str, Plain]
    position: str
    seat: int
    bot: str
    seed: str


def answer(question: Question) -> dict[str, Plain]:
    """The action that the bot chooses."""
    record = record_from({"kursbuch": FORMAT, **question.setup, "actions": []}, find_title)
    title = find_title(record.setup.title)
    state = restore(title, record.setup, question.position)
    return write_action(choose(state, question.seat, question.bot, question.seed))


def choose(state: State, seat: int, bot: str, seed: str) -> Action:
    """What the bot does in this seat, seeing only what the seat may see."""
    if bot not in BOTS:
        raise BadSetup(Message("bot-unknown", bot=bot[:40], known=sorted(BOTS)))
    mine = [offer for offer in offers(state) if offer.by == seat]
    view = state.title.view(state, mine[0].by)
    return BOTS[bot]().choose(view, mine, Random(seed))
