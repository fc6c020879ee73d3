"""Choosing among runs that earn as much: seen on the board, then played."""

from __future__ import annotations

from playwright.sync_api import Page

from kursbuch.catalogue import title
from kursbuch.core.record import Record
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.running.equal_runs import equal_runs
from kursbuch.eighteen.running.runs import Plan
from kursbuch.eighteen.state import State18
from kursbuch.records import last
from tests.eighteen.choosing import game_with_equal_runs
from tests.web.browser.conftest import Open
from tests.web.browser.driving import commit, lay_out

DRAWN = "() => [...document.querySelectorAll('#board .route path')].map(p => p.outerHTML).join()"
FAINT = "() => document.querySelectorAll('#board .route.dim').length"


def plans_of(record: Record) -> tuple[Plan, ...]:
    state = last(record, title)
    assert isinstance(state, State18)
    company = company_at_turn(state)
    assert company is not None
    return equal_runs(state, company).plans


def opened(page: Page, record: Record) -> None:
    lay_out(page, title("1844").start(3, 1), *record.actions)
    page.wait_for_selector(".equal-runs")


def choose(page: Page, number: int) -> None:
    page.click(f'.equal-runs [data-plan="{number}"]')
    page.wait_for_selector(f'.equal-runs [data-plan="{number}"][aria-checked=true]')


def test_an_equal_run_is_seen_on_the_board_and_played(visit: Open) -> None:
    record = game_with_equal_runs()
    plans = plans_of(record)
    page = visit("/import/")
    opened(page, record)
    assert page.locator(".equal-runs .choice").count() == len(plans)
    assert page.get_attribute(".equal-runs [aria-checked=true]", "data-plan") == "1"
    proposed = page.evaluate(DRAWN)
    choose(page, 2)
    assert page.evaluate(DRAWN) != proposed
    other = plans[1]
    names = [other.network.stops[stop].name for route in other.routes for stop in route.counted]
    assert all(name in page.inner_text(".ran") for name in names)
    page.click('[data-want="beside=log"]')
    page.wait_for_selector("#beside[data-tab=log]")
    commit(page)
    ways = [[other.network.stops[stop].name for stop in route.stops] for route in other.routes]
    assert all(", ".join(way) in page.inner_text(".log") for way in ways)


def test_withdrawing_goes_back_to_the_proposed_run(visit: Open) -> None:
    page = visit("/import/")
    opened(page, game_with_equal_runs())
    proposed = page.evaluate(DRAWN)
    choose(page, 2)
    page.keyboard.press("Escape")
    page.wait_for_selector('.equal-runs [data-plan="1"][aria-checked=true]')
    assert page.evaluate(DRAWN) == proposed


def test_the_focus_on_a_train_shows_its_route_alone(visit: Open) -> None:
    record = game_with_equal_runs()
    page = visit("/import/", locale="de-DE")
    opened(page, record)
    assert "vorgeschlagen" in page.inner_text(".equal-runs")
    routes = page.locator("#board .route").count()
    assert routes > 1
    page.focus("[data-shows-route='0']")
    assert page.evaluate(FAINT) == routes - 1
    page.focus(".equal-runs [data-plan='1']")
    assert page.evaluate(FAINT) == 0
    page.hover("[data-shows-route='0']")
    assert page.evaluate(FAINT) == routes - 1
