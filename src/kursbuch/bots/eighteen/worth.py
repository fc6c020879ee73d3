"""What a share will bring by the end of the game: dividends, and the price it will have."""

from __future__ import annotations

from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.plans import planned
from kursbuch.bots.eighteen.prospects import (
    cost_of_lasting,
    progress,
    without_train_in,
)
from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import Cell, CompanyId
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.eighteen.state import State18, kind, kind_name
from kursbuch.eighteen.stock.holdings import director, shares

PAYS = 0.85
"""The part of the rounds in which companies pay out."""
LONGEST = 14
"""No price is thought of as moving further."""
LATE = 0.5
"""How much of what a company may hope to earn in the last phases it earns on average."""
DIRECTING = 0.05
"""What a director has of the money and of the run of a company, as a part of it."""


def revenue_now(s: Situation[State18], company: CompanyId) -> float:
    """What a company earns, or would earn with its first train."""
    state, record = s.state, s.state.companies[company]
    if record.launched and state.board.stops_of(company):
        if record.trains:
            return max(record.revenue, revenue(state, company))
        return 0.8 * revenue(state, company, trains=planned(state, company))
    name = kind_name(state, company)
    return s.advice.early_revenue.get(name, 5 * kind(state, company).shares)


def health(s: Situation[State18], company: CompanyId) -> float:
    """How sure it is that a company will go on earning: 1 if nothing is in its way."""
    return s.once(("health", company), lambda: _health(s, company))


def _health(s: Situation[State18], company: CompanyId) -> float:
    state, record = s.state, s.state.companies[company]
    if not record.launched:
        return 0.9
    need = cost_of_lasting(state, company)
    if need <= record.cash:
        return 1.0
    reach = (record.cash + 1.5 * record.revenue) / need
    lasts = min(1.0, without_train_in(state, company) / s.rounds_left)
    return max(0.35, min(1.0, 0.3 + 0.4 * reach + 0.4 * lasts))


def revenue_to_come(s: Situation[State18], company: CompanyId) -> float:
    """The average revenue of the rounds that are left."""
    state = s.state
    now, far = revenue_now(s, company), progress(state)
    late = s.advice.late_revenue.get(kind_name(state, company), 22 * kind(state, company).shares)
    hope = (1 - LATE) * now + LATE * max(late, now)
    return (far * now + (1 - far) * hope) * health(s, company)


def final_price(s: Situation[State18], company: CompanyId, cell: Cell, rounds: float) -> float:
    """The price after some rounds, most of them with a dividend."""
    moves = min(LONGEST, int(rounds * PAYS * health(s, company) + 0.5))
    key = "price", kind_name(s.state, company), cell, moves
    return s.once(key, lambda: _risen(s.state, company, cell, moves))


def _risen(state: State18, company: CompanyId, cell: Cell, moves: int) -> float:
    """The price after this many dividends; it rises alike for companies of a kind."""
    for _ in range(moves):
        cell = state.title.stock.rise_on_dividend(state, company, cell)
    return float(state.title.chart.price(cell))


def share_worth(s: Situation[State18], company: CompanyId, par: int = 0) -> float:
    """What one share brings by the end: dividends and final price; *par*: if it began there."""
    return s.once(("share", company, par), lambda: _share_worth(s, company, par))


def _share_worth(s: Situation[State18], company: CompanyId, par: int) -> float:
    state = s.state
    dividends = dividends_to_come(s, company)
    cell = state.companies[company].cell or state.title.chart.issue.get(par)
    return dividends + (final_price(s, company, cell, _rounds(s, company)) if cell else 0.0)


def dividends_to_come(s: Situation[State18], company: CompanyId) -> float:
    """What one share will be paid by the end, at whatever price it began."""
    return s.once(("dividends", company), lambda: _dividends(s, company))


def _dividends(s: Situation[State18], company: CompanyId) -> float:
    whole = kind(s.state, company).shares
    return PAYS * _rounds(s, company) * revenue_to_come(s, company) / max(whole, 1)


def _rounds(s: Situation[State18], company: CompanyId) -> float:
    """The rounds in which a company will operate."""
    if s.state.companies[company].launched:
        return s.rounds_left
    return max(1.0, s.rounds_left - s.advice.begins(s.state, company))


def control(s: Situation[State18], company: CompanyId) -> float:
    """What it is worth to direct a company: its money and its run, or what one must add."""
    state, record = s.state, s.state.companies[company]
    if not record.launched:
        return 10.0
    lack = max(0.0, cost_of_lasting(state, company) - record.cash - 2 * record.revenue)
    soon = 1 / (1 + without_train_in(state, company))
    good = DIRECTING * s.rounds_left * revenue_now(s, company) + DIRECTING * record.cash
    return good - lack * soon


def rivals_lead(s: Situation[State18], company: CompanyId) -> int:
    """How many more shares than the seat the largest other holder has."""
    state = s.state
    others = (shares(state, company, Seat(n)) for n in range(len(state.players)) if n != s.seat)
    return max(others, default=0) - shares(state, company, s.seat)


def directs(s: Situation[State18], company: CompanyId) -> bool:
    """The seat is the company's director."""
    return director(s.state, company) == s.seat
