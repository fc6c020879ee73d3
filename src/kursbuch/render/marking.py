"""Places that stand out because something can be done there: seen, clicked, reached by keyboard."""

from __future__ import annotations

from kursbuch.render.palette import SIGNAL
from kursbuch.render.svg import Paint


def outline(mark: str | None) -> Paint:
    """Dashed where something is possible, full where it is chosen."""
    if mark is None:
        return {}
    if mark == "chosen":
        return {"stroke": SIGNAL, "stroke_width": 6}
    return {"stroke": SIGNAL, "stroke_width": 4, "stroke_dasharray": "9 5"}


def place(kind: str, mark: str | None, words: str) -> Paint:
    """The attributes of a place; a marked one is a button with a label."""
    if mark is None:
        return {"class_": kind}
    return {
        "class_": f"{kind} {mark}",
        "role": "button",
        "tabindex": "0",
        "aria_label": words,
    }
