"""A table that was begun under an older rules number goes on under it."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import Page

from kursbuch.catalogue import title
from kursbuch.records import read_record, replay
from tests.replays.golden import FOLDER, read
from tests.web.browser.conftest import Open
from tests.web.browser.driving import lay_out, new_game
from tests.web.browser.hands import Mouse
from tests.web.browser.playing import play_move

TITLE = "1824-cisleithania-3"
BEGUN, GONE_ON = 4, 9


def markers_of_ug1(page: Page) -> int:
    """How many markers of UG1 the board shows. Number 2 places one at setup, 1 did not."""
    return page.locator('#board .token[data-company="UG1"]').count()


@pytest.mark.rule("24-VB-05")
def test_a_table_begun_under_rules_number_1_goes_on_under_number_1(visit: Open) -> None:
    game = read(FOLDER / "rules-1" / f"{TITLE}.json")
    states = [state for state, _ in islice(replay(game, title), GONE_ON)]
    page = visit("/import/")
    lay_out(page, states[0], *game.actions[:BEGUN])
    for state, action in zip(states[BEGUN:], game.actions[BEGUN:GONE_ON], strict=True):
        play_move(Mouse(page), state, [action])
        assert markers_of_ug1(page) == 0
    saved = page.request.get(f"{page.url}record.json").text()
    kept = read_record(saved, title)
    assert kept.setup.rules == 1
    assert kept.actions == game.actions[:GONE_ON]


@pytest.mark.rule("24-VB-05")
def test_a_table_begun_today_plays_the_newest_rules(visit: Open) -> None:
    page = visit()
    new_game(page, TITLE, 3, "me", "here", "here")
    assert markers_of_ug1(page) == 1
