"""Pieces leave the map: those taken from an area, and those that nobody can transport any more."""

from __future__ import annotations

from kursbuch.games.first_train.events import PiecesRemoved
from kursbuch.games.first_train.map import PASSENGERS, AreaId, Piece
from kursbuch.games.first_train.network import companies_at, company_areas, is_neutral_station
from kursbuch.games.first_train.state import FirstTrain


def take(state: FirstTrain, area: AreaId, piece: Piece, number: int = 1) -> None:
    """Take pieces from an area."""
    left = list(state.pieces[area])
    for _ in range(number):
        left.remove(piece)
    if left:
        state.pieces[area] = tuple(left)
    else:
        del state.pieces[area]


def remove_stranded_pieces(state: FirstTrain) -> None:
    """Pieces that can never be transported go to the game box at once (FT-TRN-09)."""
    for area, piece in stranded_pieces(state):
        number = state.pieces[area].count(piece)
        take(state, area, piece, number)
        state.game_box[piece] += number
        state.emit(PiecesRemoved(area=area, piece=piece, number=number))


def stranded_pieces(state: FirstTrain) -> list[tuple[AreaId, Piece]]:
    """The kinds of pieces, area by area, that nobody can ever transport."""
    companies = company_areas(state)
    return [
        (area, piece)
        for area, pieces in state.pieces.items()
        for piece in sorted(set(pieces))
        if is_stranded(state, companies, area, piece)
    ]


def is_stranded(state: FirstTrain, companies: set[AreaId], area: AreaId, piece: Piece) -> bool:
    """Yellow goods by company track, white goods without a neutral station, people at home."""
    if piece == "yellow":
        return area in companies
    if piece == "white":
        return not any(is_neutral_station(state, a) for a in state.title.map.neighbours[area])
    return piece in PASSENGERS and piece in companies_at(state, area)
