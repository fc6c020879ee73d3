"""The operating round in values and functions: where games differ in building, running, buying."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from kursbuch.core.offers import Span
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId, HexId, PhaseId, StopId, TileId, TrainId
from kursbuch.eighteen.title.rolling_stock import TrainCard
from kursbuch.routes import network as routes


def always(state: Any, *anything: Any) -> bool:
    """What is so whatever happens."""
    return True


def nothing(state: Any, *anything: Any) -> None:
    """What does not happen in this title."""


def never(state: Any, *anything: Any) -> bool:
    """What a title does not have."""
    return False


@dataclass(frozen=True, kw_only=True)
class Track:
    """Building: track and stations."""

    cost: Callable[[Any, CompanyId, HexId], int]
    """What the next tile on a hex costs a company."""
    useful: Callable[[Any, CompanyId, HexId, TileId, int], bool] = always
    """The company has a use for the new track, where that is asked for."""
    marker_cost: Callable[[Any, CompanyId], int]
    """The price of a company's next marker."""
    home_tile_compulsory: bool
    """On its first turn a company must lay a tile on its home, if it can."""
    more: Callable[[Any, CompanyId], bool] = never
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
    maximum: bool = True
    """The highest revenue is compulsory."""
    waits: Callable[[Any, CompanyId], bool]
    """The director is asked for routes."""
    ran: Callable[[Any, CompanyId, routes.Network, Sequence[routes.Route]], None]
    """What the runs bring about besides money."""
    preference: Callable[[Any, CompanyId, routes.Network], routes.Preference | None]
    """Which of several best plans to propose."""
    brings: Callable[[Any, CompanyId, routes.Network, Sequence[routes.Route]], Sequence[Message]]
    """What runs would bring about besides their revenue, in words."""


@dataclass(frozen=True, kw_only=True)
class Trade:
    """Buying trains, from the bank and from each other."""

    trade_from: PhaseId = PhaseId("3")
    """The phase from which companies buy trains from each other."""
    trade_price: Callable[[Any, CompanyId, CompanyId, TrainId], Span]
    """What a company may pay to another for a train."""
    consent: bool = True
    """The other director must agree."""
    new_trains: Callable[[Any], list[TrainCard]]
    """The types of new trains that the bank sells now."""
    more: Callable[[Any, CompanyId], bool] = never
    """The company can get a train in another way."""
    duty: Callable[[Any, CompanyId], bool]
    """The company must own a train at the end of its turn."""
    help_for_any_train: Literal["no", "cash", "yes"]
    """What a director may do although the treasury could pay for a cheaper train: nothing, add
    his cash, or also sell shares and borrow."""
    changes_trains: Callable[[Any, PhaseId], None] = nothing
    """What a new phase does to trains, beside scrapping those whose time is over."""
    gives_up_now: Callable[[Any], bool] = always
    """Trains over a limit that has just been lowered are given up at once."""
    sales_without_limit: bool = False
    """In an emergency more shares may be sold than the bank else takes."""
    sales_at_will: bool = False
    """In an emergency shares may be sold although no money is missing any more."""
    only_needed_sales: bool = True
    """After a sale in an emergency only a train can be chosen for which it was needed."""
    surplus_to_pool: bool
    """Trains over the limit go to the pool, and not out of the game."""
    export_from: PhaseId = PhaseId("2")
