"""Several people at one table: everybody sees every move at once, and is asked before a return."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.browser.conftest import Open
from tests.web.browser.driving import number, press, propose, wait_for_table


def two_people(visit: Open) -> tuple[Page, Page]:
    """Anna and Bert at a table, both with an eye on the log."""
    anna = visit("/new/first-train-nuremberg/?players=2")
    anna.select_option('[name="seat.1"]', "open")
    anna.fill('[name="name.0"]', "Anna")
    anna.click("button.primary")
    bert = visit(anna.url[anna.url.index("/t/") :])
    bert.fill('[name="name"]', "Bert")
    bert.click("button.primary")
    wait_for_table(bert)
    wait_for_table(anna)
    for page in (anna, bert):
        page.keyboard.press("l")
        page.wait_for_selector("#beside[data-tab=log]")
    return anna, bert


def bid(page: Page) -> None:
    """Propose the first bid and commit it."""
    press(page, "#view .box:not([aria-disabled=true])")


def acting(anna: Page, bert: Page) -> tuple[Page, Page]:
    """Whoever's turn it is first; the order is drawn."""
    return (anna, bert) if anna.locator("#now[data-turn]").count() else (bert, anna)


def test_both_see_each_others_moves_without_reloading(visit: Open) -> None:
    one, other = acting(*two_people(visit))
    other.evaluate("window.same = true")
    bid(one)
    other.wait_for_selector("#now[data-turn]")
    assert "bids" in other.inner_text(".log")
    assert other.title().startswith("● Your turn")
    bid(other)
    one.wait_for_selector("#now[data-turn]")
    assert other.evaluate("window.same")


def test_a_spectator_sees_the_moves_and_the_chat(visit: Open) -> None:
    one, _ = acting(*two_people(visit))
    carla = visit(one.url[one.url.index("/t/") :])
    assert "You are watching" in carla.inner_text("#now")
    carla.keyboard.press("l")
    bid(one)
    carla.wait_for_selector(".log .entry")
    one.keyboard.press("c")
    one.fill("#chat-text", "Good morning <b>all</b>")
    one.keyboard.press("Enter")
    carla.wait_for_selector("[data-want='beside=chat'].news")
    carla.keyboard.press("c")
    carla.wait_for_selector(".chat strong")
    assert "Good morning <b>all</b>" in carla.inner_text(".chat")
    one.wait_for_function("() => document.querySelector('#chat-text').value === ''")


def test_taking_back_somebody_elses_move_asks_them(visit: Open) -> None:
    one, other = acting(*two_people(visit))
    bid(one)
    other.wait_for_selector("#now[data-turn]")
    bid(other)
    one.wait_for_selector("#now[data-turn]")
    one.click("#undo")
    other.wait_for_selector(".proposal button.primary")
    other.click(".proposal button.primary")
    one.wait_for_selector("#scrubber[data-number='0']")
    assert "undoes 2 moves" in one.inner_text(".log")


def test_a_double_click_and_two_tabs_play_once(visit: Open) -> None:
    one, _ = acting(*two_people(visit))
    tab = one.context.new_page()
    tab.goto(one.url)
    propose(tab, "#view .box:not([aria-disabled=true])")
    propose(one, "#view .box:not([aria-disabled=true])")
    one.dblclick("#go")
    one.wait_for_selector("#scrubber[data-number='1']")
    tab.wait_for_selector("#scrubber[data-number='1']")
    assert not tab.locator("#go").count()
    assert number(one) == 1


COUNT_BEEPS = """() => {
    window.beeps = 0;
    const Original = AudioContext;
    window.AudioContext = class extends Original {
        constructor() { super(); window.beeps += 1; }
    };
}"""


def test_a_sound_is_heard_on_my_turn_if_i_want_it(visit: Open) -> None:
    one, other = acting(*two_people(visit))
    for page in (one, other):
        page.evaluate(COUNT_BEEPS)
    other.click("[popovertarget=menu]")
    other.click("#sound")
    other.wait_for_selector("#sound[aria-pressed=true]")
    assert other.evaluate("window.beeps") == 1
    other.keyboard.press("Escape")
    bid(one)
    other.wait_for_selector("#now[data-turn]")
    other.wait_for_function("() => window.beeps === 2")
    bid(other)
    one.wait_for_selector("#now[data-turn]")
    assert one.evaluate("window.beeps") == 0
