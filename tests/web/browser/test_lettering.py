"""Lettering never collides: measured in a browser, at the start and in the middle of games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from kursbuch.bots import bot_named
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import title
from kursbuch.formats.sources import recognise
from tests.conftest import RECORDED
from tests.web.browser.lettering import overlaps

GAMES = sorted(RECORDED.glob("*/*/*.json"))[::3]


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Page]:
    """A page to lay boards on."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    yield page
    page.close()


@pytest.mark.parametrize(
    "key", ["1844", "1824", "first-train-nuremberg", "first-train-wensleydale"]
)
def test_no_text_of_a_board_lies_on_another(sheet: Page, key: str) -> None:
    start = title(key).start(3, seed=2)
    bots, rng, state = [bot_named("novice")] * 3, Random(2), start
    for language in ("en", "de"):
        assert overlaps(sheet, start, language) == []
    for _ in range(4):
        state, _ = play_game(start.title, bots, state, rng, longest=60)
        assert overlaps(sheet, state) == []


@pytest.mark.proof
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name)
def test_no_text_lies_on_another_in_recorded_games(sheet: Page, path: Path) -> None:
    """Every fiftieth position."""
    wrong = {}
    for position in recognise(path.read_text(encoding="utf-8")).positions():
        if position.number % 50 == 25 and (found := overlaps(sheet, position.state)):
            wrong[position.number] = found
    assert wrong == {}
