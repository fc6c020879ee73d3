"""What happens when everybody agrees: the game ends, somebody is replaced."""

from __future__ import annotations

import pytest
from django.test import Client

from kursbuch.core.errors import StaleTable
from kursbuch.web.tables.agreement import proposals
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.visitors import Visitor
from tests.web.steps import act, new_table, page, post, two, wait_in_vain


def test_the_game_ends_when_all_agree(anna: Client, bert: Client) -> None:
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    post(anna, table, "ask", kind="end")
    assert table.status == Status.RUNNING
    asked = table.proposals.get()
    post(bert, table, "answer", proposal=str(asked.pk), answer="yes")
    assert table.status == Status.FINISHED
    assert "ended here by agreement" in page(anna, table)


def test_an_absent_player_is_replaced_with_the_consent_of_the_others(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "open", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    carla.post(f"/t/{table.key}/join", {"name": "Carla"})
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind="replace", seat="1")
    wait_in_vain(table)
    asked = table.proposals.get()
    assert asked.needs == [2]
    post(carla, table, "answer", proposal=str(asked.pk), answer="yes")
    assert table.places.get(seat=1).bot


def test_an_ended_game_stays_ended(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind="end")
    post(bert, table, "answer", proposal=str(table.proposals.get().pk), answer="yes")
    assert act(bert, table, do="Pass", by=1).status_code == 422
    assert post(anna, table, "undo").status_code == 422
    assert post(anna, table, "undo", to="0").status_code == 422
    post(anna, table, "redo")
    assert (table.status, table.number) == (Status.FINISHED, 1)
    assert 'id="undo"' not in page(anna, table)


def test_of_two_agreements_none_is_lost(anna: Client, bert: Client, carla: Client) -> None:
    table = new_table(anna, "me", "open", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    carla.post(f"/t/{table.key}/join", {"name": "Carla"})
    post(anna, table, "ask", kind="end")
    number = table.proposals.get().pk
    stale = [Table.objects.get(pk=table.pk) for _ in range(2)]
    for one, seat in zip(stale, (1, 2), strict=True):
        guest = table.places.get(seat=seat).guest
        proposals.answer(one, Visitor(guest=guest), number, yes=True)
    table.refresh_from_db()
    assert table.status == Status.FINISHED


def test_the_end_agreed_on_an_older_row_keeps_the_move_that_came_between(
    anna: Client, bert: Client
) -> None:
    table = two(anna, bert)
    post(anna, table, "ask", kind="end")
    stale = Table.objects.get(pk=table.pk)
    number = table.proposals.get().pk
    act(anna, table, do="Pass", by=0)
    with pytest.raises(StaleTable):
        proposals.answer(stale, Visitor(guest=table.places.get(seat=1).guest), number, yes=True)
    table.refresh_from_db()
    assert (table.status, table.seq, table.number) == (Status.RUNNING, 1, 1)
    assert act(bert, table, do="Pass", by=1).status_code == 200


def test_an_undo_agreed_during_a_move_is_out_of_date(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    act(anna, table, do="Pass", by=0)
    act(bert, table, do="Pass", by=1)
    post(anna, table, "undo")
    stale, number = Table.objects.get(pk=table.pk), table.proposals.get().pk
    act(anna, table, do="Pass", by=0)
    with pytest.raises(StaleTable):
        proposals.answer(stale, Visitor(guest=table.places.get(seat=1).guest), number, yes=True)
