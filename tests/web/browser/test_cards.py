"""Cards in the browser: whatever has a name explains itself where it stands."""

from __future__ import annotations

import re

import pytest

from tests.web.browser.conftest import Open
from tests.web.browser.driving import new_game
from tests.web.browser.positions import open_before


def test_a_private_company_is_told_on_a_card(visit: Open) -> None:
    page = visit()
    new_game(page, "1844", 3, "me", "here", "here")
    page.locator("#beside [data-card=paper][data-id=P3]").focus()
    page.wait_for_selector("#card:popover-open h3")
    card = page.inner_text("#card")
    assert "Gotthard-Postkutsche" in card
    assert re.search(r"Price\s+80", card)
    assert page.locator("#card a.rule").count()


def test_the_card_of_a_company_shows_on_the_board_where_its_track_leads(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "LayTile")
    page.hover("#beside tr.is [data-card=company]")
    page.wait_for_selector("#board.network .hex.reached")
    assert page.locator("#board .hex:not(.reached)").count()
    assert "track leads to" in page.inner_text("#card")
    page.hover("#prompt")
    page.wait_for_selector("#board:not(.network)")


def test_a_hex_where_the_pointer_rests_shows_the_tiles_that_may_follow(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "LayTile")
    page.hover("#board .hex.possible >> nth=0", force=True)
    page.wait_for_selector("#card:popover-open .upgrades svg")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("#card", state="hidden")
    page.wait_for_selector("#overlay .pick")


CARDS = {
    "player": "#seats [data-card=player]",
    "phase": "#bar [data-card=phase]",
    "company": "#beside [data-card=company]",
    "train": "#now [data-card=train]",
}


def test_whatever_has_a_name_has_a_card_under_the_pointer_with_its_rules(visit: Open) -> None:
    page = visit("/import/", 1440, 900)
    open_before(page, "BuyTrain")
    for kind, spot in CARDS.items():
        page.locator(spot).first.hover()
        page.wait_for_selector("#card:popover-open h3")
        assert page.locator("#card dl dd").count(), kind
        assert kind == "player" or page.locator("#card a.rule").count(), kind
        page.hover(".brand")
        page.wait_for_selector("#card", state="hidden")


def test_a_paper_of_the_share_table_is_told_by_a_tap(visit: Open) -> None:
    page = visit("/import/", 390, 844, has_touch=True)
    open_before(page, "StartCompany")
    page.locator(".matrix [data-card=company]").first.tap()
    page.wait_for_selector("#card:popover-open dl")
    page.tap("#prompt")
    page.wait_for_selector("#card", state="hidden")


def test_an_area_of_first_train_tells_what_is_there_and_what_links_cost(visit: Open) -> None:
    page = visit(width=1440, height=900)
    new_game(page, "first-train-nuremberg", 3, "me", "here", "here")
    page.keyboard.press("m")
    page.wait_for_selector("#view[data-view=map]", state="attached")
    page.hover("#board [data-area=feucht]", force=True)
    page.wait_for_selector("#card:popover-open h3:text('Feucht')")
    card = page.inner_text("#card")
    assert re.search(r"Links from here and their cost: .*Wendelstein 1", card)
    assert "FT-BUILD-09" in card


@pytest.mark.parametrize("name", ["Gotthard-Postkutsche", "B2", "T3", "SBB", "8E"])
def test_the_rules_are_found_by_the_names_on_the_cards(visit: Open, name: str) -> None:
    page = visit("/rules/?ledger=1844")
    page.fill("input[type=search]", name)
    page.press("input[type=search]", "Enter")
    page.wait_for_url("**q=*")
    assert page.locator(".ledger dt a").count()
