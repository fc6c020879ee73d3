"""`kursbuch routes`: the best run of a company, proved and explained."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import click

from kursbuch.cli import plans
from kursbuch.cli.files import FILE, at_option, json_option, print_json
from kursbuch.cli.sources import open_game, position
from kursbuch.core.action import Seat
from kursbuch.core.codec import read_json
from kursbuch.core.record import read_action
from kursbuch.core.words import Words
from kursbuch.eighteen.best_run import with_trains
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.claimed_runs import examined, refusal
from kursbuch.eighteen.running.equal_runs import equal_runs
from kursbuch.eighteen.running.runs import Run, best_runs
from kursbuch.eighteen.state import State18


@click.command()
@click.argument("file", type=FILE)
@at_option
@click.option("--company", metavar="C", help="Another company than the one about to run.")
@click.option("--alternatives", is_flag=True, help="List other plans of the same revenue too.")
@click.option(
    "--runs", metavar="JSON", help="What these runs earn, or all that is wrong with them."
)
@json_option
def routes(
    file: Path,
    at: int | None,
    company: str | None,
    alternatives: bool,
    runs: str | None,
    as_json: bool,
) -> int:
    """Show the best run of the company about to run.

    \b
    Example: kursbuch routes game.json --at 412 --company SBB
    """
    source = open_game(file)
    words = Words("en", source.names)
    state, found = with_trains(position(source, at), company)
    if runs is not None:
        return show_runs(state, found, the_runs(state, runs), words, as_json)
    began = perf_counter()
    plan = best_runs(state, found)
    seconds = perf_counter() - began
    if as_json:
        whole = plans.describe(state, found, plan, seconds)
        if alternatives:
            whole |= plans.describe_equal(state, found, equal_runs(state, found), words)
        print_json(whole)
        return 0
    click.echo(plans.in_words(state, found, plan))
    if alternatives:
        click.echo(plans.equal_in_words(state, found, equal_runs(state, found), words))
    return 0


def the_runs(state: State18, text: str) -> tuple[Run, ...]:
    """The runs that somebody wrote, as an action names them."""
    asked = {"do": RunTrains.__name__, "by": Seat(0), "runs": read_json(text)}
    action = read_action(state.title, asked)
    assert isinstance(action, RunTrains)
    return action.runs


def show_runs(
    state: State18, company: CompanyId, runs: tuple[Run, ...], words: Words, as_json: bool
) -> int:
    """What runs earn part by part, or everything that is wrong with them."""
    plan = examined(state, company, runs)
    if as_json:
        print_json(plans.describe_shown(state, company, plan, words))
        return int(bool(plan.problems))
    if plan.problems:
        raise refusal(plan.problems)
    click.echo("\n".join([f"{company}: {plan.revenue}", *plans.lines(state, plan)]))
    return 0
