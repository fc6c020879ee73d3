import pytest
from hypothesis import given
from hypothesis import strategies as st

from kursbuch.eighteen.board.tile import FIRST_STOP, Face, Tile, stop_map
from kursbuch.eighteen.ids import HexId, TileId
from kursbuch.games.g1824.ground import standard
from kursbuch.games.g1844.ground import ground_2016

SWISS, AUSTRIAN = ground_2016(), standard()
ALL = [*SWISS.tiles.tiles.values(), *AUSTRIAN.tiles.tiles.values()]
tiles = st.sampled_from(ALL)
turns = st.integers(0, 5)


def swiss(tile: str, turn: int = 0) -> Face:
    return SWISS.tiles.face(TileId(tile), turn)


def austrian(tile: str, turn: int = 0) -> Face:
    return AUSTRIAN.tiles.face(TileId(tile), turn)


@given(tiles)
def test_a_tile_turned_six_times_is_itself(tile: Tile) -> None:
    face = tile.face
    for _ in range(6):
        face = face.turned(1)
    assert face == tile.face


@given(tiles, turns, turns)
def test_turns_add_up(tile: Tile, first: int, second: int) -> None:
    assert tile.faces[first].turned(second) == tile.faces[(first + second) % 6]


@given(tiles, tiles, turns, turns)
def test_whether_track_is_kept_does_not_depend_on_how_one_looks_at_the_board(
    old: Tile, new: Tile, turn: int, view: int
) -> None:
    before = stop_map(old.face, new.faces[turn])
    assert stop_map(old.faces[view], new.faces[(turn + view) % 6]) == before


@given(tiles, tiles, turns)
def test_every_track_of_the_old_tile_goes_on_between_the_same_places(
    old: Tile, new: Tile, turn: int
) -> None:
    heirs = stop_map(old.face, new.faces[turn])
    if heirs is not None:
        ends = {FIRST_STOP + index: FIRST_STOP + heir for index, heir in enumerate(heirs)}
        kept = {(a, ends.get(b, b)) for a, b in old.face.track}
        assert kept <= new.faces[turn].track


@pytest.mark.rule("44-UP-03", "24-UP-02")
def test_an_upgrade_that_loses_track_is_none() -> None:
    assert stop_map(swiss("9"), swiss("23")) == ()
    assert stop_map(swiss("9"), swiss("23", 1)) is None


@pytest.mark.rule("44-UP-03", "24-UP-02")
def test_track_that_ran_past_must_not_end_in_another_connection() -> None:
    assert stop_map(austrian("8"), austrian("18")) is None


@pytest.mark.rule("44-UP-08")
def test_the_cities_of_a_double_city_stay_two_and_keep_their_track() -> None:
    assert stop_map(swiss("59"), swiss("64", 4)) == (0, 1)
    assert stop_map(swiss("59"), swiss("64", 2)) == (1, 0)
    assert stop_map(swiss("59"), swiss("64", 0)) is None  # both would be one city


@pytest.mark.rule("44-UP-06", "44-UP-14")
def test_the_two_cities_of_aarau_become_one() -> None:
    aarau = SWISS.map.hexes[HexId("D15")].face
    assert stop_map(aarau, swiss("14", 1)) == (0, 0)
    assert stop_map(aarau, swiss("14", 0)) is None


@pytest.mark.rule("44-UP-07")
def test_lausanne_has_two_cities_on_green_and_one_of_two_circles_on_brown() -> None:
    assert [stop.slots for stop in swiss("901").stops] == [1, 1]
    assert [stop.slots for stop in swiss("902").stops] == [2]
    assert stop_map(swiss("901"), swiss("902", 3)) == (0, 0)


@pytest.mark.rule("24-UP-10")
def test_brown_wien_keeps_the_single_circle_of_either_outer_line() -> None:
    assert stop_map(austrian("491"), austrian("493")) == (0, 1, 1)
    assert stop_map(austrian("491"), austrian("493", 3)) == (1, 1, 0)
    assert stop_map(austrian("491"), austrian("493", 1)) is None


@pytest.mark.rule("24-TR-14")
def test_wien_lies_in_one_turn_only_and_budapest_in_two_pictures() -> None:
    hexes = AUSTRIAN.map.hexes
    wien = [t for t in range(6) if stop_map(hexes[HexId("E12")].face, austrian("499", t))]
    pest = [t for t in range(6) if stop_map(hexes[HexId("F17")].face, austrian("498", t))]
    assert (wien, pest) == ([0], [0, 1, 3, 4])


@pytest.mark.parametrize(("tile", "pictures"), [("9", 3), ("8", 6), ("7", 6), ("40", 2), ("68", 3)])
def test_turns_that_look_alike_are_one_picture(tile: str, pictures: int) -> None:
    assert len(set(SWISS.tiles.tiles[TileId(tile)].looks_like)) == pictures


def test_a_stop_can_be_worth_something_else_in_every_colour_of_tiles() -> None:
    vaduz = SWISS.map.hexes[HexId("E26")].face.stops[0]
    assert [vaduz.value(c) for c in ("yellow", "green", "brown", "grey")] == [10, 20, 30, 40]
