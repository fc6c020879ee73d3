"""`kursbuch replay`: play a game again, with every check."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import click

from kursbuch.cli.files import FILE, json_option, print_json
from kursbuch.cli.sources import open_game
from kursbuch.core.errors import BrokenRecord, IllegalAction, KursbuchError
from kursbuch.core.offers import Plain
from kursbuch.core.title import Result
from kursbuch.formats.eighteen_games.importing import ImpossibleAction
from kursbuch.formats.sources import Position, Source


@click.command()
@click.argument("file", type=FILE)
@click.option("--trace", type=FILE, metavar="OUT.jsonl", help="Write the state after every action.")
@click.option("--until", type=int, metavar="N", help="Stop after action N.")
@json_option
def replay(file: Path, trace: Path | None, until: int | None, as_json: bool) -> int:
    """Replay a game and say how it ended.

    \b
    Example: kursbuch replay game.json --trace game.jsonl
    """
    source = open_game(file)
    run = Replay(source, source.last if until is None else until)
    if trace:
        write_trace(source, trace, run.until)
    run.play()
    if as_json:
        print_json(run.summary())
    else:
        click.echo(run.in_words())
    return 1 if run.refused else 0


def write_trace(source: Source, out: Path, until: int) -> None:
    """One line a state, as far as the game plays."""
    with out.open("w", encoding="utf-8") as lines:
        try:
            for row in source.trace():
                if isinstance(row["id"], int) and row["id"] > until:
                    break
                lines.write(json.dumps(row, ensure_ascii=False) + "\n")
        except (BrokenRecord, ImpossibleAction):
            return  # what came before is written; the replay says what was wrong


class Replay:
    """A game being played again, and what came of it."""

    def __init__(self, source: Source, until: int) -> None:
        self.source = source
        self.until = until
        self.seconds = 0.0
        self.actions = 0
        self.position: Position | None = None
        self.refused: BrokenRecord | ImpossibleAction | None = None

    def play(self) -> None:
        """Go through the game; only the time that the engine needs is counted."""
        began = perf_counter()
        try:
            for position in self._wanted():
                self.actions += position.number > 0
                self.position = position
        except (BrokenRecord, ImpossibleAction) as refused:
            self.refused = refused
        self.seconds = perf_counter() - began

    def _wanted(self) -> Iterator[Position]:
        for position in self.source.positions():
            if position.number > self.until:
                return
            yield position

    @property
    def result(self) -> Result | None:
        """The result, if the game came to its end."""
        assert self.position is not None
        state = self.position.state
        found: Result | None = state.title.result(state)
        return found

    def summary(self) -> Plain:
        """The outcome as JSON."""
        assert self.position is not None
        state, result = self.position.state, self.result
        return {
            "title": state.title.key,
            "players": state.setup.players,
            "actions": self.actions,
            "finished": result is not None,
            "result": list(result.scores) if result else None,
            "end_reason": result.reason if result else None,
            "seconds": round(self.seconds, 4),  # type: ignore[dict-item]
            "refused": refusal(self.refused) if self.refused else None,
        }

    def in_words(self) -> str:
        """The outcome in a sentence."""
        assert self.position is not None
        name, result = self.position.state.title.name, self.result
        moves = "1 action" if self.actions == 1 else f"{self.actions} actions"
        played = f"{name}: {moves} in {self.seconds:.2f} s"
        if self.refused:
            return f"{played}. {self.refused}"
        return f"{played}, {f'finished: {result.scores}' if result else 'not finished'}."


def refusal(broken: BrokenRecord | ImpossibleAction) -> Plain:
    """Where and why a game stopped."""
    at = broken.seq if isinstance(broken, BrokenRecord) else broken.number
    cause: KursbuchError = broken.cause
    rule = cause.rule if isinstance(cause, IllegalAction) else None
    return {"at": at, "rule": rule, "why": str(cause)}
