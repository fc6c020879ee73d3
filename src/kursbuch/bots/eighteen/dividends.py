"""Dividends: pay out, unless the money is needed for a train."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation, company_at
from kursbuch.bots.eighteen.prospects import (
    cost_of_lasting,
    going_on,
    life,
    next_price,
    stake,
    without_train_in,
)
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.depot import for_sale, has_room, price
from kursbuch.eighteen.operating.dividends import UseRevenue, parts
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import shares

SOON = 1.2
"""What money is worth for a train that must be bought at once."""
PATIENCE = 1
"""How many more dividends a company keeps for a better train after the first one."""
SURE = 0.8
"""How likely a train is to be had still, a round later."""
EARNED, LONGEST = 0.5, 4.0
"""The part of what a train adds that is counted on, and for how many rounds at most."""


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
    """What the treasury does with the money: pays what it must, or a better train."""
    state = s.state
    record = state.companies[company]
    amount = record.revenue
    better = saved_for(s, company, record.cash + amount, PATIENCE)
    better -= saved_for(s, company, record.cash, 0)
    return max(amount * usefulness(s, company, amount), better)


def usefulness(s: Situation[State18], company: CompanyId, amount: int) -> float:
    """What a coin more in the treasury is worth to the seat, as a part of it."""
    state = s.state
    record = state.companies[company]
    if not amount or (state.broken and s.rounds_left < 2):
        return 0.0
    lacking = max(cost_of_lasting(state, company), next_price(state, company)) - record.cash
    needed = min(1.0, max(0, lacking) / amount)
    soon = SOON / (1 + without_train_in(state, company))
    return s.temper.saving * needed * min(1.0, soon)


def saved_for(s: Situation[State18], company: CompanyId, cash: int, patience: int) -> float:
    """The best train to save for: what it brings, less the dividends that are given up for it.

    *cash*: what the treasury has now; *patience*: how many more dividends it may keep.
    """
    state, record = s.state, s.state.companies[company]
    if not record.revenue or not has_room(state, company):
        return 0.0
    part, missed = stake(state, s.seat, company), paid(s, company)
    best = 0.0
    for train in dict.fromkeys(train for _, train in for_sale(state, company)):
        lacking = max(0, price(state, train) - cash)
        rounds = ceil(lacking / record.revenue) if lacking else 0
        left = life(state, train) - rounds
        if rounds > patience or left <= 0:
            continue
        more = revenue(state, company, trains=(*record.trains, train)) - record.revenue
        gain = s.temper.rushing * EARNED * part * max(0, more) * min(LONGEST, left)
        gain += going_on(state, s.seat, price(state, train), record.revenue)
        best = max(best, SURE**rounds * gain - rounds * missed)
    return best
