"""What is said about an option: the rulebook's way, what a value changes, which presets use it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from kursbuch.core.title import Option, Title, Value, word
from kursbuch.core.words import Message


def about(title: Title[Any], option: Option, value: Value) -> Message:
    """One sentence on a value: what the rulebook says, or what the value changes."""
    said = re.sub(r"[^a-z0-9]+", "-", word(value).lower())
    if type(value) is int and type(option.default) is str:
        said = "number"
    return Message(f"about-{title.ledger}-{option.name}-{said}")


def users(title: Title[Any], option: Option, value: Value) -> list[str]:
    """The presets that play a value."""
    return [
        name
        for name, values in title.presets.items()
        if values.get(option.name, option.default) == value
    ]


def sentences(title: Title[Any], option: Option) -> Iterator[tuple[Value, Message, list[str]]]:
    """Each value with what it means and the presets that use it; numbers are told once."""
    told = set[Message]()
    for value in option.values:
        sentence = about(title, option, value)
        if sentence not in told:
            yield value, sentence, users(title, option, value)
        told.add(sentence)
