"""While trains run: the run on the board, what it earns, and equal runs to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kursbuch.core.offers import Choices, Offer
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.run_trains import RunningTrains, RunTrains
from kursbuch.eighteen.running.equal_runs import EqualRuns, brings, difference, equal_runs
from kursbuch.eighteen.running.runs import Plan, best_runs, sum_of
from kursbuch.web.games.eighteen.naming import money
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Scene

PLAN = "plan"
"""What is picked: the number of one of several equal plans, the proposed one being 1."""


def runner(scene: Scene) -> CompanyId | None:
    """The company whose trains run now."""
    agenda = scene.view.agenda
    return agenda[-1].company if agenda and isinstance(agenda[-1], RunningTrains) else None


def plan_shown(scene: Scene) -> Plan | None:
    """The plan that is picked, or else the proposed one."""
    company = runner(scene)
    if company is None:
        return None
    picked = _number(scene.picked)
    if picked is None:
        return best_runs(state_of(scene), company)
    return equal_runs(state_of(scene), company).plans[picked]


def pick_plan(scene: Scene, place: Mapping[str, str]) -> Sequence[Offer]:
    """The offer to run one of the equal plans."""
    company, picked = runner(scene), _number(place)
    mine = [offer for offer in scene.offers if offer.action is RunTrains]
    if company is None or picked is None or not mine:
        return ()
    plans = equal_runs(state_of(scene), company).plans
    if picked >= len(plans):
        return ()
    chosen = Choices((plans[picked].runs,))
    return [Offer(RunTrains, offer.by, open={"runs": chosen}) for offer in mine]


def explain(scene: Scene) -> Mapping[str, Any]:
    """The run that is shown, train by train and stop by stop, and the others."""
    company, plan = runner(scene), plan_shown(scene)
    if company is None or plan is None:
        return {}
    state = state_of(scene)
    routes = [
        {
            "train": state.title.trains[run.train].shown,
            "sum": scene.words.say(sum_of(route)),
            "revenue": money(scene, route.revenue),
        }
        for run, route in zip(plan.runs, plan.routes, strict=True)
    ]
    return {
        "template": "games/eighteen/run.html",
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
    shown = _number(scene.picked) or 0
    plans = [
        {"number": n + 1, "shown": n == shown, "told": _told(scene, company, equal, n)}
        for n in range(len(equal.plans))
    ]
    return {"plans": plans, "complete": equal.complete}


def _told(scene: Scene, company: CompanyId, equal: EqualRuns, number: int) -> str:
    """What is different about a plan; nothing of the proposed one."""
    if not number:
        return ""
    plan = equal.plans[number]
    said = [difference(plan, equal.plans[0]), *brings(state_of(scene), company, plan)]
    return "; ".join(map(scene.words.say, said))


def _number(place: Mapping[str, str]) -> int | None:
    """The place of the picked plan in the list."""
    text = place.get(PLAN, "")
    return int(text) - 1 if text.isdecimal() and len(text) < 3 and int(text) else None
