"""Games leave a table and come in: downloads, imports, branches."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from threading import BoundedSemaphore

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from kursbuch.catalogue import titles
from kursbuch.core.action import Action, Event
from kursbuch.core.state import State, play
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.play import game
from kursbuch.web.tables.record import files, importing, positions, store
from tests.formats.small import bid
from tests.formats.small import text as site_game
from tests.web.steps import act, new_table, post


def test_a_running_download_keeps_the_seed(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, do="Pass", by=0)
    record = json.loads(anna.get(f"/t/{table.key}/record.json").content)
    assert record["seed"] == ""
    assert len(record["actions"]) == 1


def test_a_downloaded_game_can_be_imported_and_stepped_through(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    for turn in range(6):
        act(anna, table, do="Pass", by=turn % 2)
    text = anna.get(f"/t/{table.key}/record.json").content.decode()
    answer = anna.post("/import/", {"text": text})
    assert answer.status_code == 302
    assert "position after move 0 of 6" in anna.get(answer["Location"]).content.decode()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"kursbuch": 1}', '{"kursbuch": 9}'])
def test_nonsense_is_not_imported(anna: Client, text: str) -> None:
    assert anna.post("/import/", {"text": text}).status_code == 422


def test_a_record_with_an_illegal_action_is_not_imported(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, do="Pass", by=0)
    record = json.loads(anna.get(f"/t/{table.key}/record.json").content)
    record["actions"][0]["by"] = 1
    answer = anna.post("/import/", {"text": json.dumps(record)})
    assert answer.status_code == 422


def test_a_branch_is_a_table_of_ones_own(anna: Client, carla: Client) -> None:
    table = new_table(anna, "me", "here")
    for turn in range(3):
        act(anna, table, do="Pass", by=turn % 2)
    answer = carla.post(f"/t/{table.key}/branch", {"at": "1"})
    text = carla.get(answer["Location"]).content.decode()
    assert 'id="go"' in text
    assert "What if: The Fair" in text.partition("</title>")[0], "it is called like its title"
    assert f'id="to-the-game" href="/t/{table.key}/"' in text
    table.refresh_from_db()
    assert table.number == 3


def test_a_branch_of_a_running_game_does_not_tell_what_chance_will_bring(
    anna: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "here")
    answer = carla.post(f"/t/{table.key}/branch", {"at": "0"})
    new = titles() and answer["Location"].split("/")[2]
    setup = type(table).objects.get(key=new).setup
    assert setup["seed"] != table.setup["seed"]


def test_of_an_export_with_an_impossible_action_what_came_before_is_kept(anna: Client) -> None:
    export = site_game(bid(11, "P1", 20), bid(22, "P1", 21))
    answer = anna.post("/import/", {"text": export})
    assert answer.status_code == 422
    told = answer.content.decode()
    assert "Action 2 (bid)" in told
    kept = re.search(r'href="(/t/[^"]+)"', told)
    assert kept is not None
    table = anna.get(kept[1].replace("&amp;", "&")).content.decode()
    assert "position after move 0 of 1" in table


@pytest.mark.parametrize("players", [100_000_000_000, 0, -1, 7])
def test_a_record_of_an_impossible_game_is_refused_before_it_costs_anything(
    anna: Client, players: int
) -> None:
    table = new_table(anna, "me", "here")
    record = json.loads(anna.get(f"/t/{table.key}/record.json").content)
    record["players"] = players
    with CaptureQueriesContext(connection) as asked:
        answer = anna.post("/import/", {"text": json.dumps(record)})
    assert answer.status_code == 422
    assert not [query for query in asked if query["sql"].startswith("INSERT")]


def test_nothing_is_played_while_the_database_is_locked(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(anna, "me", "here")
    depth = len(connection.savepoint_ids)
    depths = []

    def watched(state: State, action: Action) -> tuple[State, Sequence[Event]]:
        depths.append(len(connection.savepoint_ids))
        return play(state, action)

    for module in (game, positions, store):
        monkeypatch.setattr(module, "play", watched)
    act(anna, table, do="Pass", by=0)
    text = anna.get(f"/t/{table.key}/record.json").content.decode()
    positions.forget()
    assert anna.post("/import/", {"text": text}).status_code == 302
    assert anna.post(f"/t/{table.key}/branch").status_code == 302
    post(anna, table, "undo")
    assert set(depths) == {depth}


def test_a_branch_of_ones_own_game_has_its_record_and_plays_on(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    for turn in range(3):
        act(anna, table, do="Pass", by=turn % 2)
    post(anna, table, "undo")
    for by in (0, 1):
        act(anna, table, do="Pass", by=by)
    place = anna.post(f"/t/{table.key}/branch", {"at": "3"})["Location"]
    branch = Table.objects.get(key=place.split("/")[2])
    assert (branch.number, branch.status, branch.waiting) == (3, table.status, [1])
    positions.forget()
    before, after = (
        json.loads(anna.get(f"/t/{t.key}/record.json").content) for t in (table, branch)
    )
    assert after["actions"] == before["actions"][:3]
    act(anna, branch, do="Pass", by=1)
    branch.refresh_from_db()
    assert branch.number == 4


def test_branches_are_limited(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    answers = [anna.post(f"/t/{table.key}/branch").status_code for _ in range(11)]
    assert answers == [302] * 10 + [429]


def test_a_table_that_is_removed_meanwhile_cannot_be_branched(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(anna, "me", "open")

    def leave_meanwhile(table: Table, number: int) -> store.Excerpt:
        part = part_of(table, number)
        anna.post(f"/t/{table.key}/leave")
        return part

    part_of = store.part_of
    monkeypatch.setattr(store, "part_of", leave_meanwhile)
    monkeypatch.setattr(files, "_is_alone", lambda *who: True)
    assert anna.post(f"/t/{table.key}/branch").status_code == 404
    assert not Table.objects.exists()


def test_whoever_imports_while_others_do_is_told_to_wait(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "AT_ONCE", BoundedSemaphore(1))
    monkeypatch.setattr(importing, "PATIENCE", 0)
    table = new_table(anna, "me", "here")
    record = anna.get(f"/t/{table.key}/record.json").content.decode()
    with importing.AT_ONCE:
        answer = anna.post("/import/", {"text": record})
        assert (answer.status_code, Table.objects.count()) == (503, 1)
    assert anna.post("/import/", {"text": record}).status_code == 302
