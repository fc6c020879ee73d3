"""Messages are keys with parameters; the words of each language are in `words/LANGUAGE.ftl`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from kursbuch.core.cache import Cache
from kursbuch.core.plugins import folder, plugins

LANGUAGES = ("en", "de")
_PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Who:
    """A seat in a message: told as the name of the player who sits there."""

    seat: int


class Message:
    """A key of the catalogues and what is filled in: numbers, names, seats, other messages."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: Arg) -> None:
        self.key = key
        self.args: Mapping[str, Arg] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        filled = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key!r}{filled})"


Arg: TypeAlias = "int | str | Who | Message | Sequence[Arg]"


ASTRONOMICAL = 10**15
"""No language groups the digits of larger numbers reliably."""
LONGEST = 900
"""Characters that a sentence takes of what it quotes; Fluent refuses a thousand."""


_sentences: Cache[tuple[tuple[str, ...], str], str] = Cache(10_000)
"""What was said lately: most of a page is said again after the next move."""


def speak(message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """The message in words; seats are told by *names*, or as "Player 1".

    >>> import kursbuch
    >>> kursbuch.speak(kursbuch.Message("player", number=2), "de")
    'Spieler 2'
    """
    return Words(language, names).say(message)


class Words:
    """One language, and the names of the people at the table."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self._bundle = catalogue(language)
        self._names = names

    def say(self, message: Message) -> str:
        """The message in words."""
        if not message.args:
            return _said(self.language, message.key)
        return _sentences.get_or_set((self.voice, repr(message)), lambda: self._say(message))

    def _say(self, message: Message) -> str:
        entry = self._bundle.get_message(message.key)
        if entry.value is None:
            raise KeyError(message.key)
        filled = {name: _shortened(self._fill(arg)) for name, arg in message.args.items()}
        text, problems = self._bundle.format_pattern(entry.value, filled)
        if problems:
            raise ValueError(f"{message!r}: {problems[0]}")
        return str(text)

    def name(self, seat: int) -> str:
        """The name of the player in this seat."""
        return str(self._fill(Who(seat)))

    @property
    def voice(self) -> tuple[str, ...]:
        """Whatever two of the same voice say is the same."""
        return self.language, *self._names

    def knows(self, key: str) -> bool:
        """There is a message of this key."""
        return bool(self._bundle.has_message(key))

    def _fill(self, arg: Arg) -> str | int:
        match arg:
            case int() if abs(arg) >= ASTRONOMICAL:
                return str(arg)
            case int() | str():
                return arg
            case Message():
                return self.say(arg)
            case Who(seat) if seat < len(self._names):
                return self._names[seat]
            case Who(seat):
                return self.say(Message("player", number=seat + 1))
        return ", ".join(str(self._fill(part)) for part in arg)


def _shortened(filled: str | int) -> str | int:
    """What somebody made endless is quoted only at its beginning."""
    too_long = isinstance(filled, str) and len(filled) > LONGEST
    return f"{str(filled)[:LONGEST]}…" if too_long else filled


@cache
def _said(language: str, key: str) -> str:
    """A message with nothing to fill in is said the same way every time."""
    return Words(language)._say(Message(key))


@cache
def catalogue(language: str) -> FluentBundle:
    """All catalogues of one language: each package keeps its own in a folder `words`."""
    bundle = FluentBundle([language], use_isolating=False, functions={"ER": _er})  # type: ignore[dict-item]
    for path in _files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _er(value: object) -> str:
    """A number as German makes a noun of it: 3 becomes "3er"; names with letters stay."""
    return f"{value}er" if str(value).isdecimal() else str(value)


def _files(language: str) -> list[Path]:
    """The catalogues of Kursbuch, then those of packages outside that bring titles."""
    folders = (_PACKAGE, *(folder(package) for package in plugins()))
    return [path for top in folders for path in sorted(top.glob(f"**/words/{language}.ftl"))]
