"""Track tiles: stops and track as drawn, turning, and what a tile keeps of the one below."""

from collections.abc import Container, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, get_args

from kursbuch.eighteen.board.hexes import EDGES, turned
from kursbuch.eighteen.ids import Edge, TileId

Colour = Literal["white", "yellow", "green", "brown", "grey", "red", "blue", "purple"]
StopKind = Literal["city", "town", "offboard", "mountain", "terminus", "mine"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
STOP_KINDS: tuple[StopKind, ...] = get_args(StopKind)
TILE_COLOURS: tuple[Colour, ...] = ("yellow", "green", "brown", "grey")
TERMINI: frozenset[StopKind] = frozenset({"offboard", "mountain", "terminus", "mine"})

# One end of a piece of track: an edge (0 to 5), or FIRST_STOP + the index of a stop.
End = int
Segment = tuple[End, End]
FIRST_STOP = 6


@dataclass(frozen=True, slots=True)
class PrintedStop:
    """A place that counts on routes; one value for each of the four tile colours."""

    kind: StopKind
    values: tuple[int, int, int, int] = (0, 0, 0, 0)
    slots: int = 0

    def value(self, colour: Colour) -> int:
        """What the stop is worth while *colour* is the newest colour of tiles."""
        return self.values[TILE_COLOURS.index(colour)]


@dataclass(frozen=True)
class Face:
    """What one sees on a hex: colour, label, stops, and the track between edges and stops."""

    colour: Colour
    stops: tuple[PrintedStop, ...] = ()
    track: frozenset[Segment] = frozenset()
    label: str | None = None

    @cached_property
    def through(self) -> tuple[tuple[End, ...], ...]:
        """For each edge, the ends that track from this edge leads to."""
        return tuple(self._joined(edge) for edge in EDGES)

    @cached_property
    def stops_at(self) -> tuple[tuple[int, ...], ...]:
        """For each edge, the stops that track from this edge leads to."""
        return tuple(
            tuple(end - FIRST_STOP for end in ends if end >= FIRST_STOP) for ends in self.through
        )

    @cached_property
    def exits(self) -> tuple[tuple[Edge, ...], ...]:
        """For each stop, the edges that track leads to from it."""
        return tuple(self._joined(FIRST_STOP + index) for index in range(len(self.stops)))

    @cached_property
    def onward(self) -> tuple[tuple[Edge, ...], ...]:
        """For each edge, the edges where a walk that comes in there can leave, nothing blocked."""
        return tuple(self.onward_past(edge, ()) for edge in EDGES)

    def onward_past(self, edge: Edge, blocked: Container[End]) -> tuple[Edge, ...]:
        """The edges where a walk from *edge* can leave that cannot pass *blocked* stops."""
        ways: list[Edge] = []
        for end in self.through[edge]:
            if end < FIRST_STOP:
                ways.append(end)
            elif end not in blocked and self.stops[end - FIRST_STOP].kind not in TERMINI:
                ways += [out for out in self.exits[end - FIRST_STOP] if out != edge]
        return tuple(ways)

    @cached_property
    def edges(self) -> frozenset[Edge]:
        """The edges that carry track."""
        return frozenset(end for segment in self.track for end in segment if end < FIRST_STOP)

    @cached_property
    def plain(self) -> frozenset[Segment]:
        """The track that leads to no stop."""
        return frozenset(piece for piece in self.track if piece[1] < FIRST_STOP)

    @cached_property
    def kind(self) -> tuple[StopKind, ...]:
        """Plain track, a number of towns, or city; a city is a city with one or more circles."""
        kinds = tuple(stop.kind for stop in self.stops)
        return ("city",) if "city" in kinds else kinds

    def turned(self, turn: int) -> "Face":
        """The same face turned clockwise by sixths."""
        track = frozenset(
            segment(*(turned(end, turn) if end < FIRST_STOP else end for end in piece))
            for piece in self.track
        )
        return replace(self, track=track)

    def over(self, below: "Face") -> "Face":
        """The face as track of its own over another, joined to none of it."""
        shift = len(below.stops)
        track = frozenset(
            segment(*(end if end < FIRST_STOP else end + shift for end in piece))
            for piece in self.track
        )
        return replace(below, stops=below.stops + self.stops, track=below.track | track)

    def _joined(self, end: End) -> tuple[End, ...]:
        others = [b if a == end else a for a, b in self.track if end in (a, b)]
        return tuple(sorted(others))


def segment(a: End, b: End) -> Segment:
    """A piece of track with its ends in order, so that equal pieces are equal."""
    return (a, b) if a <= b else (b, a)


@dataclass(frozen=True)
class Tile:
    """A track tile, drawn in its first position."""

    id: TileId
    face: Face

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """The tile in each of its six rotations."""
        return tuple(self.face.turned(turn) for turn in range(6))

    @cached_property
    def looks_like(self) -> tuple[int, ...]:
        """For each of the six rotations the lowest one that looks the same."""
        looks = [_picture(face) for face in self.faces]
        return tuple(looks.index(look) for look in looks)


def _picture(face: Face) -> object:
    """The face without the order of its stops, which nobody can see."""
    return face.plain, frozenset(zip(face.exits, face.stops, strict=True))


@dataclass(frozen=True, eq=False)
class TileSet:
    """The tiles in the box of a game, and how many there are of each."""

    tiles: Mapping[TileId, Tile]
    counts: Mapping[TileId, int]

    def face(self, tile: TileId, turn: int) -> Face:
        """A tile as it lies in this rotation."""
        return self.tiles[tile].faces[turn]


def stop_map(old: Face, new: Face) -> tuple[int, ...] | None:
    """Which stop of *new* each stop of *old* becomes; None where track or a stop would be lost.

    A stop goes on where its track goes on (44-UP-03, 44-UP-08, 24-UP-02, 24-TR-15); stops may be
    merged, but none appears that was not there before.
    """
    if not old.plain <= new.plain:
        return None
    heirs = tuple(_heir(old, new, index) for index in range(len(old.stops)))
    if set(heirs) != set(range(len(new.stops))):
        return None
    return tuple(heir for heir in heirs if heir is not None)


def _heir(old: Face, new: Face, index: int) -> int | None:
    """The stop of *new* that has all the track of this stop of *old*."""
    if not old.exits[index]:
        return index if len(new.stops) == len(old.stops) else 0
    for heir, exits in enumerate(new.exits):
        if set(old.exits[index]) <= set(exits):
            return heir
    return None
