"""Options of a title on the command line: NAME=VALUE."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from kursbuch.core.errors import BadSetup
from kursbuch.core.title import RULEBOOK, Title, Value, word
from kursbuch.core.words import Message

option_option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the title."
)


preset_option = click.option(
    "--preset", metavar="NAME", default=RULEBOOK, help="A named set of options: 18xx.games."
)


def read_options(
    title: Title[Any], words: Sequence[str], preset: str = RULEBOOK
) -> dict[str, Value]:
    """The options of a preset, and those that the words name, each of its own type."""
    values: dict[str, Value] = dict(title.preset(preset))
    for pair in words:
        name, sign, text = pair.partition("=")
        if not sign:
            raise BadSetup(Message("option-form", text=pair[:40]))
        known = [value for o in title.options if o.name == name for value in o.values]
        values[name] = next((value for value in known if word(value) == text), text)
    return values
