"""How a picture is wanted: in which language, with what marked, with which names of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kursbuch.core.words import Arg, Message, Words
from kursbuch.eighteen.running.runs import Plan


@dataclass(frozen=True, slots=True)
class Marks:
    """Hexes, areas or borders that stand out because something can be done there."""

    possible: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()

    def of(self, name: str) -> str | None:
        """The mark of a place, if it has one."""
        if name in self.chosen:
            return "chosen"
        return "possible" if name in self.possible else None


@dataclass(frozen=True, slots=True)
class DrawOptions:
    """All that is said about a picture besides the position it shows."""

    language: str = "en"
    names: Sequence[str] = ()
    run: Plan | bool | None = None
    """Routes to draw on the board; True stands for the best run of the company at its turn."""
    tile_numbers: bool = False
    marks: Marks = field(default_factory=Marks)
    prefix: str = "k-"
    legend: bool = True

    def say(self, key: str, /, **args: Arg) -> str:
        """A message of the catalogues in the wished language."""
        return self.speak(Message(key, **args))

    def speak(self, message: Message) -> str:
        """A message in the wished language, with the names of the players."""
        return Words(self.language, self.names).say(message)

    def note(self, key: str) -> str:
        """The remark of a title; nothing where it has none."""
        return self.say(key) if key else ""
