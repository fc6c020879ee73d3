"""Plans of routes as the command line tells them: in words and as JSON."""

from __future__ import annotations

from kursbuch.core.codec import encode
from kursbuch.core.offers import Plain
from kursbuch.core.words import Words
from kursbuch.eighteen.ids import CompanyId, StopId, hex_of
from kursbuch.eighteen.operating.depot import shown
from kursbuch.eighteen.running.claimed_runs import said
from kursbuch.eighteen.running.equal_runs import EqualRuns, brings, difference
from kursbuch.eighteen.running.runs import Plan, Run
from kursbuch.eighteen.state import State18
from kursbuch.routes.check import told
from kursbuch.routes.network import Route


def describe(state: State18, company: CompanyId, plan: Plan, seconds: float) -> dict[str, Plain]:
    """The best plan as JSON."""
    return {
        "company": company,
        "revenue": plan.revenue,
        "proved": plan.proved,
        "bound": plan.bound,
        "routes": routes_json(state, plan),
        "seconds": round(seconds, 6),  # type: ignore[dict-item]
    }


def describe_equal(
    state: State18, company: CompanyId, equal: EqualRuns, words: Words
) -> dict[str, Plain]:
    """The other plans of the same revenue as JSON, and whether these are all."""
    brought: list[list[Plain]] = [
        [words.say(one) for one in brings(state, company, plan)] for plan in equal.plans
    ]
    others: list[Plain] = [
        {
            "differs": words.say(difference(plan, equal.plans[0])),
            "brings": told_of_it,
            "routes": routes_json(state, plan),
            "runs": encode(plan.runs),
        }
        for plan, told_of_it in zip(equal.plans[1:], brought[1:], strict=True)
    ]
    return {"brings": brought[0], "alternatives": others, "all_listed": equal.complete}


def describe_shown(state: State18, company: CompanyId, plan: Plan, words: Words) -> Plain:
    """Runs that somebody showed as JSON: what they earn, or what is wrong with them."""
    return {
        "company": company,
        "valid": not plan.problems,
        "revenue": plan.revenue,
        "routes": routes_json(state, plan),
        "problems": [
            {"rule": problem.rule, "why": words.say(said(problem))} for problem in plan.problems
        ],
    }


def routes_json(state: State18, plan: Plan) -> list[Plain]:
    """The routes of a valid plan as JSON."""
    if plan.problems:
        return []
    pairs = zip(plan.runs, plan.routes, strict=True)
    return [_route_json(state, plan, run, route) for run, route in pairs]


def _route_json(state: State18, plan: Plan, run: Run, route: Route) -> Plain:
    return {
        "train": shown(state, run.train),
        "stops": [plan.network.stops[stop].name for stop in route.stops],
        "hexes": list(hexes(run)),
        "revenue": route.revenue,
        "parts": [
            {"what": part.name, "times": part.times, "amount": part.amount} for part in route.parts
        ],
    }


def hexes(run: Run) -> list[str]:
    """The hexes that the route runs through, in order."""
    whole: list[str] = [hex_of(StopId(stop)) for stop in run.stops[:1]]
    for way in run.hexes:
        whole += [name for name in way if name != whole[-1]]
    return whole


def in_words(state: State18, company: CompanyId, plan: Plan) -> str:
    """The best plan part by part."""
    sure = "proved" if plan.proved else f"not proved: at most {plan.bound}"
    return "\n".join([f"{company}: {plan.revenue} ({sure})", *lines(state, plan)])


def equal_in_words(state: State18, company: CompanyId, equal: EqualRuns, words: Words) -> str:
    """The other plans of the same revenue, each with what differs."""
    best, *others = equal.plans
    whole = _brought(state, company, best, words)
    for number, plan in enumerate(others, 2):
        whole.append(f"Or plan {number}: {words.say(difference(plan, best))}")
        whole += [*lines(state, plan), *_brought(state, company, plan, words)]
    if not equal.complete:
        whole.append("There may be others that earn as much.")
    elif not others:
        whole.append("No other plan earns as much.")
    return "\n".join(whole)


def _brought(state: State18, company: CompanyId, plan: Plan, words: Words) -> list[str]:
    return [f"  {words.say(one)}" for one in brings(state, company, plan)]


def lines(state: State18, plan: Plan) -> list[str]:
    """The routes of a valid plan, one a line."""
    return [
        f"  {shown(state, run.train)}: {told(route)} = {route.revenue}"
        for run, route in zip(plan.runs, plan.routes, strict=True)
    ]
