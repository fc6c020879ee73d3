"""The benchmarks still run, and their tables can be read for a comparison."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.compare import figures

PRINTED = """\
Engine: random games, one process
title                     plays/s  copy µs
1824                         1342     23.6
Pages: bytes compressed, CPU milliseconds
a move at action 10                 23.6 ms     2,235 bytes, at most 13470
the slowest:
       6.3 ms  real/1844/160062.json 866 SBB: 5H 8E; 42 stops
"""


def test_figures_are_read_with_their_row_and_column() -> None:
    assert list(figures("all", PRINTED)) == [
        (("all", "1824", "plays/s"), 1342),
        (("all", "1824", "copy µs"), 23.6),
        (("all", "a move at action 10", "ms"), 23.6),
        (("all", "a move at action 10", "bytes"), 2235),
    ]


@pytest.mark.proof
@pytest.mark.parametrize("name", ["pages", "replays", "startup", "what_if"])
def test_a_benchmark_prints_figures(name: str) -> None:
    if "not beside this checkout" not in (told := printed(name)):
        assert list(figures(name, told))


def printed(name: str, *asked: str) -> str:
    """What a benchmark prints."""
    command = [sys.executable, "-m", f"benchmarks.{name}", *asked]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[1]
    )
    return done.stdout


def test_no_idle_table_has_a_timer_or_a_query_of_its_own() -> None:
    told = figures("slow_games", printed("slow_games", "10", "1"))
    found = {(row, column): value for (_, row, column), value in told}
    assert found["timers and threads of theirs", ""] == 0
    assert found["clocks that are due", "queries"] == 1
    assert found["work that was left", "queries"] == 6


@pytest.mark.proof
def test_a_sample_of_all_races_goes_well() -> None:
    told = printed("races", "--every", "19", "--clients", "12")
    assert told.endswith("0 pairs went wrong\n")
