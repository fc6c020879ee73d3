"""Of the board only what has changed is sent; what the page shows is the board of a fresh load."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from kursbuch.catalogue import title
from kursbuch.core.action import Action
from kursbuch.core.record import write_action
from tests.replays.golden import newest, read
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, MOVED, lay_out

BOARD = """() => {
  const own = (node) => [...node.attributes]
    .filter(({ name }) => !["viewBox", "data-full"].includes(name))
    .map(({ name, value }) => `${name}=${value}`).sort();
  const inside = (node) => [...node.childNodes].filter((one) => one.data?.trim() !== "");
  const plain = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : [node.tagName, own(node), inside(node).map(plain)];
  return JSON.stringify(plain(boardSvg()));
}"""
PLAY = """([seq, offer]) => htmx.ajax("POST", `${location.pathname}act`,
  { source: "#asker", swap: "none", values: { seq, offer } })"""
OTHERS = (
    '<div id="changes" hidden data-from="of-another" data-to="board" hx-swap-oob="true">'
    '<svg><g data-at="0" data-gone="2"></g></svg></div>'
)
SHOWN = """answer => {
  showAnswer(answer);
  return document.getElementById("board").dataset.print;  // before news make the page ask again
}"""
LOST = """() => { document.getElementById("board").dataset.print = "0123456789abcdef"; }"""


def play(page: Page, action: Action) -> None:
    """Post an action as the page does."""
    was = page.evaluate("document.body.dataset.stamp")
    seq = page.get_attribute("#now", "data-seq")
    page.evaluate(PLAY, [seq, json.dumps(write_action(action))])
    page.wait_for_function(MOVED, arg=was)
    page.wait_for_function(AT_REST)


def go_to(page: Page, number: int) -> None:
    page.evaluate("number => ask(`at=${number}`)", number)
    page.wait_for_function(AT_REST)


def opened(visit: Open, key: str, start: int) -> tuple[Page, Page, Sequence[Action]]:
    """A golden game after some moves, on two pages of one browser; and the moves that follow."""
    record = read(newest(title(key)))
    page = visit("/import/")
    lay_out(page, title(key).resume(record.setup), *record.actions[:start])
    return page, page.context.new_page(), record.actions[start:]


def see_that_they_agree(page: Page, fresh: Page) -> None:
    fresh.goto(page.url)
    assert page.evaluate(BOARD) == fresh.evaluate(BOARD)


@pytest.mark.parametrize(
    ("key", "start", "moves", "every"),
    [("1844", 150, 12, 4), ("first-train-nuremberg", 30, 6, 3)],
)
def test_a_board_changed_by_moves_and_by_history_is_the_board_of_a_fresh_load(
    visit: Open, key: str, start: int, moves: int, every: int
) -> None:
    page, fresh, actions = opened(visit, key, start)
    first = page.evaluate_handle("boardSvg()")
    before = page.evaluate(BOARD)
    for number, action in enumerate(actions[:moves], start=1):
        play(page, action)
        if number % every == 0:
            see_that_they_agree(page, fresh)
    assert page.evaluate(BOARD) != before
    for number in (3, start + 5):
        go_to(page, number)
        see_that_they_agree(page, fresh)
    assert page.evaluate("svg => svg === boardSvg()", first)


def test_a_board_that_the_server_does_not_know_is_sent_whole(visit: Open) -> None:
    page, fresh, _ = opened(visit, "1844", 150)
    first = page.evaluate_handle("boardSvg()")
    page.evaluate(LOST)
    go_to(page, 100)
    assert not page.evaluate("svg => svg === boardSvg()", first)
    see_that_they_agree(page, fresh)


def test_changes_for_another_board_are_not_made_and_the_board_is_asked_for_again(
    visit: Open,
) -> None:
    page, fresh, _ = opened(visit, "1844", 150)
    assert page.evaluate(SHOWN, OTHERS) == ""
    page.evaluate("catchUp()")
    page.wait_for_function(AT_REST)
    see_that_they_agree(page, fresh)
