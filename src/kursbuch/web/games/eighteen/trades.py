"""Trains that another company may sell, one row each: from whom, and at what price."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kursbuch.core.offers import Offer, Span
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.stock.holdings import director
from kursbuch.web.games.eighteen.moments.turn import badge
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import fixed_part, proposing
from kursbuch.web.games.presenter import OfferTable, Scene


def typed_price(offer: Offer, name: str, price: int | None) -> Mapping[str, object]:
    """What a row says of a price that is typed: from where to where, and the one that stands."""
    span = offer.open["price"]
    assert isinstance(span, Span)
    return {
        "id": name,
        "low": span.low,
        "high": span.high,
        "price": span.high if price is None else price,
        "offer": fixed_part(offer),
        "on": price is not None,
    }


def _rows(scene: Scene, offers: Sequence[Offer]) -> Sequence[Mapping[str, object]]:
    return [_row(scene, offer) for offer in offers]


def _row(scene: Scene, offer: Offer) -> Mapping[str, object]:
    """One price is proposed by a click on the row; else it is typed."""
    state, planned = state_of(scene), scene.proposed
    seller, train = CompanyId(str(offer.fixed["seller"])), TrainId(str(offer.fixed["train"]))
    same = isinstance(planned, TradeTrain) and (planned.seller, planned.train) == (seller, train)
    price = planned.price if isinstance(planned, TradeTrain) and same else None
    span, owner = offer.open["price"], director(state, seller)
    assert isinstance(span, Span)
    return {
        **typed_price(offer, f"{seller}-{train}", price),
        "train": state.title.trains[train].shown,
        "seller": badge(state, seller),
        "owner": scene.words.name(owner) if owner is not None and owner != offer.by else "",
        "want": proposing(offer.filled({"price": span.low})) if span.low == span.high else "",
    }


TRADES = OfferTable("games/eighteen/trades.html", _rows, folds=False)
