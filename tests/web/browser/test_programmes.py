"""Programmes on the page: begun by the person in the seat, and stopped with a reason."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import Page

import kursbuch
from kursbuch.core.programme import Stop
from kursbuch.core.state import State, play, to_act
from kursbuch.eighteen.operating.programmes import Routine
from kursbuch.web.tables.programmes import policy
from tests.replays.golden import newest, read
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, lay_out, new_game, number
from tests.web.browser.hands import Mouse
from tests.web.browser.playing import play_move
from tests.web.browser.test_everybody import grave_faults
from tests.web.tables.programmes.test_policy import ROUTINE, began, usual

SIZES = [(1440, 900), (390, 844)]


def at_the_routine(page: Page) -> State:
    """On the import page: the golden game of 1844, where the FNM begins a turn of routine."""
    record = read(newest(kursbuch.title("1844")))
    state: State = kursbuch.title("1844").resume(record.setup)
    done = list(islice(record.actions, ROUTINE))
    lay_out(page, state, *done)
    for action in done:
        state, _ = play(state, action)
    return state


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_routine_goes_through_two_operating_rounds_and_stops_at_the_phase_change(
    visit: Open, width: int, height: int
) -> None:
    page = visit("/import/", width, height)
    state = at_the_routine(page)
    programme = began(Routine, state, to_act(state)[0], company="FNM", pay_out=True)
    page.focus(".refused summary")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".resting[open]")
    assert "Ends when the phase or the company's trains change" in page.inner_text(".programme")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".resting [role=status]")
    page.wait_for_function(AT_REST)
    assert grave_faults(page) == []
    frame = page.locator(".resting").first.bounding_box()
    assert frame is not None
    assert frame["x"] + frame["width"] <= width
    while not isinstance(found := policy.next_action(state, programme), Stop):
        action = found or usual(state)
        if found is None:
            play_move(Mouse(page), state, [action])
        state, _ = play(state, action)
    page.wait_for_selector("text=Phase 3 has begun.")
    assert number(page) > ROUTINE + 10
    page.click(".resting button")
    page.wait_for_selector("text=Phase 3 has begun.", state="detached")


def test_in_german_a_seat_passes_until_its_lot_and_is_told_so(visit: Open) -> None:
    page = visit("/", locale="de-DE")
    new_game(page, "1844", 3, "me", "here", "here")
    page.click(".resting summary")
    page.check('[name="some.lots.P3"]')
    page.click(".programme button")
    page.wait_for_selector("text=Du passt in der Versteigerung, bis eines von diesen")
    assert number(page) == 1
    page.wait_for_function(AT_REST)
    assert grave_faults(page) == []
    page.click("text=Beenden")
    page.wait_for_selector("text=Du passt in der Versteigerung", state="detached")
