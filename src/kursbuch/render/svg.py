"""SVG as a tree of elements, written with presentation attributes only: no style, no script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

Point: TypeAlias = "tuple[float, float]"
Attribute: TypeAlias = "str | int | float | bool | None"
Paint: TypeAlias = "dict[str, Attribute]"
"""Presentation attributes that several elements have in common."""


class Written(str):
    """A piece of a picture that is SVG text already."""

    __slots__ = ()


_BREAK = Written("\n")
_BREAKS = {"\n": "&#10;"}
"""A line of a picture is never broken by what is written there."""


@dataclass(frozen=True, slots=True)
class Element:
    """One element with its attributes and what it contains."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple[Element | str, ...] = ()

    def __str__(self) -> str:
        parts: list[str] = []
        _write(self, parts)
        return "".join(parts)


def _write(node: Element | str, parts: list[str]) -> None:
    if isinstance(node, str):
        parts.append(node if isinstance(node, Written) else escape(node, _BREAKS))
        return
    attributes = "".join(f" {name}={quoteattr(value)}" for name, value in node.attributes)
    if not node.children:
        parts.append(f"<{node.tag}{attributes}/>")
        return
    parts.append(f"<{node.tag}{attributes}>")
    for child in node.children:
        _write(child, parts)
    parts.append(f"</{node.tag}>")


def element(tag: str, *children: Element | str | None, **attributes: Attribute) -> Element:
    """An element; `stroke_width=2` is written `stroke-width="2"`, `class_` is `class`."""
    written = tuple(
        (name.rstrip("_").replace("_", "-"), _value(value))
        for name, value in attributes.items()
        if value is not None and value is not False
    )
    return Element(tag, written, tuple(child for child in children if child is not None))


def written(*nodes: Element) -> Written:
    """The elements as text, to be put into many pictures, each on a line of its own."""
    return Written(_BREAK.join(map(str, nodes)))


def _value(value: Attribute) -> str:
    match value:
        case bool():
            return "true"
        case float():
            return number(value)
    return str(value)


def number(value: float) -> str:
    """A coordinate with one decimal, without a trailing zero."""
    return f"{round(value, 1) + 0.0:g}"


def group(*children: Element | str | None, **attributes: Attribute) -> Element:
    """Elements that belong together."""
    return element("g", *children, **attributes)


def on_lines(*pieces: Element | str | None) -> tuple[Element | str, ...]:
    """Each piece on a line of its own, so that two pictures can be compared by their lines."""
    there = [piece for piece in pieces if piece]
    return (_BREAK, *(part for piece in there for part in (piece, _BREAK)))


def layer(name: str, *pieces: Element | str) -> Element:
    """What lies on the same level of a picture, piece by piece."""
    return group(*on_lines(*pieces), class_=name)


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    anchor: str = "middle",
    weight: int = 400,
    fill: str = "#2b2620",
    halo: str | None = None,
    **attributes: Attribute,
) -> Element:
    """Words whose middle height is at *y*; a halo keeps them readable on any ground."""
    if halo is not None:
        attributes |= {"stroke": halo, "stroke_width": size * 0.28, "paint_order": "stroke"}
        attributes |= {"stroke_linejoin": "round"}
    return element(
        "text",
        words,
        x=x,
        y=y + size * 0.35,
        font_size=size,
        font_weight=None if weight == 400 else weight,
        text_anchor=None if anchor == "start" else anchor,
        fill=fill,
        **attributes,
    )


def path(d: str, **attributes: Attribute) -> Element:
    """A path; nothing is filled unless told."""
    return element("path", d=d, **{"fill": "none", **attributes})


def circle(x: float, y: float, r: float, **attributes: Attribute) -> Element:
    """A circle round a point."""
    return element("circle", cx=x, cy=y, r=r, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Attribute) -> Element:
    """A rectangle by its upper left corner."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def polygon(points: Iterable[Point], **attributes: Attribute) -> Element:
    """A closed shape."""
    return element("polygon", points=" ".join(_pair(point) for point in points), **attributes)


def outline(start: Point, corners: Sequence[Point], **attributes: Attribute) -> Element:
    """A closed shape round a point, told from corner to corner: alike wherever it lies."""
    (x, y), *others = corners
    steps = [
        f"{round(b[0] - a[0], 2) + 0.0:g} {round(b[1] - a[1], 2) + 0.0:g}"
        for a, b in pairwise([(x, y), *others])
    ]
    return path(f"M{_pair((start[0] + x, start[1] + y))}l{' '.join(steps)}z", **attributes)


def polyline(points: Iterable[Point], **attributes: Attribute) -> Element:
    """An open line through points."""
    joined = " ".join(_pair(point) for point in points)
    return element("polyline", points=joined, **{"fill": "none", **attributes})


def line(a: Point, b: Point, **attributes: Attribute) -> Element:
    """A straight line."""
    return element("line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], **attributes)


def tooltip(words: str) -> Element:
    """What is shown when the pointer rests on a group, and read out for it."""
    return element("title", words)


def moved(x: float, y: float, *children: Element | str | None, **attributes: Attribute) -> Element:
    """Elements drawn round the origin, moved to a point."""
    return group(*children, transform=f"translate({number(x)} {number(y)})", **attributes)


def _pair(point: Point) -> str:
    return f"{number(point[0])},{number(point[1])}"
