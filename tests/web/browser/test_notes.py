"""Notes on the page: saved while they are written, private; a pinned one is seen at once."""

from __future__ import annotations

import pytest

from kursbuch.catalogue import title
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, lay_out
from tests.web.browser.test_everybody import grave_faults, is_too_wide
from tests.web.browser.test_people import acting, bid, two_people

SAVED = "() => document.getElementById('notes-state').textContent === 'Saved'"


def test_notes_are_saved_while_they_are_written_and_survive_the_others_moves(visit: Open) -> None:
    one, other = acting(*two_people(visit))
    other.keyboard.press("n")
    other.wait_for_selector("#notes-text:visible")
    other.click("#notes-text")
    other.keyboard.type("bid for red")
    bid(one)
    other.wait_for_selector("#now[data-turn]")
    other.keyboard.type(" next")
    other.wait_for_function(SAVED)
    assert other.input_value("#notes-text") == "bid for red next"
    other.reload()
    assert other.input_value("#notes-text") == "bid for red next"
    one.reload()
    assert "bid for red" not in one.content()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_pinned_note_is_seen_by_the_others_without_reloading(
    visit: Open, width: int, height: int
) -> None:
    anna, bert = two_people(visit)
    anna.set_viewport_size({"width": width, "height": height})
    for page in (anna, bert):
        page.keyboard.press("n")
        page.wait_for_selector("#beside[data-tab=notes]")
    anna.fill("#pin-text", "Back on Monday")
    anna.keyboard.press("Enter")
    bert.wait_for_selector(".pinned p")
    assert "Back on Monday" in bert.inner_text(".pinned")
    anna.wait_for_selector(".pinned p")
    anna.wait_for_function(AT_REST)
    assert grave_faults(anna) == []
    assert not is_too_wide(anna)
    frame = anna.locator("#notes-text").bounding_box()
    assert frame is not None
    assert frame["height"] >= 44


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_company_has_notes_of_its_own(visit: Open, width: int, height: int) -> None:
    page = visit("/import/", width, height)
    lay_out(page, title("1844").start(players=3, seed=5))
    page.keyboard.press("n")
    page.wait_for_selector("#notes-text:visible")
    page.fill("#notes-text", "about the table")
    page.select_option("#notes-subject", "company:FNM")
    page.wait_for_selector('#notes-text-form[data-subject="company:FNM"]')
    assert page.input_value("#notes-text") == ""
    page.fill("#notes-text", "sell soon")
    page.select_option("#notes-subject", "")
    page.wait_for_selector('#notes-text-form[data-subject=""]')
    assert page.input_value("#notes-text") == "about the table"
    page.select_option("#notes-subject", "company:FNM")
    page.wait_for_selector('#notes-text-form[data-subject="company:FNM"]')
    assert page.input_value("#notes-text") == "sell soon"
    assert grave_faults(page) == []
    assert not is_too_wide(page)
    page.reload()
    assert page.locator('#notes-subject option[value="company:FNM"]').inner_text() == "FNM •"
