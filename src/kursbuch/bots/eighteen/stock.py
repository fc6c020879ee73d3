"""The stock round: what to buy, what to sell for it, which company to start and at what price."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.prospects import director_may_add, going_on
from kursbuch.bots.eighteen.worth import control, directs, rivals_lead, share_worth
from kursbuch.bots.figures import figure
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.directors import heir
from kursbuch.eighteen.stock.holdings import certificate_count, shares
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.sell_shares import SellShares, sale_price

USUAL_PRICE = 100
CAPITAL = figure("eighteen.stock", "CAPITAL")
"""What a coin in the first treasury is worth to the founder."""
MARKER = figure("eighteen.stock", "MARKER")
"""What one more station marker is worth to a company."""
MARGIN = figure("eighteen.stock", "MARGIN")
"""How much more a better share must bring than the one that is sold for it."""


def spare(s: Situation[State18]) -> float:
    """The cash that is not needed for trains soon."""
    added = s.once(("added", s.seat), lambda: director_may_add(s.state, s.seat))
    return s.state.players[s.seat].cash - s.temper.saving * added


def per_money(s: Situation[State18], gain: float, cost: float) -> float:
    """Gains are compared for the same money, as long as money and not room is short."""
    if s.state.players[s.seat].cash > USUAL_PRICE * room_for(s) or cost <= 0:
        return gain
    return gain * USUAL_PRICE / cost


def room_for(s: Situation[State18]) -> float:
    """How many more certificates the seat may have."""
    limit = s.state.title.stock.certificate_limit[len(s.state.players)]
    return s.once(("room", s.seat), lambda: limit - certificate_count(s.state, s.seat))


def risk(s: Situation[State18], cost: float, bought: CompanyId | None = None) -> float:
    """What it costs to spend money that may be needed for a train, or for a launch."""
    return 1.3 * max(0.0, min(cost, cost - spare(s))) + launch_at_risk(s, cost, bought)


def launch_at_risk(s: Situation[State18], cost: float, bought: CompanyId | None) -> float:
    """What is lost if the money goes that would launch what the seat has started."""
    state, found = s.state, 0.0
    cash = state.players[s.seat].cash
    for company, record in state.companies.items():
        if not record.par or record.launched or company == bought or not directs(s, company):
            continue
        out, each = out_now(s, company), state.title.stock.new_price(state, company)
        before = chance_of_launch(s, company, out, cash, each)
        after = chance_of_launch(s, company, out, cash - cost, each)
        own = shares(state, company, s.seat)
        found += max(0.0, before - after) * own * share_worth(s, company)
    return found


def chance_of_launch(
    s: Situation[State18], company: CompanyId, out: int, cash: float, each: int
) -> float:
    """How sure a company is to be launched, with this many shares out and the seat's cash."""
    state = s.state
    if state.companies[company].launched:
        return 1.0
    wanted = kind(state, company).launched_at
    if wanted == 0 or out >= wanted:
        return 1.0
    lacking = wanted - out - s.advice.coming(state, company) - int(cash // max(each, 1))
    return 0.95 if lacking <= 0 else max(0.05, 0.6 - 0.15 * lacking)


def out_now(s: Situation[State18], company: CompanyId) -> int:
    """The shares that are not with the bank."""
    return kind(s.state, company).shares - shares(s.state, company, BANK)


def rank_shares(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """A share is worth what it brings, and what it does for launch and control."""
    cash = s.state.players[s.seat].cash
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, BuyShare)
            cost = int(str(offer.facts["cost"]))
            gain = gain_of_shares(s, action.company, action.shares, cost, cash)
            gain += saved_by(s, action) - risk(s, cost, action.company)
            if s.state.companies[action.company].launched:
                gain += going_on(s.state, s.seat, cost)
            yield Candidate(
                action,
                per_money(s, gain, cost),
                Message("because-share", company=action.company, gain=round(gain)),
            )


def gain_of_shares(
    s: Situation[State18], company: CompanyId, number: int, cost: int, cash: float
) -> float:
    """How much more shares bring than they cost."""
    worth, own = share_worth(s, company), shares(s.state, company, s.seat)
    out, each = out_now(s, company), max(1, cost // number)
    before = chance_of_launch(s, company, out, cash, each)
    after = chance_of_launch(s, company, out + number, cash - cost, each)
    gain = worth * ((own + number) * after - own * before) - cost
    lead = rivals_lead(s, company)
    if directs(s, company):
        near = lead >= -number
        return gain + (0.4 * max(0.0, control(s, company)) if near else 0.0)
    return gain + (control(s, company) if number > lead else 0.0)


def saved_by(s: Situation[State18], purchase: BuyShare) -> float:
    """What the seat's shares will not lose, or rise, since these leave the pool or the bank."""
    state, company = s.state, purchase.company
    bank, pool = (shares(state, company, holder) for holder in (BANK, POOL))
    from_pool = purchase.shares if purchase.source == POOL else 0
    after = _moved(s, company, bank - purchase.shares + from_pool, pool - from_pool)
    held = shares(state, company, s.seat) + purchase.shares
    return held * (after - _moved(s, company, bank, pool))


def _moved(s: Situation[State18], company: CompanyId, bank: int, pool: int) -> int:
    """How a price moves at the end of a stock round, with these shares in bank and pool."""
    record, chart = s.state.companies[company], s.state.title.chart
    if record.cell is None or not record.launched:
        return 0
    if not bank and not pool:
        return chart.price(chart.up(record.cell)) - chart.price(record.cell)
    if pool and s.advice.pool_falls:
        return chart.price(chart.left(record.cell)) - chart.price(record.cell)
    return 0


def rank_starts(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """A company is started if it can be launched, at the highest price that allows it."""
    cash = s.state.players[s.seat].cash
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, StartCompany)
            gain, cost = gain_of_start(s, action, cash)
            because = Message("because-start", company=action.company, price=action.price)
            least = cost * min(s.state.title.chart.issue) // action.price
            yield Candidate(action, per_money(s, gain, least), because)


def gain_of_start(s: Situation[State18], action: StartCompany, cash: float) -> tuple[float, int]:
    """How much more a director's certificate brings than it costs, and what it costs."""
    company, own = action.company, kind(s.state, action.company)
    top = own.certificates[0]
    cost = top * action.price
    out = out_now(s, company) + top
    likely = chance_of_launch(s, company, out, cash - cost, action.price)
    worth = share_worth(s, company, action.price)
    gain = top * worth * likely - cost - CAPITAL * lacking(s, company, action.price)
    return gain - risk(s, cost), cost


def lacking(s: Situation[State18], company: CompanyId, price: int) -> float:
    """How much less a company can build with than if it were started at the highest price."""
    own, highest = kind(s.state, company), max(s.state.title.chart.issue)
    capital = own.capital * (1 + s.advice.later_capital(s.state, company))
    markers = own.markers_by_price.get(highest, 0) - own.markers_by_price.get(price, 0)
    return capital * (highest - price) + MARKER * markers


def rank_papers(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """A paper is worth what the title's advice says."""
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, BuyPaper)
            cost = s.state.title.papers[action.paper].price
            gain = s.advice.paper_worth(s, action.paper) - cost - risk(s, cost)
            gain += going_on(s.state, s.seat, cost)
            because = Message("because-paper", paper=action.paper, gain=round(gain))
            yield Candidate(action, per_money(s, gain, cost), because)


def rank_sales(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Sell only what brings less than another share would, or a company that is dying."""
    others = on_offer(s)
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, SellShares)
            gain = gain_of_sale(s, action, others)
            because = Message("because-sale", company=action.company, shares=action.shares)
            yield Candidate(action, gain, because)


def gain_of_sale(
    s: Situation[State18], sale: SellShares, others: Mapping[CompanyId, tuple[float, int]]
) -> float:
    """The money and what can be bought with it, less what the shares would have brought."""
    state, company = s.state, sale.company
    own = shares(state, company, s.seat)
    money = sale_price(state, company) * sale.shares
    cell = state.companies[company].cell
    assert cell is not None
    fallen = state.title.chart.price(state.title.stock.fall_on_sale(state.title.chart, cell))
    fall = max(0, state.title.chart.price(cell) - fallen)
    bank, pool = (shares(state, company, holder) for holder in (BANK, POOL))
    fall += _moved(s, company, bank, pool) - _moved(s, company, bank, pool + sale.shares)
    lost = share_worth(s, company) * sale.shares + fall * (own - sale.shares)
    gain = money - lost + instead(s, company, money, sale.shares, others)
    if directs(s, company) and heir(state, company, s.seat, own - sale.shares) is not None:
        gain -= 1.5 * control(s, company)
    gain += going_on(state, s.seat, -money)
    return gain - (MARGIN + 0.1 * money) / s.temper.trading


def instead(
    s: Situation[State18],
    sold: CompanyId,
    money: int,
    number: int,
    others: Mapping[CompanyId, tuple[float, int]],
) -> float:
    """What the best share brings that only the sale makes possible, by its money or its room."""
    cash, full = s.state.players[s.seat].cash, room_for(s) <= 0
    possible = [
        gain
        for company, (gain, cost) in others.items()
        if company != sold and cost <= cash + money and (full or cost > cash)
    ]
    if not possible:
        return 0.0
    times = min(number, 3) if full else 1
    return times * max(0.0, max(possible))


def on_offer(s: Situation[State18]) -> dict[CompanyId, tuple[float, int]]:
    """How much more a share of each company would bring than it costs, and what it costs."""
    state, found = s.state, dict[CompanyId, tuple[float, int]]()
    for company, record in state.companies.items():
        if not record.par or record.closed:
            continue
        for source in (POOL, BANK):
            if state.title.stock.on_sale(state, company, source):
                new = source == BANK
                cost = state.title.stock.new_price(state, company) if new else price(state, company)
                gain = gain_of_shares(s, company, 1, cost, state.players[s.seat].cash + cost)
                found[company] = max(found.get(company, (gain, cost)), (gain, cost))
    return found


def rank_pass(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """To do nothing brings nothing."""
    for offer in offers:
        yield Candidate(Pass(by=offer.by), 0.0, Message("because-pass"))
