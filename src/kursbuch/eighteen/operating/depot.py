"""Trains for sale, and what a company may own."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.eighteen.ids import BANK, POOL, CompanyId, Holder, TrainId
from kursbuch.eighteen.printed.rolling_stock import TrainCard
from kursbuch.eighteen.state import State18, kind, kind_name


def next_card(state: State18) -> TrainCard | None:
    """The lowest type of trains that start phases and are not sold out."""
    for name, card in state.title.cards.items():
        if card.starts and (state.depot[name] > 0 or card.unlimited):
            return card
    return None


def take_card(state: State18, card: TrainCard) -> None:
    """A card leaves the bank's stock; the supply of an unlimited type never ends."""
    if not card.unlimited:
        state.depot[card.id] -= 1


def for_sale(state: State18, company: CompanyId) -> Iterator[tuple[Holder, TrainId]]:
    """The trains that a company may own, new ones from the bank and those in the pool."""
    for card in state.title.trade.new_trains(state):
        for train in card.sides:
            if may_own(state, company, train):
                yield BANK, train
    for train in dict.fromkeys(state.pool):
        if may_own(state, company, train):
            yield POOL, train


def may_own(state: State18, company: CompanyId, train: TrainId) -> bool:
    """The kind of company allows this kind of train."""
    sides = kind(state, company).sides
    return not sides or state.title.trains[train].runs in sides


def limit(state: State18, company: CompanyId) -> int:
    """How many trains a company may own in this phase."""
    return state.title.phases[state.phase].limits[kind_name(state, company)]


def has_room(state: State18, company: CompanyId) -> bool:
    """The company owns fewer trains than it may."""
    return len(state.companies[company].trains) < limit(state, company)


def price(state: State18, train: TrainId) -> int:
    """The price printed on the side that shows."""
    return state.title.trains[train].price


def shown(state: State18, train: TrainId) -> str:
    """What is printed on a train."""
    return state.title.trains[train].shown
