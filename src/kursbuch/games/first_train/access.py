"""Which pieces a player's links give access to (FT-TRN-06 to -08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import TypeAlias

from kursbuch.core.action import Seat
from kursbuch.games.first_train.map import LANDOWNER, AreaId, Piece
from kursbuch.games.first_train.network import (
    companies_at,
    company_areas,
    distances,
    is_neutral_station,
    neighbours_along,
    own_links,
)
from kursbuch.games.first_train.state import FirstTrain

Refusal: TypeAlias = tuple[str, str]
"""The rule and the message."""
Source: TypeAlias = tuple[AreaId, Piece]
"""A kind of piece in an area."""
Along: TypeAlias = Mapping[AreaId, list[AreaId]]


def no_access(state: FirstTrain, along: Along, area: AreaId, piece: Piece) -> Refusal | None:
    """Why the links that run *along* do not give access to the piece; None if they do."""
    if piece not in state.pieces.get(area, ()):
        return "FT-TRN-05", "ft-no-such-piece"
    if piece == LANDOWNER:
        return "FT-TRN-05", "ft-landowners-stay"
    if piece == "white":
        return no_white_goods(state, along, area)
    if area not in along:
        return ("FT-TRN-07" if piece == "yellow" else "FT-TRN-08"), "ft-no-own-link"
    if piece == "yellow":
        return no_yellow_goods(state, area)
    return no_passenger(state, along, area, piece)


def no_white_goods(state: FirstTrain, along: Along, area: AreaId) -> Refusal | None:
    """White goods need a link of the player into a neutral station beside their area."""
    for station in state.title.map.neighbours[area]:
        if station in along and is_neutral_station(state, station):
            return None
    return "FT-TRN-06", "ft-no-neutral-station"


def no_yellow_goods(state: FirstTrain, area: AreaId) -> Refusal | None:
    """Yellow goods do not leave an area that company links run into."""
    return ("FT-TRN-07", "ft-company-track") if area in company_areas(state) else None


def no_passenger(state: FirstTrain, along: Along, area: AreaId, piece: Piece) -> Refusal | None:
    """Passengers need a chain of the player's links to another station, of their colour."""
    if piece in companies_at(state, area):
        return "FT-TRN-08", "ft-passenger-at-home"
    if any(piece in companies_at(state, other) for other in distances(along, (area,))):
        return None
    return "FT-TRN-08", "ft-no-destination"


def accessible(state: FirstTrain, seat: Seat) -> Counter[Source]:
    """The pieces that the player's links give access to, with their numbers."""
    along = neighbours_along(own_links(state, seat))
    near = {other for area in along for other in (area, *state.title.map.neighbours[area])}
    return Counter(
        {
            (area, piece): state.pieces[area].count(piece)
            for area in sorted(near & state.pieces.keys())
            for piece in dict.fromkeys(state.pieces[area])
            if no_access(state, along, area, piece) is None
        }
    )


def uncontested(state: FirstTrain, seat: Seat, rivals: Collection[Seat]) -> Counter[Source]:
    """The pieces that the player can claim, and none of the rivals (FT-TRN-10)."""
    theirs = {piece for rival in rivals for piece in accessible(state, rival)}
    mine = accessible(state, seat)
    return Counter({piece: number for piece, number in mine.items() if piece not in theirs})
