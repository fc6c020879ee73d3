"""Somebody comes back to a table: what has changed, and the moves once more on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, number
from tests.web.browser.test_everybody import grave_faults, is_too_wide
from tests.web.browser.test_people import acting, bid, two_people

AS_SLOW_AS_THE_TEST = "PACES.fill(60_000)"


def who_comes_back(visit: Open) -> Page:
    """Somebody who has bid and has been outbid since."""
    one, other = acting(*two_people(visit))
    bid(one)
    other.wait_for_selector("#now[data-turn]")
    bid(other)
    one.wait_for_selector("#since")
    return one


def test_the_moves_since_my_last_turn_are_played_on_the_board(visit: Open) -> None:
    page = who_comes_back(visit)
    assert "Since your last turn: one move" in page.inner_text("#since")
    page.click("#since-replay")
    page.wait_for_selector("#scrubber[data-at='1'] #play[aria-pressed=true]")
    page.wait_for_selector("#scrubber[data-at='2'] #play[aria-pressed=false]")
    assert "at=" not in page.url
    assert number(page) == 2


def test_a_replay_pauses_goes_step_by_step_and_ends_at_once(visit: Open) -> None:
    page = who_comes_back(visit)
    page.evaluate(AS_SLOW_AS_THE_TEST)
    page.click("#play")
    page.wait_for_selector("#scrubber[data-at='0']")
    page.click("#play")
    page.wait_for_selector("#play[aria-pressed=false]")
    page.click("#pace")
    assert page.inner_text("#pace") == "2×"
    at = page.get_attribute("#scrubber", "data-at")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(AT_REST)
    assert page.get_attribute("#scrubber", "data-at") == str(max(int(at or 0) - 1, 0))
    page.click("#go")
    page.wait_for_selector("#since")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_digest_opens_with_the_keyboard_and_fits(visit: Open, width: int, height: int) -> None:
    page = who_comes_back(visit)
    page.set_viewport_size({"width": width, "height": height})
    page.focus("#since-digest")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#digest-dialog[open]")
    assert "Cubes in hand" in page.inner_text("#digest-dialog")
    assert grave_faults(page) == []
    assert not is_too_wide(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("#digest-dialog", state="hidden")
