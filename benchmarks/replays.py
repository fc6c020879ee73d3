"""Recorded games of 1844, imported and played again with all checks."""

from __future__ import annotations

from pathlib import Path
from time import process_time

from kursbuch.core.record import Record
from kursbuch.eighteen.board.board import forget_derived
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.games.g1844.title import EDITION_2016
from kursbuch.records import replay
from kursbuch.routes.contract import contracted
from kursbuch.routes.graph import graph

RECORDED = Path(__file__).parents[2] / "shared" / "recorded"
FILES = ("real/1844/160062.json", "random/1844/5.json")
TIMES = 5


def main() -> None:
    if not RECORDED.is_dir():
        print("Replays: the recorded games are not beside this checkout")
        return
    print("Replays of recorded games with all checks, processor time, the best of five:")
    print("at first, and again when what was derived from the boards is known")
    print(f"{'game':24}{'recorded':>9}{'played':>8}{'first s':>9}{'again s':>9}{'again/s':>9}")
    for name in FILES:
        game = begin_import(read_site_game((RECORDED / name).read_text(encoding="utf-8")))
        for _ in game.steps():
            pass
        record = game.record()
        first, again = map(min, zip(*(_twice(record) for _ in range(TIMES)), strict=True))
        counts = f"{len(game.game.actions):9}{len(record.actions):8}"
        print(f"{name:24}{counts}{first:9.3f}{again:9.3f}{len(record.actions) / again:9.0f}")


def _twice(record: Record) -> tuple[float, float]:
    """Seconds of the processor, with nothing derived from the boards before, and once more."""
    forget_derived()
    graph.cache_clear()
    contracted.cache_clear()
    return _played(record), _played(record)


def _played(record: Record) -> float:
    began = process_time()
    for _ in replay(record, lambda _: EDITION_2016):
        pass
    return process_time() - began


if __name__ == "__main__":
    main()
