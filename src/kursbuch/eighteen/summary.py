"""The position in figures, for the command line and for programs."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.offers import Plain
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.operating.depot import shown
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import certificate_count, director, papers, shareholders
from kursbuch.eighteen.stock.market import on_chart, price
from kursbuch.eighteen.stock.stock_round import StockRound


def round_name(state: State18) -> str | None:
    """The round as players write it: SR 2, OR 3.1; None between rounds."""
    for step in state.agenda:
        match step:
            case StockRound(number=number):
                return f"SR {number}"
            case OperatingRound(number=number, part=part):
                return f"OR {number}.{part}"
    return None


def summary(state: State18) -> dict[str, Plain]:
    """Round, phase and bank, what every player has, and every company that has begun."""
    begun = [name for name, company in state.companies.items() if company.par or company.cash]
    return {
        "round": round_name(state),
        "phase": f"phase {state.phase}",
        "bank": state.bank,
        "players": [_player(state, Seat(seat)) for seat in range(len(state.players))],
        "companies": [_company(state, name) for name in begun],
        "depot": [{"train": name, "cards": n} for name, n in state.depot.items() if n],
    }


def _player(state: State18, seat: Seat) -> dict[str, Plain]:
    player = state.players[seat]
    held: dict[str, Plain] = {}
    for company in state.companies:
        if number := shareholders(state, company).get(seat):
            held[company] = _percent(state, company, number)
    return {
        "seat": seat,
        "cash": player.cash,
        "debt": player.debt,
        "certs": certificate_count(state, seat),
        "shares": held,
        "companies": [str(paper) for paper in papers(state, seat)],
    }


def _company(state: State18, name: CompanyId) -> dict[str, Plain]:
    company, holders = state.companies[name], shareholders(state, name)
    return {
        "company": name,
        "president": director(state, name),
        "cash": company.cash,
        "par": company.par or None,
        "price": price(state, name) if on_chart(state, name) else None,
        "trains": [shown(state, train) for train in company.trains],
        "ipo": _percent(state, name, holders.get(BANK, 0)),
        "market": _percent(state, name, holders.get(POOL, 0)),
        "last_revenue": company.revenue,
    }


def _percent(state: State18, company: CompanyId, number: int) -> int:
    whole = sum(certificate.shares for certificate in state.title.certificates[company])
    return number * 100 // whole if whole else 0
