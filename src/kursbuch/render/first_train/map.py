"""The map of First Train: terrain, rivers, links, towns, and the pieces that wait to be moved."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from kursbuch.core.cache import Cache
from kursbuch.games.first_train.edition import Edition
from kursbuch.games.first_train.map import Area, AreaId, BorderId, sides
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.first_train import geometry
from kursbuch.render.first_train.contents import contents
from kursbuch.render.first_train.look import link
from kursbuch.render.first_train.places import crossings, place
from kursbuch.render.first_train.spoken import told_link
from kursbuch.render.first_train.terrain import ground, river_names, rivers, walls
from kursbuch.render.options import DrawOptions
from kursbuch.render.svg import Element, Written, group, layer, tooltip, written

Links = Mapping[BorderId, int | str]
"""The links that lie on the map, with their owners."""


class Printed(NamedTuple):
    """What never changes on a map."""

    ground: Written
    rivers: Written
    walls: Written
    names: Written


class AreaPicture(NamedTuple):
    """One area: as a place to point at, and what stands in it."""

    place: Written
    contents: Written


_printed: Cache[Hashable, Printed] = Cache(20)
_areas: Cache[Hashable, AreaPicture] = Cache(4000)
_links: Cache[Hashable, Written] = Cache(4000)


def layers(state: FirstTrain, options: DrawOptions) -> list[Element]:
    """The whole map, without the margin round it."""
    title = state.title
    printed = _printed.get_or_set(
        (title.shape, options.prefix), lambda: _print(title, options.prefix)
    )
    links: Links = {**state.links, **state.company_links}
    areas = _drawn_areas(state, links, options)
    return [
        layer("ground", printed.ground),
        layer("rivers", printed.rivers),
        layer("never", printed.walls),
        layer("places", *(area.place for area in areas)),
        layer("links", *_drawn_links(state, links, options)),
        layer("crossings", *crossings(state, options)),
        layer("names", printed.names),
        layer("contents", *(area.contents for area in areas)),
    ]


def _print(title: Edition, prefix: str) -> Printed:
    return Printed(
        ground=written(*(ground(title, area, prefix) for area in title.map.areas.values())),
        rivers=written(*rivers(title)),
        walls=written(*walls(title)),
        names=written(*river_names(title)),
    )


def _drawn_areas(state: FirstTrain, links: Links, options: DrawOptions) -> list[AreaPicture]:
    """The areas, each drawn again only when something in it has changed."""
    near: dict[AreaId, list[BorderId]] = defaultdict(list)
    for border in links:
        for side in sides(border):
            near[side].append(border)
    return [
        _area(state, area, near.get(area.id, ()), options)
        for area in state.title.map.areas.values()
    ]


def _area(
    state: FirstTrain, area: Area, near: Sequence[BorderId], options: DrawOptions
) -> AreaPicture:
    shows = (
        state.title.key,
        state.title.shape,
        area.id,
        tuple(near),
        tuple(state.pieces.get(area.id, ())),
        companies_at(state, area.id),
        options.marks.of(area.id),
        options.prefix,
        options.language,
    )
    return _areas.get_or_set(
        shows,
        lambda: AreaPicture(
            written(place(state, area.id, options)), written(contents(state, area, options))
        ),
    )


def _drawn_links(state: FirstTrain, links: Links, options: DrawOptions) -> Iterator[Written]:
    title, names = state.title, tuple(options.names)
    for border, owner in sorted(links.items()):
        shows = (title.key, title.shape, border, owner, names, options.language)
        yield _links.get_or_set(shows, partial(_link, state, border, owner, options))


def _link(state: FirstTrain, border: BorderId, owner: int | str, options: DrawOptions) -> Written:
    drawn = group(
        tooltip(told_link(state, border, options)),
        link(owner, geometry.way(state.title.shape, border)),
        class_="link",
        data_border=border,
        data_owner=owner,
    )
    return written(drawn)
