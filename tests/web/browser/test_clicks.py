"""How many clicks and keys a turn takes, each of them counted."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, ENTER_LIVES, click_hex, lay_out, number
from tests.web.browser.positions import before, open_before, routine_turn

MOVED_ON = "was => document.querySelector('#now').dataset.seq !== was"


@dataclass
class Hand:
    """Whoever clicks and types; waits for the answer of the page, as an eye does."""

    page: Page
    count: int = 0

    def click(self, selector: str) -> None:
        self.count += 1
        self.page.click(selector)
        self.page.wait_for_function(AT_REST)

    def click_hex(self, place: str) -> None:
        self.count += 1
        click_hex(self.page, place)

    def key(self, key: str) -> None:
        self.count += 1
        self.page.keyboard.press(key)
        self.page.wait_for_function(AT_REST)

    def enter(self) -> None:
        self.count += 1
        was = self.page.get_attribute("#now", "data-seq")
        self.page.wait_for_function(ENTER_LIVES)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(MOVED_ON, arg=was)


def test_a_routine_operating_turn_takes_eight_clicks_and_keys(visit: Open) -> None:
    start, played, lay = routine_turn()
    page = visit("/import/", 1440, 900)
    lay_out(page, start, *played)
    hand = Hand(page)
    hand.click_hex(lay.hex)
    hand.click(f'#overlay .pick[aria-label="{lay.tile}"]')
    hand.enter()
    assert "Run" in page.inner_text(".steps [aria-current]")
    hand.enter()
    assert "Dividend" in page.inner_text(".steps [aria-current]")
    hand.key("1")
    hand.enter()
    assert "Trains" in page.inner_text(".steps [aria-current]")
    hand.key("p")
    hand.enter()
    assert number(page) == len(played) + 4
    assert hand.count <= 8


def test_buying_a_share_takes_a_click_and_enter(visit: Open) -> None:
    page = visit("/import/", 1440, 900)
    open_before(page, "BuyShare")
    hand = Hand(page)
    hand.click(".matrix .button[data-want]:not([aria-disabled]):not(.sell)")
    hand.enter()
    assert number(page) == before("BuyShare") + 1
    assert hand.count <= 2
