"""What a private company concerns on the board: its hexes, outlined while it is auctioned."""

from __future__ import annotations

from django.utils.safestring import SafeString, mark_safe

from kursbuch.core.cache import Cache
from kursbuch.core.words import Message
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.ids import HexId, PaperId, hex_of
from kursbuch.games.g1844.furka import FURKA
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.tunnels import mouths
from kursbuch.render.eighteen.geometry import corners
from kursbuch.render.palette import SIGNAL
from kursbuch.render.svg import element, group, moved, polygon
from kursbuch.web.games.eighteen.naming import place_name
from kursbuch.web.games.eighteen.ring import on_board
from kursbuch.web.games.presenter import Scene


def concerned(state: State44, name: PaperId) -> tuple[HexId, ...]:
    """Homes of the companies whose shares come with it, places for tunnels, the Furka line."""
    title, paper = state.title, state.title.papers[name]
    given = frozenset(paper.with_it)
    companies = [one for one, cards in title.certificates.items() if given & {c.id for c in cards}]
    homes = [hex_of(home) for one in companies if (home := title.charters[one].home)]
    brought = title.papers[paper.paper_with_it].kind if paper.paper_with_it else ""
    printed = title.ground.map.hexes.values() if brought == "tunnel" else ()
    tunnels = [one.id for one in printed if mouths(state, one)]
    line = title.furka.values() if name == FURKA else ()
    return (*homes, *tunnels, *line)


_outlines: Cache[tuple[Ground, str, tuple[HexId, ...]], SafeString] = Cache(200)
"""A private company is bid for many times."""


def outlined(scene: Scene, state: State44, hexes: tuple[HexId, ...]) -> SafeString:
    """The hexes framed, over the board; nothing of it can be clicked."""
    if not hexes:
        return SafeString("")
    key = state.title.ground, scene.words.language, hexes
    return _outlines.get_or_set(key, lambda: _outlined(scene, state, hexes))


def _outlined(scene: Scene, state: State44, hexes: tuple[HexId, ...]) -> SafeString:
    frames = [moved(*on_board(scene, one), polygon(corners(), class_="outlined")) for one in hexes]
    places = ", ".join(place_name(state, one) for one in hexes)
    drawn = group(
        *frames,
        fill="none",
        stroke=SIGNAL,
        stroke_width=6,
        role="img",
        aria_label=scene.words.say(Message("e44-on-board", places=places)),
    )
    return mark_safe(str(element("svg", drawn, xmlns="http://www.w3.org/2000/svg")))
