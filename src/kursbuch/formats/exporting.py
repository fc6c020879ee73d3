"""Writes a game as 18xx.games would export it."""

from __future__ import annotations

from typing import Any

from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Plain
from kursbuch.core.record import Record
from kursbuch.core.words import Message
from kursbuch.eighteen.title.title import Title18
from kursbuch.formats.chance import seed_for
from kursbuch.formats.export_18xx import Export18xx
from kursbuch.formats.export_1824 import Export1824
from kursbuch.formats.export_1844 import Export1844
from kursbuch.games.g1824.title import GOODS_TIME, STANDARD, THREE_PLAYERS, TWO_PLAYERS
from kursbuch.games.g1844.title import EDITION_2016
from kursbuch.records import replay

OPTION_SET = "18xx.games"
FIRST_PLAYER = 1
"""Players are numbered from here on, in seat order."""


EXPORTERS: dict[str, tuple[Title18[Any], str, type[Export18xx]]] = {
    "1844": (EDITION_2016, "1844", Export1844),
    STANDARD.key: (STANDARD, "1824", Export1824),
    GOODS_TIME.key: (GOODS_TIME, "1824", Export1824),
    TWO_PLAYERS.key: (TWO_PLAYERS, "1824 Cisleithania", Export1824),
    THREE_PLAYERS.key: (THREE_PLAYERS, "1824 Cisleithania", Export1824),
}
"""Our title, the site's name for it, and its exporter."""
OPTIONAL_RULES = {GOODS_TIME.key: ["goods_time"]}


def write_site_game(record: Record) -> dict[str, Plain]:
    """The game in the site's format; only games under its option set can be written."""
    key = record.setup.title
    if key not in EXPORTERS:
        raise BadSetup(Message("no-site-export", title=key))
    title, name, exporter = EXPORTERS[key]
    _check_options(record, title)
    names = record.names or tuple(f"Player {n + 1}" for n in range(record.setup.players))
    return {
        "id": 0,
        "title": name,
        "players": [{"id": FIRST_PLAYER + seat, "name": name} for seat, name in enumerate(names)],
        "settings": {
            "seed": _seed(record, title),
            "optional_rules": list[Plain](OPTIONAL_RULES.get(key, [])),
        },
        "actions": _actions(record, title, exporter()),
    }


def _check_options(record: Record, title: Title18[Any]) -> None:
    """The site has one set of rules, and no word for others."""
    chosen = record.setup.options
    site = title.settled(record.setup.players, title.option_sets[OPTION_SET])
    differing = [name for name, value in site.items() if chosen.get(name) != value]
    if differing:
        raise BadSetup(Message("other-options", options=OPTION_SET, differing=differing))


def _seed(record: Record, title: Title18[Any]) -> Plain:
    """The seed; with two players of 1824 one that draws the same stack on the site."""
    if title is not TWO_PLAYERS:
        return record.setup.seed
    kinds = title.resume(record.setup).kinds
    stack = [name for name, kind in kinds.items() if kind == "construction"]
    return seed_for(stack, record.setup.seed)


def _actions(record: Record, title: Title18[Any], exporter: Export18xx) -> list[Plain]:
    written: list[Plain] = []
    states = replay(record, lambda _: title)
    before, _ = next(states)
    for action, (after, news) in zip(record.actions, states, strict=True):
        told = exporter.action(before, action, after, news)
        if told is not None:
            written.append({**told, "id": len(written) + 1})
        before = after
    return written
