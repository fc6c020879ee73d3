"""Buying trains in a title, from the bank and from each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Literal

from kursbuch.core.offers import Span
from kursbuch.eighteen.ids import CompanyId, PhaseId, TrainId
from kursbuch.eighteen.printed.rolling_stock import TrainCard
from kursbuch.eighteen.title.slots import S, always, never, nothing


@dataclass(frozen=True, kw_only=True)
class Trade(Generic[S]):
    """Buying trains, from the bank and from each other."""

    trade_from: PhaseId = PhaseId("3")
    """The phase from which companies buy trains from each other."""
    trade_price: Callable[[S, CompanyId, CompanyId, TrainId], Span]
    """What a company may pay to another for a train."""
    consent: bool = True
    """The other director must agree."""
    new_trains: Callable[[S], list[TrainCard]]
    """The types of new trains that the bank sells now."""
    more: Callable[[S, CompanyId], bool] = never
    """The company can get a train in another way."""
    duty: Callable[[S, CompanyId], bool]
    """The company must own a train at the end of its turn."""
    help_for_any_train: Literal["no", "cash", "yes"]
    """What a director may do although the treasury could pay for a cheaper train: nothing, add
    their cash, or also sell shares and borrow."""
    changes_trains: Callable[[S, PhaseId], None] = nothing
    """What a new phase does to trains, beside scrapping those whose time is over."""
    gives_up_now: Callable[[S], bool] = always
    """Trains over a limit that has just been lowered are given up at once."""
    sales_without_limit: bool = False
    """In an emergency more shares may be sold than the bank usually takes."""
    sales_at_will: bool = False
    """In an emergency shares may be sold although no money is missing any more."""
    only_needed_sales: bool = True
    """After a sale in an emergency only a train can be chosen for which it was needed."""
    surplus_in_operating_order: bool = True
    """Of several companies over a lowered limit the first in operating order gives up first, and
    not the first as they are listed; the one whose turn it is comes last."""
    surplus_to_pool: bool
    """Trains over the limit go to the pool, and not out of the game."""
    export_from: PhaseId = PhaseId("2")
