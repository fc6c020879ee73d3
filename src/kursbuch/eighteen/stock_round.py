"""The stock round: players in turn sell shares and buy one certificate."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.state import State18


@dataclass(slots=True)
class StockRound(Step[State18]):
    """Players take turns until all have passed in direct succession."""

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Go on."""
        return Flow.DONE
