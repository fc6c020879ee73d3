"""`kursbuch titles`: what can be played."""

from __future__ import annotations

from typing import Any

import click

from kursbuch.catalogue import title as find
from kursbuch.catalogue import titles as all_titles
from kursbuch.cli.diff import report
from kursbuch.cli.files import json_option, print_json
from kursbuch.core import option_words
from kursbuch.core.offers import Plain
from kursbuch.core.title import Option, Title, word
from kursbuch.core.words import Message, speak


@click.command()
@click.argument("keys", metavar="[TITLE]...", nargs=-1)
@click.option("--diff", is_flag=True, help="Show what differs between two titles.")
@click.option("--page", is_flag=True, help="With --diff: write a page of documentation.")
@json_option
def titles(keys: tuple[str, ...], diff: bool, page: bool, as_json: bool) -> None:
    """List the titles with their player counts, presets and options.

    Of titles that are named, each option says what the rulebook says, what another value changes,
    and which presets use it.

    \b
    Example: kursbuch titles first-train-nuremberg
    Example: kursbuch titles 1844 1844-2003 --diff
    """
    chosen = [find(key) for key in keys] or list(all_titles().values())
    if diff:
        show_differences(keys, page, as_json)
        return
    if page:
        raise click.UsageError("--page goes with --diff.")
    if as_json:
        print_json([describe(title) for title in chosen])
        return
    explain = bool(keys)
    for title in chosen:
        click.echo(f"{title.key}: {title.name}, {players(title)}")
        if title.note:
            click.echo(f"  {speak(Message(title.note))}")
        for name in title.presets:
            click.echo(f"  --preset {name}: {speak(preset_words(name))}")
        for option in title.options:
            click.echo(
                f"  --option {option.name}={'|'.join(map(word, option.values))}{about(option)}"
            )
            if explain:
                explain_values(title, option)


def preset_words(name: str) -> Message:
    """What a preset is."""
    return Message(f"preset-{name.replace('.', '-')}")


def explain_values(title: Title[Any], option: Option) -> None:
    """What the rulebook says, what each other value changes, which presets use it."""
    for value, sentence, presets in option_words.sentences(title, option):
        used = f" ({', '.join(presets)})" if presets else ""
        click.echo(f"      {word(value)}: {speak(sentence)}{used}")


def show_differences(keys: tuple[str, ...], page: bool, as_json: bool) -> None:
    """What differs between two titles, read from the titles themselves."""
    if len(keys) != 2:
        raise click.UsageError("--diff compares two titles: name both.")
    left, right = map(find, keys)
    if as_json:
        print_json(report.as_json(left, right))
        return
    lines = report.as_page(left, right) if page else report.as_text(left, right)
    click.echo("\n".join(lines))


def players(title: Title[Any]) -> str:
    """How many can play."""
    least, most = title.players[0], title.players[-1]
    return f"{least}-{most} players" if least < most else f"{least} players"


def about(option: Option) -> str:
    """For whom an option is, and which rules it concerns."""
    counts = f" with {', '.join(map(str, option.players))} players" if option.players else ""
    return f"{counts} [{', '.join(option.rules)}]" if option.rules else counts


def describe(title: Title[Any]) -> Plain:
    """The title as JSON."""
    return {
        "key": title.key,
        "name": title.name,
        "family": title.family,
        "players": list(title.players),
        "rules": title.rules,
        "data": title.data,
        "note": speak(Message(title.note)) if title.note else None,
        "presets": {name: dict(values) for name, values in title.presets.items()},
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "rules": list(option.rules),
                "about": {
                    word(value): speak(sentence)
                    for value, sentence, _ in option_words.sentences(title, option)
                },
                "players": list(option.players or title.players),
            }
            for option in title.options
        ],
    }
