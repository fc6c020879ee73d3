"""What a bot is told about 1824 and its variants."""

from __future__ import annotations

from kursbuch.bots.eighteen.advice import Advice, Situation
from kursbuch.bots.eighteen.prospects import rounds_until
from kursbuch.bots.g1824.exchanging import (
    FORCED,
    best_share,
    rank_coal_exchanges,
    rank_half_sales,
    rank_markers_back,
    rank_mountain_exchanges,
    rank_towns,
    rank_trade_ins,
)
from kursbuch.bots.g1824.opening import rank_coal_railways, rank_railways
from kursbuch.eighteen.ids import CompanyId, PaperId, PhaseId
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.missing_certificate import SellForHalf
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.towns import PlaceTowns
from kursbuch.games.g1824.wien import TakeMarkerBack

EXCHANGES = PhaseId("3")
"""The phase from which coal railways become regional ones."""


def paper_worth(s: Situation[State24], paper: PaperId) -> float:
    """A mountain railway pays until it is exchanged for a share, with the first 4-train."""
    income = s.state.title.papers[paper].income
    return income * rounds_until(s.state, FORCED) + best_share(s)


def begins(state: State24, company: CompanyId) -> float:
    """State railways are founded with a phase; regional ones when their shares are out."""
    if company in state.title.state_railways:
        return rounds_until(state, state.title.state_railways[company].founded_in)
    return 1.5 + (rounds_until(state, EXCHANGES) if coming(state, company) else 0.0)


def coming(state: State24, company: CompanyId) -> int:
    """The director's certificate that waits for the owner of the coal railway."""
    coal = (name for name, to in state.title.coal.items() if to == company)
    waits = any(not state.companies[name].closed and name not in state.kinds for name in coal)
    return state.title.certificates[company][0].shares if waits else 0


ADVICE = Advice(
    late_revenue={
        "coal": 80,
        "pre-state": 60,
        "coal-regional": 260,
        "regional": 240,
        "state": 300,
        "bond": 110,
        "construction": 0,
    },
    early_revenue={
        "coal": 60,
        "pre-state": 40,
        "coal-regional": 90,
        "regional": 80,
        "state": 120,
        "bond": 60,
        "construction": 0,
    },
    paper_worth=paper_worth,
    begins=begins,
    coming=coming,
    decisions={
        BuyRailway: rank_railways,
        BuyCoalRailway: rank_coal_railways,
        ExchangeCoal: rank_coal_exchanges,
        ExchangeMountain: rank_mountain_exchanges,
        TradeIn: rank_trade_ins,
        SellForHalf: rank_half_sales,
        PlaceTowns: rank_towns,
        TakeMarkerBack: rank_markers_back,
    },
)
