"""Three hands that play: with a mouse, by touch, with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page

from tests.web.browser.driving import AT_REST, ENTER_LIVES, MOVED

COVERED = """(spot, at) => !spot.contains(document.elementFromPoint(...at))"""
IS_ACTIVE = "spot => spot === document.activeElement"


class Hand(Protocol):
    """Whoever plays: presses what can be pressed, writes into fields, commits."""

    page: Page

    def press(self, spot: Locator) -> None:
        """Choose it."""

    def place(self, spot: Locator) -> None:
        """Choose a place of the board."""

    def turn(self) -> None:
        """Turn the tile."""

    def commit(self) -> None:
        """Commit what is proposed, and wait for the move."""


class Keyboard:
    """Everything is reached by Tab and chosen by Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, spot: Locator) -> None:
        spot.focus()
        self.page.keyboard.press("Shift+Tab")
        self.page.keyboard.press("Tab")
        assert spot.evaluate(IS_ACTIVE), "Tab leads there"
        taken = spot.get_attribute("aria-pressed") == "true"  # there Enter commits
        self.page.keyboard.press("Space" if taken else "Enter")
        self.page.wait_for_function(AT_REST)

    def place(self, spot: Locator) -> None:
        self.press(spot)

    def turn(self) -> None:
        self.page.keyboard.press("r")

    def commit(self) -> None:
        was = self.page.evaluate("document.body.dataset.stamp")
        self.page.wait_for_function(ENTER_LIVES)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(MOVED, arg=was)


class Mouse:
    """Clicks on what can be seen; on the board after zooming out, if need be."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, spot: Locator) -> None:
        spot.click()
        self.page.wait_for_function(AT_REST)

    def place(self, spot: Locator) -> None:
        self._show_board()
        if self._middle(spot) is None:
            self.press(self.page.locator("[data-zoom-by='0']"))
        middle = self._middle(spot)
        assert middle is not None, "it can be seen and clicked"
        self._touch(*middle)
        self.page.wait_for_function(AT_REST)

    def _show_board(self) -> None:
        if not self.page.locator("#view[data-view=map]").count():
            self.press(self.page.locator(".views [data-want='view=map']"))
        self.page.locator("#map").scroll_into_view_if_needed()

    def _middle(self, spot: Locator) -> tuple[float, float] | None:
        inner = spot.locator("circle")  # of a link only its circle is in the middle
        frame = (inner.first if inner.count() == 1 else spot).bounding_box()
        if frame is None:
            return None
        middle = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
        return None if spot.evaluate(COVERED, middle) else middle

    def _touch(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def turn(self) -> None:
        self.place(self.page.locator("#overlay .face:not([hidden])"))

    def commit(self) -> None:
        was = self.page.evaluate("document.body.dataset.stamp")
        self.press(self.page.locator("#go:not([aria-disabled=true])"))
        self.page.wait_for_function(MOVED, arg=was)


class Finger(Mouse):
    """Taps."""

    def press(self, spot: Locator) -> None:
        spot.tap()
        self.page.wait_for_function(AT_REST)

    def _touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


HANDS: dict[str, Callable[[Page], Hand]] = {"mouse": Mouse, "touch": Finger, "keyboard": Keyboard}
