"""A title brings stylesheets of its own, which are sent with its tables and with no others."""

from __future__ import annotations

import re

import pytest
from django.contrib.staticfiles import finders
from django.test import Client
from django.urls import reverse

from kursbuch.catalogue import titles
from kursbuch.web.games.lookup import presenter

OF_ALL = ["kursbuch/kursbuch.css", "kursbuch/table.css"]
FAMILY = ["games/eighteen/table.css"]
OWN = {
    "1844": [*FAMILY, "games/g1844/table.css"],
    "1824": FAMILY,
    "first-train-nuremberg": ["games/first_train/table.css"],
    "rigi": [*FAMILY, "rigi/table.css"],
}


@pytest.mark.parametrize("key", OWN)
def test_a_table_is_sent_the_stylesheets_of_its_title_after_those_of_all(
    anna: Client, key: str
) -> None:
    seats = {"players": "3", "seat.0": "me", "seat.1": "here", "seat.2": "here"}
    made = anna.post(reverse("new", args=[key]), seats, follow=True)
    page = made.content.decode()
    assert re.findall(r'rel="stylesheet" href="/static/(.+?)"', page) == OF_ALL + OWN[key]


@pytest.mark.parametrize("key", sorted(set(titles()) - {"fair"}))
def test_every_stylesheet_of_a_title_is_found(key: str) -> None:
    styles = presenter(titles()[key]).styles
    assert [name for name in styles if finders.find(name) is None] == []
