"""What a share will bring by the end of the game: dividends, and the price it will have."""

from __future__ import annotations

from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.plans import planned
from kursbuch.bots.eighteen.prospects import (
    cost_of_lasting,
    progress,
    rounds_left,
    without_train_in,
)
from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import Cell, CompanyId
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director, shares
from kursbuch.eighteen.title.charter import kind, kind_name

PAYS = 0.85
"""The part of the rounds in which companies pay out."""
LONGEST = 14
"""No price is thought of as moving further."""


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
    state, record = s.state, s.state.companies[company]
    if not record.launched:
        return 0.9
    need = cost_of_lasting(state, company)
    if need <= record.cash:
        return 1.0
    reach = (record.cash + 1.5 * record.revenue) / need
    lasts = min(1.0, without_train_in(state, company) / rounds_left(state))
    return max(0.35, min(1.0, 0.3 + 0.4 * reach + 0.4 * lasts))


def revenue_to_come(s: Situation[State18], company: CompanyId) -> float:
    """The average revenue of the rounds that are left."""
    state = s.state
    now, far = revenue_now(s, company), progress(state)
    late = s.advice.late_revenue.get(kind_name(state, company), 22 * kind(state, company).shares)
    hope = 0.5 * now + 0.5 * max(late, now)
    return (far * now + (1 - far) * hope) * health(s, company)


def final_price(s: Situation[State18], company: CompanyId, cell: Cell, rounds: float) -> float:
    """The price after so many rounds, most of them with a dividend."""
    state = s.state
    moves = min(LONGEST, int(rounds * PAYS * health(s, company) + 0.5))
    for _ in range(moves):
        cell = state.title.stock.rise_on_dividend(state, company, cell)
    return float(state.title.chart.price(cell))


def share_worth(s: Situation[State18], company: CompanyId, par: int = 0) -> float:
    """What one share brings by the end: dividends and final price; *par*: if it began there."""
    key = company, par
    if key not in s.worths:
        s.worths[key] = _share_worth(s, company, par)
    return s.worths[key]


def _share_worth(s: Situation[State18], company: CompanyId, par: int) -> float:
    state = s.state
    rounds, whole = rounds_left(state), kind(state, company).shares
    if not state.companies[company].launched:
        rounds = max(1.0, rounds - s.advice.begins(state, company))
    dividends = PAYS * rounds * revenue_to_come(s, company) / max(whole, 1)
    cell = state.companies[company].cell or state.title.chart.issue.get(par)
    return dividends + (final_price(s, company, cell, rounds) if cell else 0.0)


def control(s: Situation[State18], company: CompanyId) -> float:
    """What it is worth to direct a company: its money and its run, or what one must add."""
    state, record = s.state, s.state.companies[company]
    if not record.launched:
        return 10.0
    lack = max(0.0, cost_of_lasting(state, company) - record.cash - 2 * record.revenue)
    soon = 1 / (1 + without_train_in(state, company))
    good = 0.05 * rounds_left(state) * revenue_now(s, company) + 0.05 * record.cash
    return good - lack * soon


def rivals_lead(s: Situation[State18], company: CompanyId) -> int:
    """How many shares the largest other holder has more than the seat."""
    state = s.state
    others = (shares(state, company, Seat(n)) for n in range(len(state.players)) if n != s.seat)
    return max(others, default=0) - shares(state, company, s.seat)


def directs(s: Situation[State18], company: CompanyId) -> bool:
    """The seat is the company's director."""
    return director(s.state, company) == s.seat
