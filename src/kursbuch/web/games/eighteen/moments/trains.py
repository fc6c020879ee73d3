"""Trains: the supply as a line, every train that can be bought, and what it leaves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kursbuch.core.action import Action, Seat
from kursbuch.core.codec import canonical
from kursbuch.core.offers import Offer
from kursbuch.core.record import write_action
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.depot import for_sale, next_card
from kursbuch.eighteen.operating.depot import price as train_price
from kursbuch.eighteen.operating.emergency import is_emergency
from kursbuch.eighteen.operating.operating_round import director_of
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.debt import interest
from kursbuch.eighteen.stock.holdings import shares
from kursbuch.eighteen.stock.sell_shares import SellShares, sale_price
from kursbuch.web.games.eighteen.focus import amid_stations
from kursbuch.web.games.eighteen.moments.stock import sale_button
from kursbuch.web.games.eighteen.moments.turn import badge, plate, steps
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene


def trains(scene: Scene, besides: Sequence[Mapping[str, object]] = ()) -> Moment:
    """What can be bought, from whom, for how much, and what is left then; more rows of a title."""
    state = state_of(scene)
    step = state.agenda[-1]
    assert isinstance(step, BuyTrains)
    rows = [_row(scene, step, offer) for offer in scene.offers if offer.action is BuyTrain]
    return Moment(
        template="games/eighteen/moments/trains.html",
        context={
            "supply": supply(state),
            "rows": [*rows, *besides],
            "now": best_runs(state, step.company).revenue,
            "emergency": emergency(scene, step),
        },
        shows=frozenset({BuyTrain, SellShares, Pass}),
        steps=steps(scene),
        plate=plate(scene, step.company),
        focus=amid_stations(scene, step.company),
        commit=_commit(scene),
        passing=scene.words.say(Message("e-no-train")),
    )


def _commit(scene: Scene) -> str:
    """What the button says of a train of the bank or the pool: what it costs, too."""
    state = state_of(scene)
    if not isinstance(scene.proposed, BuyTrain):
        return ""
    shown = state.title.trains[scene.proposed.train].shown
    cost = train_price(state, scene.proposed.train)
    return scene.words.say(Message("e-go-train", train=shown, price=cost))


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
    cost, treasury = train_price(state, train), state.companies[step.company].cash
    action = offer.filled({})
    return {
        "train": state.title.trains[train].shown,
        "seller": scene.words.say(Message(f"e-from-{offer.fixed['source']}")),
        "price": cost,
        "leaves": max(treasury - cost, 0),
        "adds": max(cost - treasury, 0),
        "run": run_key(action),
        "want": proposing(action),
        "on": action == scene.proposed,
    }


def run_key(action: Action) -> str:
    """What the best run after a purchase is asked for by."""
    return canonical(write_action(action))


def emergency(scene: Scene, step: BuyTrains) -> dict[str, Any] | None:
    """What the cheapest train lacks, what may be sold for it, and what the bank would lend."""
    state = state_of(scene)
    if not is_emergency(state, step.company):
        return None
    seat = director_of(state, step.company)
    cost = min(train_price(state, train) for _, train in for_sale(state, step.company))
    treasury, cash = state.companies[step.company].cash, state.players[seat].cash
    missing = max(cost - treasury - cash, 0)
    return {
        "price": cost,
        "treasury": treasury,
        "cash": cash,
        "missing": missing,
        "debt": missing + interest(missing, state.title.loans.at_once),
        "sales": [_sale(scene, seat, sales, missing) for sales in _sales(scene)],
    }


def _sales(scene: Scene) -> list[list[SellShares]]:
    """The sales that are offered, by company."""
    found: dict[CompanyId, list[SellShares]] = {}
    for offer in scene.offers:
        if offer.action is SellShares:
            for sale in offer.actions():
                assert isinstance(sale, SellShares)
                found.setdefault(sale.company, []).append(sale)
    return list(found.values())


def _sale(scene: Scene, seat: Seat, sales: list[SellShares], missing: int) -> dict[str, Any]:
    """Shares that may be sold: what the director holds, what they bring, what is missing then."""
    state, company = state_of(scene), sales[0].company
    shown = scene.proposed if scene.proposed in sales else sales[0]
    assert isinstance(shown, SellShares)
    brings = shown.shares * sale_price(state, company)
    return {
        "company": company,
        "badge": badge(state, company),
        "held": shares(state, company, seat),
        "buttons": [sale_button(scene, sales)],
        "brings": brings,
        "missing": max(missing - brings, 0),
        "on": scene.proposed in sales,
    }
