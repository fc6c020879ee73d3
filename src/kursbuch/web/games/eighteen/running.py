"""While trains run: the run on the board, what it earns, and equal runs to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.run_trains import RunningTrains, RunTrains
from kursbuch.eighteen.running.equal_runs import EqualRuns, brings, difference, equal_runs
from kursbuch.eighteen.running.runs import Plan, best_runs, sum_of
from kursbuch.web.games.eighteen.naming import money
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Scene


def runner(scene: Scene) -> CompanyId | None:
    """The company whose trains run now."""
    agenda = scene.view.agenda
    return agenda[-1].company if agenda and isinstance(agenda[-1], RunningTrains) else None


def plan_shown(scene: Scene) -> Plan | None:
    """The plan that the visitor proposes, or else the best."""
    company = runner(scene)
    if company is None or scene.drawn:
        return None
    if isinstance(scene.proposed, RunTrains):
        for plan in equal_runs(state_of(scene), company).plans:
            if plan.runs == scene.proposed.runs:
                return plan
    return best_runs(state_of(scene), company)


def explain(scene: Scene) -> Mapping[str, Any]:
    """The run that is shown, train by train and stop by stop, and the others."""
    company, state = runner(scene), state_of(scene)
    plan = plan_shown(scene) or (best_runs(state, company) if company else None)
    if company is None or plan is None:
        return {}
    routes = [
        {
            "train": state.title.trains[run.train].shown,
            "sum": scene.words.say(sum_of(route)),
            "revenue": money(scene, route.revenue),
        }
        for run, route in zip(plan.runs, plan.routes, strict=True)
    ]
    return {
        "company": company,
        "routes": routes,
        "proved": plan.proved,
        "revenue": money(scene, plan.revenue),
        "bound": money(scene, plan.bound),
        "brings": [scene.words.say(one) for one in brings(state, company, plan)],
        **_others(scene, company),
    }


def _others(scene: Scene, company: CompanyId) -> Mapping[str, Any]:
    """For the player who may choose: the equal plans, each with what differs."""
    if not any(offer.action is RunTrains for offer in scene.offers):
        return {}
    equal = equal_runs(state_of(scene), company)
    if len(equal.plans) == 1:
        return {}
    plans = [
        {"number": n + 1, "told": _told(scene, company, equal, n)} for n in range(len(equal.plans))
    ]
    return {"plans": plans, "complete": equal.complete}


def _told(scene: Scene, company: CompanyId, equal: EqualRuns, number: int) -> str:
    """What is different about a plan; nothing of the proposed one."""
    if not number:
        return ""
    plan = equal.plans[number]
    said = [difference(plan, equal.plans[0]), *brings(state_of(scene), company, plan)]
    return "; ".join(map(scene.words.say, said))
