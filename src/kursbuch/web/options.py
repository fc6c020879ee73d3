"""Presets and options in words, for the form of a new table and for the help."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kursbuch.core import option_words
from kursbuch.core.title import Option, Title, Value, word
from kursbuch.core.words import Words
from kursbuch.web.wording import option_value, say_or

OWN = "own"
"""No preset: every option is chosen by itself."""


@dataclass(frozen=True)
class ValueText:
    """A value of an option: what the rulebook says, or what the value changes, and who uses it."""

    label: str
    sentence: str
    presets: list[str]


@dataclass(frozen=True)
class OptionText:
    """An option in words."""

    name: str
    label: str
    choices: list[tuple[str, str]]
    chosen: str
    rules: tuple[str, ...]
    values: list[ValueText]
    players: tuple[int, ...] = ()


@dataclass(frozen=True)
class ChangeText:
    """A value that a game or a preset plays and the rulebook does not."""

    option: str
    value: str
    sentence: str


@dataclass(frozen=True)
class PresetText:
    """A preset in words, and what it changes of the rulebook."""

    key: str
    name: str
    sentence: str
    changes: list[ChangeText]


def option_texts(
    title: Title[Any], options: Iterable[Option], played: Mapping[str, Value], words: Words
) -> list[OptionText]:
    """The options with what a game would play."""
    return [
        OptionText(
            option.name,
            _label(option, words),
            [(word(value), option_value(words, option.name, value)) for value in option.values],
            word(played.get(option.name, option.default)),
            option.rules,
            list(_values(title, option, words)),
            option.players,
        )
        for option in options
    ]


def preset_texts(title: Title[Any], words: Words) -> list[PresetText]:
    """The presets by name, the rulebook's first; last one's own choice. None without options."""
    if not title.options:
        return []
    return [
        PresetText(
            key,
            say_or(words, f"preset-name-{_slug(key)}", key),
            say_or(words, f"preset-{_slug(key)}", key),
            change_texts(title, title.presets.get(key, {}), words),
        )
        for key in (*title.presets, OWN)
    ]


def _slug(key: str) -> str:
    return key.replace(".", "-")


def _label(option: Option, words: Words) -> str:
    return say_or(words, f"option-{option.name}", option.name)


def _values(title: Title[Any], option: Option, words: Words) -> Iterator[ValueText]:
    for value, message, presets in option_words.sentences(title, option):
        if words.knows(message.key):
            names = [say_or(words, f"preset-name-{_slug(key)}", key) for key in presets]
            yield ValueText(option_value(words, option.name, value), words.say(message), names)


def change_texts(title: Title[Any], played: Mapping[str, Value], words: Words) -> list[ChangeText]:
    """What is played otherwise than the rulebook has it."""
    return [
        ChangeText(
            _label(option, words),
            option_value(words, option.name, played[option.name]),
            words.say(option_words.about(title, option, played[option.name])),
        )
        for option in title.options
        if played.get(option.name, option.default) != option.default
    ]
