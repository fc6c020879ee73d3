"""Bots at the table: they say what they would do in one's place, and why they did what they did."""

from __future__ import annotations

from os import environ

from playwright.sync_api import Page

from tests.web.browser.conftest import ADDRESSES, Open
from tests.web.browser.driving import AT_REST, commit, number, propose

OVER = '#now a[href$="/sheet/result"]'
MOVES = int(environ.get("KURSBUCH_BROWSER_MOVES", "8"))
"""So many moves of the game against experts; a thousand play it to the end, in some minutes."""


def against_a_novice(visit: Open, **wishes: str) -> Page:
    page = visit("/new/first-train-nuremberg/?players=2", **wishes)
    page.click("details.more summary")
    page.check('[name="hints"]')
    page.click("button.primary")
    page.wait_for_selector("#hint")
    return page


def test_a_hint_shows_three_candidates_and_one_click_proposes_the_best(visit: Open) -> None:
    page = against_a_novice(visit)
    page.click("#hint")
    candidates = page.locator("section.hint li")
    candidates.first.wait_for()
    assert candidates.count() == 3
    assert all(text.strip() for text in candidates.locator("p").all_inner_texts())
    assert "at the end of the turn" in page.inner_text("section.hint")
    played = number(page)
    propose(page, "section.hint li a")
    commit(page)
    assert number(page) > played


def test_the_log_keeps_a_bots_reasons_folded_away_in_both_languages(visit: Open) -> None:
    page = against_a_novice(visit)
    page.click("#hint")
    propose(page, "section.hint li a")
    commit(page)
    for language, why in (("en", "Why?"), ("de", "Warum?")):
        page.goto(page.url.partition("?")[0] + "?beside=log")
        if page.get_attribute("html", "lang") != language:
            page.click('[popovertarget="menu"]')
            page.click(f'#menu button[value="{language}"]')
            page.wait_for_selector(f'html[lang="{language}"]')
        reason = page.locator("details.because").first
        reason.wait_for()
        assert not reason.locator("p").is_visible()
        assert reason.locator("summary").inner_text() == why
        reason.locator("summary").click()
        assert reason.locator("p").inner_text().strip()


def follow_the_hint(page: Page) -> None:
    """Ask what a bot would do, do that, and wait for the next turn or the end of the game.

    A script is quicker than people are, who may ask twenty times a minute from one address.
    """
    page.context.set_extra_http_headers({"X-Forwarded-For": next(ADDRESSES)})
    page.click("#hint")
    page.locator("section.hint li a").first.click()
    page.wait_for_function(AT_REST)
    commit(page)
    page.wait_for_selector(f"#hint, {OVER}")


def test_a_person_plays_against_three_experts(visit: Open) -> None:
    page = visit("/new/first-train-nuremberg/?players=4")
    page.click("details.more summary")
    page.check('[name="hints"]')
    for seat in (1, 2, 3):
        page.select_option(f'[name="seat.{seat}"]', "expert")
    page.click("button.primary")
    page.wait_for_selector("#hint")
    while number(page) < MOVES and not page.locator(OVER).count():
        follow_the_hint(page)
    assert number(page) >= MOVES or page.locator(OVER).count()
    assert [page.locator(f".seat.s{seat} .tag").first.inner_text() for seat in (1, 2, 3)] == [
        "expert (trader)",
        "expert (rusher)",
        "expert (blocker)",
    ]
