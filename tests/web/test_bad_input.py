"""Nonsense is refused with a sentence, never with an error of ours, and leaves nothing behind."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from kursbuch.web.accounts.models import Token, User
from kursbuch.web.tables.models import Move, Remark, Table
from tests.web.steps import act, new_table, post

HUGE = "9" * 5000
HALF = "\\ud800"
"""Half of a character, as JSON writes it."""


def program() -> dict[str, str]:
    """The header of a program that acts for Dora."""
    return {"Authorization": f"Bearer {Token.issue(User.objects.create_user('Dora'), 'program')}"}


@pytest.mark.parametrize("number", [HUGE, "-1", "1e9", "abc", "\u0664", "1.5", ""])
@pytest.mark.parametrize(
    ("what", "field"),
    [
        ("answer", "proposal"),
        ("ask", "seat"),
        ("offer", "seat"),
        ("auto-pass", "seat"),
        ("undo", "to"),
    ],
)
def test_a_number_that_is_none(anna: Client, what: str, field: str, number: str) -> None:
    table = new_table(anna, "me", "here")
    answer = post(anna, table, what, **{field: number, "kind": "replace"})
    assert answer.status_code in (200, 404, 422)


@pytest.mark.parametrize("number", [HUGE, "-1", "abc", "1.5"])
def test_a_number_in_an_address(anna: Client, number: str) -> None:
    table = new_table(anna, "me", "here")
    for path in (f"log?before={number}", f"?at={number}", f"?beside=log&at={number}"):
        assert anna.get(f"/t/{table.key}/{path}").status_code == 200
    assert anna.get(f"/new/fair/?players={number}").status_code == 200
    for path in ("state?at=", "log?before="):
        address = f"/api/tables/{table.key}/{path}{number}"
        assert anna.get(address, headers=program_once()).status_code == 422


def program_once() -> dict[str, str]:
    """The same, also if Dora is there already."""
    User.objects.filter(username="Dora").delete()
    return program()


@pytest.mark.parametrize("token", ["abc", HUGE, "-1", ""])
def test_a_token_that_is_none(anna: Client, token: str) -> None:
    anna.force_login(User.objects.create_user("Anna"))
    assert anna.post("/account/tokens/drop", {"token": token}).status_code == 302


@pytest.mark.parametrize(
    ("begin", "status"), [("22:00", 200), ("22:00+02:00", 422), ("22:00Z", 422), ("25:00", 422)]
)
def test_quiet_hours_are_times_of_day_without_a_zone(anna: Client, begin: str, status: int) -> None:
    wish = json.dumps({"quiet_hours": [begin, "07:00"]})
    answer = anna.patch("/api/account/notices", wish, "application/json", headers=program())
    assert answer.status_code == status


@pytest.mark.parametrize("text", [HALF, "\\u0000", HUGE])
def test_text_that_no_database_takes_in_an_action(anna: Client, text: str) -> None:
    table = new_table(anna, "me", "here")
    quoted = text if text == HUGE else f'"{text}"'
    offer = f'{{"do": "Bid", "by": 0, "lot": {quoted}, "coins": 2}}'
    assert post(anna, table, "act", offer=offer).status_code in (400, 422)
    page = anna.get(f"/t/{table.key}/", {"offer": offer}, headers={"HX-Request": "true"})
    assert page.status_code == 200
    assert not Move.objects.exists()


@pytest.mark.parametrize("text", [HALF, "\\u0000"])
@pytest.mark.parametrize("field", ["names", "seed", "title", "options"])
def test_text_that_no_database_takes_in_a_record(anna: Client, text: str, field: str) -> None:
    table = new_table(anna, "me", "here")
    record: dict[str, Any] = json.loads(anna.get(f"/t/{table.key}/record.json").content)
    bad = json.loads(f'"{text}"')
    record[field] = {"names": [bad], "options": {bad: True}}.get(field, bad)
    before = Table.objects.count()
    assert anna.post("/import/", {"text": json.dumps(record)}).status_code == 422
    assert Table.objects.count() == before


@pytest.mark.parametrize("field", ["name", "name.0", "seat.0", "option.rich", "pace"])
def test_a_nul_in_a_form(anna: Client, field: str) -> None:
    form = {"players": "2", "seat.0": "me", "seat.1": "here", field: "a\0b"}
    assert anna.post("/new/fair/", form).status_code == 400
    assert not Table.objects.exists()


def test_a_nul_anywhere_else(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    assert post(anna, table, "chat", text="a\0b").status_code == 400
    assert not Remark.objects.exists()
    assert anna.get("/t/a%00b/").status_code == 400
    assert anna.get("/tables/?q=%00").status_code == 400
    form = {"username": "a\0", "password1": "x", "password2": "x"}
    assert anna.post("/account/new", form).status_code == 400


@pytest.mark.parametrize("text", [HALF, "\\u0000"])
@pytest.mark.parametrize("field", ["title", "name", "seed", "seats", "options"])
def test_text_that_no_database_takes_from_a_program(text: str, field: str) -> None:
    bad = json.loads(f'"{text}"')
    wish: dict[str, Any] = {"title": "fair", "seats": ["me", "random"]}
    wish[field] = {"seats": [bad, bad], "options": {bad: bad}}.get(field, bad)
    answer = Client().post("/api/tables", json.dumps(wish), "application/json", headers=program())
    assert answer.status_code in (400, 422)
    assert not Table.objects.exists()


@pytest.mark.parametrize("seq", [-1, 10**30, "x", None])
def test_a_row_that_is_none_from_a_program(anna: Client, seq: object) -> None:
    table = new_table(anna, "me", "here")
    wish = json.dumps({"seq": seq, "action": {"do": "Pass", "by": 0}})
    address = f"/api/tables/{table.key}/act"
    answer = Client().post(address, wish, "application/json", headers=program())
    assert answer.status_code == 422


def test_a_paper_that_there_is_not(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    key = anna.post("/new/1824/", form)["Location"].split("/")[2]
    table = Table.objects.get(key=key)
    seat = table.waiting[0]
    assert act(anna, table, do="BuyPaper", by=seat, paper="none").status_code == 422


def test_too_many_calls_of_a_program_are_told_as_such() -> None:
    header = program()
    answers = {Client().get("/api/tables", headers=header).status_code for _ in range(601)}
    assert answers == {200, 429}


def test_strangers_do_not_write_into_the_chat_of_an_unlisted_table(
    anna: Client, carla: Client
) -> None:
    carla.force_login(User.objects.create_user("Carla"))
    table = new_table(anna, "me", "here", private="on")
    assert post(carla, table, "chat", text="hello").status_code == 422
    assert not Remark.objects.exists()
    post(anna, table, "chat", text="hello")
    assert Remark.objects.exists()
