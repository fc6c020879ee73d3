"""The best run after every tile that could be laid: what a bot pays for one track decision.

Late in a recorded game of 1844, the last track step of each company: every hex, tile and turn.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from time import process_time
from typing import Any

from benchmarks.replays import FILES, RECORDED
from kursbuch.eighteen.board.board import Board, lay
from kursbuch.eighteen.board.lays import lays
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game


def main() -> None:
    if not RECORDED.is_dir():
        print("What if: the recorded games are not beside this checkout")
        return
    print("The best run after every tile of the last track steps, processor time")
    print(f"{'company':10}{'trains':24}{'lays':>6}{'ms':>8}{'again ms':>10}{'best':>7}")
    for company, state in late_steps().items():
        boards = list(candidates(state, company))
        gc.collect()
        first, best = _measured(state, company, boards)
        again, _ = _measured(state, company, boards)
        trains = " ".join(state.companies[company].trains)
        print(f"{company:10}{trains:24}{len(boards):6}{first:8.1f}{again:10.1f}{best:7}")


def late_steps() -> dict[str, Any]:
    """By company the position before its last tile."""
    game = begin_import(read_site_game((RECORDED / FILES[0]).read_text(encoding="utf-8")))
    steps: dict[str, Any] = {}
    before: Any = None
    for action, state in game.steps():
        if action is not None and action["type"] == "lay_tile" and before is not None:
            company = str(action["entity"])
            if company in before.companies and before.companies[company].trains:
                steps[company] = before
        before = state
    return steps


def candidates(state: Any, company: Any) -> Iterator[Board]:
    """The board after every tile and turn that the law allows."""
    ground = state.title.ground
    colours = state.title.phases[state.phase].tiles
    for one in lays(ground, state.board, colours, reach(ground, state.board, company)):
        for turn in one.turns:
            yield lay(ground, state.board, one.hex, one.tile, turn)


def _measured(state: Any, company: Any, boards: list[Board]) -> tuple[float, int]:
    began = process_time()
    best = max((revenue(state, company, board=board) for board in boards), default=0)
    return 1000 * (process_time() - began), best


if __name__ == "__main__":
    main()
