"""The solver: every run of the recorded games, solved again; processor time, one core.

`python -m benchmarks.routes [PART] [--plain]` reads only files whose path contains PART, and does
without the compiled search.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

from kursbuch.core.errors import KursbuchError
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.routes import compiled
from kursbuch.routes.network import Network, Train
from kursbuch.routes.solve import solve

RECORDED = Path(__file__).parents[2] / "shared" / "recorded"
SLOWEST = 10
LOOKED_INTO = 0.003
"""What takes more seconds than this can be among the slowest."""


@dataclass(frozen=True, slots=True)
class RecordedRun:
    """A position in which a company ran its trains, and what it took."""

    file: str
    number: int
    company: str
    network: Network
    trains: tuple[Train, ...]
    taken: int
    state: Any = field(repr=False)


@dataclass(frozen=True, slots=True)
class Timed:
    """One run solved, with what makes it slow."""

    file: str
    seconds: float
    proved: bool
    below: bool
    why: str


def games(part: str = "") -> list[Path]:
    """The recorded games whose path contains this."""
    found = sorted(
        path for folder in ("real", "random") for path in (RECORDED / folder).rglob("*.json")
    )
    return [path for path in found if part in str(path.relative_to(RECORDED))]


def recorded_runs(file: Path) -> Iterator[RecordedRun]:
    """All runs of a game, each in the position before it."""
    before: Any = None
    for action, state in begin_import(read_site_game(file.read_bytes())).steps():
        if action is not None and action["type"] == "run_routes":
            yield run_in(before, action, file)
        before = state


def run_in(state: Any, action: Any, file: Path) -> RecordedRun:
    """What a company had to solve in this position."""
    company, running = action["entity"], state.title.running
    return RecordedRun(
        str(file.relative_to(RECORDED)),
        int(action["id"]),
        company,
        running.network(state, company, None),
        tuple(running.train(state, company, train) for train in state.companies[company].trains),
        sum(route["revenue"] for route in action["routes"]) + action.get("subsidy", 0),
        state,
    )


def main(part: str = "") -> None:
    print(
        "Route solver: every recorded run,",
        "compiled" if compiled.is_compiled() else "plain Python",
    )
    files = games(part)
    if not files:
        print("No recorded games beside this checkout: nothing to measure.")
        return
    timed: list[Timed] = []
    gc.freeze()
    for file in files:
        try:
            timed += map(_solved, recorded_runs(file))
        except KursbuchError as refused:
            print(f"{file.relative_to(RECORDED)} is read only up to a refusal: {refused}")
    times = f"{'median ms':>11}{'p90 ms':>8}{'p99 ms':>8}{'worst ms':>9}"
    print(f"{'games':12}{'runs':>7}{times}{'proved':>9}")
    for folder in ("real", "random"):
        _print_row(folder, [one for one in timed if one.file.startswith(folder)])
    _print_row("all", timed)
    print(f"below what was taken in the recorded game: {sum(one.below for one in timed)}")
    print("the slowest:")
    for one in sorted(timed, key=lambda one: -one.seconds)[:SLOWEST]:
        print(f"{1000 * one.seconds:10.1f} ms  {one.why}")


def _solved(run: RecordedRun) -> Timed:
    began = process_time()
    plan = solve(run.network, run.trains)
    seconds = process_time() - began
    trains = " ".join(train.name for train in run.trains)
    size = f"{len(run.network.stops)} stops, {len(run.network.links)} links"
    why = f"{run.file} {run.number} {run.company}: {trains}; {size}, {plan.nodes:,} steps"
    if seconds > LOOKED_INTO:
        why += f"; {plan.revenue}, but {_alone(run)} if no train were in another's way"
    return Timed(run.file, seconds, plan.proved, plan.revenue < run.taken, why)


def _alone(run: RecordedRun) -> int:
    """What each train would earn by itself: where it is much more, many routes are possible."""
    return sum(solve(run.network, (train,)).revenue for train in run.trains)


def _print_row(name: str, timed: Sequence[Timed]) -> None:
    if not timed:
        return
    times = sorted(1000 * one.seconds for one in timed)
    at = [times[min(len(times) - 1, len(times) * share // 100)] for share in (50, 90, 99)]
    proved = 100 * sum(one.proved for one in timed) / len(timed)
    print(
        f"{name:12}{len(timed):7}{at[0]:11.2f}{at[1]:8.2f}{at[2]:8.1f}{times[-1]:9.1f}{proved:8.2f}%"
    )


if __name__ == "__main__":
    if "--plain" in sys.argv:
        sys.argv.remove("--plain")
        compiled._search = None
    main(*sys.argv[1:2])
