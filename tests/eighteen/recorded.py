"""Positions of recorded games as boards."""

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from kursbuch.eighteen.board.board import Board, Laid, stop_at
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.tile import TILE_COLOURS, Colour
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId, stop_id
from kursbuch.games.g1824 import ground as g1824
from kursbuch.games.g1844.ground import ground_2016
from kursbuch.games.g1844.overlay import lay_over

LINE = {"I16": "FO1", "H17": "FO2", "H19": "FO3", "H21": "FO4", "H23": "FO5"}
TUNNELS = {"X78": TileId("tunnel-curve"), "X79": TileId("tunnel-straight")}
# The suggested first scenario of Goods Time, which that site always uses (24-VC-06).
TOWNS = {"B7": 1, "C8": 1, "C20": 1, "C22": 1, "H21": 1, "F25": 2, "G24": 2}


@dataclass(frozen=True)
class RecordedLay:
    """A tile that somebody laid: the boards before and after, who it was, and what was laid."""

    number: int
    ground: Ground
    before: Board
    after: Board
    company: CompanyId
    colours: tuple[Colour, ...]
    lay: tuple[HexId, TileId, int]


@dataclass(frozen=True)
class RecordedMarker:
    """A station marker that somebody placed, and the board before."""

    number: int
    ground: Ground
    before: Board
    company: CompanyId
    stop: StopId


def recorded_lays(file: Path) -> Iterator[RecordedLay]:
    """All tiles and tunnels laid in a recorded game."""
    for ground, before, row in _steps(file):
        action = row["action"]
        if action["type"] == "lay_tile" and not action["tile"].startswith("XM"):
            yield _recorded(row["id"], ground, action, before, row["state"])


def recorded_markers(file: Path) -> Iterator[RecordedMarker]:
    """All station markers placed by decision, not at home, in a recorded game."""
    for ground, before, row in _steps(file):
        action, company = row["action"], row["action"]["entity"]
        if action["type"] == "place_token":
            stood, stand = (_stops(state, company) for state in (before, row["state"]))
            for stop in stand - stood:
                board = _board(ground, before)
                yield RecordedMarker(row["id"], ground, board, CompanyId(company), stop)


def _stops(state: Any, company: str) -> set[StopId]:
    tokens = state["corps"][company]["tokens"]
    return {stop_id(HexId(hex_id), city) for hex_id, city, *_ in tokens}


def _steps(file: Path) -> Iterator[tuple[Ground, Any, Any]]:
    """Each action of a game with the state before it."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        first = json.loads(next(lines))
        ground = _ground(file.parent.name, first["optional_rules"])
        before = first["state"]
        for line in lines:
            row = json.loads(line)
            yield ground, before, row
            before = row["state"]


def _ground(folder: str, options: list[str]) -> Ground:
    if folder == "1844":
        return ground_2016()
    if folder != "1824":
        return g1824.cisleithania()
    return g1824.goods_time() if "goods_time" in options else g1824.standard()


def _recorded(number: int, ground: Ground, action: Any, before: Any, after: Any) -> RecordedLay:
    """A paper that lays (a tunnel, P2) does so for the company whose turn it is."""
    company = action["entity"] if action["entity"] in before["corps"] else before["active"][0]
    tile = action["tile"].rpartition("-")[0]
    return RecordedLay(
        number=number,
        ground=ground,
        before=_board(ground, before),
        after=_board(ground, after),
        company=CompanyId(company),
        colours=_colours(int(before["phase"])),
        lay=(HexId(action["hex"]), TUNNELS.get(tile, TileId(tile)), action["rotation"]),
    )


def _colours(phase: int) -> tuple[Colour, ...]:
    """Green from phase 3, brown from 5, grey from 7 (1844) or 8 (1824, whose last phase is 10)."""
    return TILE_COLOURS[: 1 + (phase >= 3) + (phase >= 5) + (phase >= 7)]


def _board(ground: Ground, state: Any) -> Board:
    board, tiles = Board(), state["tiles"]
    line_lies = any(name.startswith("OP") for name, *_ in tiles.values())
    laid: dict[HexId, Laid] = {}
    if TileId("town") in ground.tiles.tiles:
        laid |= {HexId(name): (TileId("town" + "s" * (n - 1)), 0) for name, n in TOWNS.items()}
    for name, (tile, turn, *joined) in tiles.items():
        if tile.startswith(("OP", "X")):
            if line_lies and name in LINE:
                board = lay_over(board, HexId(name), TileId(LINE[name]))
            for edges in joined[0] if joined else []:
                board = lay_over(board, HexId(name), *_tunnel(*edges))
        else:
            laid[HexId(name)] = TileId(tile), turn
    board = replace(board, tiles=laid)
    return replace(board, tokens=_markers(ground, board, state))


def _tunnel(a: int, b: int) -> Laid:
    """The tunnel tile between two edges."""
    if (b - a) % 6 == 3:
        return TUNNELS["X79"], a
    return TUNNELS["X78"], a if (b - a) % 6 == 2 else b


def _markers(
    ground: Ground, board: Board, state: Any
) -> dict[StopId, tuple[CompanyId | None, ...]]:
    """The circles inside a city are not compared, so markers take them from the left."""
    held: dict[StopId, list[CompanyId | None]] = {}
    for name, company in state["corps"].items():
        for hex_id, city, *_ in company["tokens"] or []:
            held.setdefault(stop_id(HexId(hex_id), city), []).append(CompanyId(name))
    return {
        stop: (*markers, *(None,) * (stop_at(ground, board, stop).slots - len(markers)))
        for stop, markers in held.items()
    }
