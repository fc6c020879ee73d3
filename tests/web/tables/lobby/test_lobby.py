"""The lobby: a new table, the list of tables, the waiting room."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from kursbuch.web.accounts.models import User
from kursbuch.web.tables.clocks.models import Clock
from kursbuch.web.tables.lobby.searching import Filters, List, tables_in
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.history import rounds
from kursbuch.web.visitors import Visitor
from tests.web.ended import ended
from tests.web.steps import act, new_table, page, post, two

GOLDEN = Path(__file__).parents[3] / "replays" / "rules-2"


def test_unknown_titles_and_wrong_options_are_refused(anna: Client) -> None:
    assert anna.get("/new/1899/").status_code == 404
    form = {"players": "2", "seat.0": "me", "seat.1": "here", "option.rich": "perhaps"}
    assert anna.post("/new/fair/", form).status_code == 422


def test_a_private_table_is_not_in_the_lobby(anna: Client, carla: Client) -> None:
    new_table(anna, "me", "here", name="Secret", private="on")
    new_table(anna, "me", "here", name="Open to all")
    text = carla.get("/tables/").content.decode()
    assert "Open to all" in text
    assert "Secret" not in text


def test_tables_are_found_by_title_pace_and_name(anna: Client, carla: Client) -> None:
    new_table(anna, "me", "here", name="Slow", pace="days")
    new_table(anna, "me", "here", name="Quick")
    slow = carla.get("/tables/?pace=days").content.decode()
    assert "Slow" in slow
    assert "Quick" not in slow
    assert "Quick" in carla.get("/tables/?q=quic").content.decode()
    assert "Quick" not in carla.get("/tables/?title=1844").content.decode()


def test_a_list_without_tables_says_why_it_is_empty(anna: Client) -> None:
    text = anna.get("/tables/").content.decode()
    assert "You are not at any table." in text
    assert "No table matches." not in text
    searched = anna.get("/tables/?q=quic").content.decode()
    assert "You are not at any table." not in searched
    assert "No table matches." in searched


def test_my_turn_comes_first(anna: Client, bert: Client) -> None:
    mine = new_table(anna, "me", "open", name="Mine")
    bert.post(f"/t/{mine.key}/join", {"name": "Bert"})
    other = new_table(anna, "me", "open", name="Other")
    bert.post(f"/t/{other.key}/join", {"name": "Bert"})
    act(anna, other, do="Pass", by=0)
    text = anna.get("/tables/").content.decode()
    assert text.index("Mine") < text.index("Other")
    assert "Your turn" in text


def test_a_seat_can_be_taken_once_and_given_up(anna: Client, bert: Client, carla: Client) -> None:
    table = new_table(anna, "me", "open", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    bert.post(f"/t/{table.key}/join", {"name": "Bert again"})
    assert sum(place.is_free for place in table.places.all()) == 1
    bert.post(f"/t/{table.key}/leave")
    assert sum(place.is_free for place in table.places.all()) == 2
    anna.post(f"/t/{table.key}/fill", {"bot": "random"})
    table.refresh_from_db()
    assert table.status == Status.RUNNING


def test_who_looked_at_a_table_keeps_the_seat_even_if_the_answer_gets_lost(
    anna: Client, bert: Client
) -> None:
    table = new_table(anna, "me", "open")
    bert.get(f"/t/{table.key}/")
    cookie = bert.cookies["guest"].value
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    lost = Client()
    lost.cookies["guest"] = cookie
    assert "You are watching" not in page(lost, table)


def test_only_the_owner_fills_the_table_with_bots(anna: Client, carla: Client) -> None:
    table = new_table(anna, "me", "open")
    carla.post(f"/t/{table.key}/fill", {"bot": "random"})
    table.refresh_from_db()
    assert table.status == Status.OPEN


def listed(client: Client, **query: str | int) -> str:
    return str(client.get("/tables/", query).content.decode())


def test_a_word_finds_tables_players_and_titles_in_both_languages(
    anna: Client, carla: Client
) -> None:
    new_table(anna, "me", "here", name="Thursday")
    new_table(anna, "me", "here", name="Other", **{"name.1": "Beatrice"})
    assert "Thursday" in listed(carla, q="THURS")
    assert "Other" not in listed(carla, q="THURS")
    assert "Other" in listed(carla, q="beatri")
    assert "Thursday" in listed(carla, q="the fair")
    assert "Thursday" not in listed(carla, q="no such word")


def test_tables_with_enough_free_seats_are_found(anna: Client) -> None:
    one, pair = new_table(anna, "me", "open"), new_table(anna, "me", "open", "open")
    new_table(anna, "me", "here", name="Full")
    nobody = Visitor()
    assert set(tables_in(List.OPEN, nobody, Filters(free=1))) == {one, pair}
    assert [*tables_in(List.OPEN, nobody, Filters(free=2))] == [pair]
    assert [*tables_in(List.RUNNING, nobody, Filters(free=1))] == []


def test_tables_with_and_without_a_clock_are_found(anna: Client) -> None:
    timed, free = new_table(anna, "me", "open"), new_table(anna, "me", "open")
    Clock.objects.create(table=timed, allowance=3600)
    assert [*tables_in(List.OPEN, Visitor(), Filters(clock=True))] == [timed]
    assert [*tables_in(List.OPEN, Visitor(), Filters(clock=False))] == [free]
    shown = listed(Client(), clock="yes")
    assert timed.key in shown
    assert free.key not in shown


def test_a_list_by_itself_has_pages(anna: Client, carla: Client) -> None:
    for number in range(35):
        Table.objects.create(title="fair", setup={}, name=f"Table-{number:02}")
    short = listed(carla)
    assert "Show all 35" in short
    assert short.count("Table-") == 10
    first, second = listed(carla, show="open"), listed(carla, show="open", page=2)
    assert first.count("Table-") == 30
    assert second.count("Table-") == 5
    assert "Page 2 of 2" in second
    assert listed(carla, show="nonsense", page="x", free="-1").count("Table-") == 10


def test_more_tables_need_no_more_queries(anna: Client) -> None:
    anna.force_login(User.objects.create_user("Anna"))
    for _ in range(2):
        new_table(anna, "me", "here")
        new_table(anna, "me", "open")
        ended("random", "novice", places=(1, 2))
    with CaptureQueriesContext(connection) as few:
        anna.get("/tables/")
    for _ in range(8):
        new_table(anna, "me", "here")
        new_table(anna, "me", "open")
        ended("random", "novice", places=(1, 2))
    with CaptureQueriesContext(connection) as many:
        anna.get("/tables/")
    assert len(many) == len(few) <= 11


def test_a_finished_game_tells_who_won_and_can_be_watched(carla: Client) -> None:
    table = ended("random", "novice", places=(2, 1), name="Old")
    text = listed(carla)
    assert "won by novice" in text
    assert f"/t/{table.key}/?at=0" in text


def test_a_hidden_table_is_in_a_list_of_its_own_for_whoever_hid_it(
    anna: Client, bert: Client
) -> None:
    table = two(anna, bert)
    post(anna, table, "hide")
    assert table.key not in listed(anna)
    assert table.key in listed(anna, show="hidden")
    assert table.key in listed(bert)
    post(anna, table, "hide", show="on")
    assert table.key in listed(anna)


def test_a_finished_table_is_hidden_too(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    Table.objects.filter(pk=table.pk).update(status=Status.FINISHED)
    post(anna, table, "hide")
    assert table.key not in listed(anna)
    assert table.key in listed(bert)


@pytest.mark.parametrize("sitters", [("me", "open"), ("me", "here"), ("me", "random")])
def test_the_owner_deletes_a_table_at_which_nobody_else_plays(
    anna: Client, sitters: tuple[str, ...]
) -> None:
    table = new_table(anna, *sitters)
    assert "Delete for good" in listed(anna)
    assert anna.post(f"/t/{table.key}/remove").status_code == 302
    assert not Table.objects.filter(pk=table.pk).exists()


def test_a_game_with_others_and_one_that_is_rated_are_kept(anna: Client, bert: Client) -> None:
    shared = two(anna, bert)
    rated = new_table(anna, "me", "random")
    Table.objects.filter(pk=rated.pk).update(status=Status.FINISHED)
    alone = new_table(bert, "me", "here")
    assert "Delete for good" not in listed(anna)
    for table in (shared, rated, alone):
        refused = anna.post(f"/t/{table.key}/remove")
        assert refused.status_code == 422
        assert "You can delete a table of your own" in refused.content.decode()
        assert Table.objects.filter(pk=table.pk).exists()


def test_the_lobby_tells_the_round_also_after_taking_back(anna: Client) -> None:
    played = json.loads((GOLDEN / "first-train-nuremberg.json").read_text())
    shorter = {**played, "actions": played["actions"][:60]}
    address = anna.post("/import/", {"text": json.dumps(shorter)})["Location"]
    table = Table.objects.get(key=address.split("/")[2])
    assert table.round == rounds(table)[-1].label != ""
    turns = [one for one in rounds(table) if one.label == table.round]
    post(anna, table, "undo", to=str(turns[0].number - 1))
    assert table.number == turns[0].number - 1
    assert table.round == rounds(table)[-1].label != turns[0].label
    assert table.round in listed(anna)
