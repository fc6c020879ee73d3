"""Programmes: what a seat lets the server do move after move, and what ends that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import chain, combinations
from random import Random
from typing import ClassVar, Generic, Self, TypeAlias, TypeVar

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.offers import Offer, Plain
from kursbuch.core.state import State
from kursbuch.core.words import Arg, Message

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class Stop:
    """A programme ends, and this is why."""

    why: Message


Next: TypeAlias = Action | Stop | None
"""What a programme does now: an action, no longer anything, or nothing yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Programme(Action, Generic[S_contra]):
    """A standing order: its fields are what was chosen and what it began with, plain values."""

    moment: ClassVar[str]
    """A seat has one programme for each moment of the game."""
    auto_pass: ClassVar[str] = ""
    """How long it passes, as a short name; empty for what does anything else."""

    @classmethod
    def offers(cls, state: S_contra, seat: Seat) -> Iterator[Offer]:
        """The programmes of this kind that the seat can begin now."""
        return iter(())

    def replaces(self, other: Programme[S_contra]) -> bool:
        """Whether the other one ends when this one begins."""
        return self.by == other.by and self.moment == other.moment

    def begun(self, past: Iterable[Event]) -> Self | Stop:
        """As it begins after *past*, told newest first: "as last time" is settled now."""
        return self

    def ends(self, state: S_contra, news: Sequence[Event]) -> Message | None:
        """Why it ends in this position, to which *news* has led; None if it goes on."""
        return None

    def next(self, state: S_contra) -> Next:
        """What it does in this position."""
        return None

    def ends_by(self, state: S_contra, action: Action) -> bool:
        """Whether it ends because its owner plays *action* in this position."""
        return True

    def told(self) -> Message:
        """One sentence: what it does and when it ends."""
        kind = type(self)
        args: dict[str, Arg] = {part.name: _arg(getattr(self, part.name)) for part in fields(self)}
        return Message(f"programme-{kind.__name__}", **args)


def _arg(value: object) -> Arg:
    """A field's value in a sentence."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case tuple():
            return [_arg(part) for part in value]
    raise TypeError(f"no part of a sentence: {value!r}")


@dataclass(frozen=True, slots=True)
class Subset:
    """Any of some values, in their order; perhaps none of them."""

    options: tuple[str, ...]

    def __contains__(self, value: object) -> bool:
        return isinstance(value, tuple) and value == tuple(o for o in self.options if o in value)

    def sample(self, rng: Random) -> tuple[str, ...]:
        """Each value or not, by chance."""
        return tuple(option for option in self.options if rng.random() < 0.5)

    def values(self) -> Iterator[tuple[str, ...]]:
        """Every subset, small ones first."""
        sizes = range(len(self.options) + 1)
        return chain.from_iterable(combinations(self.options, size) for size in sizes)

    def plain(self) -> Plain:
        """The list."""
        return {"subset": list(self.options)}
