import pytest

from kursbuch.eighteen.board.board import Board
from kursbuch.eighteen.board.ground import Lay
from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.ids import HexId, TileId
from kursbuch.games.g1844.ground import ground_2016
from kursbuch.games.g1844.overlay import OverBreach, lay_over, over_breach, over_lays
from tests.eighteen.small import RED, board

SWISS = ground_2016()
CURVE, STRAIGHT = TileId("tunnel-curve"), TileId("tunnel-straight")
TUNNELS = (CURVE, STRAIGHT)
SION = board({"K10.0": (RED,)}, K10=(57, 2))  # K10 to the mouth at the south-east of J9


def wrong(laid: Board, hex_id: str, tile: TileId, turn: int) -> OverBreach | None:
    found = reach(SWISS, laid, RED)
    return over_breach(SWISS, laid, (HexId(hex_id), tile, turn), TUNNELS, found)


@pytest.mark.rule("44-TU-09", "44-TU-11")
def test_a_tunnel_joins_a_mouth_that_is_reached_with_another() -> None:
    assert wrong(SION, "J9", STRAIGHT, 2) is None
    assert wrong(SION, "J9", CURVE, 5) is None
    assert wrong(SION, "J9", STRAIGHT, 1) is OverBreach.NOT_CONNECTED


@pytest.mark.rule("44-TU-07")
def test_tunnels_lie_only_on_tunnel_hexes_and_one_on_each() -> None:
    assert wrong(SION, "K12", STRAIGHT, 1) is OverBreach.NO_MOUTH
    built = lay_over(SION, HexId("J9"), STRAIGHT, 2)
    assert wrong(built, "J9", CURVE, 5) is OverBreach.TAKEN


@pytest.mark.rule("44-TU-12")
def test_a_tunnel_may_be_built_under_the_line() -> None:
    built = board({"G18.0": (RED,)}, G18=(5, 5))
    assert wrong(lay_over(built, HexId("H19"), TileId("FO3")), "H19", STRAIGHT, 2) is None


@pytest.mark.rule("44-TU-18")
def test_an_arrow_of_the_line_is_no_mouth() -> None:
    disentis = board({"H25.0": (RED,)}, H25=(58, 1))
    assert reach(SWISS, disentis, RED).edges(HexId("H23")) == {4}
    assert wrong(disentis, "H23", CURVE, 4) is OverBreach.NO_MOUTH

    def arrows_too(printed: Hex) -> frozenset[int]:
        return printed.mouths | printed.line_ends

    lay = HexId("H23"), CURVE, 4
    found = reach(SWISS, disentis, RED)
    assert over_breach(SWISS, disentis, lay, TUNNELS, found, arrows_too) is None


@pytest.mark.rule("44-TU-10")
def test_the_tiles_join_no_neighbouring_mouths() -> None:
    joined = {tile: SWISS.tiles.tiles[tile].face.track for tile in TUNNELS}
    assert joined == {CURVE: {(0, 2)}, STRAIGHT: {(0, 3)}}
    assert [SWISS.tiles.counts[tile] for tile in TUNNELS] == [5, 5]


@pytest.mark.rule("44-TU-15")
def test_a_tunnel_tile_must_be_in_the_supply() -> None:
    built = SION
    for name in ("I12", "K14", "H17", "H19", "H21"):
        built = lay_over(built, HexId(name), STRAIGHT, 2)
    assert wrong(built, "J9", STRAIGHT, 2) is OverBreach.NONE_LEFT
    assert wrong(built, "J9", CURVE, 5) is None


def test_what_is_listed_is_what_the_law_allows() -> None:
    listed = list(over_lays(SWISS, SION, TUNNELS, reach(SWISS, SION, RED)))
    allowed = [
        Lay(hex_id, tile, ways)
        for hex_id in SWISS.hex_ids
        for tile in TUNNELS
        if (ways := tuple(t for t in range(6) if wrong(SION, hex_id, tile, t) is None))
    ]
    assert (
        listed == allowed == [Lay(HexId("J9"), CURVE, (3, 5)), Lay(HexId("J9"), STRAIGHT, (2, 5))]
    )
