"""Run: the proved best run is proposed; equal ones can be chosen."""

from __future__ import annotations

from kursbuch.core.action import Action
from kursbuch.eighteen.operating.run_trains import RunningTrains, RunTrains
from kursbuch.eighteen.running.equal_runs import equal_runs
from kursbuch.web.games.eighteen.moments.turn import plate, steps
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.eighteen.running import explain
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene


def run(scene: Scene) -> Moment:
    """The run that is proposed, train by train, and the others that earn as much."""
    state = state_of(scene)
    step = state.agenda[-1]
    assert isinstance(step, RunningTrains)
    mine = [offer for offer in scene.offers if offer.action is RunTrains]
    best: Action | None = None
    wants: list[str] = []
    if mine:
        plans = equal_runs(state, step.company).plans
        actions = [RunTrains(by=mine[0].by, runs=plan.runs) for plan in plans]
        best, wants = actions[0], [proposing(action) for action in actions]
    return Moment(
        template="games/eighteen/moments/run.html",
        context={**explain(scene), "wants": wants, "proposed": _number(scene, wants)},
        shows=frozenset({RunTrains}),
        steps=steps(scene),
        plate=plate(scene, step.company),
        proposal=best,
    )


def _number(scene: Scene, wants: list[str]) -> int:
    """Which of the equal runs is proposed."""
    if scene.proposed is None:
        return 0
    asked = proposing(scene.proposed)
    return wants.index(asked) if asked in wants else 0
