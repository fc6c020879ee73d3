"""Pieces go to free slots of a player's trains, one or several at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from kursbuch.core.action import Seat
from kursbuch.core.offers import Plain
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


def load_piece(state: FirstTrain, seat: Seat, load: Load) -> None:
    """The piece leaves the map for the train, and scores at once (FT-VP-01, -02)."""
    area, piece, name = load
    player, row = state.players[seat], state.title.side.row(name)
    assert row is not None
    take(state, area, piece)
    player.trains = [
        Train(train.row, (*train.load, piece)) if train.row == name else train
        for train in player.trains
    ]
    points = state.title.side.goods_points if piece in GOODS else row.passenger_points
    player.points += points
    state.emit(PieceTransported(seat=seat, area=area, piece=piece, row=name, points=points))


@dataclass(frozen=True)
class Loads:
    """Any two or more of some pieces, each to a free slot: a domain of offers."""

    pieces: Mapping[tuple[AreaId, Piece], int]
    slots: Slots

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) < 2:
            return False
        if not all(isinstance(load, tuple) and len(load) == 3 for load in value):
            return False
        wanted = Counter((area, piece) for area, piece, _ in value)
        used = Counter((row, piece in GOODS) for _, piece, row in value)
        return all(self.pieces.get(kind, 0) >= n for kind, n in wanted.items()) and all(
            self.slots.get(slot, 0) >= n for slot, n in used.items()
        )

    def __bool__(self) -> bool:
        return len(self.most()) >= 2

    def most(self) -> tuple[Load, ...]:
        """As many as possible, each on the first train with room."""
        return self._filled(list(self.pieces), lambda rows: rows[0])

    def sample(self, rng: Random) -> tuple[Load, ...]:
        """Some pieces on some trains."""
        kinds = list(self.pieces)
        rng.shuffle(kinds)
        loads = self._filled(kinds, rng.choice)
        return loads[: rng.randint(2, len(loads))]

    def _filled(
        self, kinds: list[tuple[AreaId, Piece]], choose: Callable[[tuple[str, ...]], str]
    ) -> tuple[Load, ...]:
        slots, loads = dict(self.slots), []
        for area, piece in kinds:
            for _ in range(self.pieces[area, piece]):
                if rows := rows_with_room(slots, piece):
                    row = choose(rows)
                    slots[row, piece in GOODS] -= 1
                    loads.append((area, piece, row))
        return tuple(loads)

    def values(self) -> Iterator[tuple[Load, ...]]:
        """Every choice, but for the order of the pieces."""
        single = [kind for kind, number in self.pieces.items() for _ in range(number)]
        yield from (loads for loads in _choices(single, dict(self.slots), ()) if len(loads) > 1)

    def plain(self) -> Plain:
        """The pieces with their numbers, the free slots, and the most that can be loaded."""
        return {
            "loads": {
                "pieces": [[area, piece, n] for (area, piece), n in self.pieces.items()],
                "slots": [
                    [row, "goods" if wagon else "passengers", n]
                    for (row, wagon), n in self.slots.items()
                ],
                "most": [list(load) for load in self.most()],
            }
        }


def _choices(
    single: list[tuple[AreaId, Piece]], slots: dict[tuple[str, bool], int], done: tuple[Load, ...]
) -> Iterator[tuple[Load, ...]]:
    """What is loaded already, with every choice for the pieces that are left."""
    if not single:
        yield done
        return
    (area, piece), rest = single[0], single[1:]
    left_alone = [kind for kind in rest if kind != (area, piece)]
    yield from _choices(left_alone, slots, done)
    for row in rows_with_room(slots, piece):
        load = (area, piece, row)
        if done and done[-1][:2] == load[:2] and done[-1] > load:
            continue
        slot = (row, piece in GOODS)
        yield from _choices(rest, {**slots, slot: slots[slot] - 1}, (*done, load))
