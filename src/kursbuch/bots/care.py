"""How carefully a ranker looks before it judges."""

from __future__ import annotations

from enum import IntEnum


class Care(IntEnum):
    """From the players of an imagined game to an expert who has time."""

    QUICK = 0
    """As those who play on in a search."""
    USUAL = 1
    """As a novice does."""
    THOROUGH = 2
    """As an expert does before the search: more lays are asked about, and more series planned."""
