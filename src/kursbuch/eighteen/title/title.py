"""What an 18xx title says beyond any title: its printed data, and a record for each chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from kursbuch.core.action import Event, Seat
from kursbuch.core.offers import Offer, Plain
from kursbuch.core.state import Step
from kursbuch.core.title import Result, Title, Value
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Deal
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.conservation import conserved
from kursbuch.eighteen.ids import Cell, CertificateId, CompanyId, Holder, PaperId, PhaseId, TrainId
from kursbuch.eighteen.log import tell
from kursbuch.eighteen.money import is_empty, judge_bank
from kursbuch.eighteen.scoring import result
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.chart import Chart
from kursbuch.eighteen.stock.directors import swap_certificates
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.eighteen.summary import sketch
from kursbuch.eighteen.title.chapters import Running, Track, Trade, nothing
from kursbuch.eighteen.title.charter import Certificate, Charter, Kind, Paper, certificates_of
from kursbuch.eighteen.title.rolling_stock import Phase, Train, TrainCard

S = TypeVar("S", bound=State18)
Hook: TypeAlias = Callable[[Any], Step[Any] | None]
"""Something that happens at a fixed moment; a step if somebody must choose."""


def in_turn(state: Any, number: int, turn: int) -> Seat:
    """Whose turn it is in stock round *number* after so many turns: in order, again and again."""
    seat: Seat = state.order[turn % len(state.order)]
    return seat


def stock_round(state: Any) -> Step[Any]:
    """A stock round as any other."""
    return StockRound(number=state.turn)


def as_printed(state: Any, company: CompanyId) -> str:
    """The kind of company that the charter says."""
    kind: str = state.title.charters[company].kind
    return kind


def no_other(state: Any, company: CompanyId) -> Seat | None:
    """The director has the director's certificate."""
    return None


