"""1844 in the browser: from the auction to tiles, a station, a run and a train, all by clicks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kursbuch.catalogue import title
from kursbuch.core.state import play
from tests.web.browser.conftest import Open
from tests.web.browser.driving import (
    click_hex,
    commit,
    lay_out,
    number,
    propose,
    proposed,
)
from tests.web.browser.hands import Mouse
from tests.web.browser.playing import play_move
from tests.web.browser.positions import before, open_before, plan

ESTIMATED = """() => [...document.querySelectorAll('[data-best]')]
    .every(cell => /^[0-9]/.test(cell.textContent))"""


def test_a_game_from_the_auction_to_a_run_is_played_by_clicks(visit: Open) -> None:
    state, moves = plan()
    page = visit("/import/")
    lay_out(page, state)
    for offer, action in moves:
        if offer.action.__name__ == "RunTrains":
            assert page.locator("#board .route").count() >= 1
            assert "proved" in page.inner_text(".run")
        play_move(Mouse(page), state, [action])
        state, _ = play(state, action)
    page.keyboard.press("l")
    page.wait_for_selector("#beside[data-tab=log] .entry")
    log = page.inner_text(".log")
    assert "runs" in log or "earns" in log or "pays" in log
    for key, view in (("s", "shares"), ("x", "supply"), ("m", "map")):
        page.keyboard.press(key)
        page.wait_for_selector(f'#view[data-view="{view}"]', state="attached")
    page.keyboard.press("o")
    page.wait_for_selector("#beside[data-tab=order] tbody tr.is")


def test_a_hex_where_nothing_can_be_laid_says_why(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "LayTile")
    click_hex(page, "L1")
    page.wait_for_selector(".why")
    assert "No tile may be laid on L1" in page.inner_text(".why")
    assert page.locator(".why a.rule").count()
    assert page.locator("#pass").count()
    assert not proposed(page)


def test_a_tile_is_seen_on_the_board_before_it_is_committed(visit: Open) -> None:
    page = visit("/import/")
    offer, _ = open_before(page, "LayTile")
    click_hex(page, str(offer.fixed["hex"]))
    page.wait_for_selector("#overlay .pick")
    faces = [face.inner_html() for face in page.locator("#overlay .face").all()]
    assert len(set(faces)) == len(faces), "turns that look alike are one face"
    assert page.locator("#overlay .face:not([hidden])").count() == 1
    assert page.locator(".tiles tbody tr").count() == page.locator("#overlay .pick").count()
    assert "lays" in page.inner_text(".preview")
    played = number(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("#overlay .pick", state="detached")
    assert not proposed(page)
    assert number(page) == played == before("LayTile")


def test_the_best_run_after_each_tile_stands_beside_it_and_in_the_ring(visit: Open) -> None:
    page = visit("/import/")
    offer, _ = open_before(page, "LayTile")
    click_hex(page, str(offer.fixed["hex"]))
    page.wait_for_function(ESTIMATED)
    ring = page.locator("#overlay [data-run]").all_text_contents()
    rows = page.locator("[data-best]").all_text_contents()
    assert [text.split(" · ")[1] for text in ring] == [text.split()[0] for text in rows]


def test_a_recorded_game_of_18xx_games_is_imported_and_stepped_through(
    visit: Open, recorded: Path
) -> None:
    games = [path for path in sorted((recorded / "real").rglob("*.json")) if _is_1844(path)]
    page = visit("/import/")
    page.set_input_files("input[type=file]", str(min(games, key=lambda path: path.stat().st_size)))
    page.click("main button.primary")
    page.wait_for_url("**at=0*")
    last = number(page)
    assert last > 100
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#scrubber[data-at='1']")
    page.goto(f"{page.url.partition('?')[0]}?at={last // 2}&beside=log")
    assert f"after move {last // 2} of {last}" in page.inner_text("#now")
    newest = page.locator(".log .entry a.moment").first
    assert int(newest.inner_text()) == last // 2, "the log tells nothing of what came later"


def _is_1844(path: Path) -> bool:
    return str(json.loads(path.read_text()).get("title", "")) == "1844"


def test_the_auction_tells_the_lot_the_bidders_all_lots_and_what_a_bid_means(visit: Open) -> None:
    page = visit("/import/", 1440, 900)
    lay_out(page, title("1844").start(3, seed=1))
    assert page.inner_text(".rounds [aria-current]") == "Auction"
    assert page.inner_text("#go-to").split()[:3] == ["0", "·", "Auction"]
    ticket = page.inner_text(".ticket")
    assert "Brienzer-Rothorn-Bahn" in ticket
    assert re.search(r"Price\s+20\s+Income\s+5\s+Lowest bid\s+20", ticket)
    assert page.locator("#beside tbody tr").count() == 7
    page.fill("#bid-amount", "25")
    page.wait_for_selector(".preview :text('Paid back by its income after')")
    assert "5 operating rounds" in page.inner_text(".preview")
    assert "800 → 775" in page.inner_text(".preview")
    commit(page)
    assert page.locator(".lad tr", has_text="★").locator("td").first.inner_text() == "25"


def test_a_train_tells_what_it_earns_and_what_it_ends(visit: Open) -> None:
    page = visit("/import/", 1440, 900)
    open_before(page, "BuyTrain")
    page.wait_for_function(ESTIMATED)
    assert int(page.locator(".buys [data-best]").first.inner_text().split()[0]) > 0
    propose(page, ".buys [data-want]")
    assert "Phase 2" in page.inner_text(".preview")


FITS = "[...document.querySelectorAll('.commit')].every(bar => bar.scrollWidth <= bar.clientWidth)"
LABELS = """names => names.filter(name => {
    const go = document.querySelector("#go");
    go.firstChild.textContent = `${go.firstChild.textContent.split(":")[0]}: ${name} `;
    go.classList.toggle("long", go.firstChild.textContent.trim().length > 22);
    const range = document.createRange();
    range.selectNodeContents(go.firstChild);
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
})"""


@pytest.mark.parametrize(("width", "locale"), [(1440, "en-GB"), (1024, "de-DE"), (390, "de-DE")])
def test_the_button_that_commits_a_station_names_any_city_in_one_line(
    visit: Open, width: int, locale: str
) -> None:
    page = visit("/import/", width, 900, locale=locale)
    open_before(page, "PlaceMarker")
    propose(page, "#now tr[data-want]")
    assert re.search(r"\.\d", page.inner_text(".preview")) is None, "no name of a stop"
    hexes = title("1844").start(3, seed=1).title.ground.map.hexes.values()
    assert page.evaluate(LABELS, [one.name for one in hexes if one.name]) == []
    assert page.evaluate(FITS)
