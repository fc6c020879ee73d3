"""Destinations: the rest of the capital is paid as soon as home and destination are joined."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Flow, Step, since
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board.reach import Reach, reach_from
from kursbuch.eighteen.events import CompanyLaunched
from kursbuch.eighteen.ids import BANK, CompanyId, StopId
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.operating.operating_round import company_at_turn, director_of
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
    """Pay every company that now reaches its destination, on anybody's track (44-DE-04)."""
    if state.title.switches.destinations == "at once":
        for company in reached(state):
            pay_bonus(state, company)
    elif company_at_turn(state) and not isinstance(state.agenda[-1], Claims) and reached(state):
        state.push(Claims())


def reached(state: State44) -> list[CompanyId]:
    """The companies whose claim is due."""
    return [company for company in state.claims if is_reached(state, company)]


def pay_bonus(state: State44, company: CompanyId) -> None:
    """The rest of the capital is paid, once (44-DE-05)."""
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
    return _from_home(state, company, stop).has_stop_on(destination)


def _from_home(state: State44, company: CompanyId, stop: StopId) -> Reach:
    return reach_from(state.title.ground, state.board, company, (stop,))


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimDestinations(Action):
    """Say that these companies have reached their destinations."""

    companies: tuple[CompanyId, ...]


@dataclass(slots=True)
class Claims(Step[State44]):
    """As some tables play: destinations are paid when somebody claims them (44-DE-10)."""

    takes = (ClaimDestinations, Pass)
    rule = "44-DE-10"

    passed: bool = False

    def advance(self, state: State44) -> Flow:
        """Wait while a claim is due."""
        return Flow.WAIT if reached(state) and not self.passed else Flow.DONE

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The director of the company whose turn it is."""
        return claimants(state)

    def offers(self, state: State44) -> Iterator[Offer]:
        """All that are due at once, or one of them."""
        for seat in self.actors(state):
            yield from claims(state, seat)
            yield Offer(Pass, seat)

    def check(self, state: State44, action: ClaimDestinations | Pass) -> None:
        """Only companies that are there."""
        if isinstance(action, ClaimDestinations):
            check_claims(state, action)

    def apply(self, state: State44, action: ClaimDestinations | Pass) -> None:
        """The bank pays."""
        if isinstance(action, Pass):
            self.passed = True
        else:
            pay_claims(state, action)


@dataclass(slots=True)
class LaterClaims(Step[State44]):
    """Where destinations are paid when claimed, a claim can be made later in the round."""

    takes = (ClaimDestinations,)
    rule = "44-DE-10"

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The director of the company whose turn it is."""
        claimed = state.title.switches.destinations == "when claimed"
        return claimants(state) if claimed else ()

    def offers(self, state: State44) -> Iterator[Offer]:
        """All that are due, unless the moment itself is one for claims."""
        if not isinstance(state.agenda[-1], Claims):
            for seat in self.actors(state):
                yield from claims(state, seat)

    def check(self, state: State44, action: ClaimDestinations) -> None:
        """Only companies that are there."""
        check_claims(state, action)

    def apply(self, state: State44, action: ClaimDestinations) -> None:
        """The bank pays."""
        pay_claims(state, action)


def claimants(state: State44) -> tuple[Seat, ...]:
    """Who claims: the director of the company whose turn it is."""
    company = company_at_turn(state)
    return () if company is None else (director_of(state, company),)


def claims(state: State44, seat: Seat) -> Iterator[Offer]:
    """All that are due together, or each by itself."""
    due = tuple(reached(state))
    alone = [(company,) for company in due] if len(due) > 1 else []
    for companies in ([due] if due else []) + alone:
        yield Offer(ClaimDestinations, seat, {"companies": companies})


def check_claims(state: State44, action: ClaimDestinations) -> None:
    """Only companies that have reached their destinations: all of them, or one (44-DE-10)."""
    due = reached(state)
    if since(state, 2):
        require(action.companies, "44-DE-10", "claim-something")
    for company in action.companies:
        require(company in due, "44-DE-02", "destination-not-reached", company=company)
    if since(state, 2):
        one_or_all = len(action.companies) == 1 or list(action.companies) == due
        require(one_or_all, "44-DE-10", "claim-one-or-all")


def pay_claims(state: State44, action: ClaimDestinations) -> None:
    """The bank pays each once."""
    for company in dict.fromkeys(action.companies):
        pay_bonus(state, company)
