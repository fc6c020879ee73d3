"""Before the game: presets, the waiting room, and cards and titles in the visitor's language."""

from __future__ import annotations

from tests.web.browser.conftest import HOUSE, Open


def test_a_table_is_set_up_by_a_preset_and_only_then_by_options(visit: Open) -> None:
    page = visit("/new/1844/")
    assert page.inner_text(".presets [aria-current]") == "Rulebook"
    assert page.locator("select[name^='option.']").count() == 0
    page.click(".presets >> text=18xx.games")
    page.wait_for_selector(".presets [aria-current]:text('18xx.games')")
    page.click("details.more >> nth=0")
    page.wait_for_selector("details[open] .about dt")
    page.click(".presets >> text=Own")
    page.wait_for_selector("select[name='option.consent']")
    assert page.inner_text(".option .about").strip()


def test_people_wait_with_a_link_to_copy_and_lose_nothing_they_type(visit: Open) -> None:
    anna = visit("/new/1844/?players=3")
    for seat in (1, 2):
        anna.select_option(f'[name="seat.{seat}"]', "open")
    anna.fill('[name="name.0"]', "Anna")
    anna.click("button.primary")
    anna.click("#copy")
    anna.wait_for_selector("#copy:text('Copied')")
    anna.press("#chat-text", "Control+V")
    assert anna.input_value("#chat-text") == anna.url.replace("http://localhost", HOUSE)
    assert anna.locator("svg.qr").is_visible()
    anna.fill("#chat-text", "Wer kommt no")
    bert = visit(anna.url[anna.url.index("/t/") :])
    bert.fill('[name="name"]', "Bert")
    bert.click("button.primary")
    anna.wait_for_selector("#seats >> text=Bert")
    assert anna.input_value("#chat-text") == "Wer kommt no"
    anna.press("#chat-text", "Enter")
    bert.wait_for_selector("#chat >> text=Wer kommt no")


def test_a_german_page_has_german_titles_and_rules(visit: Open) -> None:
    page = visit(locale="de-DE")
    assert "1844 Schweiz" in page.inner_text("main")
    page.goto(page.url + "rules/44-OR-01")
    assert page.locator("main [lang=en]:visible").count() == 0
    assert page.inner_text("html[lang=de] h1").strip()
