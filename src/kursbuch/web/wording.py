"""Names for what the catalogues may or may not have a word for."""

from __future__ import annotations

import re
from typing import Any

from kursbuch.core.title import Title, Value
from kursbuch.core.words import Message, Words


def spaced(name: str) -> str:
    """A class or field name as words: `PlaceBid` becomes "Place bid"."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", " ", name).strip()
    return words[:1].upper() + words[1:].lower()


def say_or(words: Words, key: str, otherwise: str) -> str:
    """The message of this key if there is one, else the name as words."""
    known = re.fullmatch(r"[A-Za-z][\w-]*", key) and words.knows(key)
    return words.say(Message(key)) if known else spaced(otherwise)


def title_name(words: Words, title: Title[Any]) -> str:
    """What a title is called in the language of the page; by default as on its box."""
    key = f"title-{title.key}"
    return words.say(Message(key)) if words.knows(key) else title.name


def option_value(words: Words, name: str, value: Value) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return words.say(Message("page-yes" if value else "page-no"))
    own, slug = f"option-{name}-{value}", re.sub(r"[^a-z0-9]+", "-", str(value).lower()).strip("-")
    return say_or(words, own, "") or say_or(words, f"option-is-{slug}", str(value))
