"""Reads maps and tiles from TOML, and refuses what it does not know."""

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.hexes import EDGES
from kursbuch.eighteen.board.map import TERRAINS, Area, Hex, Map, Terrain
from kursbuch.eighteen.board.tile import (
    COLOURS,
    FIRST_STOP,
    STOP_KINDS,
    Colour,
    Face,
    PrintedStop,
    Segment,
    StopKind,
    Tile,
    TileSet,
    segment,
)
from kursbuch.eighteen.ids import Edge, HexId, TileId

Table = Mapping[str, Any]

_SHARED = files("kursbuch.eighteen") / "data" / "tiles.toml"
_MAP = {"name", "areas", "bars", "hexes"}
_AREA = {"values", "direction", "transit"}
_FACE = {"colour", "stops", "track", "label"}
_HEX = _FACE | {"name", "label_from", "cost", "terrain", "area", "mouths", "line_ends", "mark"}
_STOP = re.compile(
    r"(?P<kind>[a-z]+)(?: (?P<values>\d+(?:/\d+){3}|\d+))?(?: slots (?P<slots>\d+))?"
)
_PIECE = re.compile(r"([0-5])-([0-5a-z])")


class DataError(ValueError):
    """A data file says something that cannot be; tells the file and the key."""


def load_ground(map_file: Traversable, tiles_file: Traversable) -> Ground:
    """A board: its map and its tiles."""
    return Ground(load_map(map_file), load_tiles(tiles_file))


def load_map(file: Traversable) -> Map:
    """A map from its file."""
    return read_map(file.name, tomllib.loads(file.read_text(encoding="utf-8")))


def read_map(where: str, data: Table) -> Map:
    """A map from the contents of its file."""
    _refuse_unknown(where, data, _MAP)
    areas = {
        name: _area(f"{where}: areas.{name}", name, part)
        for name, part in data.get("areas", {}).items()
    }
    hexes = {
        HexId(name): _hex(f"{where}: hexes.{name}", HexId(name), part, areas)
        for name, part in data["hexes"].items()
    }
    bars = frozenset(_bar(f"{where}: bars", text, hexes) for text in data.get("bars", []))
    printed = Map(data["name"], hexes, bars, areas)
    for hex_id, one in hexes.items():
        for edge in one.openings:
            if printed.neighbour(hex_id, edge) is None:
                raise DataError(f"{where}: hexes.{hex_id}: track off the map at edge {edge}")
    return printed


def load_tiles(own: Traversable) -> TileSet:
    """The tiles of a game: its counts, with the pictures that games share and those of its own."""
    shared = _read(_SHARED, {"tiles"})["tiles"]
    return read_tiles(own.name, _read(own, {"counts", "tiles"}), shared)


def read_tiles(where: str, data: Table, shared: Table) -> TileSet:
    """The tiles of a game from the contents of its file and the pictures that games share."""
    pictures = {**shared, **data["tiles"]}
    tiles = {}
    for name in data["counts"]:
        if name not in pictures:
            raise DataError(f"{where}: counts.{name}: no tile of this number is drawn")
        tile = TileId(name)
        tiles[tile] = Tile(tile, _tile_face(f"{where}: tiles.{name}", pictures[name]))
    for name in data["tiles"].keys() - tiles.keys():
        raise DataError(f"{where}: tiles.{name}: drawn, but not counted")
    return TileSet(tiles, {TileId(name): number for name, number in data["counts"].items()})


def _read(file: Traversable, known: Collection[str]) -> Table:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    _refuse_unknown(file.name, data, known)
    return data


def _refuse_unknown(where: str, table: Table, known: Collection[str]) -> None:
    for key in table:
        if key not in known:
            raise DataError(f"{where}: unknown key {key!r}")


def _area(where: str, name: str, data: Table) -> Area:
    _refuse_unknown(where, data, _AREA)
    values = _values(where, data["values"])
    return Area(name, values, data.get("direction"), data.get("transit", 0))


