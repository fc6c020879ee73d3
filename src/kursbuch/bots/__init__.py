"""Bots see what a player sees, a view and the offers, and choose an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from kursbuch.bots.bot import Bot, Candidate, RandomBot, Ranker, RankingBot
from kursbuch.bots.expert import MASTER, Expert
from kursbuch.bots.novice import Novice
from kursbuch.bots.temperament import BALANCED, TEMPERAMENTS, Temperament
from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Offers
from kursbuch.core.state import State, offers, to_act
from kursbuch.core.words import Message

__all__ = [
    "BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "Candidate",
    "RandomBot",
    "Ranker",
    "RankingBot",
    "bot_named",
    "choose",
    "explain",
    "level_of",
    "next_seat",
    "seated",
]


BotMaker: TypeAlias = Callable[[Temperament, float | None], Bot]
"""Makes the bot of a temperament; a cap in seconds is for live tables."""


def _novice(temper: Temperament, cap: float | None) -> Bot:
    return RankingBot(Novice(temper))


def _expert(temper: Temperament, cap: float | None) -> Bot:
    return RankingBot(Expert(temper, seconds=cap))


def _master(temper: Temperament, cap: float | None) -> Bot:
    return RankingBot(Expert(temper, MASTER, cap))


LEVELS: Mapping[str, BotMaker] = {"novice": _novice, "expert": _expert, "master": _master}
"""The levels that are worth playing against, the weakest first."""
DEFAULT_LEVEL = "novice"


def _of(level: str, temper: Temperament) -> Callable[[float | None], Bot]:
    return lambda cap: LEVELS[level](temper, cap)


BOTS: Mapping[str, Callable[[float | None], Bot]] = {
    **{
        f"{level}-{temper.name}" if temper.name else level: _of(level, temper)
        for level in LEVELS
        for temper in (BALANCED, *TEMPERAMENTS.values())
    },
    "random": lambda cap: RandomBot(),
}
"""The bots by name: a level, or a level and a temperament; `random` only tests the rules."""


def level_of(name: str) -> str:
    """The level of a bot, whatever its temperament.

    >>> from kursbuch.bots import level_of
    >>> level_of("expert-trader")
    'expert'
    """
    return name.partition("-")[0]


def seated(name: str, seat: int) -> str:
    """The bot that takes a seat: where only a level is named, another temperament in each.

    >>> from kursbuch.bots import seated
    >>> [seated("expert", seat) for seat in range(3)]
    ['expert-builder', 'expert-trader', 'expert-rusher']
    >>> seated("random", 1)
    'random'
    """
    names = list(TEMPERAMENTS)
    return f"{name}-{names[seat % len(names)]}" if name in LEVELS else name


def bot_named(name: str, cap: float | None = None) -> Bot:
    """A bot of this name; at a live table with a cap in seconds."""
    if name not in BOTS:
        raise BadSetup(Message("bot-unknown", bot=name[:40], known=sorted(BOTS)))
    return BOTS[name](cap)


def choose(state: State, bot: Bot | str, rng: Random, seat: int | None = None) -> Action:
    """What a bot does in a seat, or in the next to choose, seeing only what that seat may see.

    >>> import kursbuch
    >>> from random import Random
    >>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
    >>> action = kursbuch.bots.choose(game, "random", Random(1))
    >>> action in kursbuch.offers(game)
    True
    """
    return explain(state, bot, rng, seat).action


def explain(state: State, bot: Bot | str, rng: Random, seat: int | None = None) -> Candidate:
    """What a bot does, as `choose` says, and why."""
    chooser = bot_named(bot) if isinstance(bot, str) else bot
    possible = offers(state)
    chosen = next_seat(state, possible) if seat is None else Seat(seat)
    view = state.title.view(state, chosen)
    return chooser.explain(view, possible.for_seat(chosen), rng)


def next_seat(state: State, possible: Offers) -> Seat:
    """The first of the seats to act that has a choice, in a game that is not over."""
    return (possible.for_seat(min(to_act(state))) or possible)[0].by
