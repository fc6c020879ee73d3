"""Pieces go to free slots of a player's trains, one or several at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

from kursbuch.core.action import Seat
from kursbuch.games.first_train.access import Source
from kursbuch.games.first_train.events import PieceTransported
from kursbuch.games.first_train.map import GOODS, AreaId, Piece
from kursbuch.games.first_train.removal import take
from kursbuch.games.first_train.state import FirstTrain, Train

Load: TypeAlias = tuple[AreaId, Piece, str]
"""A piece from an area onto the train of a row."""
Slots: TypeAlias = Mapping[tuple[str, bool], int]
"""Free slots by row, in wagons (True) and carriages (False)."""


def free_slots(state: FirstTrain, seat: Seat) -> dict[tuple[str, bool], int]:
    """The empty slots of the player's trains: goods in wagons, passengers in carriages."""
    free = {}
    for train in state.players[seat].trains:
        row = state.title.side.row(train.row)
        assert row is not None
        goods = sum(piece in GOODS for piece in train.load)
        free[train.row, True] = row.goods - goods
        free[train.row, False] = row.passengers - (len(train.load) - goods)
    return free


def rows_with_room(slots: Slots, piece: Piece) -> tuple[str, ...]:
    """The trains that can take the piece."""
    return tuple(row for (row, wagon), n in slots.items() if n and wagon == (piece in GOODS))


def points_for(state: FirstTrain, piece: Piece, name: str) -> int:
    """Victory points: goods by the board, passengers by the class of the train."""
    row = state.title.side.row(name)
    assert row is not None
    return state.title.side.goods_points if piece in GOODS else row.passenger_points


def load_piece(state: FirstTrain, seat: Seat, load: Load) -> None:
    """The piece leaves the map for the train, and scores at once (FT-VP-01, -02)."""
    area, piece, name = load
    player = state.players[seat]
    take(state, area, piece)
    player.trains = [
        Train(train.row, (*train.load, piece)) if train.row == name else train
        for train in player.trains
    ]
    points = points_for(state, piece, name)
    player.points += points
    state.emit(PieceTransported(seat=seat, area=area, piece=piece, row=name, points=points))


def loads_of(state: FirstTrain, seat: Seat, pieces: Counter[Source]) -> tuple[Load, ...] | None:
    """All these pieces on the player's trains, the best class first; None if they do not fit."""
    slots, loads = free_slots(state, seat), []
    for area, piece in pieces.elements():
        rows = rows_with_room(slots, piece)
        if not rows:
            return None
        row = max(rows, key=lambda name: points_for(state, piece, name))
        slots[row, piece in GOODS] -= 1
        loads.append((area, piece, row))
    return tuple(loads)
