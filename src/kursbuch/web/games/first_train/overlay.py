"""What lies over the map: the series that is proposed, and the links that may follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from django.utils.safestring import SafeString, mark_safe

from kursbuch.core.action import Seat
from kursbuch.core.state import to_act
from kursbuch.games.first_train.map import AreaId, BorderId, border_between
from kursbuch.games.first_train.network import neighbours_along, own_links
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.first_train import geometry
from kursbuch.render.first_train.look import PLAYERS
from kursbuch.render.palette import SIGNAL
from kursbuch.render.svg import Element, circle, element, group, path, text


@dataclass(frozen=True)
class Way:
    """A link that may be built: where it leads, what stands at it, what a click on it proposes."""

    border: BorderId
    into: AreaId
    cost: str
    want: str


def series_overlay(
    state: FirstTrain, seat: Seat, series: Sequence[AreaId], ways: Sequence[Way]
) -> SafeString:
    """The series in the colour of its builder, and dashed what may be built next."""
    return _overlay(
        *_drawn(state, series, PLAYERS[seat].colour), *(_possible(state, way) for way in ways)
    )


def sale_overlay(state: FirstTrain, areas: Sequence[AreaId], colour: str) -> SafeString:
    """The series that would be sold, in the colour of the company."""
    return _overlay(*_drawn(state, areas, colour))


def on_map(state: FirstTrain, area: AreaId) -> str:
    """Where an area is, as the board's own script reads it."""
    x, y = geometry.anchor(state.title.shape, area)
    return f"{x:.0f} {y:.0f}"


def amid_network(state: FirstTrain) -> str:
    """The middle of the frame round the links of whoever acts; nothing while there are none."""
    links = [border for seat in to_act(state)[:1] for border in own_links(state, seat)]
    places = [geometry.anchor(state.title.shape, area) for area in neighbours_along(links)]
    if not places:
        return ""
    x, y = ((min(along) + max(along)) / 2 for along in zip(*places, strict=True))
    return f"{x:.0f} {y:.0f}"


def _overlay(*parts: Element) -> SafeString:
    if not parts:
        return SafeString("")
    drawn = element(
        "svg", group(*parts, class_="series-overlay"), xmlns="http://www.w3.org/2000/svg"
    )
    return mark_safe(str(drawn))  # the renderer escapes every text itself


def _drawn(state: FirstTrain, areas: Sequence[AreaId], colour: str) -> Iterator[Element]:
    shape = state.title.shape
    for one, other in pairwise(areas):
        way = geometry.way(shape, border_between(one, other))
        yield path(way, stroke="#ffffff", stroke_width=10, stroke_linecap="round")
        yield path(way, stroke=colour, stroke_width=7, stroke_dasharray="14 5", class_="proposed")
    for area in areas:
        x, y = geometry.anchor(shape, area)
        yield circle(x, y, 5, fill="#ffffff", stroke=colour, stroke_width=3)


def _possible(state: FirstTrain, way: Way) -> Element:
    shape = state.title.shape
    x, y = geometry.crossing(shape, way.border)
    line = geometry.way(shape, way.border)
    return group(
        path(line, stroke="#000", stroke_opacity=0, stroke_width=18),
        path(line, stroke=SIGNAL, stroke_width=3.5, stroke_dasharray="7 5"),
        circle(x, y, 11, fill="#ffffff", stroke=SIGNAL, stroke_width=2),
        text(way.cost, x, y, 13, weight=700, fill=SIGNAL, pointer_events="none"),
        class_="crossing possible",
        role="button",
        tabindex="0",
        aria_label=f"{state.title.map.areas[way.into].name}: {way.cost}",
        data_want=way.want,
        data_border=way.border,
    )
