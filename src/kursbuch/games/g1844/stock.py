"""What 1844 says about stock rounds: capital, turn order, the Elephant variant."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.errors import require
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, Holder
from kursbuch.eighteen.printed.charter import Certificate, Kind
from kursbuch.eighteen.stock.holdings import held, shares
from kursbuch.games.g1844.state import State44


def on_sale(state: State44, company: CompanyId, source: Holder) -> list[Certificate]:
    """What lies there; the director's certificate is sold before any other (44-BU-03)."""
    lying = held(state, company, source)
    return lying[:1] if lying and lying[0].director else lying


def issue_price(state: State44, company: CompanyId) -> int:
    """New shares cost the issue price."""
    return state.companies[company].par


def up_to_half(kind: Kind, number: int) -> int:
    """A player who holds more than half buys more only from the pool (44-BU-09)."""
    return kind.half


def room_in_the_pool(state: State44, company: CompanyId) -> int:
    """The pool takes at most half of a company (44-SE-10)."""
    return state.title.kind_of[company].half - shares(state, company, POOL)


def check_saleable(state: State44, company: CompanyId) -> None:
    """No share is sold before the director's certificate (44-SE-11)."""
    top = state.title.certificates[company][0]
    require(state.holder[top.id] != BANK, "44-SE-11", "director-unsold", company=company)


def capital(state: State44, company: CompanyId) -> int:
    """Part of the capital comes with the destination; late companies get all (44-LA-04 to 08)."""
    record, kind = state.companies[company], state.title.kind_of[company]
    at_once = 2 if late(state) and company in state.title.destinations else 1
    return at_once * kind.capital * record.par


def late(state: State44) -> bool:
    """Companies launched from phase 6 on have no destination (44-LA-08)."""
    return int(state.phase) >= 6


def right_of_the_last(state: State44, last: Seat | None) -> list[Seat]:
    """Elephant: the player before the last trader goes to the front (44-VA-01)."""
    return _front(state.order, last, -1)


def left_of_the_last(state: State44, last: Seat | None) -> list[Seat]:
    """Elephant as usually read: the player after the last trader goes to the front (44-VA-01)."""
    return _front(state.order, last, 1)


def _front(order: list[Seat], last: Seat | None, step: int) -> list[Seat]:
    """That seat first; the others keep their order."""
    if last is None:
        return list(order)
    first = order[(order.index(last) + step) % len(order)]
    return [first, *(seat for seat in order if seat != first)]
