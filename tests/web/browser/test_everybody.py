"""For everybody: keyboard only, a narrow screen, German, dark, and what axe-core finds."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.browser.conftest import Open
from tests.web.browser.driving import ENTER_LIVES, new_game, number, press

PAGES = [
    "/",
    "/tables/",
    "/rules/?ledger=first-train",
    "/rules/FT-AUC-02",
    "/import/",
    "/api/docs",
    "/new/first-train-nuremberg/",
    "/new/1844/",
    "/account/enter",
    "/account/new",
    "/help/",
    "/help/first-train-nuremberg/",
    "/help/1844/",
]
GRAVE = ("serious", "critical")
BEYOND = "was => Number(document.querySelector('#scrubber').dataset.number) > was"


def grave_faults(page: Page, part: str | None = None) -> list[str]:
    found = Axe().run(page, context=part).response["violations"]
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:120]}"
        for fault in found
        if fault["impact"] in GRAVE
    ]


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave_on_any_page(visit: Open, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for path in PAGES:
        page.goto("/".join(page.url.split("/", 3)[:3]) + path)
        assert grave_faults(page) == [], path


def test_no_page_is_wider_than_a_telephone(visit: Open) -> None:
    page = visit(width=390, height=844)
    for path in PAGES:
        page.goto("/".join(page.url.split("/", 3)[:3]) + path)
        assert not is_too_wide(page), path


BOX = "#view .box:not([aria-disabled=true])"
FIRST_CHOICE = f"{BOX}, #now form[data-proposes] .choice"


@pytest.mark.parametrize("title", ["first-train-nuremberg", "1844"])
def test_a_game_is_played_on_a_telephone(visit: Open, title: str) -> None:
    page = visit(width=390, height=844, has_touch=True)
    new_game(page, title, 3, "me", "here", "here")
    assert not is_too_wide(page)
    page.locator(FIRST_CHOICE).first.tap()
    page.wait_for_selector("#commit")
    page.tap("#go")
    page.wait_for_selector("#scrubber[data-number='1']", state="attached")
    assert not is_too_wide(page)


def test_a_game_is_played_with_the_keyboard_alone(visit: Open) -> None:
    page = visit()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('a[href*=\"/new/first-train-nur\"]')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("button.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("#now[data-turn]")
    before = number(page)
    page.keyboard.press("3")
    page.wait_for_selector("#commit")
    assert number(page) == before, "a digit only proposes: the third box"
    page.wait_for_function(ENTER_LIVES)
    page.keyboard.press("Enter")
    page.wait_for_function(BEYOND, arg=before)
    page.wait_for_selector("#now[data-turn]")  # a move of a bot may change the view
    page.keyboard.press("?")
    page.wait_for_selector("#keys-dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#keys-dialog", state="hidden")
    page.keyboard.press("m")
    page.wait_for_selector("#view[data-view=map]", state="attached")
    page.keyboard.press("s")
    page.wait_for_selector("#view[data-view=boards]")
    page.keyboard.press("l")
    page.wait_for_selector("#beside[data-tab=log]")
    page.wait_for_selector("#now[data-turn] #undo")
    page.keyboard.press("u")
    page.wait_for_selector(f"#scrubber[data-number='{before}']")


def test_single_keys_can_be_switched_off_and_on_again(visit: Open) -> None:
    page = visit()
    new_game(page, "1844", 3, "me", "here", "here")
    page.keyboard.press("?")
    page.click("#keys-off")
    page.wait_for_selector("#keys-off[aria-pressed=true]")
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    assert page.get_attribute("#pass", "aria-pressed") == "false"
    page.reload()
    page.click("#open-keys")
    page.click("#keys-off[aria-pressed=true]")
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    page.wait_for_selector("#pass[aria-pressed=true]")


def test_the_keyboard_steps_through_the_history(visit: Open) -> None:
    page = visit()
    new_game(page, "first-train-nuremberg", 2, "me", "here")
    for _ in range(2):
        press(page, BOX)
    page.evaluate("window.same = true")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#scrubber[data-at='1']")
    assert "after move 1 of 2" in page.inner_text("#now")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#scrubber[data-at='0']")
    assert page.inner_text("#go").startswith("Back to now")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector("#now[data-turn]")
    assert page.evaluate("window.same"), "the page is not loaded again"


def test_a_german_browser_plays_in_german(visit: Open) -> None:
    page = visit(locale="de-DE")
    assert "Jetzt spielen" in page.inner_text("main")
    new_game(page, "first-train-nuremberg", 2, "me", "here")
    assert "Einfluss jetzt" in page.inner_text("#view")
    page.keyboard.press("l")
    press(page, BOX)
    assert "bietet" in page.inner_text(".log")
    page.click("[popovertarget=menu]")
    page.click("button[name=language]")
    page.wait_for_selector("html[lang=en]")
    page.keyboard.press("l")
    page.wait_for_selector(".log")
    assert "bids" in page.inner_text(".log")


def test_the_theme_can_be_chosen(visit: Open) -> None:
    page = visit()
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.click("button[name=theme]")
    page.wait_for_selector("html[data-theme=dark]")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light


def test_the_board_is_zoomed_and_keeps_its_zoom_when_somebody_moves(visit: Open) -> None:
    page = visit()
    new_game(page, "1844", 3, "me", "here", "here")
    box = "document.querySelector('#board > svg').getAttribute('viewBox')"
    usual = page.evaluate(box)
    page.keyboard.press("+")
    larger = page.evaluate(box)
    assert larger != usual
    press(page, "#pass")
    assert page.evaluate(box) == larger
    page.keyboard.press("-")
    assert page.evaluate(box) != larger
    page.keyboard.press("z")
    page.wait_for_selector("#locator", state="hidden")


def test_a_window_of_another_size_shows_the_board_as_at_first(visit: Open) -> None:
    page = visit()
    new_game(page, "1844", 3, "me", "here", "here")
    page.wait_for_function("boardView.size")
    page.keyboard.press("+")
    zoomed = page.evaluate("boardView.scale")
    page.set_viewport_size({"width": 1024, "height": 700})
    page.wait_for_function("zoomed => boardView.scale < zoomed", arg=zoomed)
