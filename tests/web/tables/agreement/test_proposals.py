"""What happens when everybody agrees: the game ends, somebody is replaced."""

from __future__ import annotations

from django.test import Client

from kursbuch.web.tables.models import Status
from tests.web.steps import new_table, page, post


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
    post(anna, table, "ask", kind="replace", seat="1")
    asked = table.proposals.get()
    assert asked.needs == [2]
    post(carla, table, "answer", proposal=str(asked.pk), answer="yes")
    assert table.places.get(seat=1).bot
