"""The operating round in values and functions: where games differ in building, running, buying."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from kursbuch.core.offers import Span
from kursbuch.eighteen.ids import CompanyId, HexId, PhaseId, StopId, TrainId
from kursbuch.routes import network as routes


@dataclass(frozen=True, kw_only=True)
class Track:
    """Building: track and stations."""

    cost: Callable[[Any, HexId], int]
    """What the next tile on a hex costs."""
    home_tile_compulsory: bool
    """On its first turn a company must lay a tile on its home, if it can."""
    more: Callable[[Any, CompanyId], bool]
    """The company has other things to build in its track step, or could make room for some."""
    kept_circles: Callable[[Any, StopId], int]
    """The circles of a city that stay free for companies to come."""


@dataclass(frozen=True, kw_only=True)
class Running:
    """Running trains."""

    network: Callable[[Any, CompanyId, Sequence[StopId] | None], routes.Network]
    """What trains of a company can use now, with what it pays; or only the track of some stops."""
    stamp: Callable[[Any], Hashable]
    """Everything besides the board that the network depends on."""
    train: Callable[[Any, CompanyId, TrainId], routes.Train]
    maximum: bool
    """The highest revenue is compulsory."""
    ran: Callable[[Any, CompanyId, routes.Network, Sequence[routes.Route]], None]
    """What the runs bring about besides money."""
    preference: Callable[[Any, routes.Network], routes.Preference | None]
    """Which of several best plans to propose."""


@dataclass(frozen=True, kw_only=True)
class Trade:
    """Buying trains, from the bank and from each other."""

    trade_from: PhaseId
    """The phase from which companies buy trains from each other."""
    trade_price: Callable[[Any, CompanyId, CompanyId, TrainId], Span]
    """What a company may pay to another for a train."""
    consent: bool
    """The other director must agree."""
    duty: Callable[[Any, CompanyId], bool]
    """The company must own a train at the end of its turn."""
    help_for_any_train: bool
    """A director may add money although the treasury could pay for a cheaper train."""
    surplus_to_pool: bool
    """Trains over the limit go to the pool, and not out of the game."""
    export_from: PhaseId
