"""Trains and transport: trains that fit, what others could take first, sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from kursbuch.bots.bot import Candidate
from kursbuch.bots.first_train.bidding import CUBE, Sight
from kursbuch.bots.first_train.plans import paid_with, piece_worth
from kursbuch.core.offers import Offer, Split
from kursbuch.core.words import Message
from kursbuch.games.first_train.access import accessible
from kursbuch.games.first_train.loading import free_slots, points_for
from kursbuch.games.first_train.map import GOODS, Piece
from kursbuch.games.first_train.trains import BuyTrain, trains_left
from kursbuch.games.first_train.transport import TrainsAndTransport, TransportPiece

Left: TypeAlias = tuple[list[float], list[float]]
"""What is left to carry, goods and passengers: what each piece is worth, the best first."""

EAGER = 1.4
"""How much less a train may bring to a player who likes trains."""
BROWN = 0.55
"""What a spent train point is worth."""


def rank_transport(s: Sight, offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Pieces that others could take come first, then trains, then the rest."""
    step = s.state.agenda[-1]
    assert isinstance(step, TrainsAndTransport)
    theirs = {source for rival in step.rivals(s.state) for source in accessible(s.state, rival)}
    left = waiting(s)
    for offer in offers:
        if offer.action is BuyTrain:
            yield train(s, offer, left)
        elif offer.action is TransportPiece:
            yield from pieces(s, offer, theirs)
        else:
            loads = offer.facts["loads"]
            assert isinstance(loads, list)
            found = 0.0
            for load in loads:
                assert isinstance(load, list)
                found += piece_worth(s.state, s.seat, str(load[1]))
            because = Message("because-pieces", number=len(loads))
            yield Candidate(offer.filled({}), 1.0 + found, because)


def pieces(s: Sight, offer: Offer, theirs: set[tuple[str, Piece]]) -> Iterator[Candidate]:
    """One piece on each train that has room for it."""
    area, piece = str(offer.fixed["area"]), str(offer.fixed["piece"])
    contested = (area, piece) in theirs
    for action in offer.actions():
        assert isinstance(action, TransportPiece)
        worth = piece_worth(s.state, s.seat, piece) + points_for(s.state, piece, action.row)
        key = "because-piece-first" if contested else "because-piece"
        because = Message(key, piece=s.state.title.nouns.piece(piece))
        yield Candidate(action, worth + (40.0 if contested else 0.0), because)


def train(s: Sight, offer: Offer, left: Left) -> Candidate:
    """A train by the pieces that it can carry and others of one's own cannot."""
    state = s.state
    row = state.title.side.row(str(offer.fixed["row"]))
    assert row is not None
    goods, people = left
    found = sum(goods[: row.goods]) + sum(people[: row.passengers])
    found += min(len(people), row.passengers) * (row.passenger_points - 1)
    brown = min(row.cost, state.influence["brown"].spaces[s.seat])
    paid, values = BROWN * brown, dict[str, object]()
    split = offer.open.get("payment")
    substitutes = (row.cost - brown) * state.title.boards.substitute
    paid += (0.5 * POINT_PART + 0.5 * CUBE) * substitutes
    if isinstance(split, Split):
        values["payment"] = paid_with(state, s.seat, split)
    gain = found - paid
    rare = 2.0 if trains_left(state, row) == 1 else 0.0
    enough = gain > 0.5 - EAGER * (s.temper.rushing - 1)
    score = 10 + gain * s.temper.rushing + rare if enough else gain - 1
    return Candidate(offer.filled(values), score, Message("because-ft-train", row=row.row))


POINT_PART = 0.8


def waiting(s: Sight) -> Left:
    """What goods and what passengers are worth that find no room on the seat's trains."""
    found: dict[bool, list[float]] = {True: [], False: []}
    for (_, piece), number in accessible(s.state, s.seat).items():
        found[piece in GOODS] += [piece_worth(s.state, s.seat, piece)] * number
    room = Counter[bool]()
    for (_, goods), number in free_slots(s.state, s.seat).items():
        room[goods] += number
    goods_left, people_left = (
        sorted(found[kind], reverse=True)[room[kind] :] for kind in (True, False)
    )
    return goods_left, people_left
