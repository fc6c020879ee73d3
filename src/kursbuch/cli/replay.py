"""`kursbuch replay`: play a record again, with every check."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import TextIO

import click

from kursbuch.catalogue import title
from kursbuch.cli.files import FILE, json_option, load, print_json
from kursbuch.core.errors import BrokenRecord, IllegalAction
from kursbuch.core.offers import Plain
from kursbuch.core.record import Record, write_action, write_state
from kursbuch.core.record import replay as positions
from kursbuch.core.state import State


@click.command()
@click.argument("file", type=FILE)
@click.option("--trace", type=FILE, metavar="OUT.jsonl", help="Write the state after every action.")
@click.option("--until", type=int, metavar="N", help="Stop after the N-th action.")
@json_option
def replay(file: Path, trace: Path | None, until: int | None, as_json: bool) -> int:
    r"""Replay a game and say how it ended.

    \b
    Example: kursbuch replay game.json --trace game.jsonl
    """
    run = Replay(load(file), until)
    with trace.open("w", encoding="utf-8") if trace else nullcontext() as out:
        for number, state in enumerate(run):
            if out:
                write_row(out, number, run.record, state)
    if as_json:
        print_json(run.summary())
    else:
        click.echo(run.in_words())
    return 1 if run.refused else 0


class Replay:
    """A record being played again: its positions, and what came of it."""

    def __init__(self, record: Record, until: int | None) -> None:
        self.record = record
        self.until = len(record.actions) if until is None else until
        self.seconds = 0.0
        self.actions = 0
        self.state: State | None = None
        self.refused: BrokenRecord | None = None

    def __iter__(self) -> Iterator[State]:
        """Every position, as far as the record plays."""
        steps = positions(self.record, title)
        for number in range(min(self.until, len(self.record.actions)) + 1):
            began = perf_counter()
            try:
                self.state, _ = next(steps)
            except BrokenRecord as broken:
                self.refused = broken
                return
            finally:
                self.seconds += perf_counter() - began
            self.actions = number
            yield self.state

    def summary(self) -> Plain:
        """The outcome as JSON."""
        assert self.state is not None
        result = self.state.title.result(self.state)
        return {
            "title": self.state.title.key,
            "players": self.record.setup.players,
            "actions": self.actions,
            "finished": result is not None,
            "result": list(result.scores) if result else None,
            "end_reason": result.reason if result else None,
            "seconds": round(self.seconds, 4),  # type: ignore[dict-item]
            "refused": refusal(self.refused) if self.refused else None,
        }

    def in_words(self) -> str:
        """The outcome in a sentence."""
        assert self.state is not None
        result = self.state.title.result(self.state)
        played = f"{self.state.title.name}: {self.actions} actions in {self.seconds:.2f} s"
        if self.refused:
            return f"{played}. {self.refused}"
        return f"{played}, {f'finished: {result.scores}' if result else 'not finished'}."


def refusal(broken: BrokenRecord) -> Plain:
    """Where and why a record stopped."""
    rule = broken.cause.rule if isinstance(broken.cause, IllegalAction) else None
    return {"at": broken.seq, "rule": rule, "why": str(broken.cause)}


def write_row(out: TextIO, number: int, record: Record, state: State) -> None:
    """One line of a trace: the action and the state after it."""
    action = write_action(record.actions[number - 1]) if number else None
    row = {"id": number, "action": action, "state": write_state(state)}
    out.write(json.dumps(row, ensure_ascii=False) + "\n")
