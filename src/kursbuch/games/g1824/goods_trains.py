"""Goods trains: when they are on sale, and what they scrap."""

from __future__ import annotations

from kursbuch.eighteen.ids import BANK, TrainId
from kursbuch.eighteen.operating.depot import next_card
from kursbuch.eighteen.operating.events import TrainBought, TrainsScrapped
from kursbuch.eighteen.operating.phases import has_begun
from kursbuch.eighteen.title.rolling_stock import TrainCard
from kursbuch.games.g1824.state import State24


def new_trains(state: State24) -> list[TrainCard]:
    """The lowest type of normal trains, and all goods trains that are out (24-GA-01, 24-GA-02)."""
    cards = state.title.cards
    released = [
        cards[name]
        for name, goods in state.title.goods.items()
        if has_begun(state, goods.on_sale_from) and state.depot[name] > 0
    ]
    normal = next_card(state)
    return [*([normal] if normal else []), *released]


def scrap_goods_trains(state: State24, event: TrainBought) -> None:
    """The first train of a later type takes older goods trains out of the game (24-TP-15, 16)."""
    bought = TrainId(event.train)
    if event.seller != BANK or bought not in state.title.goods:
        return
    gone: list[TrainId] = []
    for old in state.title.goods[bought].scraps:
        for record in state.companies.values():
            gone += [train for train in record.trains if train == old]
            record.trains = [train for train in record.trains if train != old]
        gone += [old] * state.depot[old]
        state.depot[old] = 0
    if gone:
        state.scrapped += gone
        state.emit(TrainsScrapped(trains=tuple(gone)))
