"""A record that does not play any more: the table is set aside, nothing else suffers."""

from __future__ import annotations

import json

import pytest
from django.test import Client

from kursbuch.web.accounts.models import Token, User
from kursbuch.web.background import WORK
from kursbuch.web.errors import SetAside
from kursbuch.web.tables.bots import worker
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.record import positions
from tests.web.steps import act, do_left, new_table, page, post


@pytest.fixture
def table(anna: Client) -> Table:
    """Two moves were played; the server has been started again since."""
    table = new_table(anna, "me", "here")
    act(anna, table, do="Pass", by=0)
    act(anna, table, do="Pass", by=1)
    positions.forget()
    return table


def damage(table: Table) -> None:
    """The first action is not one that the rules allow."""
    table.moves.filter(seq=1).update(action={"do": "Pass", "by": 1})
    positions.forget()


def test_the_page_says_so_and_gives_the_record(anna: Client, table: Table) -> None:
    damage(table)
    answer = anna.get(f"/t/{table.key}/")
    assert answer.status_code == 423
    told = answer.content.decode()
    assert "This table is set aside" in told
    assert f"/t/{table.key}/record.json" in told
    record = json.loads(anna.get(f"/t/{table.key}/record.json").content)
    assert record["actions"] == [{"do": "Pass", "by": 1}, {"do": "Pass", "by": 1}]


@pytest.mark.parametrize(
    "row", [{"action": {"do": "Nothing"}}, {"action": [1]}, {"action": {"do": "Pass", "by": 7}}]
)
def test_whatever_a_row_holds_the_page_answers(
    anna: Client, table: Table, row: dict[str, object]
) -> None:
    table.moves.filter(seq=2).update(**row)
    positions.forget()
    assert anna.get(f"/t/{table.key}/").status_code == 423
    assert post(anna, table, "act", offer='{"do": "Pass", "by": 0}').status_code == 423
    assert post(anna, table, "undo").status_code == 423
    assert anna.get(f"/t/{table.key}/record.json").status_code == 200


def test_a_missing_row_is_told_and_the_rest_can_be_downloaded(anna: Client, table: Table) -> None:
    act(anna, table, do="Pass", by=0)
    table.moves.filter(seq=2).delete()
    positions.forget()
    assert anna.get(f"/t/{table.key}/").status_code == 423
    record = json.loads(anna.get(f"/t/{table.key}/record.json").content)
    assert record["actions"] == [{"do": "Pass", "by": 0}]


def test_a_table_that_is_ahead_of_its_rows_is_told(anna: Client, table: Table) -> None:
    Table.objects.filter(pk=table.pk).update(seq=9, position=9, number=9)
    positions.forget()
    assert anna.get(f"/t/{table.key}/").status_code == 423


def test_programs_are_told_too(table: Table) -> None:
    damage(table)
    token = Token.issue(User.objects.create_user("Dora"), "program")
    header = {"Authorization": f"Bearer {token}"}
    answer = Client().get(f"/api/tables/{table.key}/state", headers=header)
    assert answer.status_code == 423
    assert answer.json()["key"] == "page-set-aside-why"


def test_other_tables_go_on_when_the_server_starts(anna: Client, table: Table) -> None:
    damage(table)
    table.programmes.create(seat=0, order={"do": "PassOn", "by": 0})
    for kind in WORK:
        do_left(kind)
    broken = Table.objects.get(pk=table.pk).broken
    assert broken
    assert broken["number"] == 1


def test_bots_leave_it_alone(anna: Client) -> None:
    table = new_table(anna, "me", "random")
    act(anna, table, do="Pass", by=0)
    damage(table)
    assert not worker.take_turn(table.pk)
    assert Table.objects.get(pk=table.pk).seq == 1


def test_it_is_tried_once_by_each_code(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    damage(table)
    with pytest.raises(SetAside):
        positions.now(table)
    table.moves.filter(seq=1).update(action={"do": "Pass", "by": 0})
    table = Table.objects.get(pk=table.pk)
    with pytest.raises(SetAside):
        positions.now(table)
    monkeypatch.setattr(positions, "code", lambda: "mended")
    assert positions.now(table).turns == 2  # type: ignore[attr-defined]


def test_a_snapshot_that_was_altered_is_not_used(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "EVERY", 1)
    table = new_table(anna, "me", "here")
    act(anna, table, do="Pass", by=0)
    snapshot = table.snapshots.get(seq=1)
    table.snapshots.update(text=snapshot.text.replace("20", "99"))
    positions.forget()
    assert positions.now(table).coins == [20, 20]  # type: ignore[attr-defined]
    assert table.status == Status.RUNNING
    assert "set aside" not in page(anna, table)


@pytest.mark.parametrize("other", ["here", "open"])
def test_a_table_of_a_title_that_is_not_known_here_is_set_aside(anna: Client, other: str) -> None:
    table = new_table(anna, "me", other)
    Table.objects.filter(pk=table.pk).update(title="1899")
    positions.forget()
    answer = anna.get(f"/t/{table.key}/")
    assert answer.status_code == 423
    told = answer.content.decode()
    assert "This table is set aside" in told
    assert told.count("1899") == 1
    assert Client().post(f"/t/{table.key}/join", {"name": "Bert"}).status_code in (404, 423)
