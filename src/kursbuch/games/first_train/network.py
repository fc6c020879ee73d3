"""Whose links run where, whose stations there are, and what can be reached along links."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kursbuch.core.action import Seat
from kursbuch.games.first_train.map import AreaId, BorderId, Colour, sides
from kursbuch.games.first_train.state import FirstTrain


def own_links(state: FirstTrain, seat: Seat) -> list[BorderId]:
    """The borders that the player's links cross."""
    return [border for border, owner in state.links.items() if owner == seat]


def neighbours_along(links: Iterable[BorderId]) -> dict[AreaId, list[AreaId]]:
    """Each area that the links run into (FT-GEN-05), with the areas at their other ends."""
    along: dict[AreaId, list[AreaId]] = {}
    for border in links:
        one, other = sides(border)
        along.setdefault(one, []).append(other)
        along.setdefault(other, []).append(one)
    return along


def distances(
    along: Mapping[AreaId, Iterable[AreaId]], starts: Iterable[AreaId]
) -> dict[AreaId, int]:
    """How many links each area is from the nearest of the starts."""
    found = dict.fromkeys(starts, 0)
    edge = list(found)
    for area in edge:
        for other in along.get(area, ()):
            if other not in found:
                found[other] = found[area] + 1
                edge.append(other)
    return found


def companies_at(state: FirstTrain, area: AreaId) -> tuple[Colour, ...]:
    """The companies that serve the area: printed there, or joined by a takeover."""
    printed = state.title.map.areas[area].company
    return ((printed,) if printed else ()) + state.joined.get(area, ())


def is_neutral_station(state: FirstTrain, area: AreaId) -> bool:
    """There is a town, and no company serves it."""
    return bool(state.title.map.areas[area].town) and not companies_at(state, area)


def company_areas(state: FirstTrain) -> set[AreaId]:
    """The areas that links of the companies run into."""
    return {area for border in state.company_links for area in sides(border)}
