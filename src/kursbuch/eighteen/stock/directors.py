"""Change of director: the player with the most shares has the director's certificate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from kursbuch.core.action import Seat
from kursbuch.core.state import since
from kursbuch.eighteen.events import DirectorChanged
from kursbuch.eighteen.ids import CompanyId, Holder
from kursbuch.eighteen.money import transfer
from kursbuch.eighteen.printed.charter import Certificate
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director, ordinary, shareholders, shares_of_players

T = TypeVar("T")


def heir(state: State18, company: CompanyId, old: Seat, left: int) -> Seat | None:
    """Who becomes director when the old one has only *left* shares; None if the old one stays.

    Equal holdings change nothing; among the largest, the next in turn order after the old director.
    """
    found = shareholders(state, company)
    most = max((n for who, n in found.items() if isinstance(who, int) and who != old), default=0)
    if most <= left:
        return None
    return next(seat for seat in seats_after(state, old) if found.get(seat) == most)


def seats_after(state: State18, seat: Seat) -> Iterator[Seat]:
    """The other players in playing order, beginning after *seat*."""
    at, players = state.order.index(seat), len(state.order)
    return (state.order[(at + n) % players] for n in range(1, players))


def change_director(state: State18, company: CompanyId, old: Holder, new: Seat) -> None:
    """Another player becomes director."""
    state.title.stock.swap(state, company, old, new)
    state.emit(DirectorChanged(company=company, seat=new))


def swap_certificates(state: State18, company: CompanyId, old: Holder, new: Seat) -> None:
    """The new director takes the director's certificate and gives as many ordinary shares."""
    top = state.title.certificates[company][0]
    for certificate in worth(state, company, new, top.shares):
        transfer(state, certificate.id, old)
    transfer(state, top.id, new)


def worth(state: State18, company: CompanyId, holder: Holder, wanted: int) -> list[Certificate]:
    """Ordinary certificates worth *wanted* shares, large ones before small ones."""
    return list(_together(ordinary(state, company, holder), wanted, lambda c: c.shares))


def _together(parts: Iterable[T], wanted: int, size: Callable[[T], int]) -> Iterator[T]:
    """Parts of *wanted* size together, large ones before small ones."""
    for part in sorted(parts, key=size, reverse=True):
        if size(part) <= wanted:
            yield part
            wanted -= size(part)


def saved_by_swap(state: State18, company: CompanyId, seat: Seat, bought: int) -> int:
    """How many certificates a purchase saves that makes the buyer director.

    One less than the buyer gives away; a double is given alone, and saves none (44-DC-10).
    """
    old, top = director(state, company), state.title.certificates[company][0]
    found = shares_of_players(state, company)
    found[seat] = found.get(seat, 0) + bought
    if old is None:
        saves = state.title.stock.first_director(state, company, found) == seat
    else:
        saves = state.holder[top.id] == old != seat and found[seat] > found[old]
    if not saves:
        return 0
    own = [certificate.shares for certificate in ordinary(state, company, seat)]
    given = len(list(_together([*own, bought], top.shares, int))) if since(state, 2) else top.shares
    return given - 1


def settle_director(state: State18, company: CompanyId) -> None:
    """After a purchase: a player who now has more shares than the director becomes director."""
    old, found = director(state, company), shares_of_players(state, company)
    if old is None:
        new = state.title.stock.first_director(state, company, found)
    else:
        new = heir(state, company, old, found.get(old, 0))
    if new is not None:
        top = state.title.certificates[company][0]
        change_director(state, company, state.holder[top.id] if old is None else old, new)
