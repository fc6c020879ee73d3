"""Trains: what they add to the run while they last, and what their price does to the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation, company_at
from kursbuch.bots.eighteen.prospects import (
    GOODS,
    cards_in_order,
    going_on,
    is_permanent,
    life,
    pace,
    progress,
    rounds_left,
    stake,
    surviving,
)
from kursbuch.bots.eighteen.track import price_of_money
from kursbuch.bots.figures import figure
from kursbuch.core.offers import Offer, Span
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import BANK, CompanyId, PhaseId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.depot import may_own, price, shown
from kursbuch.eighteen.operating.emergency import owes_train
from kursbuch.eighteen.operating.phases import has_begun
from kursbuch.eighteen.operating.return_trains import ReturnTrain
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director, shares

LOAN = 4.0
"""What a borrowed coin costs."""
NEVER = 1e5
"""More than anything brings."""
STANDING_STILL = figure("eighteen.trains", "STANDING_STILL")
"""What a share loses in a round in which its company has no train."""
HOPE = figure("eighteen.trains", "HOPE")
"""What a train earns in a round once track has grown to it, as a part of its price."""
HOPE_IN_HEXES = figure("eighteen.trains", "HOPE_IN_HEXES")
"""The same for a train that counts hexes: it does not go further on track that has grown."""
HEXES = "hexes"
RESERVE = figure("eighteen.trains", "RESERVE")
"""What a treasury should keep for track while much of it is still to be laid."""
GROWTH = figure("eighteen.trains", "GROWTH")
"""How much of its life a train runs on track that has grown."""
OTHERS_LOSS = 0.15
"""What it brings that the companies of others lose trains, as a part of what these earned."""


def brings(
    s: Situation[State18], company: CompanyId, trains: Sequence[TrainId], new: TrainId
) -> float:
    """What a train adds to the seat's income while it lasts, beside these."""
    state = s.state
    most = life(state, new)
    part = max(stake(state, s.seat, company), 0.05)
    gain = adds(state, company, trains, new) * most * part
    if not trains:
        gain += standing_still(s, company, min(most, 5.0))
    return gain * s.temper.rushing


def standing_still(s: Situation[State18], company: CompanyId, rounds: float) -> float:
    """What the seat's shares lose while a company has no train for so many rounds."""
    return STANDING_STILL * shares(s.state, company, s.seat) * rounds


def adds(state: State18, company: CompanyId, trains: Sequence[TrainId], new: TrainId) -> float:
    """What a train adds to these in a round: on the present track, and as it will grow."""
    now = revenue(state, company, trains=(*trains, new)) - revenue(state, company, trains=trains)
    if state.title.trains[new].runs == GOODS:
        return now  # a mine is there or is not
    hope = HOPE_IN_HEXES if state.title.trains[new].runs == HEXES else HOPE
    grown = hope * price(state, new) / (1 + len(trains)) ** 2
    later = min(1.0, max(0.0, rounds_left(state) - 1) / 4)
    return now + GROWTH * later * max(0.0, grown - now)


def costs(s: Situation[State18], company: CompanyId, amount: int, lasting: bool = False) -> float:
    """What paying costs the seat: the treasury first, then its own cash, then a loan."""
    state = s.state
    from_treasury = min(amount, state.companies[company].cash)
    rest = amount - from_treasury
    own = min(rest, state.players[s.seat].cash)
    paid = price_of_money(s, company, from_treasury, lasting) + own + LOAN * (rest - own)
    return paid + 2 * bare(state, company, from_treasury) * stake(state, s.seat, company)


def bare(state: State18, company: CompanyId, spent: int) -> float:
    """What a company with a train would then lack for track."""
    record = state.companies[company]
    wanted = RESERVE * (1 - progress(state)) if record.trains else 0.0
    return max(0.0, wanted - (record.cash - spent))


def phase_started(state: State18, train: TrainId) -> PhaseId | None:
    """The phase that a new train of this type would start now."""
    for card in state.title.cards.values():
        if train in card.sides and card.starts and not has_begun(state, card.starts):
            return card.starts
    return None


def upheaval(s: Situation[State18], phase: PhaseId) -> float:
    """What a new phase takes from the seat's companies, and from those of others."""
    state, found = s.state, 0.0
    for name, record in state.companies.items():
        if not record.trains:
            continue
        lost = 1 - len(surviving(state, name, phase)) / len(record.trains)
        hurt = lost * record.revenue * min(2.0, rounds_left(state))
        if director(state, name) == s.seat:
            found -= hurt * stake(state, s.seat, name)
        else:
            found += hurt * (OTHERS_LOSS * s.temper.rushing - stake(state, s.seat, name))
    return found


def haste(s: Situation[State18], company: CompanyId, train: TrainId) -> float:
    """What it brings to have the next type of train sooner, if the company can pay for one then."""
    state, order = s.state, cards_in_order(s.state)
    own = next((number for number, card in enumerate(order) if train in card.sides), len(order))
    left = state.companies[company].cash - price(state, train)
    trains = (*state.companies[company].trains, train)
    gains = [
        adds(state, company, trains, new)
        for card in order[own + 1 : own + 2]
        for new in card.sides
        if price(state, new) <= left and may_own(state, company, new)
    ]
    return max(gains, default=0.0) / pace(state) * stake(state, s.seat, company)


def rank_trains(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Trains of the bank and of the pool."""
    state, company = s.state, company_at(s)
    trains = state.companies[company].trains
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, BuyTrain)
            score = brings(s, company, trains, action.train)
            lasting = is_permanent(state, action.train)
            score -= costs(s, company, price(state, action.train), lasting)
            score += going_on(state, s.seat, price(state, action.train))
            phase = phase_started(state, action.train) if action.source == BANK else None
            score += upheaval(s, phase) if phase else haste(s, company, action.train)
            score -= needless_debt(s, company, price(state, action.train))
            yield Candidate(action, score, reason(s, company, action.train, score))


def needless_debt(s: Situation[State18], company: CompanyId, cost: int) -> float:
    """Nobody borrows for a train while another one could be paid."""
    purse = s.state.companies[company].cash + s.state.players[s.seat].cash
    return NEVER if cost > purse and any(least <= purse for least in at_least(s)) else 0.0


def at_least(s: Situation[State18]) -> Iterator[int]:
    """What trains cost at least that need nobody else's consent."""
    for offer in s.offers:
        if offer.action is BuyTrain:
            yield price(s.state, TrainId(str(offer.fixed["train"])))
        elif offer.action is TradeTrain:
            span, seller = offer.open["price"], CompanyId(str(offer.fixed["seller"]))
            assert isinstance(span, Span)
            if director(s.state, seller) == s.seat:
                yield span.low


def reason(s: Situation[State18], company: CompanyId, train: TrainId, score: float) -> Message:
    """Why a train is bought."""
    name = shown(s.state, train)
    if owes_train(s.state, company):
        return Message("because-train-owed", train=name)
    trains = (*s.state.companies[company].trains, train)
    more = revenue(s.state, company, trains=trains) - revenue(s.state, company)
    return Message("because-train", train=name, more=more)


def rank_returns(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Give up the train that is missed least."""
    state = s.state
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, ReturnTrain)
            company = CompanyId(str(offer.facts["company"]))
            left = list(state.companies[company].trains)
            left.remove(action.train)
            kept = revenue(state, company, trains=left) + 0.05 * sum(
                min(life(state, t), 6) * price(state, t) for t in left
            )
            because = Message("because-return", train=shown(state, action.train))
            yield Candidate(action, kept, because)
