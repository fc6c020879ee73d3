"""Foundation of the state railways from their pre-state railways."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.action import Seat
from kursbuch.core.state import since
from kursbuch.eighteen.board.board import hand_over, place
from kursbuch.eighteen.ids import BANK, CompanyId
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.operating.events import HomeMarkerPlaced, PhaseBegan
from kursbuch.eighteen.operating.phases import is_crowded
from kursbuch.eighteen.operating.return_trains import ReturnTrains
from kursbuch.eighteen.stations import home
from kursbuch.eighteen.stock.directors import change_director
from kursbuch.eighteen.stock.holdings import director, shares_of_players
from kursbuch.games.g1824.events import (
    ForerunnerExchanged,
    StateRailwayFounded,
    WithoutDirector,
)
from kursbuch.games.g1824.merging import merge
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.wien import ReturnMarker, doubled

FIFTH = 2
"""The shares that make a director."""


def note_foundation(state: State24, event: PhaseBegan) -> None:
    """The first train of a type decides that a state railway will be founded (24-ST-02)."""
    for name, railway in state.title.state_railways.items():
        if railway.founded_in == event.phase:
            state.due.append(name)


def found_state_railways(state: State24) -> None:
    """At the end of the operating round, or right after an export (24-FO-01, 24-FO-02)."""
    new = [name for name in state.title.state_railways if name in state.due]
    state.due.clear()
    for name in new:
        found(state, name)
    if crowded := [name for name in new if is_crowded(state, name)]:  # 24-FO-09
        state.push(ReturnTrains(crowded))


def one_marker_a_hex(state: State24) -> ReturnMarker | None:
    """A state railway that took over two markers in Wien keeps one there (24-FO-13)."""
    doubles = [name for name in state.title.state_railways if doubled(state, name)]
    return ReturnMarker(doubles[0]) if doubles else None


def found(state: State24, company: CompanyId) -> None:
    """Capital, then the pre-state railways in order, then markers and director."""
    state.companies[company].launched = True
    state.companies[company].markers = markers(state, company)
    state.emit(StateRailwayFounded(company=company, capital=capital(state, company)))
    pay(state, BANK, company, capital(state, company))
    taken = [name for name in pre_state_railways(state, company) if takes_part(state, name)]
    owners = [seat for name in taken if (seat := director(state, name)) is not None]
    for number, name in enumerate(pre_state_railways(state, company)):
        if name in taken:
            exchange(state, company, name, number)
    place_markers(state, company, taken)
    choose_director(state, company, owners)


def pre_state_railways(state: State24, company: CompanyId) -> list[CompanyId]:
    """Its pre-state railways in order."""
    return list(state.title.state_railways[company].pre_state)


def takes_part(state: State24, name: CompanyId) -> bool:
    """The pre-state railway is in operation: sold, and no construction railway."""
    return not state.companies[name].closed and name not in state.kinds


def markers(state: State24, company: CompanyId) -> int:
    """Five in all, whatever is taken over (24-FO-14)."""
    if state.title.switches.state_markers == "five":
        return state.title.kinds["state"].markers
    brought = [name for name in pre_state_railways(state, company) if name not in state.kinds]
    return state.title.state_railways[company].own_markers + len(brought)


def capital(state: State24, company: CompanyId) -> int:
    """120 for each tenth that no pre-state railway brings (24-FO-07, 24-FO-10)."""
    brought = sum(
        price
        for name, price in state.title.state_railways[company].pre_state.items()
        if takes_part(state, name)
    )
    return 10 * state.companies[company].par - brought


def exchange(state: State24, company: CompanyId, name: CompanyId, number: int) -> None:
    """Number 1 becomes the director's certificate, the others one share each (24-FO-03)."""
    seat = director(state, name)
    assert seat is not None
    certificate = state.title.certificates[company][number]
    transfer(state, certificate.id, seat)
    state.emit(
        ForerunnerExchanged(seat=seat, forerunner=name, company=company, shares=certificate.shares)
    )
    merge(state, name, company)


def place_markers(state: State24, company: CompanyId, taken: list[CompanyId]) -> None:
    """Markers of pre-state railways become its own where they stand (24-FO-12)."""
    state.board = hand_over(state.board, taken, company)
    state.companies[company].markers -= len(taken)
    if not taken and since(state, 2):
        state.alone.append(company)
    if not taken and state.title.switches.first_marker == "at the foundation":
        place_home(state, company)


def place_home(state: State24, company: CompanyId) -> None:
    """Without pre-state railways its first marker goes to the home of number 1 (24-FO-11)."""
    stop = home(state, pre_state_railways(state, company)[0])
    assert stop is not None
    state.board = place(state.title.ground, state.board, stop, company)
    state.companies[company].markers -= 1
    state.emit(HomeMarkerPlaced(company=company, stop=stop))


def choose_director(state: State24, company: CompanyId, owners: list[Seat]) -> None:
    """The largest holder of at least a fifth; ties go by the pre-state railways (24-FO-05)."""
    candidates = largest_holders(shares_of_players(state, company))
    if not candidates:
        state.emit(WithoutDirector(company=company))
        return
    new = next(seat for seat in (*owners, *state.order) if seat in candidates)
    take_directorship(state, company, new)


def largest_holders(holdings: Mapping[Seat, int]) -> list[Seat]:
    """The players with the most shares, if that is at least a fifth."""
    most = max(holdings.values(), default=0)
    return [seat for seat, number in holdings.items() if number == most >= FIFTH]


def take_directorship(state: State24, company: CompanyId, new: Seat) -> None:
    """Two shares are swapped for the director's certificate, wherever it lies (24-FO-06)."""
    old = state.holder[state.title.certificates[company][0].id]
    if old != new:
        change_director(state, company, old, new)


def first_director(state: State24, company: CompanyId, holdings: Mapping[Seat, int]) -> Seat | None:
    """The first to hold a fifth swaps for the director's certificate (24-ST-07, 24-ST-09)."""
    if not has_free_certificate(state, company):
        return None
    candidates = largest_holders(holdings)
    owners = (director(state, name) for name in pre_state_railways(state, company))
    return next((seat for seat in (*owners, *state.order) if seat in candidates), None)


def has_free_certificate(state: State24, company: CompanyId) -> bool:
    """The director's certificate of a state railway waits for nobody."""
    if company not in state.title.state_railways:
        return False
    if state.companies[company].launched:
        return True
    number_1 = pre_state_railways(state, company)[0]
    return state.title.switches.unsold_first == "at once" and state.companies[number_1].closed
