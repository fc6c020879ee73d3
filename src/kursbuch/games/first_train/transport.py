"""Phase 6: in turn each player buys a train, transports a piece, or passes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import IllegalAction, require
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Flow, Step
from kursbuch.core.words import Message
from kursbuch.games.first_train.access import accessible, no_access, uncontested
from kursbuch.games.first_train.events import Passed
from kursbuch.games.first_train.loading import Load, Loads, free_slots, load_piece, rows_with_room
from kursbuch.games.first_train.map import GOODS, AreaId, Piece
from kursbuch.games.first_train.network import neighbours_along, own_links
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.trains import BuyTrain, buy_train, check_purchase, train_offers


@dataclass(frozen=True, slots=True, kw_only=True)
class TransportPiece(Action):
    """Load *piece* from *area* on the train of *row*."""

    area: AreaId
    piece: Piece
    row: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TransportPieces(Action):
    """Load several pieces at once that nobody else can claim: the shortcut of FT-TRN-10."""

    loads: tuple[Load, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Action):
    """Do nothing more in this phase."""


Move: TypeAlias = BuyTrain | TransportPiece | TransportPieces | Pass


@dataclass(slots=True)
class TrainsAndTransport(Step[FirstTrain]):
    """The place in the Buy Trains/Transport order, and who has passed."""

    takes = (BuyTrain, TransportPiece, TransportPieces, Pass)
    rule = "FT-TRN-01"

    place: int = 0
    passed: list[Seat] = field(default_factory=list)

    def advance(self, state: FirstTrain) -> Flow:
        """Wait for the next who has not passed; who can do nothing is passed over."""
        while len(self.passed) < len(state.transport_order):
            seat = self.mover(state)
            if seat not in self.passed:
                if any(self.moves(state, seat)):
                    return Flow.WAIT
                self.passed.append(seat)
                state.emit(Passed(seat=seat, forced=True))
            self.next(state)
        return Flow.DONE

    def next(self, state: FirstTrain) -> None:
        """It is the next player's turn in the order."""
        self.place = (self.place + 1) % len(state.transport_order)

    def mover(self, state: FirstTrain) -> Seat:
        """The player whose action it is."""
        return state.transport_order[self.place]

    def actors(self, state: FirstTrain) -> tuple[Seat, ...]:
        """The player whose action it is."""
        return (self.mover(state),)

    def rivals(self, state: FirstTrain) -> list[Seat]:
        """The others who have not passed."""
        gone = (*self.passed, self.mover(state))
        return [seat for seat in state.transport_order if seat not in gone]

    def offers(self, state: FirstTrain) -> Iterator[Offer]:
        """Trains, pieces, several pieces, or to pass."""
        seat = self.mover(state)
        yield from self.moves(state, seat)
        loads = Loads(uncontested(state, seat, self.rivals(state)), free_slots(state, seat))
        if loads:
            yield Offer(TransportPieces, seat, {}, {"loads": loads})
        yield Offer(Pass, seat)

    def moves(self, state: FirstTrain, seat: Seat) -> Iterator[Offer]:
        """The trains that can be bought and the pieces that can be loaded, one at a time."""
        yield from train_offers(state, seat)
        slots = free_slots(state, seat)
        for area, piece in accessible(state, seat) if slots else ():
            if rows := rows_with_room(slots, piece):
                fixed = {"area": area, "piece": piece}
                yield Offer(TransportPiece, seat, fixed, {"row": Choices(rows)})

    def check(self, state: FirstTrain, action: Move) -> None:
        """The law of each kind of action."""
        match action:
            case BuyTrain():
                check_purchase(state, action)
            case TransportPiece(by=seat, area=area, piece=piece, row=row):
                check_loads(state, seat, ((area, piece, row),))
            case TransportPieces(by=seat, loads=loads):
                require(len(loads) > 1, "FT-TRN-10", "ft-one-piece-only")
                check_loads(state, seat, loads)
                check_uncontested(state, seat, loads, self.rivals(state))

    def apply(self, state: FirstTrain, action: Move) -> None:
        """One action, and the next player's turn (FT-TRN-01)."""
        match action:
            case BuyTrain():
                buy_train(state, action)
            case TransportPiece(by=seat, area=area, piece=piece, row=row):
                load_piece(state, seat, (area, piece, row))
            case TransportPieces(by=seat, loads=loads):
                for load in loads:
                    load_piece(state, seat, load)
            case Pass(by=seat):
                self.passed.append(seat)
                state.emit(Passed(seat=seat, forced=False))
        self.next(state)


def check_loads(state: FirstTrain, seat: Seat, loads: tuple[Load, ...]) -> None:
    """Each piece is there and can be fetched, and each has a free slot of its kind."""
    along, slots = neighbours_along(own_links(state, seat)), free_slots(state, seat)
    for area, piece, row in loads:
        if refusal := no_access(state, along, area, piece):
            names = {"area": state.title.map.called(area), "piece": piece_called(state, piece)}
            raise IllegalAction(refusal[0], Message(refusal[1], **names))
        slot = (row, piece in GOODS)
        require(slot in slots, "FT-TRN-05", "ft-not-your-train", row=row)
        require(slots[slot], "FT-TRN-05", "ft-no-slot", row=row)
        slots[slot] -= 1
    for (area, piece), number in Counter(load[:2] for load in loads).items():
        there = state.pieces[area].count(piece)
        where = state.title.map.called(area)
        require(number <= there, "FT-TRN-05", "ft-too-few-pieces", area=where, number=there)


def piece_called(state: FirstTrain, piece: Piece) -> Message | str:
    """The piece in words; of a stranger, what was said."""
    return state.title.nouns.piece(piece) if piece in state.title.nouns.pieces else piece


def check_uncontested(
    state: FirstTrain, seat: Seat, loads: tuple[Load, ...], rivals: list[Seat]
) -> None:
    """Nobody who has not passed could still claim any of the pieces."""
    mine = uncontested(state, seat, rivals)
    for area, piece, _ in loads:
        where = state.title.map.called(area)
        require((area, piece) in mine, "FT-TRN-10", "ft-contested", area=where)


def buy_trains_and_transport(state: FirstTrain) -> TrainsAndTransport:
    """Phase 6 begins with the first of the Buy Trains/Transport order."""
    return TrainsAndTransport()
