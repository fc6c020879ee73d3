"""How the rounds of a title follow each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias

from kursbuch.core.action import Seat
from kursbuch.core.state import Step
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.eighteen.title.slots import S, always

Hook: TypeAlias = Callable[[S], Step[S] | None]
"""Something that happens at a fixed moment; a step if somebody must choose."""


def stock_round(state: State18) -> StockRound:
    """A stock round as any other."""
    return StockRound(number=state.turn)


def nobody(state: State18, company: CompanyId) -> tuple[Seat, ...]:
    """Companies without a director do not operate in this title."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Rounds(Generic[S]):
    """How the rounds of the game follow each other."""

    opening: tuple[Callable[[S], Step[S]], ...]
    """What is played before the first stock round."""
    stock_round: Callable[[S], Step[S]] = stock_round
    order: Callable[[S], list[CompanyId]]
    """The companies that operate, in their order."""
    turn: Callable[[S, CompanyId], tuple[Callable[[CompanyId], Step[S]], ...]]
    """The steps of a company's turn, in their fixed order."""
    without_director: Callable[[S, CompanyId], tuple[Seat, ...]] = nobody
    """Who acts for a company that operates without a director."""
    operates: Callable[[S, CompanyId], bool] = always
    """A company that had its turn counts as having operated."""
    before_operating_round: tuple[Hook[S], ...] = ()
    after_operating_round: tuple[Hook[S], ...] = ()
    after_series: tuple[Hook[S], ...] = ()
    foresees: bool = True
    """A player who could act after something that they may do at any time is asked."""
    one_by_one: bool = True
    """What follows a round waits for the choices to which the last thing led."""
    after_stock_round: tuple[Callable[[S], None], ...] = ()
