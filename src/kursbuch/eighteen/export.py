"""Export: at the end of a series one new train goes abroad."""

from __future__ import annotations

from kursbuch.eighteen.depot import next_card, shown, take_card
from kursbuch.eighteen.operating_events import TrainExported
from kursbuch.eighteen.phases import card_sold, has_begun
from kursbuch.eighteen.state import State18


def export_train(state: State18) -> None:
    """The lowest unsold new train leaves the game without money; it may start a phase."""
    card = next_card(state)
    if card is None or not has_begun(state, state.title.trade.export_from):
        return
    take_card(state, card)
    if not card.unlimited:
        state.scrapped.append(card.sides[0])
    state.emit(TrainExported(train=shown(state, card.sides[0])))
    card_sold(state, card)
