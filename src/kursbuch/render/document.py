"""The sheet that a picture is drawn on: its size, its title and its text alternative."""

from __future__ import annotations

from collections.abc import Iterable

from kursbuch.render.lettering import FAMILY
from kursbuch.render.svg import Element, element, number, on_lines


def document(
    box: tuple[float, float, float, float],
    content: Iterable[Element],
    *,
    title: str,
    description: str,
    prefix: str,
    language: str,
    defs: Iterable[Element] = (),
    kind: str,
) -> str:
    """The whole picture as SVG text; *box* is its left, top, width and height."""
    root = element(
        "svg",
        *on_lines(
            element("title", title, id=f"{prefix}title"),
            element("desc", description, id=f"{prefix}desc"),
            element("defs", *defs) if (defs := list(defs)) else None,
            *content,
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(value) for value in box),
        width=box[2],
        height=box[3],
        class_=f"picture {kind}",
        role="group",
        lang=language,
        aria_labelledby=f"{prefix}title",
        aria_describedby=f"{prefix}desc",
        font_family=FAMILY,
    )
    return str(root)
