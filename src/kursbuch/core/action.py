"""Actions are what a seat asks for; events are what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

Seat = NewType("Seat", int)


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """What one seat decides, and nothing that follows from the rules."""

    by: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """What happened, with everything a reader needs to understand it."""
