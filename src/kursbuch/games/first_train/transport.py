"""Phase 6: in turn each player buys a train, transports a piece, or passes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import IllegalAction, require
from kursbuch.core.offers import Choices, Offer, Plain
from kursbuch.core.state import Flow, Step
from kursbuch.core.words import Message
from kursbuch.games.first_train.access import Source, accessible, no_access, uncontested
from kursbuch.games.first_train.events import Passed
from kursbuch.games.first_train.loading import (
    Load,
    free_slots,
    load_piece,
    loads_of,
    rows_with_room,
)
from kursbuch.games.first_train.map import GOODS, PASSENGERS, AreaId, Piece
from kursbuch.games.first_train.network import neighbours_along, own_links
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.trains import BuyTrain, buy_train, check_purchase, train_offers

KINDS: tuple[Piece, ...] = (*GOODS, *PASSENGERS)


@dataclass(frozen=True, slots=True, kw_only=True)
class TransportPiece(Action):
    """Load *piece* from *area* on the train of *row*."""

    area: AreaId
    piece: Piece
    row: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TransportPieces(Action):
    """Load all pieces of some kinds that nobody else can claim: the shortcut of FT-TRN-10."""

    kinds: tuple[Piece, ...]


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
        """Wait for the next player who has not passed; skip players who can do nothing."""
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
        yield from self.shortcuts(state, seat)
        yield Offer(Pass, seat)

    def shortcuts(self, state: FirstTrain, seat: Seat) -> Iterator[Offer]:
        """All pieces of some kinds at once, where nobody else can claim any and all fit."""
        if not state.players[seat].trains:
            return
        mine = uncontested(state, seat, self.rivals(state))
        kinds = kinds_among(mine)
        for number in range(len(kinds), 0, -1):
            for some in combinations(kinds, number):
                try:
                    loads = check_shortcut(state, seat, some, mine)
                except IllegalAction:
                    continue
                facts: dict[str, Plain] = {"loads": [list(load) for load in loads]}
                yield Offer(TransportPieces, seat, {"kinds": some}, facts=facts)

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
            case TransportPiece():
                check_load(state, action)
            case TransportPieces(by=seat, kinds=kinds):
                check_shortcut(state, seat, kinds, uncontested(state, seat, self.rivals(state)))

    def apply(self, state: FirstTrain, action: Move) -> None:
        """One action, and the next player's turn (FT-TRN-01)."""
        match action:
            case BuyTrain():
                buy_train(state, action)
            case TransportPiece(by=seat, area=area, piece=piece, row=row):
                load_piece(state, seat, (area, piece, row))
            case TransportPieces(by=seat, kinds=kinds):
                mine = uncontested(state, seat, self.rivals(state))
                for load in check_shortcut(state, seat, kinds, mine):
                    load_piece(state, seat, load)
            case Pass(by=seat):
                self.passed.append(seat)
                state.emit(Passed(seat=seat, forced=False))
        self.next(state)


def check_load(state: FirstTrain, action: TransportPiece) -> None:
    """The piece is there and can be fetched, and the train has a free slot of its kind."""
    seat, area, piece, row = action.by, action.area, action.piece, action.row
    along, slots = neighbours_along(own_links(state, seat)), free_slots(state, seat)
    if refusal := no_access(state, along, area, piece):
        names = {"area": state.title.map.called(area), "piece": piece_called(state, piece)}
        raise IllegalAction(refusal[0], Message(refusal[1], **names))
    slot = (row, piece in GOODS)
    require(slot in slots, "FT-TRN-05", "ft-not-your-train", row=row)
    require(slots[slot], "FT-TRN-05", "ft-no-slot", row=row)


def piece_called(state: FirstTrain, piece: Piece) -> Message | str:
    """The piece in words; of an unknown one, what was said."""
    return state.title.nouns.piece(piece) if piece in state.title.nouns.pieces else piece


def kinds_among(pieces: Counter[Source]) -> tuple[Piece, ...]:
    """The kinds that are there, goods before passengers."""
    return tuple(kind for kind in KINDS if any(piece == kind for _, piece in pieces))


def check_shortcut(
    state: FirstTrain, seat: Seat, kinds: tuple[Piece, ...], mine: Counter[Source]
) -> tuple[Load, ...]:
    """Two or more pieces, all of their kinds that are *mine* alone to claim, and all fit."""
    some = Counter({source: number for source, number in mine.items() if source[1] in kinds})
    require(kinds_among(some) == kinds, "FT-TRN-10", "ft-contested")
    require(some.total() > 1, "FT-TRN-10", "ft-one-piece-only")
    loads = loads_of(state, seat, some)
    require(loads, "FT-TRN-10", "ft-not-all-fit")
    return loads or ()


def buy_trains_and_transport(state: FirstTrain) -> TrainsAndTransport:
    """Phase 6 begins with the first of the Buy Trains/Transport order."""
    return TrainsAndTransport()
