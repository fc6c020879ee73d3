"""The auction of the private companies: the lot as a ticket, who speaks, and the bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from kursbuch.core.action import Action
from kursbuch.core.offers import Span
from kursbuch.core.state import to_act
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import PaperId
from kursbuch.eighteen.state import State18
from kursbuch.games.g1844.auction import Auction, Bid, privates
from kursbuch.games.g1844.state import State44
from kursbuch.web.games.eighteen.focus import amid
from kursbuch.web.games.eighteen.frame import order
from kursbuch.web.games.eighteen.frame import outcome as eighteen_outcome
from kursbuch.web.games.eighteen.naming import money
from kursbuch.web.games.g1844.outlined import concerned, outlined
from kursbuch.web.games.moment import Line, Moment, Stop, place_on_line
from kursbuch.web.games.presenter import Panel, Scene

STEP = 5
"""Bids are raised by at least this much (44-AU-04), so the buttons do."""


@dataclass(frozen=True)
class Lot:
    """A private company in the list of all: price, income, and who has it."""

    id: PaperId
    name: str
    price: int
    income: int
    owner: str
    seat: int | None
    on_offer: bool


def auction(scene: Scene) -> Moment:
    """The private company on offer, the bidders in speaking order, and the bid."""
    state = cast(State44, scene.view)
    step = state.agenda[-1]
    assert isinstance(step, Auction)
    hexes = concerned(state, step.paper(state))
    return Moment(
        template="games/g1844/auction.html",
        context=_context(scene, state, step),
        shows=frozenset({Bid, Pass}),
        steps=[Stop(name, place_on_line(n, step.lot)) for n, name in enumerate(privates(state))],
        overlay=outlined(scene, state, hexes),
        focus=amid(scene, hexes),
    )


def _context(scene: Scene, state: State44, step: Auction) -> Mapping[str, Any]:
    name = step.paper(state)
    paper = state.title.papers[name]
    mine = next((offer for offer in scene.offers if offer.action is Bid), None)
    span = mine.open["amount"] if mine else None
    proposed = scene.proposed.amount if isinstance(scene.proposed, Bid) else None
    key = f"card-{state.title.ledger}-{name}"
    return {
        "id": name,
        "name": paper.name,
        "price": paper.price,
        "income": paper.income,
        "power": scene.words.say(Message(key)) if scene.words.knows(key) else "",
        "least": step.lowest(),
        "bidders": [_bidder(scene, state, step, seat) for seat in state.order],
        "offer": f'{{"do": "Bid", "by": {mine.by}}}' if mine else "",
        "low": span.low if isinstance(span, Span) else 0,
        "high": span.high if isinstance(span, Span) else 0,
        "amount": proposed if proposed is not None else step.lowest(),
        "step": STEP,
    }


def _bidder(scene: Scene, state: State44, step: Auction, seat: int) -> Mapping[str, Any]:
    leads = step.leader == seat
    return {
        "seat": seat,
        "name": scene.words.name(seat),
        "bid": step.bid if leads else "",
        "leads": leads,
        "cash": state.players[seat].cash,
        "out": not leads and seat not in step.to_speak,
        "speaks": seat in to_act(state),
    }


def outcome(scene: Scene, action: Action, after: State18) -> Sequence[Line]:
    """Of a bid: the cash of whoever wins it so, and when the income has paid it back."""
    if not isinstance(action, Bid):
        return eighteen_outcome(scene, action, after)
    state, say = cast(State44, scene.view), scene.words.say
    step = state.agenda[-1]
    assert isinstance(step, Auction)
    cash, income = state.players[action.by].cash, state.title.papers[step.paper(state)].income
    won = say(Message("e44-if-won", amount=money(scene, action.amount)))
    lines = [Line(won, f"{cash} → {cash - action.amount}")]
    if income:
        rounds = -(-action.amount // income)
        lines.append(Line(say(Message("e44-paid-back")), say(Message("e44-rounds", count=rounds))))
    return lines


def beside(scene: Scene) -> Mapping[str, Any]:
    """While privates are auctioned all the lots, afterwards the operating order."""
    state = cast(State44, scene.view)
    step = next((s for s in state.agenda if isinstance(s, Auction)), None)
    return order(scene) if step is None else {"lots": lots(scene, state, step)}


def lots(scene: Scene, state: State44, step: Auction) -> Sequence[Lot]:
    """All private companies."""
    return [
        _lot(scene, state, name, step.lot == number) for number, name in enumerate(privates(state))
    ]


def _lot(scene: Scene, state: State44, name: PaperId, on_offer: bool) -> Lot:
    paper, holder = state.title.papers[name], state.holder[name]
    seat = holder if isinstance(holder, int) else None
    owner = "" if seat is None else scene.words.name(seat)
    return Lot(name, paper.name, paper.price, paper.income, owner, seat, on_offer)


BESIDE = Panel("order", "games/g1844/beside.html", beside, "o")
