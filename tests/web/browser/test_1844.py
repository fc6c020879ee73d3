"""1844 in the browser: from the auction to tiles, a station, a run and a train, all by clicks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random

from kursbuch.catalogue import title
from kursbuch.core.action import Action
from kursbuch.core.offers import Offer
from kursbuch.core.state import State, offers, play
from tests.web.browser.conftest import Open
from tests.web.browser.driving import lay_out, perform

WANTED = {"Bid", "StartCompany", "BuyShare", "LayTile", "PlaceMarker", "RunTrains", "BuyTrain"}
FIRST = ("RunTrains", "UseRevenue", "PlaceMarker", "LayTile", "SetIssuePrice")
LONGEST = 75


def plan() -> tuple[State, list[tuple[Offer, Action]]]:
    """A short game in which everything happens once that the test is about."""
    start = title("1844").start(3, seed=1)
    for seed in count(65):
        rng, state, done = Random(seed), start, list[tuple[Offer, Action]]()
        while len(done) < LONGEST:
            offer = choose(offers(state), rng)
            action = offer.filled({name: next(d.values()) for name, d in offer.open.items()})
            state, _ = play(state, action)
            done.append((offer, action))
            if {offer.action.__name__ for offer, _ in done} >= WANTED:
                return start, done
    raise AssertionError


def choose(possible: Sequence[Offer], rng: Random) -> Offer:
    kinds: dict[str, list[Offer]] = {}
    for offer in possible:
        kinds.setdefault(offer.action.__name__, []).append(offer)
    for name in FIRST:
        if name in kinds:
            return rng.choice(kinds[name])
    if "BuyTrain" in kinds and rng.random() < 0.5:
        return rng.choice(kinds["BuyTrain"])
    if "Bid" in kinds:
        return kinds["Bid" if rng.random() < 0.45 else "Pass"][0]
    if "BuyShare" in kinds and rng.random() < 0.8:
        return rng.choice(kinds["BuyShare"])
    if "StartCompany" in kinds:
        return kinds["StartCompany" if rng.random() < 0.9 else "Pass"][0]
    return kinds["Pass"][0] if "Pass" in kinds else rng.choice(possible)


def test_a_game_from_the_auction_to_a_run_is_played_by_clicks(visit: Open) -> None:
    state, moves = plan()
    page = visit("/import/")
    lay_out(page, state)
    for offer, action in moves:
        if offer.action.__name__ == "RunTrains":
            assert page.locator("#board .route").count() >= 1
            assert "at most" in page.inner_text(".run")
        perform(page, offer, action)
    page.click('[data-tab="log"]')
    log = page.inner_text(".log")
    assert "runs" in log or "earns" in log or "pays" in log
    for tab in ("market", "companies", "players", "trains", "tiles", "spreadsheet"):
        page.click(f'[data-tab="{tab}"]')
        page.wait_for_selector(f'#panel[data-panel="{tab}"]')
        assert page.locator("#panel svg, #panel table, #panel dl").count()


def test_a_hex_where_nothing_can_be_laid_says_why(visit: Open) -> None:
    state, moves = plan()
    before = next(n for n, (offer, _) in enumerate(moves) if offer.action.__name__ == "LayTile")
    page = visit("/import/")
    lay_out(page, state, *(action for _, action in moves[:before]))
    page.locator('#board [data-hex="L1"]').click(force=True)
    page.wait_for_selector(".why")
    assert "No tile is laid on L1" in page.inner_text(".why")
    assert page.locator(".why a.rule").count()
    assert page.locator("[data-do=LayTile]").count()


def test_a_tile_is_seen_on_the_board_before_it_is_confirmed(visit: Open) -> None:
    state, moves = plan()
    before = next(n for n, (offer, _) in enumerate(moves) if offer.action.__name__ == "LayTile")
    page = visit("/import/")
    lay_out(page, state, *(action for _, action in moves[:before]))
    hex_id = moves[before][0].fixed["hex"]
    page.locator(f'#board [data-hex="{hex_id}"]').click(force=True)
    page.wait_for_selector(".pictured svg")
    pictures = [button.inner_html() for button in page.locator(".pictured svg").all()]
    assert len(set(pictures)) == len(pictures), "turns that look alike are one button"
    number = page.get_attribute("#slots", "data-number")
    page.locator(".pictured").first.click()
    page.wait_for_selector("#confirm")
    assert "lays" in page.inner_text(".preview") or str(hex_id) in page.inner_text(".preview")
    page.click("#cancel-choice")
    page.wait_for_selector("#confirm", state="detached")
    assert page.get_attribute("#slots", "data-number") == number


def test_a_recorded_game_of_18xx_games_is_imported_and_stepped_through(
    visit: Open, recorded: Path
) -> None:
    games = [path for path in sorted((recorded / "real").rglob("*.json")) if _is_1844(path)]
    page = visit("/import/")
    page.set_input_files("input[type=file]", str(min(games, key=lambda path: path.stat().st_size)))
    page.click("main button.primary")
    page.wait_for_selector("#slots[data-past]", timeout=60_000)
    last = int(page.get_attribute("#slots", "data-number") or 0)
    assert last > 100
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=1*")
    page.goto(f"{page.url.partition('?')[0]}?at={last // 2}&panel=history")
    assert f"after move {last // 2} of {last}" in page.inner_text("#now")


def _is_1844(path: Path) -> bool:
    return str(json.loads(path.read_text()).get("title", "")) == "1844"
