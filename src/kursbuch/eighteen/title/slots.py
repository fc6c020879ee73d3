"""Functions for the slots of a title that has nothing special to say there."""

from __future__ import annotations

from typing import TypeVar

from kursbuch.eighteen.state import State18

S = TypeVar("S", bound=State18)


def always(state: State18, *anything: object) -> bool:
    """What is so whatever happens."""
    return True


def never(state: State18, *anything: object) -> bool:
    """What a title does not have."""
    return False


def nothing(state: State18, *anything: object) -> None:
    """What does not happen in this title."""
