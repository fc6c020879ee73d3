"""Rigi, a title that lives outside of Kursbuch, in the browser."""

from __future__ import annotations

from random import Random

from kursbuch.core.state import offers, play
from tests.titles.rigi.hotel import BuildHotel
from tests.titles.rigi.title import RIGI
from tests.web.browser.conftest import Open
from tests.web.browser.driving import (
    click_hex,
    commit,
    lay_out,
    new_game,
    press,
    propose,
)
from tests.web.browser.hands import Mouse
from tests.web.browser.playing import as_shown, play_move


def test_a_game_is_begun_from_the_start_page_and_the_hotel_is_built_by_clicks(visit: Open) -> None:
    page = visit()
    new_game(page, "rigi", 2, "me", "here")
    press(page, ".matrix tr.paper .button[data-want]")
    click_hex(page, "B6")
    page.wait_for_selector("[data-do=BuildHotel] form")
    button = page.locator("[data-do=BuildHotel] form button").first
    assert button.evaluate("one => getComputedStyle(one).borderTopWidth") == "3px"
    propose(page, "[data-do=BuildHotel] form button")
    assert "builds the hotel on B6" in page.inner_text(".preview")
    page.keyboard.press("l")
    page.wait_for_selector("#beside[data-tab=log]")
    commit(page)
    assert "builds the hotel on B6" in page.inner_text(".log")
    assert page.locator("#board .sign").count() == 1


def test_the_first_rounds_are_played_by_clicks(visit: Open) -> None:
    state, rng, kinds = RIGI.start(2, seed=1), Random(4), set[type]()
    page = visit("/import/")
    lay_out(page, state)
    for _ in range(30):
        offer = rng.choice(offers(state))
        action = as_shown(state, offer.sample(rng))
        play_move(Mouse(page), state, [action])
        state, _ = play(state, action)
        kinds.add(offer.action)
    assert BuildHotel in kinds
    assert len(kinds) >= 6
    page.keyboard.press("s")
    page.wait_for_selector("#view[data-view=shares] .matrix")
    assert "VRB" in page.inner_text(".matrix")
