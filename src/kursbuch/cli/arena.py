"""`kursbuch arena`: bots against each other."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

import click

from kursbuch.bots.arena import Outcome, pairings, tournament
from kursbuch.bots.backends import BACKENDS, PROCESSES
from kursbuch.bots.habits import habits
from kursbuch.bots.standings import standings
from kursbuch.bots.times import times
from kursbuch.catalogue import title as find
from kursbuch.cli.files import Json, json_option, print_json
from kursbuch.cli.setups import option_option, read_options
from kursbuch.core.record import write_record

Row: TypeAlias = dict[str, str | float | list[float]]
"""What is told of one bot, by what it is called."""


@click.command()
@click.argument("key", metavar="TITLE")
@click.option("--seats", required=True, metavar="BOT,BOT,...", help="Who sits at the table.")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=10, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option(
    "--backend",
    type=click.Choice(BACKENDS),
    default=PROCESSES,
    show_default=True,
    help="Where games are played; the others need the extra `arena`.",
)
@click.option("--csv", "table", type=click.Path(dir_okay=False), help="A row for each seat.")
@click.option("--records", type=click.Path(file_okay=False), help="Keep the games in this folder.")
@click.option("--habits", "with_habits", is_flag=True, help="How often each did what in a game.")
@click.option("--times", "with_times", is_flag=True, help="How long each thought about a choice.")
@option_option
@json_option
def arena(
    key: str,
    seats: str,
    games: int,
    seed: int,
    jobs: int,
    backend: str,
    table: str | None,
    records: str | None,
    with_habits: bool,
    with_times: bool,
    options: tuple[str, ...],
    as_json: bool,
) -> int:
    """Let bots play each other, each seed once in every seat: wins, scores, ratings.

    \b
    Example: kursbuch arena first-train-nuremberg --seats novice,random,random --games 30
    """
    title = find(key)
    bots = tuple(seats.split(","))
    todo = pairings(title.key, bots, games, seed, read_options(title, options))
    title.start(len(bots), 0, todo[0].options)  # a wrong setup is said before the games begin
    began = perf_counter()
    outcomes: list[Outcome] = []
    with click.progressbar(
        tournament(todo, jobs, backend), length=games, label=title.key, file=sys.stderr
    ) as bar:
        outcomes.extend(bar)
    seconds = perf_counter() - began
    if table:
        write_table(Path(table), outcomes)
    if records:
        keep_records(Path(records), outcomes)
    rows = _rows(bots, outcomes, with_habits, with_times)
    if as_json:
        print_json(_document(title.key, outcomes, seconds, rows))
    else:
        _print(outcomes, seconds, rows)
    return 1 if _unfinished(outcomes) else 0


def _unfinished(outcomes: Sequence[Outcome]) -> int:
    return sum(outcome.result is None for outcome in outcomes)


def _rows(
    bots: tuple[str, ...], outcomes: Sequence[Outcome], with_habits: bool, with_times: bool
) -> list[Row]:
    """What is told of each bot: its standing, and what was asked for besides."""
    rows: list[Row] = [standing.plain() for standing in standings(bots, outcomes)]
    if with_habits:
        for row, habit in zip(rows, habits(bots, outcomes), strict=True):
            row |= habit
    if with_times:
        for row, took in zip(rows, times([each.thought for each in outcomes]), strict=True):
            row |= took
    return rows


def _document(
    key: str, outcomes: Sequence[Outcome], seconds: float, rows: list[Row]
) -> Mapping[str, Json]:
    return {
        "title": key,
        "games": len(outcomes),
        "unfinished": _unfinished(outcomes),
        "seconds": round(seconds, 3),
        "seats": rows,
    }


def _print(outcomes: Sequence[Outcome], seconds: float, rows: list[Row]) -> None:
    for row in rows:
        click.echo("  ".join(f"{name} {value}" for name, value in row.items()))
    games, actions = len(outcomes), sum(outcome.actions for outcome in outcomes)
    click.echo(
        f"{games} games, {_unfinished(outcomes)} unfinished, {actions} actions, "
        f"{seconds / games:.3f} s a game"
    )


def write_table(file: Path, outcomes: Sequence[Outcome]) -> None:
    """One row for each seat of each game."""
    with file.open("w", encoding="utf-8", newline="") as opened:
        rows = csv.writer(opened)
        rows.writerow(("game", "seed", "seat", "bot", "score", "place", "actions", "seconds"))
        for game, outcome in enumerate(outcomes):
            for seat, bot in enumerate(outcome.bots):
                score = outcome.result.scores[seat] if outcome.result else ""
                place = outcome.result.places[seat] if outcome.result else ""
                told = (outcome.actions, round(outcome.seconds, 3))
                rows.writerow((game, outcome.record.setup.seed, seat, bot, score, place, *told))


def keep_records(folder: Path, outcomes: Sequence[Outcome]) -> None:
    """Each game as a record that any command reads."""
    folder.mkdir(parents=True, exist_ok=True)
    for game, outcome in enumerate(outcomes):
        text = json.dumps(write_record(outcome.record), ensure_ascii=False)
        (folder / f"{game:04}.json").write_text(text, encoding="utf-8")