def _hex(where: str, hex_id: HexId, data: Table, areas: Mapping[str, Area]) -> Hex:
    _refuse_unknown(where, data, _HEX)
    area = data.get("area")
    if area is not None and area not in areas:
        raise DataError(f"{where}: unknown area {area!r}")
    return Hex(
        hex_id,
        _hex_face(where, data, areas.get(area) if area else None),
        name=data.get("name"),
        label_from=_colour(where, data.get("label_from", "yellow")),
        cost=data.get("cost", 0),
        terrain=_terrain(where, data.get("terrain")),
        area=area,
        mouths=_edges(where, data.get("mouths", "")),
        line_ends=_edges(where, data.get("line_ends", "")),
        mark=data.get("mark"),
    )


def _hex_face(where: str, data: Table, area: Area | None) -> Face:
    """A hex of an off-board area is red, and its stop `a` has the values of the area."""
    if area is None:
        return _face(where, {"colour": "white", **data})
    stops = {"a": "offboard"} if "track" in data else {}
    face = _face(where, {"colour": "red", "stops": stops, **data})
    return replace(face, stops=tuple(replace(stop, values=area.values) for stop in face.stops))


def _tile_face(where: str, data: Table) -> Face:
    _refuse_unknown(where, data, _FACE)
    return _face(where, data)


def _face(where: str, data: Table) -> Face:
    names = data.get("stops", {})
    stops = tuple(_stop(f"{where}.stops.{name}", text) for name, text in names.items())
    ends = {name: FIRST_STOP + index for index, name in enumerate(names)}
    track = _track(where, data.get("track", ""), ends)
    return Face(_colour(where, data["colour"]), stops, track, data.get("label"))


def _stop(where: str, text: str) -> PrintedStop:
    """Such as "town 10", "city 30 slots 2", "mine 10/10/40/40"; a city has at least one circle."""
    match = _STOP.fullmatch(text)
    if match is None or match["kind"] not in STOP_KINDS:
        raise DataError(f"{where}: no stop: {text!r}")
    kind = cast(StopKind, match["kind"])
    slots = int(match["slots"]) if match["slots"] else int(kind == "city")
    return PrintedStop(kind, _values(where, match["values"] or "0"), slots)


def _values(where: str, text: str) -> tuple[int, int, int, int]:
    """One number for all colours, or four: yellow/green/brown/grey."""
    numbers = [int(part) for part in text.split("/")]
    if len(numbers) == 1:
        numbers *= 4
    if len(numbers) != 4:
        raise DataError(f"{where}: one value or four, not {text!r}")
    yellow, green, brown, grey = numbers
    return yellow, green, brown, grey


def _track(where: str, text: str, stops: Mapping[str, int]) -> frozenset[Segment]:
    """Pieces such as "0-3" from edge to edge and "1-a" from edge to stop."""
    pieces = []
    for piece in text.split():
        match = _PIECE.fullmatch(piece)
        if match is None or (match[2].isalpha() and match[2] not in stops):
            raise DataError(f"{where}.track: no piece of track: {piece!r}")
        end = stops[match[2]] if match[2].isalpha() else int(match[2])
        pieces.append(segment(int(match[1]), end))
    if len(set(pieces)) < len(pieces):
        raise DataError(f"{where}.track: a piece twice")
    at_stops = [edge for edge, end in pieces if end >= FIRST_STOP]
    if any(sum(edge in piece for piece in pieces) > 1 for edge in at_stops):
        raise DataError(f"{where}.track: an edge that leads to a stop leads nowhere else")
    return frozenset(pieces)


def _edges(where: str, text: str) -> frozenset[Edge]:
    edges = [int(part) for part in text.split()]
    if any(edge not in EDGES for edge in edges):
        raise DataError(f"{where}: no edges: {text!r}")
    return frozenset(edges)


def _colour(where: str, text: str) -> Colour:
    if text not in COLOURS:
        raise DataError(f"{where}: no colour: {text!r}")
    return text


def _terrain(where: str, text: str | None) -> Terrain | None:
    if text is not None and text not in TERRAINS:
        raise DataError(f"{where}: no terrain: {text!r}")
    return text


def _bar(where: str, text: str, hexes: Collection[HexId]) -> frozenset[HexId]:
    pair = frozenset(HexId(name) for name in text.split())
    if len(pair) != 2 or not pair <= set(hexes):
        raise DataError(f"{where}: not two hexes of the map: {text!r}")
    return pair
