"""Tracks with discs: where each disc is, and which lies on top (FT-GEN-02)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kursbuch.core.action import Seat


@dataclass(slots=True)
class Track:
    """The space of each seat's disc, and the seats in the order in which their discs last moved."""

    spaces: list[int]
    moved: list[Seat]

    def move(self, seat: Seat, space: int) -> None:
        """A disc that moves lands on top of the stack in its space."""
        self.spaces[seat] = space
        self.moved.remove(seat)
        self.moved.append(seat)

    def stack(self, space: int) -> list[Seat]:
        """The discs in one space, the lowest first."""
        return [seat for seat in self.moved if self.spaces[seat] == space]

    def ranking(self) -> list[Seat]:
        """The seats from the highest disc to the lowest; in one space the upper comes first."""
        return sorted(reversed(self.moved), key=lambda seat: -self.spaces[seat])


def new_track(order: Sequence[Seat], space: int) -> Track:
    """All discs in one space, the first player's on top (FT-SETUP-03)."""
    return Track([space] * len(order), list(reversed(order)))
