"""Areas and borders as places to point at, to click and to reach with the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.games.first_train.map import AreaId
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render import marking
from kursbuch.render.first_train import geometry
from kursbuch.render.first_train.spoken import told_area, told_link
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import SIGNAL
from kursbuch.render.svg import Element, circle, group, path, polygon, text, tooltip


def place(state: FirstTrain, area: AreaId, options: DrawOptions) -> Element:
    """An area, with all that is to be told of it."""
    mark, words = options.marks.of(area), told_area(state, area, options)
    outline = geometry.outline(state.title.shape, area)
    return group(
        tooltip(words),
        polygon(outline, fill="transparent", **marking.outline(mark)),
        data_area=area,
        **marking.place("area", mark, words),
    )


def crossings(state: FirstTrain, options: DrawOptions) -> Iterator[Element]:
    """Borders across which a link may be built now, with their cost."""
    for border, printed in state.title.map.borders.items():
        mark = options.marks.of(border)
        if mark is None:
            continue
        x, y = geometry.crossing(state.title.shape, border)
        words = told_link(state, border, options)
        way = geometry.way(state.title.shape, border)
        broad = 4 if mark == "chosen" else 2
        yield group(
            tooltip(words),
            path(way, stroke=SIGNAL, stroke_width=4, stroke_dasharray="7 5"),
            circle(x, y, 11, fill="#ffffff", stroke=SIGNAL, stroke_width=broad),
            text(str(printed.cost), x, y, 13, weight=700, fill=SIGNAL),
            data_border=border,
            **marking.place("crossing", mark, words),
        )
