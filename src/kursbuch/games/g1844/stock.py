"""What 1844 says about stock rounds: capital, turn order, the Elephant variant."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.eighteen.charter import Kind
from kursbuch.eighteen.ids import CompanyId
from kursbuch.games.g1844.state import State44


def half(kind: Kind) -> int:
    """Half of the shares: the limit of the pool, and of holdings bought from the bank."""
    return kind.half


def capital(state: State44, company: CompanyId) -> int:
    """Part of the capital comes with the destination; late companies get all (44-LA-04 to 08)."""
    record, kind = state.companies[company], state.title.kind_of[company]
    at_once = 2 if late(state) and company in state.title.destinations else 1
    return at_once * kind.capital * record.par


def late(state: State44) -> bool:
    """Companies launched from phase 6 on have no destination (44-LA-08)."""
    return int(state.phase) >= 6


def right_of_the_last(state: State44, last: Seat | None) -> list[Seat]:
    """Elephant: who acts before the last trader goes to the front (44-VA-01)."""
    return _front(state.order, last, -1)


def left_of_the_last(state: State44, last: Seat | None) -> list[Seat]:
    """Elephant as usually read: who acts after the last trader goes to the front (44-VA-01)."""
    return _front(state.order, last, 1)


def _front(order: list[Seat], last: Seat | None, step: int) -> list[Seat]:
    """That seat first; the others keep their order."""
    if last is None:
        return list(order)
    first = order[(order.index(last) + step) % len(order)]
    return [first, *(seat for seat in order if seat != first)]


def is_empty(bank: int) -> bool:
    """The bank is broken when it has no money (44-EG-01)."""
    return bank <= 0


def is_overdrawn(bank: int) -> bool:
    """The bank is broken when it cannot pay (44-EG-01)."""
    return bank < 0
