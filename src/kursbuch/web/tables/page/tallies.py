"""Figures by round: what the events of a game brought to each player or company."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate

from kursbuch.core.action import Event
from kursbuch.core.cache import Cache
from kursbuch.core.state import State
from kursbuch.web.games.presenter import Presenter
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page.figures import Figures
from kursbuch.web.tables.record.happened import news
from kursbuch.web.tables.record.positions import title_of
from kursbuch.web.tables.record.tree import played

UNNAMED = "…"
"""The round in which a branch begins, if it began before the branch."""

Tallied = Mapping[str, Mapping[str, Counter[str]]]
"""By chart and round: the amount of each player or company."""
_tallied: Cache[tuple[str, int], Tallied] = Cache(100)
"""By table and row: what led to a row never changes."""


def figures(table: Table, presenter: Presenter[State], chart: str) -> Figures:
    """The amounts of every line in every round in which anything was counted."""
    key = table.key, table.position
    rounds = _tallied.get_or_set(key, lambda: _tally(table, presenter))[chart]
    names = sorted({name for amounts in rounds.values() for name in amounts})
    lines = {name: [amounts.get(name) for amounts in rounds.values()] for name in names}
    if presenter.tallies[chart].summed_up:
        lines = {name: [*accumulate(one or 0 for one in line)] for name, line in lines.items()}
    return Figures("page-round", [*rounds], lines)


def _tally(table: Table, presenter: Presenter[State]) -> Tallied:
    found: dict[str, dict[str, Counter[str]]] = {chart: {} for chart in presenter.tallies}
    label, name = UNNAMED, title_of(table).round_name
    for event in _events(table):
        label = name(event) or label
        for chart, tally in presenter.tallies.items():
            if amounts := tally.counts(event):
                found[chart].setdefault(label, Counter()).update(amounts)
    return found


def _events(table: Table) -> Iterator[Event]:
    """All that happened on the line that led to now, oldest first."""
    for move in [*played(table, table.position)][::-1]:
        yield from news(table, move)
