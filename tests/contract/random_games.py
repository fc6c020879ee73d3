"""Random games to their end, with everything counted after every action.

    python -m tests.contract.random_games --games 1000 --processes 2

Of each title so many games, its player counts in turn. Money, shares, tiles, trains and whatever
else a title says never changes must not change; the bank must be empty when it breaks; the game
must have a result.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from random import Random

from kursbuch.bots import RandomBot
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import titles
from kursbuch.core.state import State
from kursbuch.eighteen.events import BankBroken
from kursbuch.eighteen.state import State18
from tests.contract.cases import Case


def play_and_count(case: Case, seed: int) -> int:
    """Play a game, count after every action, and say how many actions it had."""
    start = case.start(seed)
    totals = dict(start.title.conserved(start))
    assert totals

    def count(state: State) -> None:
        assert dict(state.title.conserved(state)) == totals
        if isinstance(state, State18) and any(isinstance(n, BankBroken) for n in state.news):
            assert state.title.stock.is_broken(state.bank), f"broken with {state.bank}"

    bots = [RandomBot()] * case.players
    end, actions = play_game(start.title, bots, start, Random(seed), count)
    assert end.title.result(end) is not None, f"no end after {len(actions)} actions"
    return len(actions)


def cases(number: int, only: Sequence[str], first: int) -> Iterator[tuple[Case, int]]:
    """One game of each title after the other, so that whoever stops has as many of each."""
    for seed in range(first, first + number):
        for title in titles().values():
            if not only or title.key in only:
                yield Case(title.key, title.players[seed % len(title.players)]), seed


def outcome(game: tuple[Case, int]) -> tuple[str, int, str]:
    """The title, the number of actions, and what went wrong."""
    case, seed = game
    try:
        return case.key, play_and_count(case, seed), ""
    except Exception as error:  # whatever ends a game early is what is looked for
        return case.key, 0, f"{case}, seed {seed}: {error!r}"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--title", action="append", default=[])
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    games, actions, wrong = Counter[str](), Counter[str](), list[str]()
    every = list(cases(args.games, args.title, args.first))
    with Pool(args.processes) as pool:
        for title, number, error in pool.imap_unordered(outcome, every):
            games[title] += 1
            actions[title] += number
            if error:
                wrong.append(error)
                print(error, flush=True)
            told = f"{games.total()} of {len(every)} games, {len(wrong)} wrong"
            print(told, end="\r", file=sys.stderr, flush=True)
    for title, number in sorted(games.items()):
        print(f"{number:6} games, {actions[title]:9} actions: {title}")
    print(f"wrong: {len(wrong)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