def nobody(state: Any, company: CompanyId) -> tuple[Seat, ...]:
    """Companies without director do not operate in this title."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Rounds:
    """How the rounds of the game follow each other."""

    opening: tuple[Callable[[Any], Step[Any]], ...]
    """What is played before the first stock round."""
    stock_round: Callable[[Any], Step[Any]] = stock_round
    order: Callable[[Any], list[CompanyId]]
    """The companies that operate, in their order."""
    turn: Callable[[Any, CompanyId], tuple[Callable[[CompanyId], Step[Any]], ...]]
    """The steps of a company's turn, in their fixed order."""
    without_director: Callable[[Any, CompanyId], tuple[Seat, ...]] = nobody
    """Who acts for a company that operates without a director."""
    before_operating_round: tuple[Hook, ...] = ()
    after_operating_round: tuple[Hook, ...] = ()
    after_series: tuple[Hook, ...] = ()
    one_by_one: bool = True
    """Whatever follows a round waits for the choices to which the last thing led."""
    after_stock_round: tuple[Callable[[Any], None], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Dealing:
    """The law of something that a player may do instead of buying a share."""

    offers: Callable[[Any, Seat], Iterator[Offer]]
    """What might be done; the law may still refuse."""
    check: Callable[[Any, Any, Any], None]
    """Refuses, given the stock round and the action."""
    do: Callable[[Any, Any], None]


@dataclass(frozen=True, kw_only=True)
class Stock:
    """The stock round, in values and functions."""

    certificate_limit: Mapping[int, int]
    """By the number of players."""
    seat_at: Callable[[Any, int, int], Seat] = in_turn
    """Whose turn it is, by the number of the round and the turns taken before."""
    on_sale: Callable[[Any, CompanyId, Holder], list[Certificate]]
    """The certificates of a company that can be bought from the bank or from the pool."""
    new_price: Callable[[Any, CompanyId], int]
    """What a share costs that the bank sells."""
    from_bank_up_to: Callable[[Kind, int], int]
    """Whoever holds more than this cannot buy so many shares more from the bank."""
    full_hand_buys: bool = True
    """Whoever has reached the limit may buy a share with which he is not over it after a swap."""
    sold_to: Holder
    """Where shares go that players sell."""
    pool_earns: bool = True
    """A company receives the dividend of its shares in the pool."""
    room: Callable[[Any, CompanyId], int]
    """How many shares of a company may still be sold."""
    check_saleable: Callable[[Any, CompanyId], None]
    """Refuses sales of shares of a company that cannot be sold yet."""
    one_sale_a_turn: bool = True
    """All shares of a company that a player sells on one turn are sold together."""
    swap: Callable[[Any, CompanyId, Holder, Seat], None] = swap_certificates
    """What changes hands when a company gets another director."""
    first_director: Callable[[Any, CompanyId, Mapping[Seat, int]], Seat | None] = nothing
    """Who takes the director's certificate from the bank, given the shares of each player."""
    deals: Mapping[type[Deal], Dealing] = field(default_factory=dict)
    """What else can be done instead of buying a share."""
    fall_on_sale: Callable[[Chart, Cell], Cell] = Chart.down
    rise_on_dividend: Callable[[Any, CompanyId, Cell], Cell]
    no_sales_before: int = 2
    """The number of the first stock round in which shares may be sold."""
    check_paper: Callable[[Any, Seat, PaperId, Sequence[str]], None]
    """The law for a paper from the bank, given the kinds bought in this round: refuses."""
    buy_paper: Callable[[Any, Seat, PaperId], None]
    next_order: Callable[[Any, Seat | None], list[Seat]]
    """The turn order after a stock round, given who traded last."""
    in_debt: Callable[[Any, Seat], bool]
    """A player in debt buys nothing."""
    settle_debt: Callable[[Any, Seat], None]
    """Debts that are paid as soon as there is money."""
    must_sell: Callable[[Any, Seat], str]
    """Why a player does nothing else while he can sell: the key of the refusal, or nothing."""
    marker_at_launch: bool = False
    """The price marker comes on the chart at the launch, and not with the issue price."""
    capital: Callable[[Any, CompanyId], int]
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
    """Debts are paid back on one's turn of a stock round, as one's action."""
    repaid_in_full: bool = False
    """Then as much is paid back as one can."""
    debtors_start: bool = False
    """A player in debt may buy a director's certificate, though nothing else."""


@dataclass(frozen=True, kw_only=True)
class Title18(Title[S]):
    """An 18xx game in one edition."""

    family: str = "18xx"
    result: Callable[[Any], Result | None] = result
    tell: Callable[[Event], Message] = tell
    conserved: Callable[[Any], Mapping[str, int]] = conserved
    sketch: Callable[[Any], Mapping[str, Plain]] = sketch
    judge: Callable[[Any], None] = judge_bank
    money: int
    """All money of the game."""
    start_cash: Mapping[int, int]
    ground: Ground
    chart: Chart
    kinds: Mapping[str, Kind]
    charters: Mapping[CompanyId, Charter]
    papers: Mapping[PaperId, Paper]
    trains: Mapping[TrainId, Train]
    cards: Mapping[str, TrainCard]
    phases: Mapping[PhaseId, Phase]
    rounds: Rounds
    stock: Stock
    loans: Loans = Loans()
    track: Track
    running: Running
    trade: Trade
    kind_now: Callable[[Any, CompanyId], str] = as_printed
    """The name of the kind that a company is of."""
    other_director: Callable[[Any, CompanyId], Seat | None] = no_other
    """A director who has not the director's certificate."""
    papers_pay: Callable[[Any, PaperId], bool]
    """A paper with an owner pays its income now."""
    scored: Callable[[Any, Seat], int]
    """What a player is worth at the end."""
    option_sets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Named sets of options."""

    @cached_property
    def certificates(self) -> Mapping[CompanyId, tuple[Certificate, ...]]:
        """The share certificates of each company, the director's first."""
        return {
            name: certificates_of(charter, self.kinds[charter.kind])
            for name, charter in self.charters.items()
        }

    @cached_property
    def share_ids(self) -> tuple[CertificateId, ...]:
        """All share certificates."""
        return tuple(c.id for company in self.certificates.values() for c in company)

    @cached_property
    def counted(self) -> tuple[CertificateId | PaperId, ...]:
        """What counts against the limit of certificates."""
        shares = (
            c.id
            for name, charter in self.charters.items()
            if self.kinds[charter.kind].counts
            for c in self.certificates[name]
        )
        return (*shares, *(name for name, paper in self.papers.items() if paper.counts))

    @cached_property
    def kind_of(self) -> Mapping[CompanyId, Kind]:
        """The kind of each company."""
        return {name: self.kinds[charter.kind] for name, charter in self.charters.items()}
