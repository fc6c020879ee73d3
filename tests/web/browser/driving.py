"""Plays through the page as a person does: a click proposes, the red button commits."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page

from kursbuch.core.action import Action
from kursbuch.core.record import Record, write_record
from kursbuch.core.state import State

MOVED = "was => document.body.dataset.stamp !== was"
PROPOSED = "asked => document.querySelector('#commit [name=offer]')?.value === asked"
OTHER = "was => (document.querySelector('#commit [name=offer]')?.value ?? '') !== was"
AT_REST = "() => asking.size === 0 && held === null && !choosing"
ENTER_LIVES = "() => performance.now() - changedAt > 400"


def reach(page: Page, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"no Tab leads to {selector}")


def enter(page: Page, selector: str) -> None:
    """Go there by Tab and press Enter."""
    reach(page, selector)
    page.wait_for_function(ENTER_LIVES)
    page.keyboard.press("Enter")


def new_game(page: Page, title: str, players: int, *kinds: str) -> None:
    """From the start page: the title, the seats, start."""
    page.click(f'a[href="/new/{title}/"] >> nth=0')
    if page.get_attribute("nav.choices a[aria-current]", "href") != f"?players={players}":
        page.click(f'nav.choices a[href="?players={players}"]')
        page.wait_for_selector(f'input[name="players"][value="{players}"]', state="attached")
    for seat, kind in enumerate(kinds):
        page.select_option(f'[name="seat.{seat}"]', kind)
    page.click("button.primary")
    wait_for_table(page)


def wait_for_table(page: Page) -> None:
    """The page of a table is there, and its script listens to keys."""
    page.wait_for_selector("#now")
    page.wait_for_load_state()


def lay_out(page: Page, state: State, *actions: Action) -> None:
    """On the import page: a game that begins like this one, all seats at this screen."""
    record = Record(state.setup, actions, ("Anna", "Bert", "Carla"))
    page.fill("textarea", json.dumps(write_record(record)))
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(page.url.partition("?")[0])


def number(page: Page) -> int:
    """How many moves have been played."""
    return int(page.get_attribute("#scrubber", "data-number") or 0)


def proposed(page: Page) -> str:
    """The action that the red button would commit, as JSON; empty if there is none."""
    asked = page.locator("#commit [name=offer]")
    return asked.input_value() if asked.count() else ""


def commit(page: Page) -> None:
    """Press the red button and wait for the move."""
    was = page.evaluate("document.body.dataset.stamp")
    page.click("#go:not([aria-disabled=true])")
    page.wait_for_function(MOVED, arg=was)


def propose(page: Page, selector: str, nth: int = 0) -> str:
    """Click, and wait until the page proposes something else."""
    was = proposed(page)
    page.locator(selector).nth(nth).click()
    page.wait_for_function(OTHER, arg=was)
    return proposed(page)


def press(page: Page, selector: str, nth: int = 0) -> None:
    """Click on a choice, then on the red button."""
    propose(page, selector, nth)
    commit(page)


def click_hex(page: Page, place: str) -> None:
    """Click on a hex of the board."""
    click_board(page, f'[data-hex="{place}"]')


def click_board(page: Page, selector: str) -> None:
    """Click on the middle of a place; if it is out of sight, with the whole board shown."""
    if page.locator("#view[data-view=map]").count() == 0:
        page.keyboard.press("m")
        page.wait_for_selector("#view[data-view=map]", state="attached")
    click_spot(page, page.locator(f"#board {selector}").first)


def click_spot(page: Page, spot: Locator) -> None:
    """Click on the middle of something on the board; if it is out of sight, show the whole."""
    spot.wait_for()
    page.wait_for_function(AT_REST)
    if not in_sight(spot):
        page.keyboard.press("z")
    frame = spot.bounding_box()
    assert frame is not None
    assert in_sight(spot)
    page.mouse.click(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    page.wait_for_function(AT_REST)


def in_sight(spot: Locator) -> bool:
    """The middle of it can be clicked."""
    frame = spot.bounding_box()
    if frame is None:
        return False
    middle = [frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2]
    return bool(
        spot.evaluate("(spot, at) => spot.contains(document.elementFromPoint(...at))", middle)
    )
