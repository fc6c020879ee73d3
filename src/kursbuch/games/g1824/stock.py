"""What 1824 says about stock rounds: order, limits, sales, debts."""

from __future__ import annotations

from kursbuch.core.action import Event, Seat
from kursbuch.core.errors import require
from kursbuch.eighteen.events import DividendReceived, IncomePaid, SharesSold
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.printed.charter import Kind
from kursbuch.eighteen.state import kind
from kursbuch.eighteen.stock.debt import repay, repayable
from kursbuch.eighteen.stock.holdings import shares
from kursbuch.eighteen.stock.market import active, rise_when_sold_out
from kursbuch.eighteen.title.stock import in_turn
from kursbuch.games.g1824.events import IncomeSplit
from kursbuch.games.g1824.state import State24

SIXTY_PERCENT = 6


def backwards_first(state: State24, number: int, turn: int) -> Seat:
    """In the first stock round the first turn goes round backwards (24-FS-03)."""
    players = len(state.order)
    if number == 1 and turn < players:
        return state.order[players - 1 - turn]
    return in_turn(state, number, turn)


def after_the_last(state: State24, last: Seat | None) -> list[Seat]:
    """The left neighbour of the last player to act has the priority deal (24-FS-18, 24-SR-07)."""
    if last is None:
        return list(state.order)
    at = state.order.index(last) + 1
    return state.order[at:] + state.order[:at]


def less_than_60_percent(kind: Kind, number: int) -> int:
    """A player who holds at least 60% buys no more (24-CE-06)."""
    return SIXTY_PERCENT - 1


def at_most_60_percent(kind: Kind, number: int) -> int:
    """No purchase lifts a holding over 60% (24-RN-07)."""
    return SIXTY_PERCENT - number


def room(state: State24, company: CompanyId) -> int:
    """At most half of a company lies in the bank, sold and unsold shares together (24-SE-05)."""
    own = kind(state, company)
    if not own.has_director and state.title.switches.bond_sales == "all":
        return own.shares  # 24-VA-18
    return own.half - shares(state, company, BANK) - shares(state, company, POOL)


def check_saleable(state: State24, company: CompanyId) -> None:
    """No shares of a company are sold before it has operated (24-SE-04)."""
    operated = state.companies[company].operated and kind(state, company).shares > 1
    require(operated, "24-SE-04", "not-operated", company=company)


def capital(state: State24, company: CompanyId) -> int:
    """8 or 10 times the price (24-RC-05, 24-RN-05)."""
    return kind(state, company).capital * state.companies[company].par


def in_debt(state: State24, seat: Seat) -> bool:
    """A player in debt buys no shares (24-EF-12)."""
    return state.players[seat].debt > 0


def settle_debt(state: State24, seat: Seat) -> None:
    """Every Gulden received pays debt first (24-EF-14)."""
    amount = repayable(state, seat)
    if amount and state.title.switches.repayment == "automatic":
        repay(state, seat, amount)


def pay_debt_first(state: State24, event: Event) -> None:
    """Money has come in: the debt is paid from it (24-EF-14)."""
    assert isinstance(event, IncomePaid | DividendReceived | IncomeSplit | SharesSold)
    seat = event.owner if isinstance(event, IncomePaid | DividendReceived) else event.seat
    if isinstance(seat, int):
        settle_debt(state, Seat(seat))


def rise_sold_out(state: State24) -> None:
    """At the end of a stock round prices of companies that are sold out rise, in their order."""
    for company in active(state):
        rise_when_sold_out(state, company)
