"""Seats before the game begins, and the seed that nobody knows until it has ended."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from django.contrib.sessions.models import Session
from django.test import Client

from kursbuch.core.errors import StaleTable
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.tables.lobby import seating
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.visitors import Visitor
from tests.web.steps import act, new_table, page, two


def test_who_leaves_before_the_last_one_joins_leaves_a_free_seat(
    anna: Client, bert: Client
) -> None:
    table = new_table(anna, "me", "open", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    stale = Table.objects.get(pk=table.pk)
    bert.post(f"/t/{table.key}/leave")
    seating.join(stale, Visitor(guest="carla"), "Carla")
    table.refresh_from_db()
    assert table.status == Status.OPEN
    assert [place.is_free for place in table.places.all()] == [False, False, True]


def test_who_leaves_after_the_last_one_has_joined_stays(anna: Client, bert: Client) -> None:
    table = new_table(anna, "me", "open")
    stale = Table.objects.get(pk=table.pk)
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    with pytest.raises(StaleTable):
        seating.leave(stale, Visitor(guest=table.places.get(seat=0).guest))
    assert not any(place.is_free for place in table.places.all())
    assert Table.objects.get(pk=table.pk).status == Status.RUNNING


def test_looking_at_a_waiting_room_leaves_no_session(anna: Client, carla: Client) -> None:
    table = new_table(anna, "me", "open")
    before = Session.objects.count()
    page(carla, table)
    assert Session.objects.count() == before


def test_the_hash_of_the_seed_is_shown_from_the_start_and_the_seed_at_the_end(
    anna: Client, bert: Client
) -> None:
    table = new_table(anna, "me", "open")
    seed = table.setup["seed"]
    hashed = sha256(seed.encode()).hexdigest()
    assert hashed in page(anna, table)
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    sheet = page(bert, table, "sheet/table")
    assert hashed in sheet
    assert seed not in sheet
    for turn in range(6):
        act((anna, bert)[turn % 2], table, do="Pass", by=turn % 2)
    assert table.status == Status.FINISHED
    assert seed in page(bert, table, "sheet/table")
    assert json.loads(bert.get(f"/t/{table.key}/record.json").content)["seed"] == seed


def test_nobody_chooses_the_seed_of_a_game_with_others() -> None:
    token = Token.issue(User.objects.create_user("Dora"), "program")
    header = {"Authorization": f"Bearer {token}"}
    wish = {"title": "fair", "seats": ["me", "open"], "seed": "7"}
    answer = Client().post("/api/tables", wish, "application/json", headers=header)
    assert answer.status_code == 400
    assert not Table.objects.exists()
    alone = wish | {"seats": ["me", "random"]}
    answer = Client().post("/api/tables", alone, "application/json", headers=header)
    assert answer.status_code == 200
    assert not Table.objects.get().secret_seed
    assert (answer.json()["secret_seed"], answer.json()["seed_hash"]) == (False, "")
    answer = Client().post("/api/tables", alone | {"seed": ""}, "application/json", headers=header)
    assert answer.json()["secret_seed"]
    assert len(answer.json()["seed_hash"]) == 64


def test_a_seat_at_a_table_whose_seed_is_known_says_so(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    act(anna, table, do="Pass", by=0)
    key = anna.post(f"/t/{table.key}/branch")["Location"].split("/")[2]
    branch = Table.objects.get(key=key)
    assert "may know what chance will bring" in page(anna, branch, "sheet/table")


@pytest.mark.parametrize("name", ["Carla", "CARLA", "Car\u200bla", "C a r l a", "Carlá", "Anna"])
def test_a_guest_does_not_look_like_an_account_or_like_somebody_else_here(
    anna: Client, bert: Client, name: str
) -> None:
    User.objects.create_user("Carla")
    table = new_table(anna, "me", "open")
    answer = bert.post(f"/t/{table.key}/join", {"name": name})
    assert answer.status_code == 422
    assert "Somebody has this name" in answer.content.decode()
    assert table.places.get(seat=1).is_free


@pytest.mark.parametrize("name", ["\u0421arla", "Carl\u0430", "\u13df\u13aa\u13a1"])
def test_a_guest_does_not_write_an_accounts_name_with_foreign_letters(
    anna: Client, bert: Client, name: str
) -> None:
    table = new_table(anna, "me", "open")
    answer = bert.post(f"/t/{table.key}/join", {"name": name})
    assert answer.status_code == 422
    assert "Latin" in answer.content.decode()
    assert bert.post(f"/t/{table.key}/join", {"name": "Bärbel (8) 🚂"}).status_code == 302


def test_a_guest_does_not_set_a_table_for_others_up_as_somebody_else(anna: Client) -> None:
    User.objects.create_user("Anna")
    form = {"players": "2", "seat.0": "me", "name.0": "Anna", "seat.1": "open"}
    assert anna.post("/new/fair/", form).status_code == 422
    assert not Table.objects.exists()
    assert anna.post("/new/fair/", form | {"seat.1": "here"}).status_code == 302


def test_a_guest_who_was_here_before_the_account_stays(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    User.objects.create_user("Bert")
    assert act(anna, table, do="Pass", by=0).status_code == 200
    assert act(bert, table, do="Pass", by=1).status_code == 200
    assert table.places.get(seat=1).name == "Bert"


def test_who_joins_twice_is_shown_the_table(anna: Client, bert: Client) -> None:
    table = new_table(anna, "me", "open", "open")
    for _ in range(2):
        answer = bert.post(f"/t/{table.key}/join", {"name": "Bert"})
        assert answer.status_code == 302
    assert table.places.filter(guest="").count() == 1
