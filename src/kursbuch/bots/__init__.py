"""Bots see what a player sees, a view and the offers, and choose an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from kursbuch.bots.bot import Bot, Candidate, RandomBot, Ranker, RankingBot
from kursbuch.bots.expert import EXPERT, MASTER, Expert
from kursbuch.bots.novice import Novice
from kursbuch.bots.temperament import BALANCED, TEMPERAMENTS, Temperament
from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Offers
from kursbuch.core.state import State, offers, to_act
from kursbuch.core.words import Message

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Candidate",
    "RandomBot",
    "Ranker",
    "RankingBot",
    "bot_named",
    "choose",
    "next_seat",
]


def _novice(temper: Temperament) -> Callable[[], Bot]:
    return lambda: RankingBot(Novice(temper))


def _expert(temper: Temperament) -> Callable[[], Bot]:
    return lambda: RankingBot(Expert(temper, EXPERT))


def _master(temper: Temperament) -> Callable[[], Bot]:
    return lambda: RankingBot(Expert(temper, MASTER))


LEVELS: Mapping[str, Callable[[Temperament], Callable[[], Bot]]] = {
    "novice": _novice,
    "expert": _expert,
    "master": _master,
}
"""The levels that are worth playing against, the weakest first."""
BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    **{
        f"{level}-{temper.name}" if temper.name else level: make(temper)
        for level, make in LEVELS.items()
        for temper in (BALANCED, *TEMPERAMENTS.values())
    },
}
"""The bots by name: a level, or a level and a temperament; `random` only tests the rules."""


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
    possible = offers(state)
    chosen = next_seat(state, possible) if seat is None else Seat(seat)
    view = state.title.view(state, chosen)
    return chooser.choose(view, possible.for_seat(chosen), rng)


def next_seat(state: State, possible: Offers) -> Seat:
    """The first of the seats to act that has a choice, in a game that is not over."""
    return (possible.for_seat(min(to_act(state))) or possible)[0].by
