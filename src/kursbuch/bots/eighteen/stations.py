"""Stations: what they add to the run, keep open, and take from others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.prospects import going_on, stake
from kursbuch.bots.eighteen.track import LATER, price_of_money, rise
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.board.board import markers, place, stop_at
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.ids import CompanyId, StopId, hex_of
from kursbuch.eighteen.operating.place_station import PlaceMarker, PlaceStation
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director

SOLVED = 4
"""How many cities are looked at with the solver."""
SOLVED_QUICKLY = 1


def rank_stations(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """A marker is worth the run that it opens and the way that it keeps open."""
    top = s.state.agenda[-1]
    if not isinstance(top, PlaceStation):
        yield from rank_gifts(s, offers)
        return
    best = sorted(offers, key=lambda o: -value(s, StopId(str(o.fixed["stop"]))))
    for offer in best[: SOLVED if s.care else SOLVED_QUICKLY]:
        for action in offer.actions():
            assert isinstance(action, PlaceMarker)
            yield judged(s, top.company, action, int(str(offer.facts["cost"])))


def rank_gifts(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """A marker of a company that nobody runs: where it is in the way of others only."""
    state = s.state
    mine = {
        stop
        for name in state.companies
        if director(state, name) == s.seat
        for stop in reach(state.title.ground, state.board, name).stops
    }
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, PlaceMarker)
            worth = s.temper.blocking * value(s, action.stop)
            score = -worth if action.stop in mine else 0.3 * worth
            yield Candidate(action, score, Message("because-marker"))


def value(s: Situation[State18], stop: StopId) -> int:
    """What a city is worth now."""
    state = s.state
    colour = state.title.phases[state.phase].colour
    return stop_at(state.title.ground, state.board, stop).value(colour)


def judged(s: Situation[State18], company: CompanyId, action: PlaceMarker, cost: int) -> Candidate:
    """One marker, with what it does to the run and to others."""
    state = s.state
    ground, board = state.title.ground, state.board
    now, then = rise(s, company, place(ground, board, action.stop, company))
    free = markers(ground, board, action.stop).count(None)
    last = free - state.title.track.kept_circles(state, action.stop) <= 1
    part = max(stake(state, s.seat, company), 0.1)
    rounds = s.rounds_left
    keeps = s.temper.blocking * value(s, action.stop) * (1.0 if last else 0.25)
    score = part * (
        now * min(rounds, 4) + then * min(rounds, 6) * LATER + keeps * min(rounds, 5) / 3
    )
    score -= (price_of_money(s, company, cost) + 0.12 * cost) / s.temper.blocking
    score += going_on(state, s.seat, cost, state.companies[company].revenue)
    key = "because-station-run" if now > 0 or then > 0 else "because-station-keeps"
    return Candidate(action, score, Message(key, stop=called(state, action.stop)))


def called(state: State18, stop: StopId) -> str:
    """The name of a city, or where it is."""
    hex_id = hex_of(stop)
    return state.title.ground.map.hexes[hex_id].name or hex_id
