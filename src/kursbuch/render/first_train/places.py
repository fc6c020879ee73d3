"""Areas and borders as places to point at, to click and to reach with the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.games.first_train.map import AreaId
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.first_train import geometry
from kursbuch.render.first_train.spoken import told_area, told_link
from kursbuch.render.palette import SIGNAL
from kursbuch.render.svg import Element, Paint, circle, group, path, polygon, text, tooltip
from kursbuch.render.wishes import Wishes

_MARKED: dict[str, Paint] = {
    "possible": {"stroke": SIGNAL, "stroke_width": 3, "stroke_dasharray": "8 5"},
    "chosen": {"stroke": SIGNAL, "stroke_width": 5},
}


def place(state: FirstTrain, area: AreaId, wishes: Wishes) -> Element:
    """An area, with all that is to be told of it."""
    mark = wishes.marks.of(area)
    words = told_area(state, area, wishes)
    outline = geometry.outline(state.title.shape, area)
    return group(
        tooltip(words),
        polygon(outline, fill="transparent", **_MARKED.get(mark or "", {})),
        class_=f"area {mark}" if mark else "area",
        data_area=area,
        role="button" if mark else None,
        tabindex="0" if mark else None,
        aria_label=words if mark else None,
    )


def crossings(state: FirstTrain, wishes: Wishes) -> Iterator[Element]:
    """Borders across which a link may be built now, with their cost."""
    for border, printed in state.title.map.borders.items():
        mark = wishes.marks.of(border)
        if mark is None:
            continue
        x, y = geometry.crossing(state.title.shape, border)
        words = told_link(state, border, wishes)
        way = geometry.way(state.title.shape, border)
        broad = 4 if mark == "chosen" else 2
        yield group(
            tooltip(words),
            path(way, stroke=SIGNAL, stroke_width=4, stroke_dasharray="7 5"),
            circle(x, y, 11, fill="#ffffff", stroke=SIGNAL, stroke_width=broad),
            text(str(printed.cost), x, y, 13, weight=700, fill=SIGNAL),
            class_=f"crossing {mark}",
            data_border=border,
            role="button",
            tabindex="0",
            aria_label=words,
        )
