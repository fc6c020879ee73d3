"""Bots see what a player sees, a view and the offers, and choose an action."""

from __future__ import annotations

from random import Random

from kursbuch.bots.bot import Bot, RandomBot
from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import BadSetup
from kursbuch.core.state import State, offers, to_act
from kursbuch.core.words import Message

BOTS: dict[str, type[Bot]] = {"random": RandomBot}
"""The bots by name."""

__all__ = ["BOTS", "Bot", "RandomBot", "bot_named", "choose", "next_seat"]


def bot_named(name: str) -> Bot:
    """A bot of this name."""
    if name not in BOTS:
        raise BadSetup(Message("bot-unknown", bot=name[:40], known=sorted(BOTS)))
    return BOTS[name]()


def choose(state: State, bot: Bot | str, rng: Random, seat: int | None = None) -> Action:
    """What a bot does in a seat, or in the next to choose, seeing only what that seat may see.

    >>> import kursbuch
    >>> from random import Random
    >>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
    >>> action = kursbuch.bots.choose(game, "random", Random(1))
    >>> action in kursbuch.offers(game)
    True
    """
    chooser = bot_named(bot) if isinstance(bot, str) else bot
    chosen = next_seat(state) if seat is None else Seat(seat)
    view = state.title.view(state, chosen)
    return chooser.choose(view, offers(state).for_seat(chosen), rng)


def next_seat(state: State) -> Seat:
    """The first of the seats to act that has a choice, in a game that is not over."""
    possible = offers(state)
    return (possible.for_seat(min(to_act(state))) or possible)[0].by
