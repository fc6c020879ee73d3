"""Goods trains: when they are on sale, and what they scrap."""

from __future__ import annotations

from collections.abc import Sequence

from kursbuch.eighteen.ids import BANK, PhaseId, TrainId
from kursbuch.eighteen.operating.depot import next_card
from kursbuch.eighteen.operating.events import TrainBought, TrainsScrapped
from kursbuch.eighteen.operating.phases import has_begun
from kursbuch.eighteen.printed.rolling_stock import TrainCard
from kursbuch.games.g1824.state import State24

WITH_THE_10 = PhaseId("8")
OVER = TrainId("5g")
"""The type that makes the 3g, 2g and 1g old."""


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
    scrap(state, state.title.goods[bought].scraps)


def scrap_with_the_first_10(state: State24, phase: PhaseId) -> None:
    """With the first 10-train the 3g, and 2g and 1g still there, leave the game (24-PH-09)."""
    if phase == WITH_THE_10 and state.title.switches.goods_scrapping == "with the 10-train too":
        scrap(state, state.title.goods[OVER].scraps)


def scrap(state: State24, types: Sequence[TrainId]) -> None:
    """Every card of these types, in companies and in the bank (24-TP-16)."""
    gone: list[TrainId] = []
    for old in types:
        for record in state.companies.values():
            gone += [train for train in record.trains if train == old]
            record.trains = [train for train in record.trains if train != old]
        gone += [old] * state.depot[old]
        state.depot[old] = 0
    if gone:
        state.scrapped += gone
        state.emit(TrainsScrapped(trains=tuple(gone)))
