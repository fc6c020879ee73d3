"""The ring: the tiles that fit a hex, drawn round it with all their rotations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from django.utils.safestring import SafeString, mark_safe

from kursbuch.core.action import Action
from kursbuch.eighteen.ids import HexId, TileId
from kursbuch.render.eighteen.board import extent
from kursbuch.render.eighteen.geometry import middle
from kursbuch.render.eighteen.tile import is_line, tile_picture
from kursbuch.render.palette import SIGNAL
from kursbuch.render.svg import Element, Point, circle, element, group, moved, rect, text
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import proposing
from kursbuch.web.games.presenter import Scene

NEAR, FAR = 138.0, 236.0
"""How far from the hex the tiles of the first and of the second ring stand."""
MOST = 8
"""How many tiles have room in one ring."""


@dataclass(frozen=True)
class TileChoice:
    """A tile in one rotation, as it can be laid."""

    tile: TileId
    turn: int
    action: Action

    @property
    def key(self) -> str:
        """How the page tells them apart."""
        return f"{self.tile}-{self.turn}"

    @property
    def want(self) -> str:
        """The part of the query that proposes it."""
        return proposing(self.action)


def ring(
    scene: Scene, hex_id: HexId, faces: Sequence[TileChoice], chosen: TileChoice | None
) -> SafeString:
    """The ring as a picture of its own over the board."""
    frame = extent(state_of(scene).title.ground)
    at = on_board(scene, hex_id)
    tiles = list(dict.fromkeys(face.tile for face in faces))
    drawn = element(
        "svg",
        moved(
            *at,
            circle(0, 0, NEAR + 32, fill="#f7f2e6", fill_opacity=0.3),
            *_faces(scene, faces, chosen),
            *_picks(scene, tiles, faces, chosen, _angles(at, (frame.wide, frame.high), len(tiles))),
            class_="ring",
            font_weight=700,
            text_anchor="middle",
        ),
        xmlns="http://www.w3.org/2000/svg",
    )
    return mark_safe(str(drawn))


def on_board(scene: Scene, hex_id: HexId) -> Point:
    """The middle of a hex in the units of the board's picture."""
    frame = extent(state_of(scene).title.ground)
    x, y = middle(hex_id)
    return x - frame.left, y - frame.top


def _faces(
    scene: Scene, faces: Sequence[TileChoice], chosen: TileChoice | None
) -> Iterator[Element]:
    """On the hex itself: every face, all but the chosen one hidden."""
    for face in faces:
        hidden = None if face == chosen else "hidden"
        yield group(
            _drawn(scene, face.tile, face.turn),
            class_="face",
            data_tile=face.tile,
            data_offer=face.want,
            role="button",
            tabindex="0",
            aria_label=face.key,
            hidden=hidden,
        )


def _picks(
    scene: Scene,
    tiles: Sequence[TileId],
    faces: Sequence[TileChoice],
    chosen: TileChoice | None,
    places: Sequence[Point],
) -> Iterator[Element]:
    """Round it: each tile once, with room for what it would earn."""
    for number, (tile, place) in enumerate(zip(tiles, places, strict=True), start=1):
        first = next(face for face in faces if face.tile == tile)
        on = chosen is not None and chosen.tile == tile
        yield moved(
            *place,
            circle(
                0,
                0,
                52,
                fill="#fffdf7",
                stroke=SIGNAL if on else "#241f1a",
                stroke_width=6 if on else 2,
            ),
            group(_drawn(scene, tile, first.turn), transform="scale(0.72)", id=f"tile-{tile}"),
            rect(-46, 40, 92, 22, fill="#241f1a", rx=3),
            text(tile, 0, 51, 15, weight=700, fill="#ffffff", data_run=tile),
            class_="pick on" if on else "pick",
            data_want=first.want,
            data_nth=number,
            role="button",
            tabindex="0",
            aria_label=tile,
        )


def _drawn(scene: Scene, tile: TileId, turn: int) -> Element:
    title = state_of(scene).title
    return tile_picture(title.ground.tiles.face(tile, turn), "b-", crossing=is_line(title, tile))


def _angles(at: Point, size: Point, count: int) -> list[Point]:
    """Places round the hex; at the rim of the board they fan out inwards."""
    x, y = at
    wide, high = size
    room = NEAR + 60
    dx = 1 if x < room else -1 if x > wide - room else 0
    dy = 1 if y < room else -1 if y > high - room else 0
    found: list[Point] = []
    for number in range(count):
        ring, place = divmod(number, MOST)
        of = min(count - ring * MOST, MOST)
        found.append(_place(NEAR if not ring else FAR, place, of, (dx, dy)))
    return found


def _place(distance: float, number: int, of: int, inwards: tuple[int, int]) -> Point:
    dx, dy = inwards
    if not dx and not dy:
        angle = -pi / 2 + 2 * pi * (number - (of - 1) / 2) / max(of, 6)
        return distance * cos(angle), distance * sin(angle)
    base = {(1, 0): 0.0, (-1, 0): pi, (0, 1): pi / 2, (0, -1): -pi / 2}.get((dx, dy))
    if base is None:
        base = {(1, 1): pi / 4, (-1, 1): 3 * pi / 4, (1, -1): -pi / 4, (-1, -1): -3 * pi / 4}[
            (dx, dy)
        ]
    spread = pi if not (dx and dy) else pi / 2
    step = spread / max(of - 1, 1) if of > 1 else 0
    if of > 4 and dx and dy:
        distance *= 1.5
    angle = base + (number - (of - 1) / 2) * min(step, 0.85)
    return distance * cos(angle), distance * sin(angle)
