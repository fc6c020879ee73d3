"""What a game of 1824 has to remember beyond any 18xx game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kursbuch.core.action import Seat
from kursbuch.core.fields import later, static
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.state import State18

if TYPE_CHECKING:
    from kursbuch.games.g1824.rules import Title24


@dataclass(slots=True, kw_only=True)
class State24(State18):
    """A position of 1824."""

    title: Title24 = static()
    kinds: dict[CompanyId, str] = field(default_factory=dict)
    """Companies that have become of another kind than their charter says."""
    directors: dict[CompanyId, Seat] = field(default_factory=dict)
    """Directors of companies whose director's certificate somebody else has."""
    traded_in: list[CompanyId] = field(default_factory=list)
    """Companies that have traded in a train in this operating round."""
    due: list[CompanyId] = field(default_factory=list)
    """State railways to be founded at the end of this operating round."""
    free_last: list[CompanyId] = field(default_factory=list)
    """Companies whose last marker costs nothing."""
    mine_money: int = 0
    """What the trains that ran last have earned at mines, until income is used."""
    early_passes: list[Seat] = field(default_factory=list)
    """Who passed before the first stock round, where that counts there."""
    early_buyer: Seat | None = None
    """Who bought a mountain railway last before the first stock round."""
    alone: list[CompanyId] = later(list)
    """State railways that were founded without any pre-state railway."""
    bond_right: TrainId = TrainId("")
    """The type whose last train brings the right to place a marker of the bond railway."""
