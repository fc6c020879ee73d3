"""`kursbuch routes`: the best run of a company, proved and explained."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import click

from kursbuch.cli.files import FILE, at_option, json_option, print_json
from kursbuch.cli.sources import open_game, position
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Plain
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.eighteen.depot import shown
from kursbuch.eighteen.ids import CompanyId, hex_of
from kursbuch.eighteen.operating_round import company_at_turn
from kursbuch.eighteen.runs import Plan, Run, best_runs
from kursbuch.eighteen.state import State18
from kursbuch.routes.network import Part, Route


@click.command()
@click.argument("file", type=FILE)
@at_option
@click.option("--company", metavar="C", help="Another company than the one about to run.")
@json_option
def routes(file: Path, at: int | None, company: str | None, as_json: bool) -> None:
    r"""Show the best run of the company about to run.

    \b
    Example: kursbuch routes game.json --at 412 --company SBB
    """
    state = position(open_game(file), at)
    found = the_company(state, company)
    assert isinstance(state, State18)
    began = perf_counter()
    plan = best_runs(state, found)
    seconds = perf_counter() - began
    if as_json:
        print_json(describe(state, found, plan, seconds))
    else:
        click.echo(in_words(state, found, plan))


def the_company(state: State, wanted: str | None) -> CompanyId:
    """The company that is asked for, or the one at its turn; it must have trains."""
    if not isinstance(state, State18):
        raise BadSetup(Message("no-routes", title=state.title.name))
    if wanted is not None and wanted not in state.companies:
        raise BadSetup(
            Message("company-unknown", company=wanted[:20], known=sorted(state.companies))
        )
    company = CompanyId(wanted) if wanted is not None else company_at_turn(state)
    if company is None:
        raise BadSetup(Message("nobody-runs"))
    if not state.companies[company].trains:
        raise BadSetup(Message("no-trains", company=company))
    return company


def describe(state: State18, company: CompanyId, plan: Plan, seconds: float) -> Plain:
    """The plan as JSON."""
    return {
        "company": company,
        "revenue": plan.revenue,
        "proved": plan.proved,
        "bound": plan.bound,
        "routes": [
            route_json(state, plan, run, route)
            for run, route in zip(plan.runs, plan.routes, strict=True)
        ],
        "seconds": round(seconds, 6),  # type: ignore[dict-item]
    }


def route_json(state: State18, plan: Plan, run: Run, route: Route) -> Plain:
    """One train's route as JSON."""
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
    whole: list[str] = [hex_of(stop) for stop in run.stops[:1]]  # type: ignore[arg-type]
    for way in run.hexes:
        whole += [name for name in way if name != whole[-1]]
    return whole


def in_words(state: State18, company: CompanyId, plan: Plan) -> str:
    """The plan part by part."""
    sure = "proved" if plan.proved else f"not proved: at most {plan.bound}"
    lines = [f"{company}: {plan.revenue} ({sure})"]
    for run, route in zip(plan.runs, plan.routes, strict=True):
        parts = " + ".join(map(part_in_words, route.parts))
        lines.append(f"  {shown(state, run.train)}: {parts} = {route.revenue}")
    return "\n".join(lines)


def part_in_words(part: Part) -> str:
    """One summand."""
    return f"{part.name} {f'{part.times}×' if part.times > 1 else ''}{part.amount}"
