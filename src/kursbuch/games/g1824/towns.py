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
SCENARIO = {"B7": 1, "C8": 1, "C20": 1, "C22": 1, "F25": 2, "G24": 2, "H21": 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceTowns(Action):
    """Put one or two town tokens on a plain hex."""

    hex: HexId
    towns: int


def put(state: State24, hex_id: HexId, towns: int) -> None:
    """The hex counts as one with so many towns (24-VC-03)."""
    laid = {**state.board.tiles, hex_id: (TOKENS[towns - 1], 0)}
    state.board = replace(state.board, tiles=laid)


def placed(state: State24) -> int:
    """The tokens on the map."""
    return sum(TOKENS.index(tile) + 1 for tile, _ in state.board.tiles.values() if tile in TOKENS)


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
    """Before the game the players place town tokens, to and fro (24-VC-02)."""

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
        """One or two on every plain hex."""
        left = self.tokens - placed(state)
        numbers = Choices((1, 2) if left > 1 else (1,))
        for hex_id in state.title.ground.map.hexes:
            if is_plain(state, hex_id) and hex_id not in state.board.tiles:
                yield Offer(PlaceTowns, self.actors(state)[0], {"hex": hex_id}, {"towns": numbers})

    def check(self, state: State24, action: PlaceTowns) -> None:
        """One or two on a plain hex that has none yet."""
        require(is_plain(state, action.hex), "24-VC-01", "no-plain-hex", hex=action.hex)
        free = action.hex not in state.board.tiles
        require(free, "24-VC-01", "towns-there", hex=action.hex)
        left = self.tokens - placed(state)
        require(1 <= action.towns <= min(2, left), "24-VC-01", "one-or-two-towns", left=left)

    def apply(self, state: State24, action: PlaceTowns) -> None:
        """Put them there."""
        self.turn += 1
        put(state, action.hex, action.towns)
        state.emit(TownsPlaced(seat=action.by, hex=action.hex, towns=action.towns))
