"""Private companies that a company may buy, one row each, whatever the moment of its turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from kursbuch.core.offers import Offer
from kursbuch.eighteen.ids import PaperId
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.state import State44
from kursbuch.web.games.eighteen.trades import typed_price
from kursbuch.web.games.presenter import OfferTable, Scene


def _rows(scene: Scene, offers: Sequence[Offer]) -> Sequence[Mapping[str, object]]:
    return [_row(scene, offer) for offer in offers]


def _row(scene: Scene, offer: Offer) -> Mapping[str, object]:
    """Its income, what it may cost, and a price to type."""
    state = cast(State44, scene.view)
    paper = state.title.papers[PaperId(str(offer.fixed["paper"]))]
    owner = state.holder[paper.id]
    planned = scene.proposed
    mine = isinstance(planned, BuyPrivate) and planned.paper == paper.id
    price = planned.price if isinstance(planned, BuyPrivate) and mine else None
    return {
        **typed_price(offer, paper.id, price),
        "name": paper.name,
        "owner": scene.words.name(owner) if isinstance(owner, int) and owner != offer.by else "",
        "income": paper.income,
    }


PRIVATES = OfferTable("games/g1844/privates.html", _rows)
