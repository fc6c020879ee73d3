"""Phases: the first train of a type starts one, and old trains are scrapped at once."""

from __future__ import annotations

from kursbuch.eighteen.ids import CompanyId, PhaseId, TrainId
from kursbuch.eighteen.operating.depot import limit, next_card, shown, take_card
from kursbuch.eighteen.operating.events import PhaseBegan, TrainExported, TrainsScrapped
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.return_trains import ReturnTrains
from kursbuch.eighteen.printed.rolling_stock import TrainCard
from kursbuch.eighteen.state import State18


def has_begun(state: State18, phase: PhaseId) -> bool:
    """The game is in this phase or a later one."""
    order = list(state.title.phases)
    return order.index(phase) <= order.index(state.phase)


def card_sold(state: State18, card: TrainCard) -> None:
    """The first train of a type, of either side, sold or exported, starts a phase."""
    if card.starts is not None and not has_begun(state, card.starts):
        begin_phase(state, card.starts)


def begin_phase(state: State18, phase: PhaseId) -> None:
    """Scrap and change old trains, then see who has too many, then everything else."""
    state.phase = phase
    scrap(state, phase)
    state.title.trade.changes_trains(state, phase)
    crowded = crowded_companies(state)
    state.emit(PhaseBegan(phase=phase))
    if crowded and state.title.trade.gives_up_now(state):
        state.push(ReturnTrains(crowded))


def crowded_companies(state: State18) -> list[CompanyId]:
    """The companies over their train limit, in order; the one whose turn it is comes last."""
    crowded = [name for name in state.companies if is_crowded(state, name)]
    if not crowded:
        return []
    order, at_turn = state.title.rounds.order(state), company_at_turn(state)
    if state.title.trade.surplus_in_operating_order:
        crowded = [name for name in order if name in crowded]
    else:
        crowded = [name for name in crowded if name in order]
    return sorted(crowded, key=lambda name: name == at_turn)


def is_crowded(state: State18, company: CompanyId) -> bool:
    """A company owns more trains than it may."""
    return len(state.companies[company].trains) > limit(state, company)


def scrap(state: State18, phase: PhaseId) -> None:
    """Trains whose time is over leave the game, from companies and from the pool."""
    trains = state.title.trains
    gone: list[TrainId] = []
    for owned in (*(c.trains for c in state.companies.values()), state.pool):
        old = [train for train in owned if trains[train].scrapped_in == phase]
        if old:
            owned[:] = [train for train in owned if trains[train].scrapped_in != phase]
            gone += old
    if gone:
        state.scrapped += gone
        state.emit(TrainsScrapped(trains=tuple(shown(state, train) for train in gone)))


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
