"""What lies beside a table is asked for once, and never taken for what it was."""

from __future__ import annotations

import pytest
from django.db import connection
from django.http import Http404
from django.test import Client
from django.test.utils import CaptureQueriesContext

from kursbuch.web.tables.beside import KINDS, read_beside, read_places, table_of
from kursbuch.web.tables.clocks.following import clock_of
from kursbuch.web.tables.clocks.models import Clock
from kursbuch.web.tables.models import Invitation, Proposal, Table, Wish
from kursbuch.web.tables.plans.models import Line
from kursbuch.web.tables.programmes.models import StoredProgramme
from tests.web.moving import live
from tests.web.steps import new_table, passes


def asked(captured: CaptureQueriesContext) -> list[str]:
    """The questions among the queries."""
    return [one["sql"] for one in captured.captured_queries if one["sql"].startswith("SELECT")]


def test_a_move_asks_once_what_lies_beside_and_no_more_where_nothing_does(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    passes(anna, table, 0)
    form = {"seq": str(table.seq), "offer": '{"do": "Pass", "by": 1}'}
    with CaptureQueriesContext(connection) as captured:
        answer = anna.post(f"/t/{table.key}/act", form, headers={"HX-Request": "true"})
    assert answer.status_code == 200
    for kind in (Proposal, Invitation, StoredProgramme, Line, Clock):
        assert sum(f'"{kind._meta.db_table}"' in question for question in asked(captured)) == 1


def test_nothing_is_known_by_one_question(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    with CaptureQueriesContext(connection) as captured:
        read_beside(table)
        read_beside(table)
        assert not table.proposals.all()
        assert not table.invitations.all()
        assert not table.programmes.all()
        assert not table.lines.all()
        assert clock_of(table) is None
    assert len(asked(captured)) == 1


def test_only_what_there_is_is_read(anna: Client) -> None:
    table = Table.objects.get(pk=live(anna).pk)
    Proposal.objects.create(table=table, kind=Wish.END, seq=0, by=0)
    with CaptureQueriesContext(connection) as captured:
        read_beside(table)
        assert [one.kind for one in table.proposals.all()] == [Wish.END]
        assert clock_of(table) is not None
    assert len(asked(captured)) == 3


def test_what_has_come_since_is_found_by_whoever_looks_for_it(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    read_beside(table)
    Proposal.objects.create(table=table, kind=Wish.END, seq=0, by=0)
    assert table.proposals.filter(by=0).exists()
    table.refresh_from_db()
    read_beside(table)
    assert len(table.proposals.all()) == 1


def test_who_sits_at_a_table_is_read_once_until_the_table_is_read_again(anna: Client) -> None:
    table = table_of(new_table(anna, "me", "here").key)
    with CaptureQueriesContext(connection) as captured:
        read_places(table)
        read_places(table)
        assert [place.seat for place in table.places.all()] == [0, 1]
        assert all(place.table is table for place in table.places.all())
    assert len(asked(captured)) == 1
    table.places.filter(seat=1).update(name="Carla")
    table.refresh_from_db()
    read_places(table)
    assert [place.name for place in table.places.all()][1] == "Carla"


def test_nobody_finds_a_table_that_is_not_there(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    assert table_of(table.key) == table
    with pytest.raises(Http404):
        table_of("no-table")


def test_every_kind_is_one_of_the_table() -> None:
    assert set(KINDS) <= {one.name for one in Table._meta.related_objects}
