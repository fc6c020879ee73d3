"""One rule for committing: every click and every key proposes, the red button or Enter commits."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, Route

from kursbuch.catalogue import title
from kursbuch.core.action import Action
from kursbuch.core.state import State, offers, play
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.stock.stock_round import StockRound
from tests.web.browser.conftest import Open
from tests.web.browser.driving import (
    AT_REST,
    ENTER_LIVES,
    click_hex,
    commit,
    lay_out,
    number,
    press,
    propose,
    proposed,
    wait_for_table,
)
from tests.web.browser.positions import before, open_before
from tests.web.browser.test_people import acting, bid, two_people

PRICE = ".matrix .button[data-want]:not([aria-disabled]):not(.proposed)"
BOTH_AT_ONCE = """([first, second]) => {
    document.querySelector(first).click();
    document.querySelector(second).click();
}"""
COMMIT_AND_GO_ON = """tab => {
    document.querySelector('#go').click();
    document.querySelector('[data-live] input').dispatchEvent(new Event('input', {bubbles: true}));
    document.querySelector(tab).click();
}"""
BIDS = "sum => document.querySelector('#commit [name=offer]')?.value.includes(sum)"
AFTER = "was => Number(document.querySelector('#scrubber').dataset.number) > was"


@pytest.mark.parametrize("tab", ["log", "chat", "order"])
def test_a_click_right_after_a_change_of_tab_counts(visit: Open, tab: str) -> None:
    page = visit("/import/")
    open_before(page, "StartCompany")
    for round_ in range(4):
        was = proposed(page)
        want = page.locator(PRICE).nth(round_).get_attribute("data-want")
        page.evaluate(BOTH_AT_ONCE, [f'[data-want="beside={tab}"]', f'[data-want="{want}"]'])
        page.wait_for_function(AT_REST)
        assert proposed(page) not in ("", was)
        assert page.get_attribute("#beside", "data-tab") == tab


def test_a_change_of_view_leaves_the_proposal(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "StartCompany")
    asked = propose(page, PRICE)
    for key, view in (("m", "map"), ("x", "supply"), ("s", "shares")):
        page.keyboard.press(key)
        page.wait_for_selector(f"#view[data-view={view}]", state="attached")
        assert proposed(page) == asked


def test_of_two_clicks_at_once_the_newest_wins(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "StartCompany")
    wants = [page.locator(PRICE).nth(n).get_attribute("data-want") for n in (0, 1)]
    page.evaluate(BOTH_AT_ONCE, [f'[data-want="{want}"]' for want in wants])
    page.wait_for_function(AT_REST)
    assert page.get_attribute(".matrix .button.proposed", "data-want") == wants[1]


def test_digits_at_a_bid_go_into_its_field_and_never_commit(visit: Open) -> None:
    page = visit("/import/")
    lay_out(page, title("1844").start(3, seed=1))
    page.wait_for_selector("#now[data-turn] [data-live]")
    page.keyboard.type("150")
    page.wait_for_function(BIDS, arg="150")
    assert page.input_value("[data-live] input[type=number]") == "150"
    assert number(page) == 0
    page.wait_for_function(ENTER_LIVES)
    page.keyboard.press("Enter")
    page.wait_for_selector("#scrubber[data-number='1']")
    page.keyboard.press("l")
    page.wait_for_selector("#beside[data-tab=log]")
    assert "150" in page.inner_text(".log")


def test_enter_right_after_the_last_digit_commits_the_whole_number(visit: Open) -> None:
    page = visit("/import/")
    lay_out(page, title("1844").start(3, seed=1))
    page.wait_for_selector("#now[data-turn] [data-live]")
    page.wait_for_function(ENTER_LIVES)
    page.keyboard.type("150")
    page.keyboard.press("Enter")
    page.wait_for_selector("#scrubber[data-number='1']")
    page.keyboard.press("l")
    page.wait_for_selector("#beside[data-tab=log]")
    assert "150" in page.inner_text(".log")


def test_an_action_on_its_way_is_not_called_back_by_a_question(visit: Open) -> None:
    page = visit("/import/")
    lay_out(page, title("1844").start(3, seed=1))
    page.wait_for_selector("#now[data-turn] [data-live]")
    page.keyboard.type("150")
    page.wait_for_function(BIDS, arg="150")
    page.route("**/act", _late)
    page.evaluate(COMMIT_AND_GO_ON, '[data-want="beside=log"]')
    page.wait_for_selector("#scrubber[data-number='1']")
    page.wait_for_selector("#beside[data-tab=log]")
    assert "150" in page.inner_text(".log")


def _late(route: Route) -> None:
    time.sleep(0.3)
    route.continue_()


def test_news_waits_while_the_button_is_held_down(visit: Open) -> None:
    page = visit("/import/")
    lay_out(page, title("1844").start(3, seed=1))
    propose(page, "#pass")
    page.hover("#go")
    page.mouse.down()
    assert page.evaluate("news = {game: 'something else'}; catchUp(); asking.size") == 0
    page.mouse.up()
    page.wait_for_selector("#scrubber[data-number='1']")


def test_a_button_that_is_held_down_is_not_exchanged_by_an_answer(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "StartCompany")
    propose(page, PRICE)
    second = page.locator(PRICE).nth(0).get_attribute("data-want")
    page.hover("#go")
    page.mouse.down()
    page.evaluate("want => { window.seen = document.querySelector('#go'); ask(want); }", second)
    page.wait_for_function("() => held !== null && asking.size === 0")
    assert page.evaluate("window.seen.isConnected")
    page.mouse.up()
    page.wait_for_function(AFTER, arg=before("StartCompany"))
    assert _newest(page) == _offer(second)


def test_the_red_button_right_after_a_choice_commits_that_choice(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "StartCompany")
    propose(page, PRICE)
    second = page.locator(PRICE).nth(1).get_attribute("data-want")
    page.evaluate(BOTH_AT_ONCE, [f'[data-want="{second}"]', "#go"])
    page.wait_for_function(AFTER, arg=before("StartCompany"))
    assert _newest(page) == _offer(second)


def test_enter_right_after_a_digit_commits_what_the_digit_proposes(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "BuyTrain")
    page.wait_for_function(ENTER_LIVES)
    page.route("**/t/*/?*", _late)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function(AFTER, arg=before("BuyTrain"))
    assert _newest(page)["do"] == "BuyTrain"


def test_a_hex_clicked_while_an_action_is_on_its_way_is_asked_about_afterwards(visit: Open) -> None:
    page = visit("/import/")
    offer, _ = open_before(page, "LayTile")
    propose(page, "#pass")
    page.route("**/act", _late)
    page.click("#go")
    page.evaluate("hex => ask(`pick.hex=${hex}`)", str(offer.fixed["hex"]))
    page.wait_for_function(AFTER, arg=before("LayTile"))
    page.wait_for_function(AT_REST)
    assert f"pick.hex={offer.fixed['hex']}" in page.url


def test_a_view_stays_chosen_when_an_earlier_question_is_called_back(visit: Open) -> None:
    page = visit("/import/")
    lay_out(page, title("1844").start(3, seed=1))
    page.wait_for_selector("#now[data-turn]")
    page.evaluate("ask('', true); ask('view=shares')")
    page.wait_for_selector("#view[data-view=shares]", state="attached")
    page.wait_for_function(AT_REST)
    assert "view=shares" in page.url


def test_saying_something_leaves_the_proposal(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "StartCompany")
    page.keyboard.press("c")
    asked = propose(page, PRICE)
    page.fill("#chat-text", "Shall I?")
    page.press("#chat-text", "Enter")
    page.wait_for_selector(".chat strong")
    assert proposed(page) == asked
    assert page.input_value("#chat-text") == ""


def _offer(want: str | None) -> Any:
    """The action that a choice proposes."""
    return json.loads(parse_qs(want or "")["offer"][0])


def _newest(page: Page) -> Any:
    """The last action of the game."""
    record = page.request.get(page.url.partition("?")[0] + "record.json").json()
    return record["actions"][-1]


@pytest.mark.parametrize(
    "kind", ["StartCompany", "LayTile", "PlaceMarker", "RunTrains", "BuyTrain"]
)
def test_no_digit_commits(visit: Open, kind: str) -> None:
    page = visit("/import/")
    open_before(page, kind)
    for digit in "1234567890":
        page.keyboard.press(digit)
        page.wait_for_function(AT_REST)
    assert number(page) == before(kind)


def test_passing_only_proposes(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "StartCompany")
    page.keyboard.press("p")
    page.wait_for_selector("#pass[aria-pressed=true]")
    assert json.loads(proposed(page))["do"] == "Pass"
    assert number(page) == before("StartCompany")
    commit(page)
    assert number(page) == before("StartCompany") + 1


def test_the_best_run_is_proposed_and_not_run_until_enter(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "RunTrains")
    assert json.loads(proposed(page))["do"] == "RunTrains"
    page.wait_for_function(ENTER_LIVES)
    page.keyboard.press("Enter")
    page.wait_for_function(AFTER, arg=before("RunTrains"))


def test_a_row_of_a_train_only_proposes(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "BuyTrain")
    assert not proposed(page), "to buy is never filled in"
    propose(page, ".buys [data-want]")
    assert number(page) == before("BuyTrain")
    commit(page)
    assert number(page) == before("BuyTrain") + 1


def test_buying_a_railway_in_1824_only_proposes(visit: Open) -> None:
    page = visit("/import/")
    lay_out(page, title("1824").start(3, seed=1))
    propose(page, PRICE)
    assert number(page) == 0
    assert page.locator(".preview li").count()
    commit(page)
    assert number(page) == 1


def test_enter_is_dead_on_repeat_and_while_the_step_is_new(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "RunTrains")
    page.evaluate("changedAt = performance.now() + 1e6")
    page.keyboard.press("Enter")
    page.evaluate("changedAt = 0")
    page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', "
        "{key: 'Enter', bubbles: true, repeat: true}))"
    )
    page.wait_for_function(AT_REST)
    assert number(page) == before("RunTrains")


def test_what_is_half_typed_in_the_chat_survives_moves_and_words_of_somebody(visit: Open) -> None:
    one, other = acting(*two_people(visit))
    other.keyboard.press("c")
    other.wait_for_selector("#chat-text")
    other.focus("#chat-text")
    other.keyboard.type("I wonder")
    bid(one)
    other.wait_for_selector("#now[data-turn]")
    other.keyboard.type(" whe")
    one.keyboard.press("c")
    one.fill("#chat-text", "Hurry")
    one.press("#chat-text", "Enter")
    other.wait_for_selector(".chat strong")
    other.keyboard.type("ther")
    assert other.input_value("#chat-text") == "I wonder whether"
    assert other.evaluate("document.activeElement.id") == "chat-text"


def test_a_half_typed_bid_survives_what_somebody_says(visit: Open) -> None:
    one, other = _two_at_1844(visit)
    one.keyboard.press("c")
    one.wait_for_selector("#beside[data-tab=chat]")
    field = "[data-live] input[type=number]"
    one.focus(field)
    one.fill(field, "35")
    other.keyboard.press("c")
    other.fill("#chat-text", "Hurry")
    other.press("#chat-text", "Enter")
    one.wait_for_selector(".chat strong")
    assert one.input_value(field) == "35"
    assert one.evaluate("document.activeElement.type") == "number"


def _two_at_1844(visit: Open) -> tuple[Page, Page]:
    """Two people at a table of 1844 with three seats; whoever acts first."""
    anna = visit("/new/1844/?players=3")
    anna.select_option('[name="seat.1"]', "open")
    anna.select_option('[name="seat.2"]', "here")
    anna.click("button.primary")
    bert = visit(anna.url[anna.url.index("/t/") :])
    bert.fill('[name="name"]', "Bert")
    bert.click("button.primary")
    for page in (anna, bert):
        wait_for_table(page)
    return (anna, bert) if anna.locator("[data-live]").count() else (bert, anna)


def test_withdrawing_and_turning_back_lose_nothing(visit: Open) -> None:
    page = visit("/import/")
    offer, _ = open_before(page, "LayTile")
    click_hex(page, str(offer.fixed["hex"]))
    page.wait_for_selector("#commit")
    page.keyboard.press("Escape")
    page.wait_for_selector("#commit", state="detached")
    press(page, "#pass")
    page.keyboard.press("u")
    page.wait_for_selector(f"#scrubber[data-number='{before('LayTile')}']")
    page.keyboard.press("y")
    page.wait_for_selector(f"#scrubber[data-number='{before('LayTile') + 1}']")


def test_a_tile_is_chosen_turned_and_laid_with_keys_alone(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "LayTile")
    page.keyboard.press("b")
    page.wait_for_function("() => document.activeElement.closest('#board [data-hex]')")
    place = page.evaluate("document.activeElement.dataset.hex")
    if "possible" not in page.evaluate("document.activeElement.getAttribute('class')"):
        page.locator("#board .possible").first.focus()
        place = page.evaluate("document.activeElement.dataset.hex")
    page.keyboard.press("Enter")
    page.wait_for_selector("#overlay .pick")
    assert page.evaluate("document.activeElement.dataset.hex") == place, "the focus stays"
    page.wait_for_function(ENTER_LIVES)
    page.keyboard.press("Enter")
    page.wait_for_function(AFTER, arg=before("LayTile"))


def test_a_click_on_a_hex_does_not_send_the_board_again(visit: Open) -> None:
    page = visit("/import/")
    _, action = open_before(page, "LayTile")
    assert isinstance(action, LayTile)
    page.evaluate("window.same = document.querySelector('#board > svg')")
    click_hex(page, action.hex)
    page.wait_for_selector("#overlay .pick")
    assert page.evaluate("window.same === document.querySelector('#board > svg')")


def test_a_chosen_view_ends_with_the_moment_that_wants_another(visit: Open) -> None:
    page = visit("/import/")
    start, actions = last_of_the_stock_round()
    lay_out(page, start, *actions)
    page.keyboard.press("s")
    page.wait_for_selector("#view[data-view=shares]")
    press(page, "#pass")
    page.wait_for_selector("#view[data-view=map]", state="attached")
    assert "view=" not in page.url


def last_of_the_stock_round() -> tuple[State, list[Action]]:
    """A game of 1824 in which everybody passes: the next pass ends the first stock round."""
    start = state = title("1824").start(3, seed=1)
    rng, played = Random(1), list[Action]()
    while True:
        possible = offers(state)
        passes = [o for o in possible if o.action is Pass]
        action = (passes[0] if passes and len(played) > 12 else rng.choice(possible)).sample(rng)
        after, _ = play(state, action)
        if isinstance(action, Pass) and not any(isinstance(s, StockRound) for s in after.agenda):
            return start, played
        state = after
        played.append(action)


def test_news_leaves_the_choice_the_scroll_and_the_focus(visit: Open) -> None:
    page = visit("/import/", 1024, 768)
    open_before(page, "StartCompany")
    page.keyboard.press("c")
    page.wait_for_selector("#beside[data-tab=chat]")
    asked = propose(page, PRICE, 3)
    page.focus("#pass")
    page.evaluate("document.querySelector('#view').scrollTop = 90")
    scrolled = page.evaluate("document.querySelector('#view').scrollTop")
    other = page.context.new_page()
    other.goto(f"{page.url.partition('?')[0]}?beside=chat")
    other.fill("#chat-text", "Hurry")
    other.press("#chat-text", "Enter")
    page.wait_for_selector(".chat strong")
    page.wait_for_function(AT_REST)
    assert proposed(page) == asked
    assert page.evaluate("document.querySelector('#view').scrollTop") == scrolled > 0
    assert page.evaluate("document.activeElement.id") == "pass"


def test_no_key_acts_in_a_field_with_a_modifier_or_repeated(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "StartCompany")
    page.keyboard.press("c")
    page.wait_for_selector("#chat-text")
    page.focus("#chat-text")
    page.keyboard.type("pump1")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Control+m")
    page.keyboard.press("Alt+p")
    page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', "
        "{key: 'p', bubbles: true, repeat: true}))"
    )
    page.wait_for_function(AT_REST)
    assert not proposed(page)
    assert page.get_attribute("#view", "data-view") == "shares"
    assert number(page) == before("StartCompany")
    assert page.input_value("#chat-text") == "pump1"
