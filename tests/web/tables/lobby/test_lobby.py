"""The lobby: a new table, the list of tables, the waiting room."""

from __future__ import annotations

from django.test import Client

from kursbuch.web.tables.models import Status
from tests.web.steps import act, new_table, page


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
