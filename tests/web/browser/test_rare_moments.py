"""Moments that few turns have, on a telephone: nothing is cut off, only the red button commits."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page

from kursbuch.catalogue import title
from kursbuch.core.offers import Offer
from kursbuch.core.record import write_record
from kursbuch.core.state import Step, offers
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.return_trains import ReturnTrains
from kursbuch.eighteen.operating.trade_trains import AskConsent, TradeTrain
from kursbuch.eighteen.state import State18
from kursbuch.games.g1844.auction import IssuePrice
from kursbuch.games.g1844.end_of_turn import EndOfTurn
from kursbuch.games.g1844.mountains import PlaceMountain
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.records import replay
from tests.replays.golden import newest, read
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, number, proposed, wait_for_table
from tests.web.browser.test_everybody import grave_faults, is_too_wide

FITS = """() => [...document.querySelectorAll('#now .body table')].every(
    table => table.getBoundingClientRect().right <= innerWidth)"""


def anything(offer: Offer) -> bool:
    return True


def open_first(
    page: Page, kind: type[Step[Any]], offering: Callable[[Offer], bool] = anything
) -> int:
    """On the import page: the golden game of 1844 until it first asks this, and offers such."""
    record = read(newest(title("1844")))
    played = (
        number
        for number, (state, _) in enumerate(replay(record, title))
        if asks(state, kind) and any(offering(offer) for offer in offers(state))
    )
    at = next(played)
    page.fill("textarea", json.dumps(write_record(replace(record, actions=record.actions[:at]))))
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(page.url.partition("?")[0])
    page.wait_for_function(AT_REST)
    return at


def asks(state: object, kind: type[Step[Any]]) -> bool:
    return isinstance(state, State18) and bool(state.agenda) and isinstance(state.agenda[-1], kind)


@pytest.mark.parametrize("kind", [IssuePrice, EndOfTurn, ReturnTrains, AskConsent])
def test_a_rare_moment_fits_a_telephone_and_its_row_proposes(
    visit: Open, kind: type[Step[Any]]
) -> None:
    page = visit("/import/", 390, 844, locale="de-DE", color_scheme="dark")
    at = open_first(page, kind)
    assert page.evaluate(FITS)
    page.locator("#now tr[data-want], #now .priced button.choice").first.click()
    page.wait_for_selector("#commit")
    page.wait_for_function(AT_REST)
    assert page.evaluate(FITS)
    assert grave_faults(page) == []
    assert not is_too_wide(page)
    assert number(page) == at
    page.click("#go")
    page.wait_for_function("at => +document.querySelector('#scrubber').dataset.number > at", arg=at)


@pytest.mark.rule("44-PV-05")
def test_where_one_cannot_pass_nothing_says_that_one_can(visit: Open) -> None:
    page = visit("/import/")
    open_first(page, BuyTrains)
    assert page.locator("#pass").count() == 0
    assert page.inner_text("#prompt").endswith("The company must own a train: buy one.")


def test_private_companies_are_folded_in_a_table_until_somebody_looks_for_them(visit: Open) -> None:
    page = visit("/import/", 390, 844)
    at = open_first(page, LayTrack, lambda offer: offer.action is BuyPrivate)
    group = page.locator("#offers details[data-do=BuyPrivate]")
    assert not group.locator("table").is_visible()
    group.locator("summary").first.click()
    group.locator("button.choice").first.click()
    page.wait_for_selector("#commit")
    page.wait_for_function(AT_REST)
    assert json.loads(proposed(page))["do"] == "BuyPrivate"
    assert group.locator("tr.on").is_visible()
    assert not is_too_wide(page)
    assert number(page) == at


@pytest.mark.parametrize(("fixed", "typed"), [(True, ""), (False, "7")])
def test_trains_of_other_companies_are_rows_whose_price_is_typed_unless_it_is_fixed(
    visit: Open, fixed: bool, typed: str
) -> None:
    def such(offer: Offer) -> bool:
        return offer.action is TradeTrain and (len([*offer.open["price"].values()]) == 1) == fixed

    page = visit("/import/", 390, 844)
    at = open_first(page, BuyTrains, such)
    if typed:
        row = page.locator("#offers [data-do=TradeTrain] tr:has(input[type=number])").first
        row.locator("input[type=number]").fill(typed)
        row.locator("button.choice").click()
    else:
        page.locator("#offers [data-do=TradeTrain] tr[data-want]").first.click()
    page.wait_for_selector("#commit")
    page.wait_for_function(AT_REST)
    chosen = json.loads(proposed(page))
    assert chosen["do"] == "TradeTrain"
    assert str(chosen["price"]) == (typed or page.inner_text("#offers tr.on td.num"))
    assert not is_too_wide(page)
    assert number(page) == at


def test_a_mountain_is_clicked_on_the_board_and_its_panel_chosen(visit: Open) -> None:
    page = visit("/import/", 1440, 900)
    at = open_first(page, PlaceMountain)
    page.click('#board [data-hex="I14"]')
    page.wait_for_selector("#now .mountains tbody tr.on:first-child")
    assert "Jungfraubahnen" in page.inner_text("#now .mountains tr.on")
    page.locator("#now .mountains tr.on .choice").nth(1).click()
    page.wait_for_selector("#commit")
    chosen = json.loads(proposed(page))
    assert grave_faults(page) == []
    assert (chosen["hex"], chosen["panel"], number(page)) == ("I14", 1, at)
    page.click("#go")
    page.wait_for_function("at => +document.querySelector('#scrubber').dataset.number > at", arg=at)
