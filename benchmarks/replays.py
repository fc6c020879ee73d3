"""Recorded games of 1844, imported and played again with all checks."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter, process_time

from kursbuch.core.record import Record
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.games.g1844.title import EDITION_2016
from kursbuch.records import replay

RECORDED = Path(__file__).parents[2] / "shared" / "recorded"
FILES = ("real/1844/160062.json", "random/1844/5.json")
TIMES = 5


def main() -> None:
    if not RECORDED.is_dir():
        print("Replays: the recorded games are not beside this checkout")
        return
    print("Replays of recorded games with all checks, the best of five")
    print(
        f"{'game':24}{'recorded':>9}{'played':>8}{'seconds':>9}{'CPU s':>8}{'played/s of CPU':>17}"
    )
    for name in FILES:
        game = begin_import(read_site_game((RECORDED / name).read_text(encoding="utf-8")))
        for _ in game.steps():
            pass
        record = game.record()
        seconds, used = map(min, zip(*(_again(record) for _ in range(TIMES)), strict=True))
        counts = f"{len(game.game.actions):9}{len(record.actions):8}"
        print(f"{name:24}{counts}{seconds:9.2f}{used:8.2f}{len(record.actions) / used:17.0f}")


def _again(record: Record) -> tuple[float, float]:
    """Seconds on the clock and of the processor."""
    began, used = perf_counter(), process_time()
    for _ in replay(record, lambda _: EDITION_2016):
        pass
    return perf_counter() - began, process_time() - used


if __name__ == "__main__":
    main()
