"""The waiting room: the link for others, what is played otherwise than in the rulebook, chat."""

from __future__ import annotations

import pytest
from django.test import Client, override_settings

from kursbuch.web.address import house_address
from kursbuch.web.tables.lobby.waiting_room import qr_code
from tests.web.steps import new_table, page


def test_the_link_for_others_is_shown_with_a_picture_for_telephones(anna: Client) -> None:
    table = new_table(anna, "me", "open")
    shown = page(anna, table)
    link = f"http://testserver/t/{table.key}/"
    assert link in shown
    assert qr_code(link) in shown


def test_an_address_of_this_computer_is_told_to_be_no_address_for_others(anna: Client) -> None:
    table = new_table(anna, "me", "open")
    shown = anna.get(f"/t/{table.key}/", HTTP_HOST="localhost").content.decode()
    assert "works on this computer only" in shown
    assert 'class="qr"' not in shown


@override_settings(HOUSE="http://192.168.7.7:8244")
def test_whoever_sits_at_the_server_passes_on_the_address_of_the_house(anna: Client) -> None:
    table = new_table(anna, "me", "open")
    shown = anna.get(f"/t/{table.key}/", HTTP_HOST="localhost").content.decode()
    assert f"http://192.168.7.7:8244/t/{table.key}/" in shown
    assert 'class="qr"' in shown


def test_only_a_server_that_listens_to_everybody_has_an_address_in_the_house() -> None:
    assert house_address("127.0.0.1", 8244) == ""


@pytest.mark.parametrize(
    ("preset", "told"),
    [("rulebook", "Played by the rulebook."), ("18xx.games", "Different from the rulebook")],
)
def test_the_waiting_room_tells_whether_the_rulebook_is_played(
    anna: Client, preset: str, told: str
) -> None:
    seats = {"seat.0": "me", "name.0": "Anna", "seat.1": "open", "seat.2": "open"}
    begun = anna.post("/new/1844/", seats | {"players": "3", "preset": preset})
    assert told in anna.get(begun["Location"]).content.decode()


def test_people_talk_while_they_wait(anna: Client, carla: Client) -> None:
    table = new_table(anna, "me", "open")
    anna.post(f"/t/{table.key}/chat", {"text": "Grüezi mitenand"})
    assert "Grüezi mitenand" in page(carla, table)
