"""Phase 6, buying trains: train influence first, other points and cubes three for one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import IllegalAction, require
from kursbuch.core.offers import Offer, Split
from kursbuch.games.first_train.boards import TrainRow
from kursbuch.games.first_train.events import TrainBought
from kursbuch.games.first_train.influence import spend, spend_cubes
from kursbuch.games.first_train.map import Colour
from kursbuch.games.first_train.payment import check_payment, payment_fields, settled
from kursbuch.games.first_train.state import FirstTrain, Train

TRAIN = "brown"
CUBES = "cubes"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyTrain(Action):
    """Buy a train of *row*; *payment* replaces missing train points, where there is a choice."""

    row: str
    payment: Mapping[Colour, int] = field(default_factory=dict)


def trains_left(state: FirstTrain, row: TrainRow) -> int:
    """Each train has one owner."""
    owned = [train.row for player in state.players for train in player.trains]
    return row.count - owned.count(row.row)


def substitutes(state: FirstTrain, seat: Seat, row: TrainRow) -> Split:
    """Three other points or cubes for each train point that is missing (FT-TRN-03)."""
    points = dict(state.points_of(seat))
    missing = max(0, row.cost - points.pop(TRAIN))
    return Split(
        missing * state.title.boards.substitute, {**points, CUBES: state.players[seat].hand}
    )


def train_offers(state: FirstTrain, seat: Seat) -> Iterator[Offer]:
    """The trains that the player can buy, one offer for each row."""
    for row in state.title.side.trains:
        try:
            check_train(state, seat, row)
        except IllegalAction:
            continue
        fixed, open_fields = payment_fields(substitutes(state, seat, row))
        facts = {"cost": row.cost, "left": trains_left(state, row)}
        yield Offer(BuyTrain, seat, {"row": row.row, **fixed}, open_fields, dict(facts))


def check_train(state: FirstTrain, seat: Seat, row: TrainRow) -> None:
    """One train of each category, three in all, one owner for each, and enough to pay for it."""
    owned = [state.title.side.row(train.row) for train in state.players[seat].trains]
    markers = state.title.boards.components.train_markers
    require(len(owned) < markers, "FT-TRN-02", "ft-no-markers", markers=markers)
    twice = any(other and state.title.same_category(row, other) for other in owned)
    require(not twice, "FT-TRN-02", "ft-same-category")
    require(trains_left(state, row), "FT-TRN-02", "ft-row-sold-out", row=row.row)
    require(
        substitutes(state, seat, row),
        "FT-TRN-03",
        "ft-train-too-dear",
        cost=row.cost,
        what=state.title.nouns.point(TRAIN),
    )


def check_purchase(state: FirstTrain, action: BuyTrain) -> None:
    """The law of buying a train."""
    row = state.title.side.row(action.row)
    require(row is not None, "FT-TRN-02", "ft-no-row", row=action.row)
    assert row is not None
    check_train(state, action.by, row)
    check_payment(substitutes(state, action.by, row), action.payment, "FT-TRN-03")


def buy_train(state: FirstTrain, action: BuyTrain) -> None:
    """Pay, and mark the train; it can be loaded from now on (FT-TRN-04)."""
    row = state.title.side.row(action.row)
    assert row is not None
    seat = action.by
    others = dict(settled(substitutes(state, seat, row), action.payment))
    cubes = others.pop(CUBES, 0)
    brown = min(row.cost, state.influence[TRAIN].spaces[seat])
    influence = {TRAIN: brown, **others}
    spend(state, seat, influence)
    spend_cubes(state, seat, cubes)
    state.players[seat].trains.append(Train(row.row))
    state.emit(TrainBought(seat=seat, row=row.row, cubes=cubes, influence=influence))
