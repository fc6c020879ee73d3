"""Reads a map from its file and refuses one that cannot be right, saying what is wrong."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from kursbuch.core.codec import Codec
from kursbuch.core.errors import BadSetup
from kursbuch.core.words import Arg, Message
from kursbuch.games.first_train.map import (
    WILD,
    Area,
    AreaId,
    Border,
    BorderId,
    Connection,
    Map,
    border_between,
    no_link,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class AreaEntry:
    """An area as it is written in the file."""

    name: str
    word: str = ""
    terrain: Literal["lowland", "valley", "hill", "hop"]
    town: Literal["", "major", "minor"] = ""
    company: Literal["", "red", "green"] = ""
    goods: Literal["", "white", "yellow"] = ""
    out_only: bool = False
    option: str = ""
    part_of: AreaId = ""
    borders: tuple[AreaId, ...]
    rivers: Mapping[AreaId, str] = field(default_factory=dict)
    never: tuple[AreaId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Costs:
    """Build points of one link, by what it crosses."""

    plain: int
    valley: int = 0
    river: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MapEntry:
    """A map as it is written in the file."""

    name: str
    cost: Costs
    connection: Connection | None = None
    areas: Mapping[AreaId, AreaEntry]


def read_map(plain: object, played: Collection[str] = ()) -> Map:
    """The map of a file; areas of options that are not *played* are dead ground (FT-BUILD-07)."""
    entry: MapEntry = Codec("", {}).record(MapEntry, plain, "map")
    entries = joined(dict(sorted(entry.areas.items())), played)
    _refuse_unless(entry.cost.plain > 0, "ft-map-free-links")
    for area in entries:
        _refuse_unless("|" not in area, "ft-map-bar", area=area)
    for area, written in entries.items():
        _check_area(entries, area, written)
    whole = Map(
        name=entry.name,
        areas={area: _area(area, e, played) for area, e in entries.items()},
        borders=_borders(entry.cost, entries),
        connection=entry.connection,
        neighbours={area: tuple(sorted(e.borders)) for area, e in entries.items()},
    )
    _check_connection(whole)
    _check_reach(whole)
    return whole


def joined(entries: dict[AreaId, AreaEntry], played: Collection[str]) -> dict[AreaId, AreaEntry]:
    """Parts that an option adds to an area give it their borders, and have none of their own."""
    for part, entry in list(entries.items()):
        if entry.part_of not in entries or entry.option not in played:
            continue
        whole = entry.part_of
        for other in entry.borders:
            if other not in (whole, part):
                near = entries[other]
                kept = tuple(name for name in near.borders if name not in (part, whole))
                entries[other] = replace(near, borders=(*kept, whole))
        more = (*entries[whole].borders, *entry.borders)
        borders = tuple(dict.fromkeys(name for name in more if name not in (whole, part)))
        entries[whole] = replace(entries[whole], borders=borders)
        entries[part] = replace(entry, borders=())
    return entries


def _refuse_unless(condition: object, key: str, **args: Arg) -> None:
    if not condition:
        raise BadSetup(Message(key, **args))


def _check_area(entries: Mapping[AreaId, AreaEntry], area: AreaId, entry: AreaEntry) -> None:
    """What is written of one area fits together, and with its neighbours."""
    _refuse_unless(not (entry.town and entry.goods), "ft-map-town-and-goods", area=area)
    _refuse_unless(entry.town or not entry.company, "ft-map-company-without-town", area=area)
    wild = entry.terrain in WILD
    _refuse_unless(not (wild and entry.town), "ft-map-town-in-hill", area=area)
    _refuse_unless((entry.goods == "white") <= wild, "ft-map-white-goods", area=area)
    _refuse_unless((entry.goods == "yellow") <= (not wild), "ft-map-yellow-goods", area=area)
    _refuse_unless(len(set(entry.borders)) == len(entry.borders), "ft-map-border-twice", area=area)
    for other in (*entry.rivers, *entry.never):
        _refuse_unless(other in entry.borders, "ft-map-no-border", area=area, other=other)
    for other in entry.borders:
        _check_border(entries, area, other)


def _check_border(entries: Mapping[AreaId, AreaEntry], area: AreaId, other: AreaId) -> None:
    """Both areas say the same of their border."""
    _refuse_unless(other != area, "ft-map-own-border", area=area)
    _refuse_unless(other in entries, "ft-map-unknown-area", area=area, other=other)
    here, there = entries[area], entries[other]
    _refuse_unless(area in there.borders, "ft-map-border-one-sided", area=area, other=other)
    same_river = here.rivers.get(other) == there.rivers.get(area)
    _refuse_unless(same_river, "ft-map-river-one-sided", area=area, other=other)
    same_never = (other in here.never) == (area in there.never)
    _refuse_unless(same_never, "ft-map-never-one-sided", area=area, other=other)


def _area(area: AreaId, entry: AreaEntry, played: Collection[str]) -> Area:
    part_of = entry.part_of if entry.option in played else ""
    closed = bool(part_of) or (bool(entry.option) and entry.option not in played)
    return Area(
        id=area,
        name=entry.name,
        word=entry.word,
        terrain=entry.terrain,
        town="" if closed else entry.town,
        company="" if closed else entry.company,
        goods="" if closed else entry.goods,
        out_only=entry.out_only,
        closed=closed,
        part_of=part_of,
    )


def _borders(cost: Costs, entries: Mapping[AreaId, AreaEntry]) -> dict[BorderId, Border]:
    return {
        border_between(area, other): Border(
            a=area,
            b=other,
            river=entry.rivers.get(other, ""),
            never=other in entry.never,
            cost=_link_cost(cost, entry, entries[other], river=other in entry.rivers),
        )
        for area, entry in entries.items()
        for other in sorted(entry.borders)
        if area < other
    }


def _link_cost(cost: Costs, one: AreaEntry, other: AreaEntry, *, river: bool) -> int:
    """A river, or a valley at either end, makes a link dearer (FT-BUILD-09)."""
    valley = "valley" in (one.terrain, other.terrain)
    return max(cost.plain, cost.valley if valley else 0, cost.river if river else 0)


def _check_connection(whole: Map) -> None:
    if whole.connection is not None:
        for area in (*whole.connection.starts, whole.connection.end):
            _refuse_unless(area in whole.areas, "ft-map-unknown-town", area=area)


def _check_reach(whole: Map) -> None:
    """Every town can be built to, and all goods can be fetched, from the companies' towns."""
    reached = _reached(whole)
    for area in whole.areas.values():
        if area.goods == "white":
            near = (whole.areas[other] for other in whole.neighbours[area.id])
            reach = any(a.town and not a.company and a.id in reached for a in near)
            _refuse_unless(reach, "ft-map-no-station", area=area.id)
        elif area.goods or area.town:
            _refuse_unless(area.id in reached, "ft-map-unreachable", area=area.id)


def _reached(whole: Map) -> set[AreaId]:
    """The areas that links can lead to, and the companies' towns."""
    reached = {area.id for area in whole.areas.values() if area.company}
    edge = sorted(reached)
    while edge:
        here = edge.pop()
        for there in whole.neighbours[here]:
            if there not in reached and no_link(whole, here, there) is None:
                reached.add(there)
                edge.append(there)
    return reached
