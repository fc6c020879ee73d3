"""The end of a turn: private companies that the company may still buy, and what they pay."""

from __future__ import annotations

from typing import Any, cast

from kursbuch.core.offers import Offer, Span
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import PaperId
from kursbuch.games.g1844.end_of_turn import EndOfTurn
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.state import State44
from kursbuch.web.games.eighteen.moments.turn import plate, steps
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import Scene


def end_of_turn(scene: Scene) -> Moment:
    """One row a private company: income, what it may cost, and a price to type."""
    state, say = cast(State44, scene.view), scene.words.say
    step = state.agenda[-1]
    assert isinstance(step, EndOfTurn)
    privates = [offer for offer in scene.offers if offer.action is BuyPrivate]
    return Moment(
        template="games/g1844/end_of_turn.html",
        context={"rows": [_row(scene, state, offer) for offer in privates]},
        shows=frozenset({BuyPrivate, Pass}),
        steps=steps(scene),
        plate=plate(scene, step.company),
        passing=say(Message("e44-end-turn")),
    )


def _row(scene: Scene, state: State44, offer: Offer) -> dict[str, Any]:
    paper = state.title.papers[PaperId(str(offer.fixed["paper"]))]
    owner = state.holder[paper.id]
    span, planned = offer.open["price"], scene.proposed
    assert isinstance(span, Span)
    mine = isinstance(planned, BuyPrivate) and planned.paper == paper.id
    return {
        "id": paper.id,
        "name": paper.name,
        "owner": scene.words.name(owner) if isinstance(owner, int) and owner != offer.by else "",
        "income": paper.income,
        "low": span.low,
        "high": span.high,
        "price": planned.price if isinstance(planned, BuyPrivate) and mine else span.high,
        "offer": f'{{"do": "BuyPrivate", "by": {offer.by}, "paper": "{paper.id}"}}',
        "on": mine,
    }
