"""Routes drawn by hand: from stop to stop by clicks, judged by the law while they grow."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from kursbuch.catalogue import title
from kursbuch.core.action import Action
from kursbuch.core.record import Record, write_record
from kursbuch.core.state import State
from kursbuch.eighteen.operating.run_trains import RunTrains
from tests.replays.golden import newest, read
from tests.web.browser.conftest import Open
from tests.web.browser.driving import (
    AT_REST,
    click_spot,
    commit,
    number,
    proposed,
    wait_for_table,
)
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


def longer_run() -> tuple[State, list[Action], RunTrains]:
    """The golden game where less may be run, until a lone train of more than two stops runs."""
    record = read(newest(title("1844")))
    options = {**record.setup.options, "maximum_revenue": False}
    start = title("1844").start(record.setup.players, seed=record.setup.seed, options=options)
    for at, action in enumerate(record.actions):
        if isinstance(action, RunTrains) and [len(run.stops) > 2 for run in action.runs] == [True]:
            return start, [*record.actions[:at]], action
    raise AssertionError


def test_where_the_house_allows_less_a_shorter_route_is_played_and_compared(visit: Open) -> None:
    start, played, best = longer_run()
    page = visit("/import/", 1440, 900)
    record = Record(start.setup, tuple(played), ("Anna", "Beat", "Carla", "Dario", "Elsa"))
    page.fill("textarea", json.dumps(write_record(record)))
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(page.url.partition("?")[0])
    stops = names(page, best)
    page.click("#now .draw")
    page.wait_for_function(AT_REST)
    for stop in stops[:2]:
        go(page, stop)
    assert "Drawn: 50 SFR, the best: 80 SFR" in page.inner_text("#now .compare")
    commit(page)
    page.goto(f"{page.url.partition('?')[0]}sheet/charts")
    chart = page.locator("figure:has(img[src*='/best.svg'])")
    chart.locator("summary").click()
    rows = {row.locator("th").inner_text(): row for row in chart.locator("tbody tr").all()}
    run, most = (
        int(rows[name].locator("td").last.inner_text()) for name in ("run", "best possible")
    )
    assert most - run == 30
