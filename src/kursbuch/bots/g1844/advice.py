"""What a bot is told about 1844."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.bots.eighteen.advice import Advice, Situation
from kursbuch.bots.eighteen.prospects import rounds_left, rounds_until
from kursbuch.bots.g1844.building import (
    rank_extra_tiles,
    rank_furka,
    rank_mountains,
    rank_tunnels,
)
from kursbuch.bots.g1844.dealing import (
    rank_bankruptcy,
    rank_claims,
    rank_eva,
    rank_exchange_debt,
    rank_kept_markers,
    rank_private_sales,
)
from kursbuch.bots.g1844.opening import rank_bids, rank_issue_prices
from kursbuch.eighteen.ids import CompanyId, HexId, PaperId, PhaseId
from kursbuch.eighteen.stock.holdings import director, papers
from kursbuch.games.g1844.auction import Bid, SetIssuePrice
from kursbuch.games.g1844.bankruptcy import DeclareBankruptcy
from kursbuch.games.g1844.debts import RepayExchange
from kursbuch.games.g1844.destinations import NO_CLAIM_FROM, ClaimDestinations, bonus
from kursbuch.games.g1844.eva import GiveEva
from kursbuch.games.g1844.furka import LayFurka
from kursbuch.games.g1844.mountains import PlaceMountainRailway
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.sbb import KeepMarker
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.track import LayExtraTile
from kursbuch.games.g1844.tunnels import BuildTunnel

PRIVATES_CLOSE = PhaseId("5")
DESTINATION = 0.15
"""What a coin of the bonus brings a company in each round that is left."""
ALIVE = {"mountain": 0.75, "tunnel": 0.5}
"""How likely a paper is to get its first train soon."""


def paper_worth(s: Situation[State44], paper: PaperId) -> float:
    """Mountain railways and tunnels pay once they are alive, and are worth their price then."""
    printed = s.state.title.papers[paper]
    rounds = rounds_left(s.state)
    if printed.kind == "private":
        return float(printed.price + printed.income * min(rounds, _until_closed(s)))
    return ALIVE[printed.kind] * (printed.price + printed.income * max(0.0, rounds - 3))


def _until_closed(s: Situation[State44]) -> float:
    return rounds_until(s.state, PRIVATES_CLOSE)


def later_capital(state: State44, company: CompanyId) -> float:
    """The bonus of the destination, as likely as it is reached in time."""
    claims = company in state.title.destinations and int(state.phase) < NO_CLAIM_FROM
    return 0.7 if claims else 0.0


def goals(state: State44, company: CompanyId) -> Mapping[HexId, float]:
    """The destination while its bonus is due; mountains of the director that have had no train."""
    found: dict[HexId, float] = {}
    if company in state.claims:
        worth = DESTINATION * rounds_left(state) * bonus(state, company)
        found[state.title.destinations[company]] = worth
    seat = director(state, company)
    mine = papers(state, seat, "mountain") if seat is not None else []
    for hex_id, paper in state.mountains.items():
        if paper in mine and paper not in state.alive:
            found[hex_id] = 80.0
    return found


ADVICE = Advice(
    late_revenue={"pre-SBB": 80, "historical": 260, "regional": 110, "SBB": 420},
    early_revenue={"pre-SBB": 50, "historical": 70, "regional": 35},
    paper_worth=paper_worth,
    later_capital=later_capital,
    pool_falls=True,
    renews=True,
    goals=goals,
    decisions={
        Bid: rank_bids,
        SetIssuePrice: rank_issue_prices,
        BuyPrivate: rank_private_sales,
        LayExtraTile: rank_extra_tiles,
        BuildTunnel: rank_tunnels,
        LayFurka: rank_furka,
        PlaceMountainRailway: rank_mountains,
        GiveEva: rank_eva,
        KeepMarker: rank_kept_markers,
        ClaimDestinations: rank_claims,
        DeclareBankruptcy: rank_bankruptcy,
        RepayExchange: rank_exchange_debt,
    },
)
