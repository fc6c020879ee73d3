"""A bot's name and the tag beside it say how strong it is, in the reader's language."""

from __future__ import annotations

import pytest
from django.test import Client

from kursbuch.web.tables.models import Table
from tests.web.steps import new_table, page

SEATS = {"players": "3", "seat.0": "me", "seat.1": "expert", "seat.2": "novice"}


@pytest.mark.parametrize(
    ("language", "usual", "names"),
    [
        ("en", "Player 2", ["Expert 2", "Novice 3"]),
        ("de", "Spieler 2", ["Könner 2", "Anfänger 3"]),
    ],
)
def test_a_bot_that_nobody_named_is_called_by_its_level(
    language: str, usual: str, names: list[str]
) -> None:
    person = Client(headers={"Accept-Language": language})
    answer = person.post("/new/fair/", SEATS | {"name.1": usual})
    table = Table.objects.get(key=answer["Location"].split("/")[2])
    assert [place.name for place in table.places.order_by("seat")][1:] == names


def test_a_bot_keeps_the_name_that_somebody_gave_it(anna: Client) -> None:
    table = new_table(anna, "me", "expert")
    assert table.places.get(seat=1).name == "Bert"


def test_bots_that_fill_a_table_are_called_by_their_level(anna: Client) -> None:
    table = new_table(anna, "me", "open", **{"name.1": ""})
    table.places.filter(seat=1).update(name="")
    anna.post(f"/t/{table.key}/fill", {"bot": "master"})
    assert table.places.get(seat=1).name == "Master 2"


def test_the_tag_of_a_seat_says_level_and_temperament_in_words(anna: Client) -> None:
    table = new_table(anna, "me", "expert")
    assert '<span class="tag x">expert (trader)</span>' in page(anna, table)
    anna.post("/language", {"language": "de", "next": "/"})
    assert '<span class="tag x">Könner (Händler)</span>' in page(anna, table)
