"""The map of First Train: terrain, rivers, links, towns, and the pieces that wait to be moved."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.games.first_train.map import BorderId
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.first_train import geometry
from kursbuch.render.first_train.contents import contents
from kursbuch.render.first_train.look import link
from kursbuch.render.first_train.places import crossings, place
from kursbuch.render.first_train.spoken import told_link
from kursbuch.render.first_train.terrain import ground, river_names, rivers, walls
from kursbuch.render.svg import Element, group, tooltip
from kursbuch.render.wishes import Wishes


def layers(state: FirstTrain, wishes: Wishes) -> list[Element]:
    """The whole map, without the margin round it."""
    areas = state.title.map.areas
    return [
        group(
            *(ground(state.title, area, wishes.prefix) for area in areas.values()), class_="ground"
        ),
        group(*rivers(state.title), class_="rivers"),
        group(*walls(state.title), class_="never"),
        group(*(place(state, area, wishes) for area in areas), class_="places"),
        group(*_links(state, wishes), class_="links"),
        group(*crossings(state, wishes), class_="crossings"),
        group(*river_names(state.title), class_="names"),
        group(*(contents(state, area, wishes) for area in areas.values()), class_="contents"),
    ]


def _links(state: FirstTrain, wishes: Wishes) -> Iterator[Element]:
    owners: dict[BorderId, int | str] = {**state.company_links, **state.links}
    for border, owner in sorted(owners.items()):
        yield group(
            tooltip(told_link(state, border, wishes)),
            link(owner, geometry.way(state.title.shape, border)),
            class_="link",
            data_border=border,
            data_owner=owner,
        )
