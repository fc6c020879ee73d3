"""Small positions of 1844, put together piece by piece."""

from __future__ import annotations

from functools import partial

from kursbuch.core.action import Seat
from kursbuch.core.title import Value
from kursbuch.eighteen.game import Game
from kursbuch.eighteen.ids import (
    OUT,
    POOL,
    HexId,
    PaperId,
    PhaseId,
    TileId,
)
from kursbuch.games.g1844.overlay import lay_over
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2016
from tests.eighteen import builders
from tests.eighteen.builders import give

company = partial(builders.company, shares=0, par=100, markers=4)
"""A launched company, with the director's certificate alone where nothing is said."""
at_turn = partial(builders.at_turn, rounds=1)
"""A company's turn in the last round of its series, after which nothing happens."""


def position(phase: str = "1", /, **options: Value) -> State44:
    """A board without anything on it, after the auction; private companies are out of the game."""
    return emptied(EDITION_2016, phase, **options)


def emptied(title: Title44, phase: str = "1", /, **options: Value) -> State44:
    """The same for either edition."""
    state = title.start(4, options={"order_cards": "as seated", **options})
    for name in state.title.papers:
        if name.startswith("P"):
            state.holder[name] = OUT
    state.agenda = [Game(opened=1)]
    state.phase = PhaseId(phase)
    state.turn = 1
    for card, record in state.title.cards.items():
        if record.starts is not None and int(record.starts) < int(phase):
            state.depot[card] = 0
    return state


def in_pool(state: State44, *names: str) -> None:
    """Certificates into the pool."""
    give(state, POOL, *names)


def tunnel(state: State44, hex_id: str, tile: str, turn: int, paper: str = "T1") -> None:
    """A tunnel built before."""
    state.board = lay_over(state.board, HexId(hex_id), TileId(f"tunnel-{tile}"), turn)
    state.tunnels[HexId(hex_id)] = PaperId(paper)
    state.used.append(PaperId(paper))


def mountain(
    state: State44, hex_id: str, panel: int = 0, paper: str = "B1", owner: int = 0
) -> None:
    """A mountain railway built before."""
    state.mountains[HexId(hex_id)] = PaperId(paper)
    state.panels[HexId(hex_id)] = panel
    state.holder[PaperId(paper)] = Seat(owner)
