"""Every title is played in a browser: three widths, light and dark, two languages, three hands.

    python -m tests.web.browser.pairwise
    python -m tests.web.browser.pairwise --title 1824 --hand keyboard

Of these five, any two meet in some game. The games are the golden ones: a whole round is played
again, then every kind of move of every moment at least once. `test_every_title` plays a part.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

from playwright.sync_api import Browser, Error, Page

from kursbuch.catalogue import title
from kursbuch.core.action import Action
from kursbuch.core.record import Record, write_record
from kursbuch.core.state import State
from kursbuch.records import replay
from tests.replays.golden import newest, read
from tests.web.browser.conftest import Open, launched, serving, visiting
from tests.web.browser.driving import AT_REST, number, wait_for_table
from tests.web.browser.hands import HANDS, Hand
from tests.web.browser.lettering import collisions, names_are_readable
from tests.web.browser.playing import moves, play_move
from tests.web.browser.test_everybody import grave_faults, is_too_wide

HEIGHTS = {1440: 900, 1024: 768, 390: 844}
SCHEMES = ("light", "dark")
LOCALES = ("en-GB", "de-DE")
ROUND = 60
"""A whole round of at most so many actions."""


@dataclass(frozen=True)
class Case:
    """One game in one browser."""

    title: str
    width: int
    hand: str
    scheme: str
    locale: str

    def pairs(self) -> set[tuple[str, Any, str, Any]]:
        """Which two of its properties meet here."""
        named = [(part.name, getattr(self, part.name)) for part in fields(self)]
        return {(*one, *other) for one, other in combinations(named, 2)}


IN_TESTS = (
    Case("1844", 1440, "mouse", "light", "en-GB"),
    Case("1824", 1440, "touch", "dark", "en-GB"),
    Case("last-train-wensleydale", 1440, "keyboard", "light", "de-DE"),
    Case("1824-cisleithania-3", 1024, "mouse", "dark", "de-DE"),
    Case("first-train-nuremberg", 1024, "touch", "light", "de-DE"),
    Case("1844-2003", 1024, "keyboard", "dark", "en-GB"),
    Case("first-train-wensleydale", 390, "mouse", "light", "en-GB"),
    Case("1824-goods-time", 390, "touch", "dark", "de-DE"),
    Case("1824-cisleithania-2", 390, "keyboard", "light", "de-DE"),
)
"""Each title once, and already every pair of the other four."""


def cases() -> list[Case]:
    """Those of the tests, and as few more as make every pair meet."""
    found = [*IN_TESTS]
    titles = [case.title for case in IN_TESTS]
    possible = [Case(*one) for one in product(titles, HEIGHTS, HANDS, SCHEMES, LOCALES)]
    missing = set().union(*(case.pairs() for case in possible))
    missing -= set().union(*(case.pairs() for case in found))
    while missing:
        best = max(possible, key=lambda case: len(case.pairs() & missing))
        missing -= best.pairs()
        found.append(best)
    return found


@dataclass(frozen=True)
class Visit:
    """A position of a golden game, and the moves that are played from it."""

    at: int
    moves: Sequence[tuple[Action, ...]]


@dataclass(frozen=True)
class Golden:
    """The golden game of a title, its positions, and after how many actions its rounds begin."""

    record: Record
    states: Sequence[State]
    rounds: Sequence[int]


@cache
def game(key: str) -> Golden:
    """The golden game of a title."""
    record, name = read(newest(title(key))), title(key).round_name
    played = [*replay(record, title)]
    rounds = [n for n, (_, news) in enumerate(played) if any(map(name, news))]
    return Golden(record, [state for state, _ in played], rounds)


def moments(key: str) -> list[Visit]:
    """Every kind of move of every moment, at its first time."""
    return [visit for _, visit in _first_times(key)]


def moments_once(key: str) -> list[Visit]:
    """Every moment once, with the move that it is there for."""
    found = dict[str, Visit]()
    for step, visit in _first_times(key):
        if step not in found or type(found[step].moves[0][-1]).__name__ == "Pass":
            found[step] = visit
    return sorted(found.values(), key=lambda visit: visit.at)


def _first_times(key: str) -> Iterator[tuple[str, Visit]]:
    golden, seen, at = game(key), set[tuple[str, str]](), 0
    for move in moves(golden.record.actions):
        step = type(golden.states[at].agenda[-1]).__name__
        kind = step, type(move[-1]).__name__
        if kind not in seen:
            seen.add(kind)
            yield step, Visit(at, [move])
        at += len(move)


def whole_round(key: str, longest: int = ROUND) -> Visit:
    """Of the rounds of so many actions at most, the one with most kinds of moves."""
    golden = game(key)
    actions, states = golden.record.actions, golden.states
    spans = [span for span in pairwise(golden.rounds) if span[1] - span[0] <= longest]

    def worth(span: tuple[int, int]) -> tuple[int, int]:
        kinds = {(type(states[n].agenda[-1]), type(actions[n])) for n in range(*span)}
        return len(kinds), span[0] - span[1]

    first, last = max(spans, key=worth)
    return Visit(first, moves(actions[first:last]))


def play_case(visit: Open, case: Case, visits: Sequence[Visit], axe: int = 1) -> None:
    """The visits, last one first, each taken back to where it begins; axe at every so manieth."""
    page = visit(
        "/import/",
        case.width,
        HEIGHTS[case.width],
        color_scheme=case.scheme,
        locale=case.locale,
        has_touch=case.hand == "touch",
    )
    golden, hand = game(case.title), HANDS[case.hand](page)
    _lay_out(page, golden.record, max(visit.at for visit in visits))
    for nth, one in enumerate(sorted(visits, key=lambda visit: -visit.at)):
        _back_to(page, one.at)
        assert names_are_readable(page), f"names at {one.at}"
        _play(hand, golden, one)
        _examine(page, with_axe=nth % axe == 0)


def _lay_out(page: Page, record: Record, at: int) -> None:
    """On the import page: the game until there, all seats at this screen."""
    page.fill("textarea", json.dumps(write_record(replace(record, actions=record.actions[:at]))))
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(page.url.partition("?")[0])


def _back_to(page: Page, at: int) -> None:
    """Everything after it is taken back."""
    if number(page) == at:
        return
    page.goto(f"{page.url.partition('?')[0]}?at={at}")
    page.click(".commit form button.quiet")
    page.wait_for_selector(f"#scrubber[data-number='{at}'][data-at='{at}']", state="attached")


def _play(hand: Hand, golden: Golden, visit: Visit) -> None:
    at = visit.at
    for move in visit.moves:
        try:
            play_move(hand, golden.states[at], move)
        except (AssertionError, Error) as problem:
            raise AssertionError(f"move {at}: {move[-1]}") from problem
        at += len(move)


def _examine(page: Page, *, with_axe: bool) -> None:
    """Nothing is wider than the screen, no text lies on another, axe finds nothing grave."""
    page.wait_for_function(AT_REST)
    assert not is_too_wide(page), "too wide"
    assert not (found := collisions(page)), found
    if with_axe:
        assert not (found := grave_faults(page)), found


def main() -> None:
    """Play all cases, or those that were asked for; tell what went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("title", "hand", "scheme", "locale"):
        parser.add_argument(f"--{name}")
    parser.add_argument("--width", type=int)
    wishes = vars(parser.parse_args())
    wanted = {name: value for name, value in wishes.items() if value is not None}
    chosen = [case for case in cases() if wanted.items() <= vars(case).items()]
    wrong = 0
    with serving() as site, launched() as browser:
        for case in chosen:
            began = time.monotonic()
            visits = [*moments(case.title), whole_round(case.title)]
            found = _trouble(browser, site, case, visits)
            wrong += bool(found)
            said = f"{found or 'ok'}, {time.monotonic() - began:.0f} s"
            print(*vars(case).values(), said, flush=True)
    print(f"{len(chosen)} games, {wrong} with a fault")
    sys.exit(bool(wrong))


def _trouble(browser: Browser, site: str, case: Case, visits: Sequence[Visit]) -> str:
    try:
        with visiting(browser, site) as visit:
            play_case(visit, case, visits)
    except (AssertionError, Error) as problem:
        return f"{problem} ({problem.__cause__})"
    return ""


if __name__ == "__main__":
    main()
