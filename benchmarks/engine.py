"""The engine: plays a second, microseconds a copy, seconds a random game, for every title."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from kursbuch.bots import RandomBot
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import titles
from kursbuch.core.copying import copy
from kursbuch.core.record import Record, restore, snapshot
from kursbuch.core.state import State, offers
from kursbuch.core.title import Title
from kursbuch.records import replay

GAMES = 3


def main() -> None:
    print("Engine: random games, one process")
    print(
        f"{'title':24}{'plays/s':>9}{'offers/s':>10}{'copy µs':>9}{'restore ms':>12}{'s/game':>10}"
    )
    for title in titles().values():
        print("".join(_row(title)), flush=True)


def _row(title: Title[Any]) -> Iterator[str]:
    players = title.players[len(title.players) // 2]
    states: list[State] = []
    records: list[Record] = []
    began = process_time()
    for seed in range(GAMES):
        start = title.start(players, seed)
        states.append(start)
        _, actions = play_game(title, [RandomBot()] * players, start, Random(seed), states.append)
        records.append(Record(start.setup, tuple(actions)))
    game = (process_time() - began) / GAMES
    plays = sum(len(record.actions) for record in records)
    again = _seconds(lambda: [list(replay(record, lambda _: title)) for record in records])
    sample = states[:: max(1, len(states) // 200)]
    listing = _seconds(lambda: [list(offers(state)) for state in sample])
    copying = median(_seconds(lambda state=state: copy(state)) for state in sample)
    texts = [(state.setup, snapshot(state)) for state in sample[::10]]
    restoring = _seconds(lambda: [restore(title, setup, text) for setup, text in texts])
    yield f"{title.key:24}{plays / again:9.0f}{len(sample) / listing:10.0f}"
    yield f"{copying * 1e6:9.1f}{restoring / len(texts) * 1e3:12.2f}{game:10.2f}"


def _seconds(work: Any) -> float:
    began = process_time()
    work()
    return process_time() - began


if __name__ == "__main__":
    main()
