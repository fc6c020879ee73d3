"""Figures by round: what the events of a game brought to each player or company."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import accumulate

from kursbuch.core.cache import Cache
from kursbuch.core.record import read_action
from kursbuch.core.state import State
from kursbuch.web.games.presenter import Presenter, Tally
from kursbuch.web.tables.models import Move, Table
from kursbuch.web.tables.page.figures import Figures
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.news import news
from kursbuch.web.tables.record.tree import played

UNNAMED = "…"
"""The round in which a branch begins, if it began before the branch."""

Tallied = Mapping[str, Mapping[str, Counter[str]]]
"""By chart and round: the amount of each player or company."""
_tallied: Cache[tuple[str, int], Tallied] = Cache(100)
"""By table and row: what led to a row never changes."""
_mosts: Cache[tuple[str, int, str], Mapping[str, int]] = Cache(4000)
"""By table, row and chart."""


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
    """What was counted on the line that led to now, and what could have been."""
    now = positions.now(table)
    tallies = {chart: tally for chart, tally in presenter.tallies.items() if tally.shown(now)}
    found: dict[str, dict[str, Counter[str]]] = {chart: {} for chart in tallies}
    label, name = UNNAMED, positions.title_of(table).round_name
    for move in [*played(table, table.position)][::-1]:
        for chart, tally in tallies.items():
            if amounts := _most(table, move, chart, tally):
                found[chart].setdefault(label, Counter()).update(amounts)
        for event in news(table, move):
            label = name(event) or label
            for chart, tally in tallies.items():
                if amounts := tally.counts(event):
                    found[chart].setdefault(label, Counter()).update(amounts)
    return found


def _most(table: Table, move: Move, chart: str, tally: Tally[State]) -> Mapping[str, int]:
    """What a move could have brought at most; worked out once."""
    if not tally.compares:
        return {}
    action = read_action(positions.title_of(table), move.action)
    if not isinstance(action, tally.compares):
        return {}
    key = table.key, move.seq, chart
    before = move.parent
    return _mosts.get_or_set(key, lambda: tally.most(positions.after(table, before), action))
