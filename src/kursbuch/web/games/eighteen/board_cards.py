"""Cards of the board: a hex and what it may become, a company and how far its track leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from kursbuch.core.words import Message
from kursbuch.eighteen.board.lays import fitting
from kursbuch.eighteen.board.reach import is_blocked, reach
from kursbuch.eighteen.ids import CompanyId, HexId, TileId, hex_of
from kursbuch.render.eighteen.additions import NOTHING, Additions
from kursbuch.render.eighteen.reading import sheet_of
from kursbuch.render.eighteen.spoken import facts
from kursbuch.render.eighteen.tile import draw_tile
from kursbuch.render.options import DrawOptions
from kursbuch.web.games.eighteen import cards
from kursbuch.web.games.eighteen.cards import Card
from kursbuch.web.games.eighteen.naming import place_name
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Scene


@dataclass(frozen=True)
class Upgrade:
    """A tile that may follow on a hex, and how many of it are left."""

    tile: TileId
    left: int
    picture: SafeString


def card(scene: Scene, sort: str, name: str, additions: Additions[Any] = NOTHING) -> Card | None:
    """The card of a thing; of a hex with what the title shows there besides."""
    if sort == "hex":
        return _hex(scene, name, additions)
    found = cards.card(scene, sort, name)
    return {**found, **_network(scene, CompanyId(name))} if found and sort == "company" else found


def card_with(additions: Additions[Any]) -> Callable[[Scene, str, str], Card | None]:
    """The cards of a title whose board shows something besides."""
    return partial(card, additions=additions)


def _hex(scene: Scene, name: str, additions: Additions[Any]) -> Card | None:
    state, hex_id = state_of(scene), HexId(name)
    if hex_id not in state.title.ground.map.hexes:
        return None
    options = DrawOptions(scene.language, scene.names)
    upgrades = list(_upgrades(scene, hex_id))
    return {
        "name": place_name(state, hex_id),
        "lines": list(facts(sheet_of(state, options, additions), hex_id, options)),
        "upgrades": upgrades,
        "upgrades_said": scene.words.say(Message("e-upgrades", count=len(upgrades))),
    }


def _upgrades(scene: Scene, hex_id: HexId) -> Iterator[Upgrade]:
    """Every tile that fits once, in the first rotation that does, whoever could lay it and when."""
    state = state_of(scene)
    tiles = state.title.ground.tiles
    turns = dict(reversed(fitting(state.title.ground, state.board, hex_id)))
    for tile in sorted(turns, key=list(tiles.tiles).index):
        drawn = draw_tile(state.title, tile, turns[tile], prefix=f"u{tile}-{turns[tile]}-")
        left = tiles.counts[tile] - state.board.lies(tile)
        yield Upgrade(tile, left, mark_safe(drawn))


def _network(scene: Scene, company: CompanyId) -> Mapping[str, Any]:
    """Where the connections of a company lead, and the cities that block them."""
    state = state_of(scene)
    found = reach(state.title.ground, state.board, company)
    blocked = [stop for stop in sorted(found.stops) if is_blocked(state.board, company, stop)]
    places = list(dict.fromkeys(hex_of(stop) for stop in blocked))
    if not found.hexes:
        return {}
    said = Message("e-reaches", stops=len(found.stops))
    if places:
        named = ", ".join(place_name(state, place) for place in places)
        said = Message("e-reaches-blocked", stops=len(found.stops), places=named)
    return {
        "reached": " ".join(found.hexes),
        "blocking": " ".join(places),
        "network": scene.words.say(said),
    }
