"""The benchmarks still run, and their tables can be read for a comparison."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import strength
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


@pytest.mark.proof
def test_tables_of_every_title_are_played_and_watched_without_an_error() -> None:
    told = printed("load", "9", "3", "3", "15")
    assert "45 moves, 0 errors" in told
    assert "135 times news" in told


@pytest.mark.proof
def test_nothing_is_lost_when_the_server_is_killed_three_times() -> None:
    told = printed("crashes", "3")
    assert any(
        line.startswith("3 times killed") and line.endswith("nothing lost")
        for line in told.splitlines()
    )


def test_a_match_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log.jsonl"
    bots = ("novice", "random")
    few, more = (strength.Match("novice", "first-train-nuremberg", bots, n, 0.5) for n in (1, 3))
    strength.play([few], log, jobs=1)
    begun = log.read_text()
    strength.play([more], log, jobs=1)
    assert log.read_text().startswith(begun)
    assert [one.game for one in strength.read(log)] == [0, 1, 2]
    assert [one.seat for one in strength.read(log)] == [0, 1, 0]
    capsys.readouterr()
    strength.table([more], log)
    assert "3/3 games, wins" in capsys.readouterr().out
