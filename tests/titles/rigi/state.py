"""What a game of Rigi has to remember beyond any 18xx game."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.eighteen.ids import HexId
from kursbuch.eighteen.state import State18


@dataclass(slots=True, kw_only=True)
class RigiState(State18):
    """A position of Rigi."""

    hotel: HexId | None = None
    """Where the hotel stands, once it is built."""
