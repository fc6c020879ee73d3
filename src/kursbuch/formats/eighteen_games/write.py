"""Writes a game as 18xx.games would export it."""

from __future__ import annotations

from typing import Any

from kursbuch.catalogue import part
from kursbuch.catalogue import title as find_title
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Plain
from kursbuch.core.record import Record
from kursbuch.core.words import Message
from kursbuch.eighteen.title.title import Title18
from kursbuch.formats.eighteen_games.exporter import Export18xx
from kursbuch.formats.eighteen_games.format import FORMAT, OPTION_SET, Format, SiteTitle
from kursbuch.records import replay

FIRST_PLAYER = 1
"""Players are numbered from here on, in seat order."""


def write_site_game(record: Record) -> dict[str, Plain]:
    """The game in the site's format; only games under its option set can be written."""
    site, known = _known(record.setup.title)
    title = site.title
    _check_options(record, title)
    names = record.names or tuple(f"Player {n + 1}" for n in range(record.setup.players))
    return {
        "id": 0,
        "title": site.name,
        "players": [{"id": FIRST_PLAYER + seat, "name": name} for seat, name in enumerate(names)],
        "settings": {
            "seed": known.seed(title, record),
            "optional_rules": list[Plain](site.optional_rules),
        },
        "actions": _actions(record, title, known.exporter()),
    }


def _known(key: str) -> tuple[SiteTitle[Any], Format[Any]]:
    """The site's name for a title, if the site has it."""
    known = part(find_title(key), FORMAT)
    if known is not None:
        for site in known.titles:
            if site.title.key == key:
                return site, known
    raise BadSetup(Message("no-site-export", title=key))


def _check_options(record: Record, title: Title18[Any]) -> None:
    """The site has one set of rules, and no word for others."""
    chosen = record.setup.options
    site = title.settled(record.setup.players, title.presets[OPTION_SET])
    differing = [name for name, value in site.items() if chosen.get(name) != value]
    if differing:
        raise BadSetup(Message("other-options", options=OPTION_SET, differing=differing))


def _actions(record: Record, title: Title18[Any], exporter: Export18xx[Any]) -> list[Plain]:
    written: list[Plain] = []
    states = replay(record, lambda _: title)
    before, _ = next(states)
    for action, (after, news) in zip(record.actions, states, strict=True):
        told = exporter.action(before, action, after, news)
        if told is not None:
            written.append({**told, "id": len(written) + 1})
        before = after
    return written
