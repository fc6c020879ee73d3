"""How things of First Train look: players, companies and pieces by shape as well as by colour."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.render.palette import INK
from kursbuch.render.svg import Element, Paint, Point, circle, group, path, polygon, rect, text

TERRAIN = {"lowland": "#f4eddb", "valley": "#d9e5cb", "hill": "#d9c49b", "hop": "#d3dfae"}
CLOSED = "#cfc8b8"
OUT_ONLY = "#efccc0"
RED, GREEN = "#b3261e", "#1c6b45"
COMPANY = {"red": RED, "green": GREEN}
LETTER = {"red": "R", "green": "G"}
"""Red and green begin with these letters in English and in German."""
GOODS = {"white": "#ffffff", "yellow": "#f2c400"}
INFLUENCE = {"white": "#ffffff", "brown": "#8a5a33", "red": RED, "green": GREEN}


@dataclass(frozen=True, slots=True)
class Player:
    """The colour of a seat, the shape of its discs, and the pattern of its links."""

    colour: str
    shape: str
    core: str | None
    dash: str | None


PLAYERS = (
    Player("#e8830c", "disc", None, None),
    Player("#7a2b8f", "square", "#ffffff", None),
    Player("#1d63b8", "triangle", "#ffffff", "7 6"),
    Player("#1d1d1d", "diamond", "#ffffff", "1.5 6"),
)


def disc(seat: int, x: float, y: float, r: float = 7.0) -> Element:
    """A marker of a player."""
    look = PLAYERS[seat]
    paint: Paint = {"fill": look.colour, "stroke": "#ffffff", "stroke_width": 1.2}
    match look.shape:
        case "disc":
            return circle(x, y, r, **paint)
        case "square":
            return rect(x - 0.88 * r, y - 0.88 * r, 1.76 * r, 1.76 * r, **paint)
        case "triangle":
            points = [(x, y - 1.15 * r), (x + 1.1 * r, y + 0.8 * r), (x - 1.1 * r, y + 0.8 * r)]
            return polygon(points, **paint)
    return polygon(
        [(x, y - 1.2 * r), (x + 1.2 * r, y), (x, y + 1.2 * r), (x - 1.2 * r, y)], **paint
    )


def link(owner: int | str, d: str) -> Element:
    """Track in the colours of its owner: players' by pattern, companies' with sleepers."""
    if isinstance(owner, str):
        return group(
            path(d, stroke=COMPANY[owner], stroke_width=11, stroke_dasharray="2.6 4.4"),
            path(d, stroke=INK, stroke_width=6.6),
            path(d, stroke=COMPANY[owner], stroke_width=5),
            path(d, stroke="#ffffff", stroke_width=1.8) if owner == "green" else None,
        )
    look = PLAYERS[owner]
    parts = [
        path(d, stroke="#ffffff", stroke_width=10.5, stroke_linecap="round"),
        path(d, stroke=look.colour, stroke_width=8, stroke_linecap="round"),
    ]
    if look.core:
        thick = 1.8 if look.dash is None else 3.4
        parts.append(path(d, stroke=look.core, stroke_width=thick, stroke_dasharray=look.dash))
    return group(*parts)


def cube(kind: str, x: float, y: float, size: float = 11.0) -> Element:
    """A goods cube; the yellow one has a fold like a letter."""
    s, d = size, size * 0.32
    left, top = x - (s + d) / 2, y - (s - d) / 2
    ink: Paint = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round"}
    front = rect(left, top, s, s, fill=GOODS[kind], **ink)
    lid = [(left, top), (left + d, top - d), (left + s + d, top - d), (left + s, top)]
    flank = [
        (left + s, top),
        (left + s + d, top - d),
        (left + s + d, top + s - d),
        (left + s, top + s),
    ]
    shade = {"white": "#d9d9d9", "yellow": "#bd9500"}[kind]
    fold = path(
        f"M{left:.1f} {top:.1f}L{left + s / 2:.1f} {top + s * 0.55:.1f}L{left + s:.1f} {top:.1f}",
        **ink,
    )
    return group(
        front,
        polygon(lid, fill=GOODS[kind], **ink),
        polygon(flank, fill=shade, **ink),
        fold if kind == "yellow" else None,
        class_=f"goods {kind}",
    )


def person(kind: str, x: float, y: float, size: float = 8.4) -> Element:
    """A passenger: red with a pointed coat, green with a round one; a landowner wears a hat."""
    ink: Paint = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round"}
    fill = COMPANY.get(kind, "#ffffff")
    s = size
    head = circle(x, y - 0.62 * s, 0.4 * s, fill=fill, **ink)
    return group(
        _coat(kind, x, y, s, fill), head, *_details(kind, x, y, s), class_=f"person {kind}"
    )


def _coat(kind: str, x: float, y: float, s: float, fill: str) -> Element:
    ink: Paint = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round", "fill": fill}
    if kind == "green":
        return path(
            f"M{x - 0.75 * s:.1f} {y + s:.1f}a{0.75 * s:.1f} {1.25 * s:.1f} 0 0 1 {1.5 * s:.1f} 0Z",
            **ink,
        )
    return polygon([(x, y - 0.4 * s), (x + 0.8 * s, y + s), (x - 0.8 * s, y + s)], **ink)


def _details(kind: str, x: float, y: float, s: float) -> list[Element]:
    if kind == "landowner":
        brim = rect(x - 0.62 * s, y - 0.98 * s, 1.24 * s, 0.2 * s, fill=INK)
        return [rect(x - 0.36 * s, y - 1.5 * s, 0.72 * s, 0.55 * s, fill=INK), brim]
    if kind == "green":
        return [rect(x - 0.62 * s, y + 0.35 * s, 1.24 * s, 0.24 * s, fill="#ffffff")]
    return []


def station(size: str, companies: tuple[str, ...], x: float, y: float) -> Element:
    """A town: major ones square, minor ones round; companies' in their colour with their letter."""
    r = 11.5 if size == "major" else 9.5
    parts = [_shape(size, x, y, r, COMPANY[companies[0]] if companies else "#ffffff")]
    if len(companies) > 1:
        half = [(x + r, y - r), (x + r, y + r), (x - r, y + r)]
        parts.append(
            polygon(half, fill=COMPANY[companies[1]])
            if size == "major"
            else _half(x, y, r, companies[1])
        )
        parts.append(
            text(LETTER[companies[0]], x - 0.42 * r, y - 0.36 * r, 9, weight=700, fill="#ffffff")
        )
        parts.append(
            text(LETTER[companies[1]], x + 0.42 * r, y + 0.4 * r, 9, weight=700, fill="#ffffff")
        )
    elif companies:
        parts.append(text(LETTER[companies[0]], x, y, 13, weight=700, fill="#ffffff"))
    return group(*parts, class_=f"town {size}")


def _shape(size: str, x: float, y: float, r: float, fill: str) -> Element:
    if size == "major":
        return rect(x - r, y - r, 2 * r, 2 * r, fill=fill, stroke=INK, stroke_width=2.2)
    return circle(x, y, r, fill=fill, stroke=INK, stroke_width=2.2)


def _half(x: float, y: float, r: float, company: str) -> Element:
    a: Point = (x + 0.7 * r, y - 0.7 * r)
    b: Point = (x - 0.7 * r, y + 0.7 * r)
    d = f"M{a[0]:.1f} {a[1]:.1f}A{r:.1f} {r:.1f} 0 0 1 {b[0]:.1f} {b[1]:.1f}Z"
    return path(d, fill=COMPANY[company])
