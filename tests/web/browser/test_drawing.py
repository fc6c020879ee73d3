"""Routes drawn by hand: from stop to stop by clicks, judged by the law while they grow."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from kursbuch.eighteen.operating.run_trains import RunTrains
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, click_spot, commit, number, proposed
from tests.web.browser.positions import open_before


def start(visit: Open) -> tuple[Page, RunTrains]:
    """Before the first run of a short game, and the best run."""
    page = visit("/import/")
    _, action = open_before(page, "RunTrains")
    assert isinstance(action, RunTrains)
    return page, action


def go(page: Page, name: str) -> None:
    """Click the circle on the board of a stop that may come next."""
    click_spot(page, page.locator(f"#overlay .next-stop[aria-label='{name}'] circle").first)
    page.wait_for_function(AT_REST)


def names(page: Page, run: RunTrains) -> list[str]:
    """The names of the first train's stops, as the page tells them."""
    told = page.inner_text("#now .ran li span").split(" + ")
    assert len(told) == len(run.runs[0].stops)
    return [part.rsplit(" ", 1)[0] for part in told]


def test_a_route_is_drawn_by_clicking_stops_and_played(visit: Open) -> None:
    page, best = start(visit)
    stops = names(page, best)
    moves = number(page)
    page.click("#now .draw")
    page.wait_for_function(AT_REST)
    go(page, stops[0])
    assert not proposed(page), "one stop is no route"
    for stop in stops[1:]:
        go(page, stop)
    assert page.locator("#overlay .drawn").count() == len(stops) - 1
    assert "Drawn:" in page.inner_text("#now .compare")
    assert json.loads(proposed(page))["runs"][0]["stops"] == list(best.runs[0].stops)
    assert number(page) == moves
    commit(page)
    assert number(page) == moves + 1


def test_what_is_drawn_too_short_is_refused_with_its_rule_while_drawing(visit: Open) -> None:
    page, best = start(visit)
    stops = names(page, best)
    page.click("#now .draw")
    page.wait_for_function(AT_REST)
    go(page, stops[0])
    for stop in stops[1:]:
        go(page, stop)
    page.keyboard.press("Backspace")
    page.wait_for_function(AT_REST)
    if len(stops) > 2:
        assert page.locator("#now .drawn-route .why a.rule").count() == 1
    assert not proposed(page)
    page.click("#best-again")
    page.wait_for_function(AT_REST)
    assert json.loads(proposed(page))["runs"][0]["stops"] == list(best.runs[0].stops)
