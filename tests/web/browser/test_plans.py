"""Plans on the page: a board of one's own, conditional moves that fire, are refused, and stop."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page

from tests.web.browser.conftest import Open
from tests.web.browser.driving import (
    AT_REST,
    OTHER,
    enter,
    number,
    propose,
    proposed,
    reach,
    wait_for_table,
)
from tests.web.browser.test_everybody import grave_faults, is_too_wide
from tests.web.browser.test_people import acting, bid, two_people

BOX = "#view .box:not([aria-disabled=true])"
SIZES = [
    (1440, 900, "en-GB", "All moves of this line have been played."),
    (390, 844, "de-DE", "Alle Züge dieser Linie sind gespielt."),
]


def planned(page: Page, first: int = 0) -> Page:
    """On the visitor's board: somebody bids for box *first*, then the visitor for the next."""
    if not page.locator("#plans[open]").count():
        page.click("#plans summary")
    page.click("#plan")
    page.wait_for_selector("#line")
    wait_for_table(page)
    for nth in (first, 0):
        propose(page, BOX, nth)
        was = page.evaluate("document.body.dataset.stamp")
        page.click("#go:not([aria-disabled=true])")
        page.wait_for_function("was => document.body.dataset.stamp !== was", arg=was)
    page.wait_for_selector("#line .moves li >> nth=1")
    return page


@pytest.mark.parametrize(("width", "height", "locale", "done"), SIZES)
def test_a_conditional_move_fires_when_the_other_plays_as_foreseen(
    visit: Open, width: int, height: int, locale: str, done: str
) -> None:
    one, other = acting(*two_people(partial(visit, locale=locale)))
    other.set_viewport_size({"width": width, "height": height})
    planned(other)
    other.wait_for_function(AT_REST)
    assert grave_faults(other) == []
    assert not is_too_wide(other)
    other.focus("#arm")
    other.keyboard.press("Shift+Tab")
    other.keyboard.press("Tab")
    other.keyboard.press("Enter")
    other.wait_for_selector("#plans .moves")
    other.wait_for_function(AT_REST)
    assert grave_faults(other) == []
    assert not is_too_wide(other)
    bid(one)
    one.wait_for_selector("#scrubber[data-number='2']")
    other.wait_for_selector(f"text={done}")
    assert done not in one.content()


def test_it_stops_when_the_other_plays_something_else(visit: Open) -> None:
    one, other = acting(*two_people(visit))
    planned(other, first=1)
    other.click("#arm")
    other.wait_for_selector("#plans .moves")
    bid(one)
    other.wait_for_selector("text=has played something else.")
    assert number(other) == 1
    assert "plan" not in one.inner_text("#now").lower().replace("my plans", "")


def test_what_the_rules_refuse_is_not_played_and_said(visit: Open) -> None:
    one, other = acting(*two_people(visit))
    planned(other, first=1)
    other.check("#line [name=whatever]")
    other.click("#arm")
    other.wait_for_selector("#plans .moves")
    bid(one)
    other.wait_for_selector("text=The rules do not allow your move.")
    assert number(other) == 1


def test_what_is_ticked_and_half_typed_about_a_plan_survives_a_move(visit: Open) -> None:
    _, page = acting(*two_people(visit))
    planned(page)
    page.check("#plan-whatever")
    page.fill("#plan-name", "after red")
    page.fill("#plan-note", "unless white")
    propose(page, BOX, 0)
    page.click("#go:not([aria-disabled=true])")
    page.wait_for_selector("#line .moves li >> nth=2")
    page.wait_for_function(AT_REST)
    assert page.is_checked("#plan-whatever")
    assert page.input_value("#plan-name") == "after red"
    assert page.input_value("#plan-note") == "unless white"


def test_on_a_phone_a_plan_is_made_named_armed_and_given_up_by_keyboard_alone(visit: Open) -> None:
    _, page = acting(*two_people(visit))
    page.set_viewport_size({"width": 390, "height": 844})
    enter(page, "#plans summary")
    enter(page, "#plan")
    page.wait_for_selector("#line")
    wait_for_table(page)
    for moves in (1, 2):
        was = proposed(page)
        enter(page, BOX)
        page.wait_for_function(OTHER, arg=was)
        enter(page, "#go")
        page.wait_for_selector(f"#line .moves li >> nth={moves - 1}")
    reach(page, "#plan-name")
    page.keyboard.type("after red")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    wait_for_table(page)
    enter(page, "#arm")
    page.wait_for_selector("#plans .moves")
    assert "after red" in page.inner_text("#plans")
    assert not is_too_wide(page)
    enter(page, "#plans .line .quiet")
    page.wait_for_selector("#plans .line", state="detached")
