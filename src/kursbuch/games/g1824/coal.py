"""Coal railways: their exchange for the director's certificate of a regional railway."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import since
from kursbuch.eighteen.actions import Deal
from kursbuch.eighteen.board.board import remove
from kursbuch.eighteen.events import DirectorChanged
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.money import transfer
from kursbuch.eighteen.operating.events import PhaseBegan
from kursbuch.eighteen.stock.buy_shares import check_limit
from kursbuch.eighteen.stock.directors import seats_after
from kursbuch.eighteen.stock.holdings import director, shares_of_players
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.events import CoalExchanged
from kursbuch.games.g1824.founding import largest_holders
from kursbuch.games.g1824.merging import merge
from kursbuch.games.g1824.missing_certificate import pass_on
from kursbuch.games.g1824.opening import share_exchanged
from kursbuch.games.g1824.state import State24


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeCoal(Deal):
    """Give a coal railway for the director's certificate of its regional railway."""

    company: CompanyId


def coal_exchanges(state: State24, seat: Seat) -> Iterator[Offer]:
    """One for each coal railway: the law knows which of them the player owns."""
    for coal in state.title.coal:
        yield Offer(ExchangeCoal, seat, {"company": coal})


def check_coal_exchange(state: State24, round_: StockRound, action: ExchangeCoal) -> None:
    """In phases 3 and 4 the owner may exchange it on their turn instead of buying (24-CR-10)."""
    coal, seat = action.company, action.by
    require(coal in state.title.coal, "24-CR-01", "no-coal-railway", company=coal)
    require(director(state, coal) == seat, "24-CR-10", "not-your-railway", company=coal)
    require(is_coal(state, coal), "24-VA-09", "construction-railway-stays", company=coal)
    require(state.phase in ("3", "4"), "24-CR-10", "exchange-in-phases-3-and-4")
    if state.title.switches.coal_exchange == "without sales":
        require(not round_.sold_now, "24-CR-11", "exchange-instead-of-selling")
    more = 1 - int(state.title.kinds["coal"].counts)
    check_limit(state, seat, more)


def is_coal(state: State24, company: CompanyId) -> bool:
    """An open coal railway that is not a construction railway."""
    return not state.companies[company].closed and company not in state.kinds


def exchange_coal(state: State24, action: ExchangeCoal) -> None:
    """The owner gets the director's certificate; a larger holder takes it over (24-CR-13)."""
    become_director(state, action.company)


def become_director(state: State24, coal: CompanyId) -> None:
    """The coal railway closes, its mine marker leaves the game (24-CR-16, 24-CR-17)."""
    company, seat = state.title.coal[coal], director(state, coal)
    assert seat is not None
    for stop in state.board.stops_of(coal):
        state.board = remove(state.board, stop, coal)
    transfer(state, state.title.certificates[company][0].id, seat)
    state.emit(CoalExchanged(seat=seat, coal=coal, company=company))
    if state.title.switches.coal_director == "has no certificate":
        direct_without_certificate(state, company, seat)
    merge(state, coal, company)
    share_exchanged(state, company)


def direct_without_certificate(state: State24, company: CompanyId, owner: Seat) -> None:
    """A larger holder is director, but the coal owner keeps the certificate (24-CR-13).

    Of several, the next after the owner who exchanges; in the compulsory exchange the first in
    playing order, as on 18xx.games.
    """
    leaders = largest_holders(shares_of_players(state, company))
    if owner not in leaders:
        chosen = since(state, 2) and isinstance(state.agenda[-1], StockRound)
        order = seats_after(state, owner) if chosen else state.order  # 24-DI-05
        pass_on(state, company, next(seat for seat in order if seat in leaders))
        state.emit(DirectorChanged(company=company, seat=state.directors[company]))


def close_coal_railways(state: State24, event: PhaseBegan) -> None:
    """The first 5-train closes all coal railways that are left, in order (24-CR-14)."""
    if event.phase == "5":
        for coal in state.title.coal:
            if is_coal(state, coal):
                become_director(state, coal)
