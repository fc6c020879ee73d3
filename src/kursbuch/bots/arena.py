"""Tables of bots: many games, seats rotated, and who won."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from kursbuch.bots import Bot, bot_named, next_seat
from kursbuch.bots.backends import PROCESSES, played
from kursbuch.bots.times import Timed
from kursbuch.catalogue import title as find_title
from kursbuch.core.action import Action
from kursbuch.core.record import Record
from kursbuch.core.state import State, offers, play, to_act
from kursbuch.core.title import Result, Title, Value

LONGEST_GAME = 20_000
Watch = Callable[[State], None]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: which bot sits where, and the seed of chance and bots."""

    title: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game that was played."""

    bots: tuple[str, ...]
    result: Result | None
    actions: int
    seconds: float
    record: Record
    thought: tuple[tuple[float, ...], ...] = ()
    """For each seat the seconds of the processor that each of its choices took."""


def play_game(
    title: Title[Any],
    bots: Sequence[Bot],
    state: State,
    rng: Random,
    watch: Watch | None = None,
    longest: int = LONGEST_GAME,
) -> tuple[State, list[Action]]:
    """Let the bots play to the end, or for *longest* actions; *watch* sees every position."""
    actions: list[Action] = []
    while to_act(state) and len(actions) < longest:
        possible = offers(state)
        seat = next_seat(state, possible)
        view = title.view(state, seat)
        action = bots[seat].explain(view, possible.for_seat(seat), rng).action
        state, _ = play(state, action)
        actions.append(action)
        if watch:
            watch(state)
    return state, actions


@contextmanager
def rare_collections() -> Iterator[None]:
    """Python looks for cycles rarely: positions have none, and what was derived is large."""
    usual = gc.get_threshold()
    gc.set_threshold(50_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@rare_collections()
def play_pairing(pairing: Pairing) -> Outcome:
    """Play one game of the arena, and keep its record."""
    title, rng = find_title(pairing.title), Random(pairing.seed)
    state = title.start(len(pairing.bots), pairing.seed, pairing.options)
    began = perf_counter()
    bots = [Timed(bot_named(name)) for name in pairing.bots]
    end, actions = play_game(title, bots, state, rng)
    seconds = perf_counter() - began
    record = Record(state.setup, tuple(actions), pairing.bots)
    thought = tuple(tuple(bot.seconds) for bot in bots)
    return Outcome(pairing.bots, end.title.result(end), len(actions), seconds, record, thought)


def pairings(
    title: str, bots: Sequence[str], games: int, seed: int, options: Mapping[str, Value]
) -> list[Pairing]:
    """The games of a tournament: with each seed the bots sit once in every seat.

    Turned round to the same table they would only play the same game again: the seed is a new one.
    """
    for name in bots:
        bot_named(name)
    turns = list(dict.fromkeys((*bots[n:], *bots[:n]) for n in range(len(bots))))
    return [
        Pairing(title, turns[game % len(turns)], seed * 1_000_003 + game // len(turns), options)
        for game in range(games)
    ]


def tournament(
    todo: Sequence[Pairing], jobs: int = 1, backend: str = PROCESSES
) -> Iterator[Outcome]:
    """Play the games, in *jobs* processes or wherever the backend has some, in order."""
    yield from played(play_pairing, todo, jobs, backend)
