"""`kursbuch show`: the position in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from kursbuch.cli.files import FILE, at_option, json_option, print_json
from kursbuch.cli.sources import open_game, position
from kursbuch.core.offers import Plain
from kursbuch.core.state import State, to_act
from kursbuch.core.title import Result
from kursbuch.core.words import Message, Words


@click.command()
@click.argument("file", type=FILE)
@at_option
@json_option
def show(file: Path, at: int | None, as_json: bool) -> None:
    """Show whose turn it is and how everybody stands.

    \b
    Example: kursbuch show game.json --at 12
    """
    source = open_game(file)
    state = position(source, at)
    if as_json:
        print_json(describe(state))
        return
    click.echo(in_words(state, source.names))


def describe(state: State) -> dict[str, Plain]:
    """The position as JSON."""
    title = state.title
    result: Result | None = title.result(state)
    return {
        "title": title.key,
        "round": None,
        "phase": None,
        "to_act": list(to_act(state)),
        "players": [],
        "companies": [],
        **title.summary(title.view(state, None)),
        "finished": result is not None,
        "result": None
        if result is None
        else {"scores": list(result.scores), "places": list(result.places)},
    }


def in_words(state: State, names: Sequence[str]) -> str:
    """The position as lines of text."""
    words, summary = Words("en", names), describe(state)
    lines = [state.title.name]
    if state.title.note:
        lines.append(words.say(Message(state.title.note)))
    lines.append(where(summary))
    lines += outcome(state, words) or [turn(state, words)]
    for key, value in summary.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += ["", *table(key, value)]
    return "\n".join(lines)


def where(summary: Mapping[str, Plain]) -> str:
    """The round and the phase that the game is in."""
    phase = summary["phase"]
    named = f"phase {phase}" if isinstance(phase, int) else phase
    return ", ".join(str(part) for part in (summary["round"], named) if part)


def turn(state: State, words: Words) -> str:
    """Whose turn it is, and what for."""
    who = ", ".join(words.name(seat) for seat in to_act(state))
    return f"{who}: {words.say(state.agenda[-1].prompt(state))}"


def outcome(state: State, words: Words) -> list[str]:
    """The final standing, best first; nothing while the game goes on."""
    result: Result | None = state.title.result(state)
    if result is None:
        return []
    standing = sorted((place, seat) for seat, place in enumerate(result.places))
    return [
        words.say(Message("over")),
        *(f"  {place}. {words.name(seat)}: {result.scores[seat]}" for place, seat in standing),
    ]


def table(heading: str, rows: Sequence[Plain]) -> list[str]:
    """Records with the same keys as aligned columns."""
    records = [row for row in rows if isinstance(row, Mapping)]
    columns = list(records[0])
    cells = [columns, *([cell(record.get(c)) for c in columns] for record in records)]
    widths = [max(len(row[n]) for row in cells) for n in range(len(columns))]
    return [
        heading.capitalize(),
        *("  " + "  ".join(map(str.ljust, row, widths)).rstrip() for row in cells),
    ]


def cell(value: Plain) -> str:
    """One value in a table."""
    match value:
        case None:
            return "-"
        case list():
            return " ".join(map(cell, value)) or "-"
        case dict():
            return " ".join(f"{key}:{cell(part)}" for key, part in value.items()) or "-"
    return str(value)
