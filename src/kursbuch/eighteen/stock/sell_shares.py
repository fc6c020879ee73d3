"""Selling shares into the pool."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.state import since
from kursbuch.core.words import Who
from kursbuch.eighteen.events import SharesSold
from kursbuch.eighteen.ids import BANK, CompanyId
from kursbuch.eighteen.law import allowed, require_law
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.printed.charter import Certificate
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.directors import change_director, heir, worth
from kursbuch.eighteen.stock.holdings import director, ordinary, shares
from kursbuch.eighteen.stock.market import move_price, price


@dataclass(frozen=True, slots=True, kw_only=True)
class SellShares(Action):
    """Sell *shares* shares of a company, using *doubles* double certificates."""

    company: CompanyId
    shares: int
    doubles: int = 0


def check_sale(
    state: State18,
    seat: Seat,
    sale: SellShares,
    *,
    room: int | None = None,
    may_change_director: bool = True,
) -> None:
    """All rules of a sale except those about when it may happen."""
    company, number = sale.company, sale.shares
    require_law(state, company in state.companies, "no-such-company")
    require_law(state, number > 0, "sell-at-least-one")
    require_law(state, shares(state, company, seat) >= number, "sell-own-shares", company=company)
    state.title.stock.check_saleable(state, company)
    room = state.title.stock.room(state, company) if room is None else room
    require_law(state, number <= room, "pool-full", company=company, room=max(room, 0))
    _check_certificates(state, seat, sale, may_change_director)


def _check_certificates(
    state: State18, seat: Seat, sale: SellShares, may_change_director: bool
) -> None:
    """The shares must lie on certificates that can go; the director's goes to the next director."""
    company = sale.company
    loose = ordinary(state, company, seat)
    new = _next_director(state, seat, sale)
    if new is not None:
        require_law(state, may_change_director, "no-change-of-director", company=company)
        top = state.title.certificates[company][0]
        if state.holder[top.id] == seat:
            given = worth(state, company, new, top.shares)
            enough = sum(c.shares for c in given) >= top.shares
            require_law(state, enough, "nobody-can-be-director", company=company, player=Who(new))
            loose += given
    enough = sale.shares <= sum(certificate.shares for certificate in loose)
    require_law(state, enough, "director-certificate-stays", company=company)
    singles, doubles = _counted(loose)
    fits = 0 <= sale.doubles <= doubles and 0 <= sale.shares - 2 * sale.doubles <= singles
    require_law(state, fits, "certificates-do-not-add-up", company=company)


def _next_director(state: State18, seat: Seat, sale: SellShares) -> Seat | None:
    if director(state, sale.company) != seat:
        return None
    return heir(state, sale.company, seat, shares(state, sale.company, seat) - sale.shares)


def _counted(certificates: list[Certificate]) -> tuple[int, int]:
    """How many are single, how many double."""
    sizes = [certificate.shares for certificate in certificates]
    return sizes.count(1), sizes.count(2)


def sell(state: State18, seat: Seat, sale: SellShares) -> None:
    """A sale lowers the price once; shares of a company that never operated bring the lower one."""
    certificates = _given_up(state, seat, sale)
    give_to_the_bank(state, seat, sale.company, certificates, sale.shares)


def sell_more(state: State18, seat: Seat, sale: SellShares, each: int) -> None:
    """More shares in the same sale: at the same price, and the price does not fall again."""
    certificates = _given_up(state, seat, sale)
    hand_in(state, seat, sale.company, certificates, (sale.shares, each))


def _given_up(state: State18, seat: Seat, sale: SellShares) -> list[Certificate]:
    """The certificates that go; before that another may become director."""
    company = sale.company
    new = _next_director(state, seat, sale)
    if new is not None:
        change_director(state, company, seat, new)
    return _to_go(state, seat, sale)


def give_to_the_bank(
    state: State18, seat: Seat, company: CompanyId, certificates: list[Certificate], paid: int
) -> None:
    """The certificates go, the shares are paid, and the share price falls once."""
    cell = state.companies[company].cell
    assert cell is not None
    lower = state.title.stock.fall_on_sale(state.title.chart, cell)
    at = cell if state.companies[company].operated else lower
    hand_in(state, seat, company, certificates, (paid, state.title.chart.price(at)))
    move_price(state, company, lower)


def hand_in(
    state: State18,
    seat: Seat,
    company: CompanyId,
    certificates: list[Certificate],
    paid: tuple[int, int],
) -> None:
    """The certificates go, and the shares are *paid*: their number, and the price of each."""
    number, each = paid
    for certificate in certificates:
        transfer(state, certificate.id, state.title.stock.sold_to)
    pay(state, BANK, seat, number * each)
    state.emit(SharesSold(seat=seat, company=company, shares=number, received=number * each))


def _to_go(state: State18, seat: Seat, sale: SellShares) -> list[Certificate]:
    loose = ordinary(state, sale.company, seat)
    doubles = [c for c in loose if c.shares == 2][: sale.doubles]
    singles = [c for c in loose if c.shares == 1][: sale.shares - 2 * sale.doubles]
    return doubles + singles


def possible_sales(
    state: State18,
    seat: Seat,
    company: CompanyId,
    *,
    room: int | None = None,
    may_change_director: bool = True,
) -> Iterator[SellShares]:
    """Every sale of one company's shares that the law allows."""
    own = shares(state, company, seat)
    if not own or not allowed(state.title.stock.check_saleable, state, company):
        return
    room = state.title.stock.room(state, company) if room is None else room
    own_doubles = sum(c.shares == 2 for c in ordinary(state, company, seat))
    for number in range(1, min(own, room) + 1):
        most = number // 2 if since(state, 2) else min(own_doubles, number // 2)
        for doubles in range(most + 1):
            sale = SellShares(by=seat, company=company, shares=number, doubles=doubles)
            if allowed(_check_certificates, state, seat, sale, may_change_director):
                yield sale


def sale_price(state: State18, company: CompanyId) -> int:
    """What one share brings now."""
    record = state.companies[company]
    if record.operated or record.cell is None:
        return price(state, company)
    return state.title.chart.price(state.title.stock.fall_on_sale(state.title.chart, record.cell))
