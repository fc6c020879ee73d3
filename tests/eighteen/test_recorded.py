"""What was laid and placed in the recorded games was possible in the position before."""

from pathlib import Path

import pytest

from kursbuch.eighteen.board.board import Board, face, lay, markers
from kursbuch.eighteen.board.lays import breach, lays
from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, hex_of
from kursbuch.games.g1844.overlay import lay_over, over_breach, over_lays
from tests.conftest import RECORDED
from tests.eighteen.recorded import (
    TUNNELS,
    RecordedLay,
    RecordedMarker,
    recorded_lays,
    recorded_markers,
)

AUSTRIAN = ("24-TR-04", "24-TR-15", "24-UP-11", "24-TK-07")
REAL = sorted(RECORDED.glob("real/*/*.jsonl.gz"))
RANDOM = sorted(RECORDED.glob("random/*/*.jsonl.gz"))


def house_mouths(printed: Hex) -> frozenset[int]:
    """That site lets a tunnel begin at an arrow of the line too (44-TU-18)."""
    return printed.mouths | printed.line_ends


def check(move: RecordedLay) -> None:
    if move.lay[1] in TUNNELS.values():
        check_tunnel(move)
    else:
        check_tile(move)


def check_tile(move: RecordedLay) -> None:
    ground, board, (hex_id, tile, turn) = move.ground, move.before, move.lay
    found = reach(ground, board, move.company)
    assert breach(ground, board, move.lay, move.colours, found) is None, move
    offers = lays(ground, board, move.colours, found, at=[hex_id])
    assert any(offer.tile == tile and turn in offer.turns for offer in offers), move
    after = lay(ground, board, *move.lay)
    assert after.tiles == move.after.tiles, move
    assert standing(after, hex_id) <= standing(move.after, hex_id), move


def check_tunnel(move: RecordedLay) -> None:
    ground, board, (hex_id, tile, turn) = move.ground, move.before, move.lay
    tiles, found = tuple(TUNNELS.values()), reach(ground, board, move.company)
    assert over_breach(ground, board, move.lay, tiles, found, house_mouths) is None, move
    offers = over_lays(ground, board, tiles, found, house_mouths)
    assert any((o.hex, o.tile) == (hex_id, tile) and turn in o.turns for o in offers), move
    after = lay_over(board, *move.lay)
    assert face(ground, after, hex_id) == face(ground, move.after, hex_id), move


def standing(board: Board, hex_id: HexId) -> set[tuple[StopId, CompanyId]]:
    """Who stands at which stop of a hex; whoever acts next may have put a home marker there."""
    return {
        (stop, company)
        for stop, held in board.tokens.items()
        if hex_of(stop) == hex_id
        for company in held
        if company is not None
    }


def check_marker(move: RecordedMarker) -> None:
    found = reach(move.ground, move.before, move.company)
    assert move.stop in found.stops, move
    assert None in markers(move.ground, move.before, move.stop), move


def check_all(file: Path) -> None:
    moves = list(recorded_lays(file))
    assert moves
    for move in moves:
        check(move)
    for marker in recorded_markers(file):
        check_marker(marker)


@pytest.mark.skipif(not REAL, reason="the recorded games are not beside this checkout")
@pytest.mark.rule("44-TL-15", "44-UP-08", "44-UP-11", "44-ST-07", *AUSTRIAN)
@pytest.mark.parametrize("file", REAL, ids=lambda file: file.name.partition(".")[0])
def test_every_tile_and_marker_of_the_games_that_people_played_is_legal(file: Path) -> None:
    check_all(file)


@pytest.mark.proof
@pytest.mark.skipif(not RANDOM, reason="the recorded games are not beside this checkout")
@pytest.mark.rule("44-TL-15", "44-UP-08", "44-UP-11", "44-ST-07", *AUSTRIAN)
@pytest.mark.parametrize(
    "file", RANDOM, ids=lambda file: f"{file.parent.name}-{file.name.partition('.')[0]}"
)
def test_every_tile_and_marker_of_the_random_games_is_legal(file: Path) -> None:
    check_all(file)
