"""Trains in 1824: besides buying one, trading in an old one for a new one (24-PX-01)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.games.g1824.part_exchange import TradeIn, reduced_price, smaller
from kursbuch.games.g1824.state import State24
from kursbuch.web.games.eighteen.moments.trains import run_key
from kursbuch.web.games.eighteen.moments.trains import trains as eighteen_trains
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene


def trains(scene: Scene) -> Moment:
    """The rows of the part exchange stand below those of the purchases."""
    trades = [_row(scene, offer) for offer in scene.offers if offer.action is TradeIn]
    moment = eighteen_trains(scene, trades)
    return replace(moment, shows=moment.shows | {TradeIn})


def _row(scene: Scene, offer: Offer) -> dict[str, Any]:
    state = cast(State24, scene.view)
    step, train, action = state.agenda[-1], TrainId(str(offer.fixed["train"])), offer.filled({})
    assert isinstance(step, BuyTrains)
    price, old = reduced_price(state, train), smaller(state, train)
    assert old is not None
    return {
        "train": state.title.trains[train].shown,
        "seller": scene.words.say(Message("e24-against", train=state.title.trains[old].shown)),
        "price": price,
        "leaves": state.companies[step.company].cash - price,
        "adds": 0,
        "run": run_key(action),
        "want": proposing(action),
        "on": action == scene.proposed,
    }
