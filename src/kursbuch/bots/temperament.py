"""Temperaments: bots of one level that like different things."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Temperament:
    """What a bot gives more weight than others do; 1 is the usual weight."""

    name: str = ""
    building: float = 1.0
    """Track that leads to places not reached yet."""
    trading: float = 1.0
    """Selling what is worth less for what is worth more."""
    rushing: float = 1.0
    """Trains, and what a new phase does to the trains of others."""
    blocking: float = 1.0
    """Stations, and what they take from others."""
    saving: float = 1.0
    """Money kept for a train that will have to be bought."""
    wavering: float = 0.02
    """How far a judgement may be off by mood, as a part of it."""


BALANCED = Temperament()
BUILDER = Temperament(name="builder", building=2.0, saving=1.4, rushing=0.9)
TRADER = Temperament(name="trader", trading=2.5, building=0.9, saving=0.8)
RUSHER = Temperament(name="rusher", rushing=1.7, saving=0.9)
BLOCKER = Temperament(name="blocker", blocking=2.5, building=1.1)

TEMPERAMENTS: dict[str, Temperament] = {
    each.name: each for each in (BUILDER, TRADER, RUSHER, BLOCKER)
}
"""The temperaments by name; the balanced one has none."""
