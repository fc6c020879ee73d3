"""Positions in memory: a table is not played again because others have moved meanwhile."""

from __future__ import annotations

import pytest
from django.test import Client

from kursbuch.core.state import State
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import positions
from tests.web.steps import act, new_table

MANY = 2 * 200
"""Tables: more than there are other positions in memory."""


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The tables whose actions were played again, or which were begun again."""
    found = list[int]()
    whole = positions._played_on

    def noted(table: Table, *rest: object) -> object:
        found.append(table.pk)
        return whole(table, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(positions, "_played_on", noted)
    return found


def others_move(state: State) -> None:
    """Many others move, twice each."""
    for number in range(MANY):
        for seq in (1, 2):
            other = Table(pk=10_000 + number, seq=seq, position=seq)
            positions.remember(other, seq, state)


def test_where_a_table_stands_is_known_after_many_others_have_moved(
    anna: Client, replayed: list[int]
) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, do="Pass", by=0)
    state = positions.now(table)
    others_move(state)
    replayed.clear()
    assert positions.now(table) is state
    assert replayed == []


def test_what_somebody_looks_at_does_not_displace_where_tables_stand(
    anna: Client, replayed: list[int]
) -> None:
    table = new_table(anna, "me", "here")
    state = positions.now(table)
    long = Table(pk=10_000, seq=MANY, position=MANY)
    for seq in range(MANY):
        positions.remember(long, seq, state)
    replayed.clear()
    assert positions.now(table) is state
    assert replayed == []


def test_whoever_is_late_does_not_displace_where_a_table_stands(
    anna: Client, replayed: list[int]
) -> None:
    table = new_table(anna, "me", "here")
    late = Table.objects.get(pk=table.pk)
    act(anna, table, do="Pass", by=0)
    state = positions.now(table)
    positions.now(late)
    others_move(state)
    replayed.clear()
    assert positions.now(table) is state
    assert replayed == []
