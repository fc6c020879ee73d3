"""Cards in the browser: whatever has a name explains itself where it stands."""

from __future__ import annotations

import re

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
