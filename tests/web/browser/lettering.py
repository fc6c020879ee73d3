"""How large the names on a board are in a browser, and whether texts lie on each other.

    python -m tests.web.browser.lettering

lays boards of at least 200 positions of recorded games, spread over all of them, on a page and
measures every text there; so do the tests with a few.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from kursbuch.core.state import State
from kursbuch.formats.sources import Position, recognise
from kursbuch.render import draw
from tests.conftest import RECORDED

POSITIONS = 200
LARGE = 1440

OVERLAPS = """(where) => {
    const upright = (text) => !text.closest("[transform*=rotate]") && !text.closest(".coordinate");
    const texts = document.querySelectorAll(`${where} text`);
    const boxes = [...texts].filter(upright).map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const blank = (bottom - top) / 4;  // above and below the letters
        return { words: text.textContent, left, right, top: top + blank, bottom: bottom - blank };
    });
    const found = [];
    boxes.forEach((one, n) => boxes.slice(n + 1).forEach((other) => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 1 && high > 1) found.push(`${one.words} / ${other.words}`);
    }));
    return found;
}"""

COLLISIONS = """() => {
    const parts = document.querySelectorAll("#bar, #seats, #views, #view, #now, #beside");
    const boxes = [];
    const cut = (node, { left, right, top, bottom }) => {
        for (let one = node.parentElement; one !== document.body; one = one.parentElement) {
            if (getComputedStyle(one).overflowX === "visible") continue;
            const frame = one.getBoundingClientRect();
            [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
            [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        return { left, right, top, bottom, height: bottom - top };
    };
    const seen = (node, { left, right, top, bottom }) => {
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there && node.parentElement.contains(there);
    };
    for (const part of parts) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const node = texts.currentNode;
            if (!node.textContent.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const whole of range.getClientRects()) {
                const box = cut(node, whole);
                if (seen(node, box)) boxes.push({ words: node.textContent.trim(), node, box });
            }
        }
    }
    const found = [];
    boxes.forEach((one, n) => boxes.slice(n + 1).forEach((other) => {
        if (one.node === other.node) return;
        const [a, b] = [one.box, other.box];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 0.3 * Math.min(a.height, b.height)) {
            found.push(`${one.words} / ${other.words}`);
        }
    }));
    return found;
}"""

NAMES = """() => [...document.querySelectorAll("#board text.name")].map(
    (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""


def overlaps(page: Page, state: State, language: str = "en") -> list[str]:
    """The texts on the board of which one lies on another."""
    names = [f"Player {seat}" for seat in range(state.setup.players)]
    page.set_content(draw(state, "board", language=language, names=names, legend=False))
    found: list[str] = page.evaluate(OVERLAPS, "svg")
    return found


def collisions(page: Page) -> list[str]:
    """The texts of a table's page of which one lies on another: on the board and beside it."""
    on_board: list[str] = page.evaluate(OVERLAPS, "#board svg") if _shows_map(page) else []
    beside: list[str] = page.evaluate(COLLISIONS)
    return on_board + beside


def names_are_readable(page: Page) -> bool:
    """Every place name is 10 px high on a large screen and 9 px on any other, if it can be seen."""
    size = page.viewport_size
    assert size is not None
    least = 10 if size["width"] >= LARGE else 9
    return not _shows_map(page) or bool(round(min(page.evaluate(NAMES)), 2) >= least)


def _shows_map(page: Page) -> bool:
    return page.locator("#board").is_visible()


def recorded_positions(paths: list[Path], each: int) -> Iterator[tuple[Path, Position]]:
    """So many positions of every game, spread evenly over it."""
    for path in paths:
        positions = [*recognise(path.read_text(encoding="utf-8")).positions()]
        step = max(len(positions) // each, 1)
        yield from ((path, position) for position in positions[step // 2 :: step][:each])


def main() -> None:
    """Measure, and tell what was found."""
    from tests.web.browser.conftest import launched

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    wishes = parser.parse_args()
    paths = sorted(RECORDED.glob("*/*/*.json"))
    if not paths:
        sys.exit(f"no recorded games in {RECORDED}")
    each = -(-wishes.positions // len(paths))
    number = wrong = 0
    with launched() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        for path, position in recorded_positions(paths, each):
            number += 1
            if found := overlaps(page, position.state):
                wrong += 1
                print(path.name, position.number, *found, sep="\n  ", flush=True)
    print(f"{number} positions of {len(paths)} games, {wrong} with a text on another")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
