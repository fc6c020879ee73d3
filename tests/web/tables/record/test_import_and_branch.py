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

from kursbuch.catalogue import title, titles
from kursbuch.core.action import Action, Event
from kursbuch.core.record import Record, state_fingerprint, write_record, write_state
from kursbuch.core.state import State, play, to_act
from kursbuch.eighteen.actions import Pass
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.play import game
from kursbuch.web.tables.record import files, importing, positions, store
from tests.formats.small import bid
from tests.formats.small import text as site_game
from tests.web.steps import act, free_turns, new_table, page, post


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


def passed(actions: int) -> str:
    """A game of 1844 in which nobody does anything, as long as one likes."""
    state = title("1844").start(players=3, seed=1)
    record = Record(state.setup)
    for _ in range(actions):
        action = Pass(by=to_act(state)[0])
        state, _ = play(state, action)
        record = record.with_action(action)
    return json.dumps(write_record(record))


def test_a_game_without_end_is_refused_before_any_of_it_is_played(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "LONGEST", 60)
    long, too_long = passed(60), passed(61)
    assert anna.post("/import/", {"text": long}).status_code == 302
    monkeypatch.delattr(store, "play")
    answer = anna.post("/import/", {"text": too_long})
    assert answer.status_code == 422
    assert "more than 60 actions" in answer.content.decode()
    assert Table.objects.get().number == 60


def test_the_snapshots_of_a_long_game_are_written_at_once(anna: Client) -> None:
    with CaptureQueriesContext(connection) as asked:
        anna.post("/import/", {"text": passed(80)})
    written = [query["sql"] for query in asked if "tables_snapshot" in query["sql"]]
    assert len(written) == 1
    table = Table.objects.get()
    assert sorted(table.snapshots.values_list("seq", flat=True)) == [25, 50, 75]
    positions.forget()
    assert state_fingerprint(positions.now(table)) == table.moves.get(seq=80).fingerprint


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


def branch_of(client: Client, table: Table, at: int = 0) -> Table:
    place = client.post(f"/t/{table.key}/branch", {"at": str(at)})["Location"]
    table.refresh_from_db()
    return Table.objects.get(key=place.split("/")[2])


def test_whoever_copies_a_game_with_its_seed_says_so_to_those_who_sit_down_later(
    anna: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "here")
    assert "The server has drawn the seed" in page(anna, table, "sheet/table")
    assert branch_of(anna, table).setup["seed"] == table.setup["seed"]
    assert not table.secret_seed
    post(anna, table, "offer", seat="1")
    offer = carla.get(table.invitations.get().get_absolute_url()).content.decode()
    sheet = page(carla, table, "sheet/table")
    for told in (offer, sheet):
        assert "may know what chance will bring" in told
    assert "The server has drawn the seed" not in sheet


@pytest.mark.parametrize("sitters", [("me", "random"), ("random", "random")])
def test_a_branch_of_a_game_against_bots_has_its_position_but_not_its_chance(
    anna: Client, sitters: tuple[str, str]
) -> None:
    table = new_table(anna, *sitters)
    table.refresh_from_db()
    if sitters[0] == "me":
        act(anna, table, do="Bid", by=0, lot="plum", coins=3)
    branch = branch_of(anna, table, table.number)
    assert branch.setup["seed"] != table.setup["seed"]
    assert table.secret_seed
    assert (branch.waiting, branch.status) == (table.waiting, table.status)
    here, there = (positions.now(one) for one in (table, branch))
    assert there.draw.count == here.draw.count
    there.draw = here.draw
    assert write_state(there) == write_state(here)


def test_a_game_that_somebody_has_joined_meanwhile_is_not_copied(
    anna: Client, carla: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(anna, "me", "here")
    post(anna, table, "offer", seat="1")
    seat = table.invitations.get().get_absolute_url()

    def carla_is_faster(table: Table, number: int) -> store.Excerpt:
        part = part_of(table, number)
        carla.post(seat, {"name": "Carla"})
        return part

    part_of = store.part_of
    monkeypatch.setattr(store, "part_of", carla_is_faster)
    assert anna.post(f"/t/{table.key}/branch").status_code == 409
    table.refresh_from_db()
    assert table.secret_seed
    assert Table.objects.count() == 1


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
    monkeypatch.setattr(files, "_may_copy", lambda *who: True)
    assert anna.post(f"/t/{table.key}/branch").status_code == 404
    assert not Table.objects.exists()


def test_only_few_games_are_read_at_once() -> None:
    assert 1 <= free_turns(importing.AT_ONCE) <= 4


def test_whoever_imports_while_others_do_is_told_to_wait(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "AT_ONCE", BoundedSemaphore(1))
    table = new_table(anna, "me", "here")
    record = anna.get(f"/t/{table.key}/record.json").content.decode()
    with importing.AT_ONCE:
        answer = anna.post("/import/", {"text": record})
        assert (answer.status_code, Table.objects.count()) == (503, 1)
    assert anna.post("/import/", {"text": record}).status_code == 302
