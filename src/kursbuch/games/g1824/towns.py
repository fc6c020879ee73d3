"""Goods Time: town tokens on plain hexes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.ids import HexId, TileId
from kursbuch.games.g1824.events import TownsPlaced
from kursbuch.games.g1824.state import State24

TOKENS = (TileId("town"), TileId("towns"))
"""One token on a hex, or two: they lie there like a tile until track is laid."""
TOWNS = len(TOKENS)
SCENARIO = {"B7": 1, "C8": 1, "C20": 1, "C22": 1, "F25": 2, "G24": 2, "H21": 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceTowns(Action):
    """Put one or two town tokens on a plain hex."""

    hex: HexId
    towns: int


def put(state: State24, hex_id: HexId, towns: int) -> None:
    """The hex counts as one with *towns* towns (24-VC-03)."""
    laid = {**state.board.tiles, hex_id: (TOKENS[towns - 1], 0)}
    state.board = replace(state.board, tiles=laid)


def placed(state: State24) -> int:
    """The tokens on the map."""
    return sum(TOKENS.index(tile) + 1 for tile, _ in state.board.tiles.values() if tile in TOKENS)


def room(state: State24, hex_id: HexId) -> int:
    """How many more tokens a hex takes, no matter who placed those on it (24-VC-01)."""
    laid = state.board.tiles.get(hex_id)
    return TOWNS - (TOKENS.index(laid[0]) + 1 if laid else 0)


def is_plain(state: State24, hex_id: HexId) -> bool:
    """A buildable hex without city, town or mine; terrain does not matter (24-VC-01, 24-VC-04)."""
    printed = state.title.ground.map.hexes.get(hex_id)
    return printed is not None and printed.buildable and not printed.face.stops


def lay_scenario(state: State24) -> None:
    """The towns of the suggested first scenario (24-VC-06)."""
    for name, towns in SCENARIO.items():
        put(state, HexId(name), towns)


@dataclass(slots=True)
class TownPlacing(Step[State24]):
    """Before the game the players place town tokens, in turn and back again (24-VC-02)."""

    takes = (PlaceTowns,)
    rule = "24-VC-02"

    tokens: int
    turn: int = 0

    def advance(self, state: State24) -> Flow:
        """Until all are placed."""
        return Flow.WAIT if placed(state) < self.tokens else Flow.DONE

    def actors(self, state: State24) -> tuple[Seat, ...]:
        """In order of the seats, then backwards, and so on."""
        players = len(state.players)
        lap, at = divmod(self.turn, players)
        return (Seat(players - 1 - at if lap % 2 else at),)

    def offers(self, state: State24) -> Iterator[Offer]:
        """One or two on every plain hex, or the second where one lies."""
        left = self.tokens - placed(state)
        for hex_id in state.title.ground.map.hexes:
            numbers = tuple(range(1, min(room(state, hex_id), left) + 1))
            if is_plain(state, hex_id) and numbers:
                fixed, towns = {"hex": hex_id}, {"towns": Choices(numbers)}
                yield Offer(PlaceTowns, self.actors(state)[0], fixed, towns)

    def check(self, state: State24, action: PlaceTowns) -> None:
        """One or two on a plain hex, together with those that lie there."""
        require(is_plain(state, action.hex), "24-VC-01", "no-plain-hex", hex=action.hex)
        free = room(state, action.hex)
        require(free > 0, "24-VC-01", "towns-there", hex=action.hex)
        most = min(free, self.tokens - placed(state))
        require(1 <= action.towns <= most, "24-VC-01", "one-or-two-towns", left=most)

    def apply(self, state: State24, action: PlaceTowns) -> None:
        """Put them there."""
        self.turn += 1
        put(state, action.hex, TOWNS - room(state, action.hex) + action.towns)
        state.emit(TownsPlaced(seat=action.by, hex=action.hex, towns=action.towns))
