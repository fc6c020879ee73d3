"""Tiles as pictures: where stops stand, where track runs, where words find room."""

from __future__ import annotations

import re
from itertools import combinations
from math import hypot

import pytest

from kursbuch.eighteen.board.tile import FIRST_STOP, Face
from kursbuch.eighteen.ids import TileId
from kursbuch.games.g1824.ground import standard
from kursbuch.games.g1844.ground import ground_2016
from kursbuch.render.eighteen.geometry import APOTHEM, curve, towards
from kursbuch.render.eighteen.layout import CIRCLE, piece, stop_places
from kursbuch.render.eighteen.room import Room
from kursbuch.render.eighteen.tile import tile_picture

FACES = {
    f"{tile.id}/{turn}": face
    for ground in (ground_2016(), standard())
    for tile in ground.tiles.tiles.values()
    for turn, face in enumerate(tile.faces)
}


def test_every_piece_of_track_is_drawn_from_its_edge() -> None:
    for face in FACES.values():
        for a, b in face.track:
            start = re.split("[LAQ]", piece(face, (a, b))[1:])[0]
            assert [float(part) for part in start.split()] == pytest.approx(towards(a), abs=0.06)


def test_stops_of_one_tile_do_not_lie_on_each_other() -> None:
    for face in FACES.values():
        places = stop_places(face)
        assert len(places) == len(face.stops)
        for (a, one), (b, other) in combinations(zip(places, face.stops, strict=True), 2):
            if one.slots == other.slots == 1:
                assert hypot(a[0] - b[0], a[1] - b[1]) > 1.9 * CIRCLE


def test_turning_a_tile_turns_its_picture() -> None:
    face = ground_2016().tiles.tiles[TileId("59")].face
    for turn in range(6):
        for index, place in enumerate(stop_places(face.turned(turn))):
            edge = face.turned(turn).exits[index][0]
            assert place == pytest.approx(towards(edge, 0.5 * APOTHEM))


@pytest.mark.parametrize("b", [1, 2, 3, 4, 5])
def test_a_curve_begins_and_ends_at_its_edges(b: int) -> None:
    assert curve(0, b, 0.0) == pytest.approx(towards(0))
    assert curve(0, b, 1.0) == pytest.approx(towards(b))


def test_words_keep_away_from_what_is_taken() -> None:
    room = Room(())
    first = room.find(30, 12, (0.0, 0.0))
    second = room.find(30, 12, (0.0, 0.0))
    assert first == (0.0, 0.0)
    assert abs(second[0]) >= 30 or abs(second[1]) >= 12


def test_the_value_of_a_city_and_its_letter_are_on_the_picture() -> None:
    face: Face = ground_2016().tiles.tiles[TileId("907")].face
    drawn = str(tile_picture(face, "t-"))
    assert ">40<" in drawn
    assert ">Z<" in drawn
    assert all(end >= FIRST_STOP for _, end in face.track)
