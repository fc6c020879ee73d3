"""First Train in the browser: a whole turn at one screen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kursbuch.catalogue import title
from kursbuch.core.action import Action
from kursbuch.core.offers import Offer
from kursbuch.core.state import State, offers, play
from tests.web.browser.conftest import Open
from tests.web.browser.driving import (
    click_board,
    commit,
    lay_out,
    new_game,
    perform,
    press,
    propose,
    proposed,
)


def test_a_link_is_built_by_clicks_on_the_map(visit: Open) -> None:
    page = visit()
    new_game(page, "first-train-nuremberg", 3, "me", "here", "here")
    for box in range(6):
        press(page, "[data-do=PlaceBid] form button", box)
    page.wait_for_selector("#view[data-view=map]", state="attached")
    click_board(page, ".crossing.possible")
    assert "build points" in page.inner_text("#offers")
    if not proposed(page):
        propose(page, "[data-do=BuildLink] button")
    page.keyboard.press("l")
    page.wait_for_selector("#beside[data-tab=log]")
    commit(page)
    assert page.locator("#board .link").count() == 1
    assert "builds from" in page.inner_text(".log")
    click_board(page, "[data-area=amberg]")
    why = page.locator(".why")
    why.wait_for()
    assert "Why not? Amberg" in why.inner_text()
    why.locator("a.rule").first.click()
    page.wait_for_selector("#rule-dialog[open]")
    assert "FT-BUILD" in page.inner_text("#rule-card")


WANTED = {
    *("PlaceBid", "BuildLink", "FinishSeries", "BuyTrain"),
    *("TransportPiece", "TransportPieces", "Pass"),
}


def plan() -> tuple[State, list[tuple[Offer, Action]]]:
    """A whole turn in which everything happens once that can happen in a first turn."""
    start = title("first-train-nuremberg").start(2, seed=3)
    for seed in range(200):
        rng, state, moves = Random(seed), start, list[tuple[Offer, Action]]()
        while state.turn == 1:
            offer = choose(offers(state), rng)
            action = offer.sample(rng)
            state, _ = play(state, action)
            moves.append((offer, action))
        if {offer.action.__name__ for offer, _ in moves} >= WANTED:
            return start, moves
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
    state, moves = plan()
    page = visit("/import/")
    lay_out(page, state)
    page.keyboard.press("l")
    for offer, action in moves:
        perform(page, offer, action)
    assert "Turn 2 of 5" in page.inner_text(".log")
