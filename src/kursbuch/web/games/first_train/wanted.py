"""What a player of First Train would expect to do at a moment; the law says what is possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from kursbuch.core.action import Seat
from kursbuch.games.first_train.auction import BoxAuction, PlaceBid, winning_bids
from kursbuch.games.first_train.building import BuildLink, BuildTrack
from kursbuch.games.first_train.map import COMPANIES
from kursbuch.games.first_train.network import neighbours_along, own_links
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.takeovers import SellSeries, Takeovers
from kursbuch.games.first_train.trains import BuyTrain
from kursbuch.games.first_train.transport import (
    KINDS,
    TrainsAndTransport,
    TransportPiece,
    TransportPieces,
)
from kursbuch.web.games.presenter import Scene, Wanted


def wanted(scene: Scene, seat: Seat) -> Iterator[Wanted]:
    """Everything that the step is for."""
    state = cast(FirstTrain, scene.view)
    match state.agenda[-1]:
        case BoxAuction():
            for number in range(1, len(state.boxes) + 1):
                least = winning_bids(state, seat, number).low
                yield Wanted(PlaceBid(by=seat, box=number, cubes=least))
        case BuildTrack(series=[*_, end]):
            for area in state.title.map.neighbours[end]:
                yield Wanted(BuildLink(by=seat, out_of=end, into=area))
        case TrainsAndTransport():
            yield from trains(state, seat)
            yield from pieces(state, seat)
        case Takeovers():
            yield from sales(scene, state, seat)


def trains(state: FirstTrain, seat: Seat) -> Iterator[Wanted]:
    """A train of every row."""
    for row in state.title.side.trains:
        yield Wanted(BuyTrain(by=seat, row=row.row))


def pieces(state: FirstTrain, seat: Seat) -> Iterator[Wanted]:
    """Every piece where the player's links lead, on each of their trains; all pieces at once."""
    areas = neighbours_along(own_links(state, seat))
    rows = [train.row for train in state.players[seat].trains]
    for area in areas:
        for piece in sorted(set(state.pieces.get(area, ()))):
            for row in rows or [state.title.side.trains[0].row]:
                yield Wanted(TransportPiece(by=seat, area=area, piece=piece, row=row))
    yield Wanted(TransportPieces(by=seat, kinds=KINDS), is_sample=True)


def sales(scene: Scene, state: FirstTrain, seat: Seat) -> Iterator[Wanted]:
    """A link of the player's own to each company that takes nothing."""
    along = neighbours_along(own_links(state, seat))
    some = [(area, *others[:1]) for area, others in along.items()][:1]
    for company in COMPANIES:
        if not any(offer.fixed.get("company") == company for offer in scene.offers):
            for areas in some:
                yield Wanted(SellSeries(by=seat, company=company, areas=areas))
