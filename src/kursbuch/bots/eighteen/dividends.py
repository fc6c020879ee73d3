"""Dividends: pay out, unless the money is needed for a train."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation, company_at
from kursbuch.bots.eighteen.plans import planned
from kursbuch.bots.eighteen.prospects import (
    cost_of_lasting,
    going_on,
    next_price,
    rounds_left,
    without_train_in,
)
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.depot import has_room
from kursbuch.eighteen.operating.dividends import UseRevenue, parts
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import shares

SOON = 1.2
"""What money for a train is worth that must be bought at once."""


def rank_dividends(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """What the seat gets and what its shares rise, against what the treasury needs."""
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, UseRevenue)
            company = company_at(s)
            if action.pay_out:
                yield Candidate(action, paid(s, company), Message("because-pay"))
            else:
                yield Candidate(action, kept(s, company), Message("because-keep"))


def paid(s: Situation[State18], company: CompanyId) -> float:
    """The seat's part, and the price that rises instead of falling."""
    state = s.state
    record, chart = state.companies[company], state.title.chart
    cell = record.cell
    assert cell is not None
    up = chart.price(state.title.stock.rise_on_dividend(state, company, cell))
    down = chart.price(chart.left(cell))
    mine = parts(state, company, record.revenue)
    fed = mine.get(company, 0) * usefulness(s, company, mine.get(company, 0))
    return mine.get(s.seat, 0) + (up - down) * shares(state, company, s.seat) + fed


def kept(s: Situation[State18], company: CompanyId) -> float:
    """What the treasury does with the money."""
    amount = s.state.companies[company].revenue
    return amount * usefulness(s, company, amount)


def usefulness(s: Situation[State18], company: CompanyId, amount: int) -> float:
    """What a coin more in the treasury is worth to the seat, as a part of it."""
    state = s.state
    record = state.companies[company]
    if not amount or (state.broken and rounds_left(state) < 2):
        return 0.0
    lacking = max(cost_of_lasting(state, company), next_price(state, company)) - record.cash
    needed = min(1.0, max(0, lacking) / amount)
    soon = SOON / (1 + without_train_in(state, company))
    use = s.temper.saving * needed * min(1.0, soon)
    return max(use, growth(s, company, amount))


def growth(s: Situation[State18], company: CompanyId, amount: int) -> float:
    """What the next train would bring, if the money of this round is what it lacks."""
    state, record = s.state, s.state.companies[company]
    price = next_price(state, company)
    if not has_room(state, company) or not record.cash < price <= record.cash + amount:
        return 0.0
    more = revenue(state, company, trains=planned(state, company)) - record.revenue
    part = shares(state, company, s.seat) / max(1, sum(state.title.kind_of[company].certificates))
    gain = s.temper.rushing * 0.5 * max(0, more) * min(4.0, rounds_left(state) - 1) * part
    return (gain + going_on(state, s.seat, price, record.revenue)) / amount
