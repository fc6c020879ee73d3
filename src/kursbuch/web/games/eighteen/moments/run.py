"""Run: the proved best run is proposed; equal ones can be chosen, others drawn by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kursbuch.core.action import Action, Seat
from kursbuch.core.state import why_not
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.run_trains import RunningTrains, RunTrains
from kursbuch.eighteen.running.claimed_runs import examined
from kursbuch.eighteen.running.equal_runs import equal_runs
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.web.games.eighteen.drawing import HandDrawnRoutes, drawing
from kursbuch.web.games.eighteen.drawing_overlay import drawing_overlay
from kursbuch.web.games.eighteen.focus import amid_run
from kursbuch.web.games.eighteen.moments.turn import plate, steps
from kursbuch.web.games.eighteen.naming import money
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.eighteen.running import explain
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene


def run(scene: Scene) -> Moment:
    """The run that is proposed, train by train, and the others that earn as much."""
    state = state_of(scene)
    step = state.agenda[-1]
    assert isinstance(step, RunningTrains)
    moment = Moment(
        template="games/eighteen/moments/run.html",
        context=explain(scene),
        shows=frozenset({RunTrains}),
        steps=steps(scene),
        plate=plate(scene, step.company),
        focus=amid_run(scene, step.company, best_runs(state, step.company)),  # also while drawing
    )
    mine = [offer for offer in scene.offers if offer.action is RunTrains]
    if not mine:
        return moment
    drawn = drawing(state, step.company, scene.drawn)
    trains = {"trains": _trains(scene, drawn)}
    if drawn.routes:
        return _while_drawing(scene, moment, step.company, mine[0].by, drawn)
    plans = equal_runs(state, step.company).plans
    actions = [RunTrains(by=mine[0].by, runs=plan.runs) for plan in plans]
    wants = [proposing(action) for action in actions]
    chosen = {"wants": wants, "proposed": _number(scene, wants)}
    return replace(
        moment,
        context={**moment.context, **chosen, **trains},
        proposal=actions[0],
        commit=_commit(scene, plans[0].revenue),
    )


def _commit(scene: Scene, revenue: int) -> str:
    """What the button says: what the run brings."""
    if not isinstance(scene.proposed, RunTrains | None):
        return ""
    return scene.words.say(Message("e-go-run", revenue=revenue))


def _number(scene: Scene, wants: list[str]) -> int:
    """Which of the equal runs is proposed."""
    if scene.proposed is None:
        return 0
    asked = proposing(scene.proposed)
    return wants.index(asked) if asked in wants else 0


def _trains(scene: Scene, drawn: HandDrawnRoutes) -> list[Mapping[str, str]]:
    """The trains of the company, each to be drawn by hand."""
    shown = state_of(scene).title.trains
    return [
        {"label": shown[train].shown, "want": drawn.begin(number).want}
        for number, train in enumerate(drawn.trains)
    ]


def _while_drawing(
    scene: Scene, moment: Moment, company: CompanyId, seat: Seat, drawn: HandDrawnRoutes
) -> Moment:
    """What is drawn beside the best, what may come next, and what the law says of it."""
    state, stops = state_of(scene), drawn.network.stops
    action = RunTrains(by=seat, runs=drawn.runs())
    refusal = why_not(state, action) if action.runs else None
    plan, best = examined(state, company, action.runs), best_runs(state, company).revenue
    legal: Action | None = action if action.runs and not refusal else None
    context: dict[str, Any] = {
        "drawing": True,
        "trains": _trains(scene, drawn),
        "train": state.title.trains[drawn.trains[drawn.routes[-1].train]].shown,
        "way": [stops[stop].name for stop in drawn.routes[-1].stops(drawn.network)],
        "next": [
            {"name": stops[stop].name, "value": stops[stop].value, "want": then.want}
            for stop, then in drawn.following()
        ],
        "shorter": drawn.shorter().want,
        "drawn": money(scene, plan.revenue),
        "best": money(scene, best),
        "less": best - plan.revenue,
        "refusal": refusal,
    }
    return replace(
        moment,
        context=context,
        proposal=legal,
        overlay=drawing_overlay(scene, drawn),
        commit=_commit(scene, plan.revenue),
    )
