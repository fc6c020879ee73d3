"""Pictures of every moment of every game, from games that Kursbuch plays against itself.

    make screenshots
    python scripts/screenshots.py --title 1844 --moment LayTrack --quick
    python scripts/screenshots.py --tour

Games and clicks are the same every time. The pictures lie in build/screenshots, by title, moment,
width, theme and language.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from kursbuch.bots import bot_named, next_seat
from kursbuch.catalogue import title as find_title
from kursbuch.core.action import Action
from kursbuch.core.record import Record, write_record
from kursbuch.core.state import State, offers, play, to_act

WIDTHS = {1440: 900, 1024: 768, 390: 844}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = ("en-GB", "de-DE")
NAMES = ("Anna", "Beat", "Chiara", "Dario", "Elsa", "Fritz")
AT_REST = "() => asking.size === 0 && held === null && !choosing"
IN_SIGHT = """spot => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    return spot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
OUT = Path("build/screenshots")


@dataclass(frozen=True)
class Game:
    """A game that is played for its moments."""

    title: str
    players: int
    seed: int
    bot: str = "novice"


GAMES = (
    Game("1844", 4, 7),
    Game("1844-2003", 3, 2),
    Game("1824", 4, 3),
    Game("1824-cisleithania-2", 2, 1),
    Game("1824-cisleithania-3", 3, 1),
    Game("1824-goods-time", 4, 1),
    Game("first-train-nuremberg", 3, 5),
    Game("first-train-wensleydale", 3, 5),
    Game("last-train-wensleydale", 3, 5),
)


@dataclass(frozen=True)
class Picture:
    """One picture of the tour: which moment, the how-manieth time that it comes, and how wide."""

    name: str
    game: Game
    moment: str
    nth: int
    width: int = 1440
    theme: Literal["light", "dark"] = "light"
    clicks: str = ""
    """What is clicked, if it is not the usual."""


SWISS, AUSTRIAN, FIRST_TRAIN = GAMES[0], GAMES[2], GAMES[6]
TOUR = (
    Picture("track", SWISS, "LayTrack", 99, clicks='#board [data-hex="C10"]'),
    Picture("shares", SWISS, "StockRound", 70),
    Picture("run", SWISS, "RunningTrains", 70),
    Picture("dividend", SWISS, "Dividend", 60, theme="dark"),
    Picture("railways", AUSTRIAN, "StockRound", 5),
    Picture("boxes", FIRST_TRAIN, "BoxAuction", 5),
    Picture("series", FIRST_TRAIN, "BuildTrack", 5),
    Picture("telephone", SWISS, "Auction", 25, width=390),
)
TOUR_LENGTH = 640
"""How many actions are enough for all of them."""


@cache
def moments(game: Game, longest: int, nth: int) -> tuple[State, list[Action], dict[str, int]]:
    """The start, the actions, and for every step that asks somebody how many precede it."""
    start, played, found = _played(game, longest)
    return start, played, {name: at[:nth][-1] for name, at in found.items()}


@cache
def _played(game: Game, longest: int) -> tuple[State, list[Action], dict[str, list[int]]]:
    """A game of bots, and before which of its actions each step asks."""
    start = state = find_title(game.title).start(game.players, seed=game.seed)
    bots = [bot_named(game.bot)] * game.players
    rng, played, found = Random(game.seed), list[Action](), dict[str, list[int]]()
    while to_act(state) and len(played) < longest:
        found.setdefault(type(state.agenda[-1]).__name__, []).append(len(played))
        possible = offers(state)
        seat = next_seat(state, possible)
        view = state.title.view(state, seat)
        action = bots[seat].explain(view, possible.for_seat(seat), rng).action
        state, _ = play(state, action)
        played.append(action)
    if not to_act(state):
        found["Finished"] = [len(played)]
    return start, played, found


def click_first(*selectors: str) -> Callable[[Page], None]:
    """Click the second of each that can be seen, or the only one."""

    def click(page: Page) -> None:
        for selector in selectors:
            spots = page.locator(f"{selector}:visible").all()
            seen = [spot for spot in spots if spot.evaluate(IN_SIGHT)]
            if seen:
                seen[:2][-1].click(force=True, timeout=3000)
                page.wait_for_function(AT_REST)

    return click


