"""What is to come: trains, phases, rounds, incomes, and what a director may have to add."""

from __future__ import annotations

from math import copysign, exp

from kursbuch.bots.figures import figure
from kursbuch.core.action import Seat
from kursbuch.eighteen.game import Series
from kursbuch.eighteen.ids import BANK, OUT, CompanyId, PhaseId, TrainId
from kursbuch.eighteen.operating.depot import may_own, next_card, price
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.operating.phases import has_begun
from kursbuch.eighteen.printed.rolling_stock import TrainCard
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.holdings import director, shares
from kursbuch.eighteen.stock.market import price as market_price

GOODS = "goods"
GOODS_LAST = 6.0
"""The rounds after which later goods trains have driven one out."""
SPREAD = 0.14
"""How far the bank may be off what it is thought to have, as a part of what it is yet to pay."""
SPREAD_AT_LEAST = 60.0
UNSURE = 0.01
"""What changes the end of the game less than this does not change it."""
TOGETHER = 2.5
"""As many as want the bank to last, each by as much as the one who asks."""
FOR_GOOD = 99
"""More rounds than any game has."""
MOST_ROUNDS, FEWER_ROUNDS = (
    figure("eighteen.prospects", name) for name in ("MOST_ROUNDS", "FEWER_ROUNDS")
)
"""The rounds of a long game, and how many fewer are left in the last phase at most."""
PAID_AGAIN, PAID_BESIDES, PAID_MORE = (
    figure("eighteen.prospects", name) for name in ("PAID_AGAIN", "PAID_BESIDES", "PAID_MORE")
)
"""How much of what the bank pays in a round it pays again, what it pays besides, and how much more
it pays from round to round while trains still become better."""


def cards_in_order(state: State18) -> list[TrainCard]:
    """The types of cards that start phases, in the order in which they are sold."""
    return [card for card in state.title.cards.values() if card.starts is not None]


def cards_until(state: State18, phase: PhaseId) -> int:
    """How many cards must still be sold or exported for a phase to begin; 0 if it has begun."""
    if has_begun(state, phase):
        return 0
    number = 1
    for card in cards_in_order(state):
        if card.starts == phase:
            break
        number += state.depot[card.id]
    return number


def pace(state: State18) -> float:
    """How many cards leave the bank in an operating round, roughly: as companies have money."""
    running = [c for c in state.companies.values() if c.launched and not c.closed]
    card = next_card(state)
    price_of_next = min((price(state, train) for train in card.sides), default=1) if card else 1
    affordable = sum(c.cash for c in running) / price_of_next
    return 0.7 + min(0.2 * len(running), 0.5 * affordable)


def rounds_until(state: State18, phase: PhaseId) -> float:
    """How many operating rounds it takes until a phase begins, roughly."""
    return cards_until(state, phase) / pace(state)


def income(state: State18) -> int:
    """What the bank pays in an operating round at present."""
    papers = sum(
        paper.income
        for name, paper in state.title.papers.items()
        if state.holder[name] not in (BANK, OUT)
    )
    return papers + sum(c.revenue for c in state.companies.values() if not c.closed)


def progress(state: State18) -> float:
    """How far the phases have come: 0 at the start, 1 in the last."""
    phases = list(state.title.phases)
    return phases.index(state.phase) / (len(phases) - 1)


def rounds_left(state: State18) -> float:
    """How many operating rounds are left, the one under way among them, roughly.

    A series is always played to its end, also the one in which the bank breaks.
    """
    rounds = float(rest_of_series(state))
    if state.broken:
        return rounds or operating_rounds(state)
    paid, series = income(state), operating_rounds(state)
    bank, most = bank_after_series(state, paid), 15 - 11 * progress(state)
    while bank > 0 and rounds < most:
        rounds += series
        bank -= series * (1.25 * paid + 60)
    return max(1.0, min(rounds, max(most, rest_of_series(state))))


def rounds_with_sales(state: State18) -> float:
    """How many operating rounds are left if players go on buying what the bank has to sell.

    What they pay for shares the bank pays out again, so that it lasts longer.
    """
    rounds = float(rest_of_series(state))
    if state.broken:
        return rounds or operating_rounds(state)
    paid, series, far = income(state), operating_rounds(state), progress(state)
    bank, most = bank_after_series(state, paid), MOST_ROUNDS - FEWER_ROUNDS * far
    cash, unsold = sum(player.cash for player in state.players) + rounds * paid, on_sale(state)
    each = PAID_AGAIN * paid + PAID_BESIDES
    while bank > 0 and rounds < most:
        spent = min(cash, unsold)
        unsold -= spent
        cash += series * each - spent
        bank += spent - series * each
        rounds += series
        each += PAID_MORE * series * (1 - far)
    return max(1.0, min(rounds, max(most, rest_of_series(state))))


def on_sale(state: State18) -> float:
    """What the bank would get for the shares that it has."""
    return sum(
        shares(state, name, BANK) * market_price(state, name)
        for name, record in state.companies.items()
        if record.par and not record.closed
    )


def bank_after_series(state: State18, paid: int) -> float:
    """What the bank will have when the series under way is over, if nothing is bought.

    *paid*: what it pays in a round.
    """
    bank = float(state.bank)
    for step in state.agenda:
        if isinstance(step, Series):
            bank -= (step.rounds - step.played) * paid
        if isinstance(step, OperatingRound):
            bank -= sum(state.companies[name].revenue for name in step.waiting)
    return bank


