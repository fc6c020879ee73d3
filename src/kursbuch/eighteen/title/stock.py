"""The stock round of a title: what can be bought and sold, and by whom; the debts of players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

from kursbuch.core.action import Seat
from kursbuch.core.offers import Offer
from kursbuch.eighteen.actions import Deal
from kursbuch.eighteen.ids import Cell, CompanyId, Holder, PaperId
from kursbuch.eighteen.money import is_empty
from kursbuch.eighteen.printed.charter import Certificate, Kind
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.chart import Chart
from kursbuch.eighteen.stock.directors import swap_certificates
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.eighteen.title.slots import S, nothing

D = TypeVar("D", bound=Deal)


def in_turn(state: State18, number: int, turn: int) -> Seat:
    """Whose turn it is in stock round *number* after so many turns: in order, again and again."""
    return state.order[turn % len(state.order)]


@dataclass(frozen=True, kw_only=True)
class Dealing(Generic[S]):
    """The law of something that a player may do instead of buying a share."""

    offers: Callable[[S, Seat], Iterator[Offer]]
    """What might be done; the law may still refuse."""
    check: Callable[[S, StockRound, Deal], None]
    """Refuses, given the stock round and the action."""
    do: Callable[[S, Deal], None]


def deal(
    action: type[D],
    *,
    offers: Callable[[S, Seat], Iterator[Offer]],
    check: Callable[[S, StockRound, D], None],
    do: Callable[[S, D], None],
) -> dict[type[Deal], Dealing[S]]:
    """The law of the deals of one type."""
    dealing = Dealing(
        offers=offers,
        check=cast("Callable[[S, StockRound, Deal], None]", check),
        do=cast("Callable[[S, Deal], None]", do),
    )
    return {action: dealing}


@dataclass(frozen=True, kw_only=True)
class Stock(Generic[S]):
    """The stock round, in values and functions."""

    certificate_limit: Mapping[int, int]
    """By the number of players."""
    seat_at: Callable[[S, int, int], Seat] = in_turn
    """Whose turn it is, by the number of the round and the turns taken before."""
    on_sale: Callable[[S, CompanyId, Holder], list[Certificate]]
    """The certificates of a company that can be bought from the bank or from the pool."""
    new_price: Callable[[S, CompanyId], int]
    """What a share costs that the bank sells."""
    from_bank_up_to: Callable[[Kind, int], int]
    """A player who would hold more than this cannot buy from the bank."""
    full_hand_buys: bool = True
    """A player at the limit may buy a share if a swap of certificates keeps them within it."""
    sold_to: Holder
    """Where shares go that players sell."""
    pool_earns: bool = True
    """A company receives the dividend of its shares in the pool."""
    room: Callable[[S, CompanyId], int]
    """How many shares of a company may still be sold."""
    check_saleable: Callable[[S, CompanyId], None]
    """Refuses sales of shares of a company that cannot be sold yet."""
    one_sale_a_turn: bool = True
    """All shares of a company that a player sells on one turn are sold together."""
    swap: Callable[[S, CompanyId, Holder, Seat], None] = swap_certificates
    """What changes hands when a company gets another director."""
    first_director: Callable[[S, CompanyId, Mapping[Seat, int]], Seat | None] = nothing
    """Who takes the director's certificate from the bank, given the shares of each player."""
    deals: Mapping[type[Deal], Dealing[S]] = field(default_factory=dict)
    """What else can be done instead of buying a share."""
    fall_on_sale: Callable[[Chart, Cell], Cell] = Chart.down
    rise_on_dividend: Callable[[S, CompanyId, Cell], Cell]
    no_sales_before: int = 2
    """The number of the first stock round in which shares may be sold."""
    check_paper: Callable[[S, Seat, PaperId, Sequence[str]], None]
    """The law for a paper from the bank, given the kinds bought in this round: refuses."""
    buy_paper: Callable[[S, Seat, PaperId], None]
    next_order: Callable[[S, Seat | None], list[Seat]]
    """The turn order after a stock round, given who traded last."""
    in_debt: Callable[[S, Seat], bool]
    """A player in debt buys nothing."""
    settle_debt: Callable[[S, Seat], None]
    """Debts that are paid as soon as there is money."""
    must_sell: Callable[[S, Seat], str]
    """Why a player does nothing else while they can sell: the key of the refusal, or nothing."""
    marker_at_launch: bool = False
    """The price marker comes on the chart at the launch, and not with the issue price."""
    capital: Callable[[S, CompanyId], int]
    """What a company receives at its launch."""
    is_broken: Callable[[int], bool] = is_empty
    """With this much money left the bank is broken."""


@dataclass(frozen=True, kw_only=True)
class Loans:
    """Debts of players, in values."""

    at_once: int = 50
    """Percent of interest that a loan bears at once."""
    each_round: int = 50
    """Percent of interest at the end of each stock round."""
    repaid_on_turn: bool = False
    """Debts are repaid on the player's turn of a stock round, as an action."""
    repaid_in_full: bool = False
    """Then the player pays back as much as possible."""
    debtors_start: bool = False
    """A player in debt may buy a director's certificate, though nothing else."""
