"""Actions that belong to no single chapter."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.action import Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Action):
    """Do nothing, or nothing more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Action):
    """What a player may do on their turn of a stock round instead of buying a share."""
