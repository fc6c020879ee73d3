"""Phase 3: players bid cubes for influence boxes until each has two bids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer, Span
from kursbuch.core.state import Flow, Step
from kursbuch.games.first_train.boards import EITHER
from kursbuch.games.first_train.events import BidderSkipped, BidPlaced, InfluenceGained, Outbid
from kursbuch.games.first_train.influence import gain
from kursbuch.games.first_train.map import COMPANIES, Colour
from kursbuch.games.first_train.state import FirstTrain

BIDS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceBid(Action):
    """Put *cubes* on *box*, outbidding the player who is there."""

    box: int
    cubes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseCompany(Action):
    """Take the two-coloured point as *company*."""

    company: Colour


def standing_bids(state: FirstTrain, seat: Seat) -> int:
    """The number of boxes that the player leads."""
    return sum(box.bidder == seat for box in state.boxes)


def winning_bids(state: FirstTrain, seat: Seat, number: int) -> Span:
    """At least the printed points and more than the cubes there, with cubes in hand."""
    box, printed = state.boxes[number - 1], state.title.side.boxes[number - 1]
    return Span(max(printed.least, box.cubes + 1), state.players[seat].hand)


@dataclass(slots=True)
class BoxAuction(Step[FirstTrain]):
    """The place in the Player Order that the bidding has come to."""

    takes = (PlaceBid,)
    rule = "FT-AUC-01"

    place: int = 0

    def advance(self, state: FirstTrain) -> Flow:
        """Wait for the next player with fewer than two bids who can afford one."""
        for _ in state.order:
            seat = state.order[self.place]
            if standing_bids(state, seat) < BIDS:
                if any(self.offers(state)):
                    return Flow.WAIT
                state.emit(BidderSkipped(seat=seat))
            self.place = (self.place + 1) % len(state.order)
        state.push(RecordInfluence())
        return Flow.DONE

    def actors(self, state: FirstTrain) -> tuple[Seat, ...]:
        """The player whose bid it is."""
        return (state.order[self.place],)

    def offers(self, state: FirstTrain) -> Iterator[Offer]:
        """One offer for each box that the bidder can take."""
        seat = state.order[self.place]
        for number, box in enumerate(state.boxes, start=1):
            bids = winning_bids(state, seat, number)
            if box.bidder != seat and bids:
                yield Offer(PlaceBid, seat, {"box": number}, {"cubes": bids})

    def check(self, state: FirstTrain, action: PlaceBid) -> None:
        """Refuse a bid over oneself, too low or too high."""
        require(1 <= action.box <= len(state.boxes), "FT-AUC-02", "ft-no-box", box=action.box)
        box, seat = state.boxes[action.box - 1], action.by
        bids = winning_bids(state, seat, action.box)
        hand = state.players[seat].hand
        require(box.bidder != seat, "FT-AUC-03", "ft-own-bid", box=action.box)
        require(action.cubes <= hand, "FT-AUC-02", "ft-bid-too-high", hand=hand)
        require(action.cubes >= bids.low, "FT-AUC-02", "ft-bid-too-low", least=bids.low)

    def apply(self, state: FirstTrain, action: PlaceBid) -> None:
        """Take the box over; an outbid player takes the cubes back at once (FT-AUC-02)."""
        box, seat = state.boxes[action.box - 1], action.by
        displaced, returned = box.bidder, box.cubes
        state.players[seat].hand -= action.cubes
        box.bidder, box.cubes = seat, action.cubes
        state.emit(BidPlaced(seat=seat, box=action.box, cubes=action.cubes))
        if displaced is not None:
            state.players[displaced].hand += returned
            state.emit(Outbid(seat=displaced, box=action.box, cubes=returned))
        self.place = (self.place + 1) % len(state.order)


@dataclass(slots=True)
class RecordInfluence(Step[FirstTrain]):
    """The number of boxes that are evaluated; owners of two-coloured points choose."""

    takes = (ChooseCompany,)
    rule = "FT-AUC-07"

    done: int = 0

    def advance(self, state: FirstTrain) -> Flow:
        """Evaluate the boxes in the order of their numbers (FT-AUC-06)."""
        while self.done < len(state.boxes):
            if self.has_choice(state):
                return Flow.WAIT
            self.record(state, None)
        return_cubes(state)
        return Flow.DONE

    def has_choice(self, state: FirstTrain) -> bool:
        """The next box was won and holds a two-coloured point."""
        won = state.boxes[self.done].bidder is not None
        return won and EITHER in state.title.side.boxes[self.done].fixed

    def actors(self, state: FirstTrain) -> tuple[Seat, ...]:
        """The winner of the box."""
        bidder = state.boxes[self.done].bidder
        return () if bidder is None else (bidder,)

    def offers(self, state: FirstTrain) -> Iterator[Offer]:
        """Red or green."""
        for seat in self.actors(state):
            for company in COMPANIES:
                yield Offer(ChooseCompany, seat, {"company": company})

    def check(self, state: FirstTrain, action: ChooseCompany) -> None:
        """Only the two companies can be chosen."""
        require(action.company in COMPANIES, "FT-AUC-07", "ft-no-company")

    def apply(self, state: FirstTrain, action: ChooseCompany) -> None:
        """The point counts for the company chosen."""
        self.record(state, action.company)

    def record(self, state: FirstTrain, company: Colour | None) -> None:
        """The owner of the box adds its printed points and its token."""
        box, printed = state.boxes[self.done], state.title.side.boxes[self.done]
        self.done += 1
        if box.bidder is None:
            return
        points: dict[Colour, int] = {}
        for point in (*printed.fixed, box.token):
            colour = company if point == EITHER and company else point
            points[colour] = points.get(colour, 0) + 1
        for colour, number in points.items():
            gain(state, box.bidder, colour, number)
        state.emit(InfluenceGained(seat=box.bidder, box=self.done, cubes=box.cubes, points=points))


def return_cubes(state: FirstTrain) -> None:
    """All cubes in boxes go to their owners' stocks (FT-AUC-09)."""
    for box in state.boxes:
        if box.bidder is not None:
            state.players[box.bidder].stock += box.cubes
        box.bidder, box.cubes = None, 0


def auction(state: FirstTrain) -> BoxAuction:
    """Phase 3 begins with the first player of the Player Order."""
    return BoxAuction()
