"""Pieces of pictures that were drawn before: most of a board is the same after every move."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Drawn pieces by all that they show; when there are too many, all are drawn anew."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pieces: dict[Hashable, T] = {}

    def once(self, shows: Hashable, draw: Callable[[], T]) -> T:
        """The piece that shows this, drawn now if it was not before."""
        piece = self._pieces.get(shows)
        if piece is None:
            if len(self._pieces) >= self._most:
                self._pieces.clear()
            piece = self._pieces[shows] = draw()
        return piece

    def forget(self) -> None:
        """Draw everything anew."""
        self._pieces.clear()
