"""Every run of the recorded games is solved and proved, and equals the known optimum."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from benchmarks.routes import RECORDED, RecordedRun, games, recorded_runs, run_in
from kursbuch.core.copying import copy
from kursbuch.games.g1844.title import EDITION_2016
from kursbuch.routes.check import explain
from kursbuch.routes.solve import solve
from tests.routes import cpsat

FILES = games()
SECOND_OPINION = 12
"""Of so many recorded runs CP-SAT is asked about one,"""
SECONDS = 30
"""if there are no more stops than this: it takes some seconds then, else minutes."""


@cache
def optima() -> dict[tuple[str, int], dict[str, Any]]:
    known = json.loads((RECORDED / "optima.json").read_text())
    return {(one["file"], one["action_id"]): one for one in known}


def best(run: RecordedRun) -> int:
    plan = solve(run.network, run.trains)
    assert plan.proved, (run.file, run.number)
    assert explain(run.network, run.trains, plan.routes) == []
    assert plan.revenue == sum(route.revenue for route in plan.routes)
    return plan.revenue


@pytest.mark.proof
@pytest.mark.rule("44-RV-13", "24-IN-09", "24-IN-10")
@pytest.mark.skipif(not FILES, reason="the recorded games are not beside this checkout")
@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_recorded_run_is_proved_and_equals_the_known_optimum(file: Path) -> None:
    for run in recorded_runs(file):
        revenue = best(run)
        known = optima().get((run.file, run.number))
        assert revenue >= run.taken, (run.file, run.number)
        if known is not None:
            assert revenue == known["optimum_18xx"], (run.file, run.number)
        if run.number % SECOND_OPINION == 0 and len(run.network.stops) <= SECONDS:
            assert revenue == cpsat.best_revenue(run.network, run.trains), (run.file, run.number)


@pytest.mark.proof
@pytest.mark.rule("44-RT-08", "44-RT-18", "44-RV-11")
@pytest.mark.skipif(not FILES, reason="the recorded games are not beside this checkout")
@pytest.mark.parametrize(
    "file", [file for file in FILES if "1844" in file.parts], ids=lambda file: file.stem
)
def test_under_the_rulebook_every_recorded_run_equals_the_known_optimum(file: Path) -> None:
    for run in recorded_runs(file):
        known = optima().get((run.file, run.number))
        if known is not None:
            revenue = best(_by_the_rulebook(run, file))
            assert revenue == known["optimum_rulebook"], (run.file, run.number)


def _by_the_rulebook(run: RecordedRun, file: Path) -> RecordedRun:
    state = copy(run.state)
    state.title = EDITION_2016.start(state.setup.players).title
    action = {"entity": run.company, "id": run.number, "routes": ()}
    return run_in(state, action, file)
