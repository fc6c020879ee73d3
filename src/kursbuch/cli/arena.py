"""`kursbuch arena`: bots against each other."""

from __future__ import annotations

import sys
from time import perf_counter

import click

from kursbuch.bots.arena import Outcome, pairings, tournament
from kursbuch.bots.standings import standings
from kursbuch.catalogue import title as find
from kursbuch.cli.files import json_option, print_json
from kursbuch.cli.setups import option_option, read_options


@click.command()
@click.argument("key", metavar="TITLE")
@click.option("--seats", required=True, metavar="BOT,BOT,...", help="Who sits at the table.")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=10, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True)
@option_option
@json_option
def arena(
    key: str, seats: str, games: int, seed: int, jobs: int, options: tuple[str, ...], as_json: bool
) -> int:
    r"""Let bots play each other, seats rotated: wins, scores, seconds a game.

    \b
    Example: kursbuch arena first-train-nuremberg --seats random,random,random --games 20
    """
    title = find(key)
    bots = tuple(seats.split(","))
    todo = pairings(title.key, bots, games, seed, read_options(title, options))
    title.start(len(bots), 0, todo[0].options)  # a wrong setup is said before the games begin
    began = perf_counter()
    outcomes: list[Outcome] = []
    with click.progressbar(
        tournament(todo, jobs), length=games, label=title.key, file=sys.stderr
    ) as bar:
        outcomes.extend(bar)
    seconds = perf_counter() - began
    unfinished = sum(outcome.result is None for outcome in outcomes)
    table = [standing.plain() for standing in standings(bots, outcomes)]
    if as_json:
        print_json(
            {
                "title": title.key,
                "games": games,
                "unfinished": unfinished,
                "seconds": round(seconds, 3),  # type: ignore[dict-item]
                "seats": table,  # type: ignore[dict-item]
            }
        )
    else:
        for row in table:
            click.echo("  ".join(f"{name} {value}" for name, value in row.items()))
        actions = sum(outcome.actions for outcome in outcomes)
        click.echo(
            f"{games} games, {unfinished} unfinished, {actions} actions, "
            f"{seconds / games:.3f} s a game"
        )
    return 1 if unfinished else 0