def going_on(state: State18, seat: Seat, spent: int, due: int = 0) -> float:
    """What it brings a player that the bank is surer to last another series with what is spent.

    *due*: what the bank pays the company at turn before its turn is over. Less than nothing is
    spent when the bank pays.
    """
    if state.broken or not spent:
        return 0.0
    paid = income(state)
    left = bank_after_series(state, paid) - due
    if not rest_of_series(state):
        left -= operating_rounds(state) * paid
    spread = SPREAD_AT_LEAST + SPREAD * (state.bank - left)
    surer = lasts((left + spent) / spread) - lasts(left / spread)
    if abs(surer) < UNSURE:
        return 0.0
    gain = operating_rounds(state) * (income_of(state, seat) + rise_of(state, seat))
    return copysign(1 - (1 - abs(surer)) ** TOGETHER, surer) * gain


def lasts(bank: float) -> float:
    """How sure a bank is to last that is thought to end with this much, or to lack it.

    *bank*: in parts of what it may be off.
    """
    return 1 / (1 + exp(-max(-20.0, min(20.0, bank))))


def rise_of(state: State18, seat: Seat) -> float:
    """What a player's shares rise in an operating round in which all companies pay."""
    found, chart = 0, state.title.chart
    for name, record in state.companies.items():
        if record.cell is not None and record.revenue and (held := shares(state, name, seat)):
            up = state.title.stock.rise_on_dividend(state, name, record.cell)
            found += held * (chart.price(up) - chart.price(record.cell))
    return found


def rest_of_series(state: State18) -> int:
    """The operating rounds of the series under way that are not over; none in a stock round."""
    for step in state.agenda:
        if isinstance(step, Series):
            return step.rounds - step.played + 1
    return 0


def operating_rounds(state: State18) -> int:
    """The operating rounds of the next series."""
    return state.title.phases[state.phase].operating_rounds


def life(state: State18, train: TrainId) -> float:
    """How many rounds after this one a train will run: until it is scrapped or the end."""
    end = state.title.trains[train].scrapped_in
    left = max(0.0, rounds_left(state) - 1)
    if state.title.trains[train].runs == GOODS:
        return min(left, GOODS_LAST)
    return left if end is None else min(left, rounds_until(state, end))


def is_permanent(state: State18, train: TrainId) -> bool:
    """A train that no phase scraps; goods trains go when later ones are sold."""
    printed = state.title.trains[train]
    return printed.scrapped_in is None and printed.runs != GOODS


def surviving(state: State18, company: CompanyId, phase: PhaseId) -> list[TrainId]:
    """The trains of a company that are left when a phase has begun."""
    order = list(state.title.phases)
    return [
        train
        for train in state.companies[company].trains
        if (end := state.title.trains[train].scrapped_in) is None
        or order.index(end) > order.index(phase)
    ]


def without_train_in(state: State18, company: CompanyId) -> float:
    """In how many rounds a company will have lost its last train; at once if it has none."""
    ends = [state.title.trains[train].scrapped_in for train in state.companies[company].trains]
    if None in ends:
        return FOR_GOOD
    return max((rounds_until(state, end) for end in ends if end is not None), default=0.0)


def lasting_train(state: State18, company: CompanyId) -> TrainId | None:
    """The cheapest train that is not sold out, that the company may own and that lasts."""
    fitting = [
        train
        for card in state.title.cards.values()
        if card.unlimited or state.depot[card.id] > 0
        for train in card.sides
        if is_permanent(state, train) and may_own(state, company, train)
    ]
    return min(fitting, key=lambda train: price(state, train), default=None)


def cost_of_lasting(state: State18, company: CompanyId) -> int:
    """What a company must still spend on a train that lasts; nothing if it has one."""
    if any(is_permanent(state, train) for train in state.companies[company].trains):
        return 0
    train = lasting_train(state, company)
    return price(state, train) if train and kind(state, company).must_own_train else 0


def missing(state: State18, company: CompanyId) -> int:
    """What the treasury lacks for a train that lasts."""
    return max(0, cost_of_lasting(state, company) - state.companies[company].cash)


def director_may_add(state: State18, seat: Seat) -> float:
    """The cash that a player may soon have to add for trains of the companies they direct."""
    total = 0.0
    for company, record in state.companies.items():
        if record.launched and not record.closed and director(state, company) == seat:
            soon = 1 / (1 + without_train_in(state, company))
            total += soon * max(0, next_price(state, company) - record.cash - record.revenue)
    return total


def next_price(state: State18, company: CompanyId) -> int:
    """The price of the cheapest new train that a company may own, if it must own one."""
    if not kind(state, company).must_own_train:
        return 0
    prices = [
        price(state, train)
        for card in state.title.trade.new_trains(state)
        for train in card.sides
        if may_own(state, company, train)
    ]
    return min(prices, default=0)


def stake(state: State18, seat: Seat, company: CompanyId) -> float:
    """The part of a company that a player holds."""
    own = kind(state, company)
    return shares(state, company, seat) / own.shares if own.shares else 0.0


def income_of(state: State18, seat: Seat) -> float:
    """What a player receives in an operating round at present."""
    found = sum(stake(state, seat, name) * c.revenue for name, c in state.companies.items())
    return found + sum(
        paper.income for name, paper in state.title.papers.items() if state.holder[name] == seat
    )
