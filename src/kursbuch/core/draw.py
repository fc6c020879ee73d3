"""Reproducible chance: the same seed draws the same, on every machine and in every version."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from kursbuch.core.errors import HiddenChance
from kursbuch.core.words import Message

T = TypeVar("T")


@dataclass(slots=True)
class Draw:
    """A seed and how often it was used; an empty seed is hidden and cannot be drawn from."""

    seed: str
    count: int = 0

    def below(self, limit: int) -> int:
        """The next number, from 0 to *limit* - 1."""
        if not self.seed:
            raise HiddenChance(Message("hidden-chance"))
        digest = sha256(f"{self.seed}:{self.count}".encode()).digest()
        self.count += 1
        return int.from_bytes(digest) % limit

    def choice(self, values: Sequence[T]) -> T:
        """One of the values."""
        return values[self.below(len(values))]

    def take(self, values: list[T]) -> T:
        """One of the values, removed from the list."""
        return values.pop(self.below(len(values)))

    def shuffle(self, values: Sequence[T]) -> list[T]:
        """The values in random order."""
        left = list(values)
        return [self.take(left) for _ in values]
