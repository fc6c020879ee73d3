import tomllib
from typing import Any

import pytest

from kursbuch.eighteen.board.read_map import DataError, read_map, read_tiles
from kursbuch.eighteen.ids import HexId, TileId

MAP = """
name = "Nowhere"
bars = ["B3 B5"]
[areas]
Elsewhere = { values = "10/20/30/40", direction = "W", transit = 50 }
[hexes]
B1 = { area = "Elsewhere", track = "4-a" }
B3 = { name = "Home", label = "X", stops = { a = "city 20 slots 2" }, track = "1-a", cost = 30 }
B5 = { colour = "grey", stops = { a = "mine 10/10/40/40 slots 1" }, track = "1-a" }
"""
TILES: dict[str, Any] = {
    "counts": {"9": 2},
    "tiles": {"9": {"colour": "yellow", "track": "0-3"}},
}


def test_a_map_is_read_from_short_text() -> None:
    read = read_map("map.toml", tomllib.loads(MAP))
    home, mine = read.hexes[HexId("B3")], read.hexes[HexId("B5")]
    assert (home.name, home.face.label, home.cost, home.buildable) == ("Home", "X", 30, True)
    assert (home.face.stops[0].slots, home.face.stops[0].values) == (2, (20, 20, 20, 20))
    assert (mine.face.stops[0].kind, mine.face.stops[0].values) == ("mine", (10, 10, 40, 40))
    assert read.hexes[HexId("B1")].face.stops[0].values == read.areas["Elsewhere"].values
    assert (read.areas["Elsewhere"].direction, read.areas["Elsewhere"].transit) == ("W", 50)
    assert read.open_edges(HexId("B3")) == {1}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("cost = 30", "price = 30", "map.toml: hexes.B3: unknown key 'price'"),
        ('name = "Nowhere"', 'title = "Nowhere"', "map.toml: unknown key 'title'"),
        ("transit", "bonus", "map.toml: areas.Elsewhere: unknown key 'bonus'"),
        ('area = "Elsewhere"', 'area = "Moon"', "map.toml: hexes.B1: unknown area 'Moon'"),
        ("city 20 slots 2", "village 20", "map.toml: hexes.B3.stops.a: no stop: 'village 20'"),
        ("city 20 slots 2", "city twenty", "map.toml: hexes.B3.stops.a: no stop: 'city twenty'"),
        ("10/20/30/40", "10/20", "map.toml: areas.Elsewhere: one value or four, not '10/20'"),
        ('"grey"', '"gray"', "map.toml: hexes.B5: no colour: 'gray'"),
        ('"4-a"', '"4-b"', "map.toml: hexes.B1.track: no piece of track: '4-b'"),
        ('"4-a"', '"4-a 4-a"', "map.toml: hexes.B1.track: a piece twice"),
        ('"4-a"', '"4-a 4-3"', "map.toml: hexes.B1.track: an edge that leads to a stop leads"),
        ('"4-a"', '"2-a"', "map.toml: hexes.B1: track off the map at edge 2"),
        ("B3 B5", "B3 B9", "map.toml: bars: not two hexes of the map: 'B3 B9'"),
        ("cost = 30", 'terrain = "swamp"', "map.toml: hexes.B3: no terrain: 'swamp'"),
        ("cost = 30", 'mouths = "7"', "map.toml: hexes.B3: no edges: '7'"),
    ],
)
def test_what_a_map_cannot_say_is_refused_with_its_place(
    old: str, new: str, complaint: str
) -> None:
    assert old in MAP
    with pytest.raises(DataError) as refusal:
        read_map("map.toml", tomllib.loads(MAP.replace(old, new, 1)))
    assert complaint in str(refusal.value)


def test_tiles_take_their_picture_from_the_game_or_from_what_games_share() -> None:
    shared = {"8": {"colour": "yellow", "track": "0-2"}}
    read = read_tiles("tiles.toml", {"counts": {"8": 1, "9": 2}, "tiles": TILES["tiles"]}, shared)
    assert read.counts == {"8": 1, "9": 2}
    assert read.face(TileId("8"), 1).track == {(1, 3)}


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({**TILES, "counts": {"9": 1, "7": 1}}, "tiles.toml: counts.7: no tile of this number"),
        ({**TILES, "counts": {}}, "tiles.toml: tiles.9: drawn, but not counted"),
        (
            {**TILES, "tiles": {"9": {"colour": "yellow", "tracks": "0-3"}}},
            "tiles.toml: tiles.9: unknown key 'tracks'",
        ),
    ],
)
def test_what_tiles_cannot_say_is_refused(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(DataError) as refusal:
        read_tiles("tiles.toml", data, {})
    assert complaint in str(refusal.value)
