"""The page of a new table: presets by name first, and what each option says."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from kursbuch.core.title import word
from kursbuch.games.g1844.title import EDITION_2016
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import positions

SEATS = {"players": "3", "seat.0": "me", "seat.1": "here", "seat.2": "here"}


def page(person: Client, address: str) -> str:
    return person.get(address).content.decode()


def options_of(person: Client, title: str, **form: str) -> dict[str, object]:
    """The options of the table that a form sets up."""
    answer = person.post(f"/new/{title}/", SEATS | form)
    table = Table.objects.get(key=answer["Location"].split("/")[2])
    return dict(positions.now(table).setup.options)


def offered(text: str) -> list[str]:
    """The names of the presets, in their order."""
    presets = re.search(r'<nav class="choices presets".*?</nav>', text, re.S)
    assert presets
    return [name.strip() for name in re.findall(r">([^<>]+)</a>", presets[0])]


def test_presets_are_offered_by_name_the_rulebook_first_and_ones_own_choice_last(
    anna: Client,
) -> None:
    assert offered(page(anna, "/new/1844/")) == ["Rulebook", "18xx.games", "Your own choice"]
    assert offered(page(anna, "/new/1844-2003/")) == ["Rulebook", "Your own choice"]
    german = Client(headers={"Accept-Language": "de"})
    assert offered(page(german, "/new/1824/")) == ["Spielregel", "18xx.games", "Eigene Wahl"]


def test_a_preset_says_what_it_changes_and_the_rulebook_changes_nothing(anna: Client) -> None:
    site = page(anna, "/new/1844/?preset=18xx.games")
    assert "The fifth row ends with 160." in site
    assert "The fifth row ends with 160." not in page(anna, "/new/1844/")


@pytest.mark.parametrize("preset", EDITION_2016.presets)
def test_a_table_plays_the_preset_that_was_chosen(anna: Client, preset: str) -> None:
    chosen = options_of(anna, "1844", preset=preset)
    assert chosen == EDITION_2016.settled(3, EDITION_2016.preset(preset))


def test_an_own_choice_is_played_as_it_is(anna: Client) -> None:
    chosen = options_of(anna, "1844", preset="own", **{"option.cell_180": "false"})
    assert chosen == EDITION_2016.settled(3, {"cell_180": False})


def test_an_own_choice_begins_with_the_preset_that_was_looked_at(anna: Client) -> None:
    text = page(anna, "/new/1844/?preset=own&like=18xx.games")
    for name, value in EDITION_2016.preset("18xx.games").items():
        field = re.search(rf'<select name="option\.{name}">.*?</select>', text, re.S)
        assert field, name
        assert f'value="{word(value)}" selected' in field[0]


def test_each_option_says_what_the_rulebook_says_what_it_changes_and_who_uses_it(
    anna: Client,
) -> None:
    for address in ("/new/1844/?preset=own", "/help/1844/"):
        text = " ".join(re.sub(r"<[^>]+>", " ", page(anna, address)).split())
        assert "yes : German rulebook: a space of 180 follows the 160 of the fifth row." in text
        assert "no : The fifth row ends with 160. 18xx.games" in text


@pytest.mark.parametrize("address", ["/new/1844-2003/", "/help/1844-2003/", "/help/", "/"])
def test_the_edition_of_2003_says_what_is_unverified(anna: Client, address: str) -> None:
    assert "has not been verified against a printed board" in page(anna, address)


def test_a_preset_that_nobody_knows_is_the_rulebook(anna: Client) -> None:
    text = page(anna, "/new/1844/?preset=house")
    assert 'name="preset" value="rulebook"' in text
