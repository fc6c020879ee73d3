"""The duty to own a train, what companies pay each other for one, and trains that are turned."""

from __future__ import annotations

from kursbuch.core.offers import Span
from kursbuch.eighteen.board.board import stop_at
from kursbuch.eighteen.ids import CompanyId, PhaseId, StopId, TrainId, hex_of
from kursbuch.eighteen.operating.depot import price
from kursbuch.eighteen.operating.trade_trains import agreed_price
from kursbuch.eighteen.running.track_network import ways_from
from kursbuch.games.g1844.operating_events import TrainsTurned
from kursbuch.games.g1844.state import State44

SBB_KIND = "SBB"


def must_own_train(state: State44, company: CompanyId) -> bool:
    """Historical and regional companies with a route, however long it is (44-TP-11, 44-TP-12)."""
    return state.title.kind_of[company].must_own_train and has_route(state, company)


def has_route(state: State44, company: CompanyId) -> bool:
    """Track joins one of its markers with another stop; past those that create no duty it ends."""
    ground, board = state.title.ground, state.board
    return any(
        way.end != stop and creates_duty(state, company, way.end)
        for stop in board.stops_of(company)
        for way in ways_from(ground, board, stop)
    )


def has_train_and_route(state: State44, company: CompanyId) -> bool:
    """As some tables play: it has a train and a route, though the train may be too short for it."""
    return bool(state.companies[company].trains) and has_route(state, company)


def creates_duty(state: State44, company: CompanyId, stop: StopId) -> bool:
    """Neither an unbuilt mountain, nor for a regional company a red area (44-TP-14, 44-TP-15)."""
    kind = stop_at(state.title.ground, state.board, stop).kind
    if kind == "mountain":
        return hex_of(stop) in state.mountains or state.title.switches.mountain_duty
    if kind == "offboard":
        return not state.title.kind_of[company].sides
    return True


def trade_price(state: State44, buyer: CompanyId, seller: CompanyId, train: TrainId) -> Span:
    """The printed price; between companies of one director any price from 1 (44-TT-02, 03)."""
    kinds = {state.title.charters[name].kind for name in (buyer, seller)}
    if SBB_KIND in kinds and state.title.switches.sbb_trade == "printed price":
        return Span(price(state, train), price(state, train))  # 44-TT-06
    return agreed_price(state, buyer, seller, train)


def turn_trains(state: State44, phase: PhaseId) -> None:
    """Trains of companies and of the pool are turned to their H side (44-SC-01)."""
    for train in state.title.trains.values():
        if train.turned_in != phase or train.turns_to is None:
            continue
        for owned in (*(c.trains for c in state.companies.values()), state.pool):
            owned[:] = [train.turns_to if t == train.id else t for t in owned]
        state.emit(TrainsTurned(train=train.id, to=train.turns_to))
