"""First Train in the browser: a whole turn at one screen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page

from kursbuch.bots import bot_named
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import title
from kursbuch.core.action import Action
from kursbuch.core.offers import Offer
from kursbuch.core.state import State, Step, offers, play
from kursbuch.games.first_train.takeovers import Takeovers
from tests.web.browser.conftest import Open
from tests.web.browser.driving import (
    OTHER,
    PROPOSED,
    click_board,
    click_spot,
    commit,
    in_sight,
    lay_out,
    new_game,
    number,
    propose,
    proposed,
)
from tests.web.browser.hands import Mouse
from tests.web.browser.playing import moves, play_move


def bid_and_build(visit: Open) -> Page:
    """Three players have bid by clicks; the first of them may build."""
    page = visit()
    new_game(page, "first-train-nuremberg", 3, "me", "here", "here")
    for box in range(1, 7):
        propose(page, f"#view .box[data-box='{box}']")
        assert f"On box {box}" in page.inner_text("#now .bid")
        commit(page)
    page.wait_for_selector("#view[data-view=map]", state="attached")
    return page


def add_link(page: Page) -> str:
    """Click the circle of a link that may come next, the first that can be seen."""
    was = proposed(page)
    circles = page.locator("#overlay .crossing circle").all()
    click_spot(page, next((one for one in circles if in_sight(one)), circles[0]))
    page.wait_for_function(OTHER, arg=was)
    return proposed(page)


def test_a_bid_is_raised_on_its_card_and_shows_what_the_box_brings(visit: Open) -> None:
    page = visit()
    new_game(page, "first-train-nuremberg", 3, "me", "here", "here")
    propose(page, "#view .box[data-box='1']")
    before = json.loads(proposed(page))["cubes"]
    propose(page, "#now .bid [data-step='1']")
    assert json.loads(proposed(page))["cubes"] == before + 1
    told = page.inner_text("#now .preview")
    assert "If nobody outbids you" in told
    assert "influence" in told
    assert number(page) == 0


def test_a_series_grows_by_clicks_and_is_committed_at_once(visit: Open) -> None:
    page = bid_and_build(visit)
    before = number(page)
    add_link(page)
    one = proposed(page)
    add_link(page)
    assert [action["do"] for action in json.loads(proposed(page))] == [
        *("BuildLink", "BuildLink", "FinishSeries")
    ]
    page.keyboard.press("Backspace")
    page.wait_for_function(PROPOSED, arg=one)
    add_link(page)
    assert page.locator("#overlay .proposed").count() == 2
    assert page.locator("#board .link").count() == 0
    assert number(page) == before
    commit(page)
    assert page.locator("#board .link").count() == 2
    assert number(page) == before + 3


def test_a_click_beside_the_series_explains_and_keeps_it(visit: Open) -> None:
    page = bid_and_build(visit)
    series = add_link(page)
    reached = {json.loads(series)[0]["out_of"], json.loads(series)[0]["into"]}
    far = "ansbach" if "ansbach" not in reached else "amberg"
    click_board(page, f"[data-area={far}]")
    why = page.locator(".why")
    why.wait_for()
    assert f"Why not? {far.capitalize()}" in why.inner_text()
    assert proposed(page) == series
    why.locator("a.rule").first.click()
    page.wait_for_selector("#rule-dialog[open]")
    assert "FT-BUILD" in page.inner_text("#rule-card")


def test_a_click_on_the_next_area_means_its_link(visit: Open) -> None:
    page = bid_and_build(visit)
    add_link(page)
    into = str(page.get_attribute("#now .series [data-at]", "data-at")).split()[1]
    was = proposed(page)
    click_board(page, f"[data-area={into}]")
    page.wait_for_function(OTHER, arg=was)
    assert json.loads(proposed(page))[1]["into"] == into


def test_a_series_is_sold_to_a_company_by_its_row(visit: Open) -> None:
    start, moves = until(Takeovers)
    page = visit("/import/")
    lay_out(page, start, *moves)
    propose(page, "#now tr[data-want]")
    assert page.locator("#overlay .proposed").count()
    assert "Sell" in page.inner_text("#go")
    assert number(page) == len(moves)
    commit(page)
    assert number(page) == len(moves) + 1


def until(step: type[Step[Any]]) -> tuple[State, list[Action]]:
    """A game of novices until a step asks for the first time."""
    start = state = title("first-train-nuremberg").start(3, seed=5)
    bots, rng, played = [bot_named("novice")] * 3, Random(5), list[Action]()
    while not isinstance(state.agenda[-1], step):
        state, (action,) = play_game(start.title, bots, state, rng, longest=1)
        played.append(action)
    return start, played


WANTED = {
    *("PlaceBid", "BuildLink", "FinishSeries", "BuyTrain"),
    *("TransportPiece", "TransportPieces", "Pass"),
}


def plan() -> tuple[State, list[Action]]:
    """A whole turn in which everything happens once that can happen in a first turn."""
    start = title("first-train-nuremberg").start(2, seed=3)
    for seed in range(200):
        rng, state, actions = Random(seed), start, list[Action]()
        while state.turn == 1:
            actions.append(choose(offers(state), rng).sample(rng))
            state, _ = play(state, actions[-1])
        if {type(action).__name__ for action in actions} >= WANTED:
            return start, actions
    raise AssertionError("no seed leads through all actions")


def choose(possible: Sequence[Offer], rng: Random) -> Offer:
    """Few links, so that influence is left for a train."""
    named = {offer.action.__name__ for offer in possible}
    if "BuildLink" in named and rng.random() < 0.4:
        return rng.choice([o for o in possible if o.action.__name__ == "FinishSeries"])
    for transport in ("TransportPieces", "TransportPiece"):
        if transport in named and rng.random() < 0.8:
            return rng.choice([o for o in possible if o.action.__name__ == transport])
    return rng.choice(possible)


def test_a_whole_turn_is_played_at_one_screen(visit: Open) -> None:
    """The moves are chosen with the engine, and played by clicks."""
    state, actions = plan()
    page = visit("/import/")
    lay_out(page, state)
    page.keyboard.press("l")
    for move in moves(actions):
        play_move(Mouse(page), state, move)
        for action in move:
            state, _ = play(state, action)
    assert "Turn 2 of 5" in page.inner_text(".log")
