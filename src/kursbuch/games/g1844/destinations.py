"""Destinations: the rest of the capital is paid as soon as home and destination are joined."""

from __future__ import annotations

from kursbuch.core.action import Event
from kursbuch.eighteen.events import CompanyLaunched
from kursbuch.eighteen.ids import BANK, CompanyId, StopId, hex_of
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.reach import Reach, reach_from
from kursbuch.eighteen.stations import home
from kursbuch.games.g1844.operating_events import DestinationReached
from kursbuch.games.g1844.state import State44

NO_CLAIM_FROM = 6  # 44-LA-08
BY_TUNNEL = CompanyId("GB")  # 44-DE-07


def claim_capital(state: State44, event: CompanyLaunched) -> None:
    """A company launched before phase 6 has a claim; the connection may exist already."""
    if event.company in state.title.destinations and int(state.phase) < NO_CLAIM_FROM:
        state.claims.append(event.company)
        pay_destinations(state, event)


def pay_destinations(state: State44, event: Event) -> None:
    """Pay everybody whose destination is reached now, whoever built the track (44-DE-04)."""
    for company in list(state.claims):
        if is_reached(state, company):
            state.claims.remove(company)
            amount = bonus(state, company)
            pay(state, BANK, company, amount)
            hex_id = state.title.destinations[company]
            state.emit(DestinationReached(company=company, hex=hex_id, amount=amount))


def bonus(state: State44, company: CompanyId) -> int:
    """As much again as at the launch (44-LA-06)."""
    return state.title.kind_of[company].capital * state.companies[company].par


def is_reached(state: State44, company: CompanyId) -> bool:
    """A train of unlimited range could run from home to the destination (44-DE-02)."""
    destination = state.title.destinations[company]
    if company == BY_TUNNEL:
        return destination in state.tunnels
    stop = home(state, company)
    assert stop is not None
    return any(hex_of(s) == destination for s in _from_home(state, company, stop).stops)


def _from_home(state: State44, company: CompanyId, stop: StopId) -> Reach:
    key = "from home", company
    found = state.board.memo.get(key)
    if found is None:
        found = reach_from(state.title.ground, state.board, company, (stop,))
        state.board.memo[key] = found
    assert isinstance(found, Reach)
    return found
