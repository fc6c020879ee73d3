"""Every game hands over the ledger entry behind each reason against a route."""

from __future__ import annotations

from typing import get_args

import pytest

from kursbuch.catalogue import titles
from kursbuch.core.words import LANGUAGES, Words
from kursbuch.ledger import entry
from kursbuch.routes.check import NOT_DRAWN, Reason

READING = ("route-no-stop", "route-no-track")
"""What is said of runs that cannot be found on the board."""
REASONS = (*READING, *(reason for reason in get_args(Reason) if reason != NOT_DRAWN))
GAMES = [key for key, title in titles().items() if title.family == "18xx"]
GOODS_TRAINS = ["route-start", "route-too-many-cities"]


@pytest.mark.parametrize("key", GAMES)
def test_each_reason_against_a_route_has_its_entry_in_the_ledger(key: str) -> None:
    laws = titles()[key].laws
    missing = [reason for reason in REASONS if entry(laws.get(reason, "")) is None]
    assert missing == (GOODS_TRAINS if key.startswith("1844") else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_against_a_route_has_words(language: str) -> None:
    assert [reason for reason in REASONS if not Words(language).knows(reason)] == []
