"""Trains: the supply as a line, every train that can be bought, and what it leaves."""

from __future__ import annotations

from typing import Any

from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.depot import next_card
from kursbuch.eighteen.operating.depot import price as train_price
from kursbuch.eighteen.operating.emergency import owes_train
from kursbuch.eighteen.state import State18
from kursbuch.web.games.eighteen.moments.turn import plate, steps
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene


def trains(scene: Scene) -> Moment:
    """What can be bought, from whom, for how much, and what is left then."""
    state = state_of(scene)
    step = state.agenda[-1]
    assert isinstance(step, BuyTrains)
    rows = [_row(scene, step, offer) for offer in scene.offers if offer.action is BuyTrain]
    return Moment(
        template="games/eighteen/moments/trains.html",
        context={"supply": supply(state), "rows": rows, "sum": _sum(scene, step)},
        shows=frozenset({BuyTrain, Pass}),
        steps=steps(scene),
        plate=plate(scene, step.company),
        passing=scene.words.say(Message("e-no-train")),
    )


def supply(state: State18) -> list[dict[str, Any]]:
    """The types of train that are not sold out, with how many are left."""
    on_sale = next_card(state)
    return [
        {
            "name": "/".join(state.title.trains[side].shown for side in card.sides),
            "left": "∞" if card.unlimited else str(state.depot[name]),
            "price": "/".join(str(train_price(state, side)) for side in card.sides),
            "is": on_sale is not None and card.id == on_sale.id,
            "starts": card.starts or "",
        }
        for name, card in state.title.cards.items()
        if card.unlimited or state.depot[name] > 0
    ]


def _row(scene: Scene, step: BuyTrains, offer: Offer) -> dict[str, Any]:
    state = state_of(scene)
    train = TrainId(str(offer.fixed["train"]))
    cost = train_price(state, train)
    action = offer.filled({})
    return {
        "train": state.title.trains[train].shown,
        "seller": scene.words.say(Message(f"e-from-{offer.fixed['source']}")),
        "price": cost,
        "leaves": state.companies[step.company].cash - cost,
        "want": proposing(action),
        "on": action == scene.proposed,
    }


def _sum(scene: Scene, step: BuyTrains) -> dict[str, int] | None:
    """In an emergency: what the cheapest train lacks."""
    state = state_of(scene)
    offers = [o for o in scene.offers if o.action is BuyTrain]
    if not owes_train(state, step.company) or not offers:
        return None
    cost = min(train_price(state, TrainId(str(o.fixed["train"]))) for o in offers)
    treasury = state.companies[step.company].cash
    if treasury >= cost:
        return None
    cash = state.players[offers[0].by].cash
    missing = max(cost - treasury - cash, 0)
    return {"price": cost, "treasury": treasury, "cash": cash, "missing": missing}