CLICKS: dict[str, Callable[[Page], None]] = {
    "RunningTrains": lambda page: None,
    "LayTrack": click_first("#board .hex.possible"),
    "PlaceStation": click_first("#now tr[data-want]"),
    "StockRound": click_first(".matrix .button:not([aria-disabled=true])"),
    "Dividend": click_first("#now a.choice"),
    "BuyTrains": click_first("#now tr[data-want]"),
    "BoxAuction": click_first("#view .box:not([aria-disabled=true])"),
    "BuildTrack": click_first(*["#overlay .crossing"] * 3),
    "TrainsAndTransport": click_first("#now tr[data-want]"),
    "Takeovers": click_first("#now tr[data-want]"),
    "Auction": click_first("#now form.bid .choice"),
}


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of its own, with nothing in it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = Path(tempfile.mkdtemp(prefix="kursbuch-screenshots-"))
    process = subprocess.Popen(
        [sys.executable, "-m", "kursbuch.web", str(port), str(data / "games")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "KURSBUCH_THINKERS": "1", "KURSBUCH_LIMITS": "1000"},
    )
    assert process.stdout is not None
    process.stdout.readline()
    try:
        yield f"http://localhost:{port}"
    finally:
        process.terminate()
        process.wait(20)
        shutil.rmtree(data, ignore_errors=True)


def lay_out(page: Page, site: str, record: Record) -> None:
    """The game as the record leaves it, all seats at this screen."""
    page.goto(f"{site}/import/")
    page.fill("textarea", json.dumps(write_record(record)))
    page.click("main button.primary")
    page.wait_for_selector("#now")
    page.goto(page.url.partition("?")[0])
    page.wait_for_function(AT_REST)


def photograph(page: Page, moment: str, into: Path, name: str, widths: list[int]) -> None:
    """The moment at all widths."""
    page.set_viewport_size({"width": 1440, "height": WIDTHS[1440]})
    if click := CLICKS.get(moment):
        click(page)
    page.mouse.move(0, 0)  # nothing is pointed at
    for width in widths:
        page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        page.wait_for_timeout(350)  # lazily worked out runs arrive
        into.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=into / f"{moment}-{width}-{name}.png")


def shoot(browser: Browser, site: str, game: Game, wishes: argparse.Namespace) -> None:
    """Every moment of one game, at every width, in both themes and languages."""
    start, played, found = moments(game, wishes.longest, wishes.nth)
    names = NAMES[: game.players]
    for theme, language in product(wishes.theme or THEMES, wishes.language or LANGUAGES):
        context = browser.new_context(color_scheme=theme, locale=language)
        page = context.new_page()
        for moment, number in found.items():
            if wishes.moment in (None, moment):
                lay_out(page, site, Record(start.setup, tuple(played[:number]), names))
                widths = wishes.width or list(WIDTHS)
                label = f"{theme}-{language[:2]}"
                photograph(page, moment, OUT / game.title, label, widths)
        context.close()
    print(game.title, ", ".join(found), flush=True)


WEBP = """png => new Promise((done) => {
    const picture = new Image();
    picture.onload = () => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [picture.width, picture.height];
        canvas.getContext("2d").drawImage(picture, 0, 0);
        done(canvas.toDataURL("image/webp", 0.8).split(",")[1]);
    };
    picture.src = `data:image/png;base64,${png}`;
})"""


def tour(browser: Browser, site: str) -> None:
    """The pictures of docs/tour.md, small enough to be kept."""
    into = Path("docs/tour")
    into.mkdir(exist_ok=True)
    for one in TOUR:
        start, played, found = moments(one.game, TOUR_LENGTH, one.nth)
        record = Record(start.setup, tuple(played[: found[one.moment]]), NAMES[: one.game.players])
        page = browser.new_page(color_scheme=one.theme, locale="en-GB")
        page.set_viewport_size({"width": one.width, "height": WIDTHS[one.width]})
        lay_out(page, site, record)
        (click_first(one.clicks) if one.clicks else CLICKS[one.moment])(page)
        page.mouse.move(0, 0)  # no card is in the way
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(800)  # lazily worked out runs arrive
        png = b64encode(page.screenshot()).decode()
        blank = browser.new_page()
        (into / f"{one.name}.webp").write_bytes(b64decode(blank.evaluate(WEBP, png)))
        page.close()
        blank.close()


def main() -> None:
    """All games, or those that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title")
    parser.add_argument("--moment")
    parser.add_argument("--width", type=int, action="append", choices=list(WIDTHS))
    parser.add_argument("--longest", type=int, default=700, help="actions of a game")
    parser.add_argument("--nth", type=int, default=25, help="which time that a moment comes")
    parser.add_argument("--tour", action="store_true", help="only the pictures of docs/tour.md")
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--quick", action="store_true", help="light and English only")
    wishes = parser.parse_args()
    if wishes.quick:
        wishes.theme, wishes.language = THEMES[:1], LANGUAGES[:1]
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    with server() as site, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if wishes.tour:
            tour(browser, site)
        for game in () if wishes.tour else GAMES:
            if wishes.title in (None, game.title):
                shoot(browser, site, game, wishes)
        browser.close()


if __name__ == "__main__":
    main()
