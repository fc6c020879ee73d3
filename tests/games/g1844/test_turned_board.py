"""A board that is turned as a whole earns the same: nothing depends on where north is."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from kursbuch.catalogue import title
from kursbuch.cli.files import load
from kursbuch.core.copying import copy
from kursbuch.eighteen.board.board import Board
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.hexes import neighbour, turned
from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.ids import HexId, StopId, TrainId, hex_of, index_of, stop_id
from kursbuch.games.g1844.revenue import network, train
from kursbuch.games.g1844.state import State44
from kursbuch.records import replay
from kursbuch.routes.solve import solve

GAME = Path(__file__).parents[2] / "replays" / "rules-1" / "1844.json"
TRAINS = (("4", "3"), ("5H", "4H"), ("6", "5", "5H"), ("8E",), ("8E", "5H"))
MOST = 8
"""Companies looked at in each position."""


@cache
def positions() -> tuple[State44, ...]:
    """The middle and the end of a game."""
    states = [state for state, _ in replay(load(GAME), title) if isinstance(state, State44)]
    return states[len(states) * 2 // 3], states[-1]


def place(hex_id: HexId, turn: int) -> HexId:
    """Where a hex comes to lie when the board is turned clockwise by sixths around its corner."""
    row, number = ord(hex_id[0]) - ord("A"), int(hex_id[1:])
    for _ in range(turn % 6):
        row, number = (number + row) // 2, (number - 3 * row) // 2
    return HexId(f"{chr(ord('a') + row)}{number}") if turn else hex_id


def turned_hex(printed: Hex, turn: int) -> Hex:
    return replace(
        printed,
        id=place(printed.id, turn),
        face=printed.face.turned(turn),
        mouths=frozenset(turned(edge, turn) for edge in printed.mouths),
        line_ends=frozenset(turned(edge, turn) for edge in printed.line_ends),
    )


@cache
def turned_ground(ground: Ground, turn: int) -> Ground:
    board = ground.map
    hexes = {place(name, turn): turned_hex(printed, turn) for name, printed in board.hexes.items()}
    bars = frozenset(frozenset(place(name, turn) for name in bar) for bar in board.bars)
    return Ground(replace(board, hexes=hexes, bars=bars), ground.tiles)


def turned_state(state: State44, turn: int) -> State44:
    """The same position on a board that lies otherwise on the table."""
    old, other = state.board, copy(state)
    other.title = replace(state.title, ground=turned_ground(state.title.ground, turn))
    other.panels = {place(name, turn): panel for name, panel in state.panels.items()}
    other.board = Board(
        {place(name, turn): (t, (n + turn) % 6) for name, (t, n) in old.tiles.items()},
        {
            place(name, turn): tuple((t, (n + turn) % 6) for t, n in pile)
            for name, pile in old.overlays.items()
        },
        {turned_stop(stop, turn): markers for stop, markers in old.tokens.items()},
    )
    return other


def turned_stop(stop: StopId, turn: int) -> StopId:
    return stop_id(place(hex_of(stop), turn), index_of(stop))


def revenues(state: State44) -> list[int]:
    """What companies would earn with trains of every kind."""
    found = []
    for company in [name for name in state.companies if state.board.stops_of(name)][:MOST]:
        net = network(state, company)
        for names in TRAINS:
            plan = solve(net, [train(state, company, TrainId(name)) for name in names])
            assert plan.proved
            found.append(plan.revenue)
    return found


@pytest.mark.parametrize("turn", range(1, 6))
def test_neighbours_stay_neighbours(turn: int) -> None:
    for edge in range(6):
        assert neighbour(place(HexId("E10"), turn), turned(edge, turn)) == (
            place(neighbour(HexId("E10"), edge), turn)
        )


@pytest.mark.parametrize("turn", range(1, 6))
def test_a_turned_board_earns_the_same(turn: int) -> None:
    for state in positions():
        known = revenues(state)
        assert max(known) > 100
        assert revenues(turned_state(state, turn)) == known
