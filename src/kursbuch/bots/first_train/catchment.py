"""The catchment of a seat's links: worked out once, then asked about many imagined series."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from kursbuch.bots.first_train.plans import carried, piece_worth, sum_of_best
from kursbuch.core.action import Seat
from kursbuch.games.first_train.access import Source
from kursbuch.games.first_train.map import GOODS, LANDOWNER, PASSENGERS, AreaId, Colour, Piece
from kursbuch.games.first_train.network import (
    companies_at,
    company_areas,
    distances,
    is_neutral_station,
    neighbours_along,
    own_links,
)
from kursbuch.games.first_train.state import FirstTrain

CONTESTED = 0.6
"""The part that a piece is worth if a rival can claim it, too."""


@dataclass(frozen=True)
class Catchment:
    """What a seat's links give access to, and what more would (FT-TRN-06 to -08)."""

    state: FirstTrain
    seat: Seat
    rivals: Collection[Source] = ()

    def worth(self, series: Sequence[AreaId] = ()) -> float:
        """What the pieces are worth, also along a series that is only imagined."""
        joined = [net for net in self._networks if not net.isdisjoint(series)]
        apart = [net for net in self._networks if net.isdisjoint(series)]
        found = [worth for net in apart for worth in self._fetched(net)]
        if series:
            found += self._along(frozenset[AreaId]().union(series, *joined))
        else:
            found += [worth for net in joined for worth in self._fetched(net)]
        found += self._white_goods(series)
        return sum_of_best(self.state, found, self._room)

    @cached_property
    def _room(self) -> int:
        return carried(self.state, self.seat)

    @cached_property
    def _networks(self) -> list[frozenset[AreaId]]:
        """The areas that links run into, those that hang together in one."""
        along = neighbours_along(own_links(self.state, self.seat))
        left, found = list(along), list[frozenset[AreaId]]()
        while left:
            found.append(frozenset(distances(along, left[:1])))
            left = [area for area in left if area not in found[-1]]
        return found

    @cached_property
    def _known(self) -> dict[frozenset[AreaId], list[float]]:
        return {}

    def _fetched(self, network: frozenset[AreaId]) -> list[float]:
        """What `_along` says, which is asked often for the networks that lie there."""
        if network not in self._known:
            self._known[network] = self._along(network)
        return self._known[network]

    def _along(self, network: Iterable[AreaId]) -> list[float]:
        """What yellow goods and passengers of a network are worth that can be fetched."""
        served = {company for area in network for company in self._served[area]}
        return [
            worth
            for area in network
            for piece, worths in self._pieces.get(area, {}).items()
            if self._leaves(area, piece, served)
            for worth in worths
        ]

    def _leaves(self, area: AreaId, piece: Piece, served: Collection[Colour]) -> bool:
        if piece == "yellow":
            return area not in self._company_areas
        return piece in served and piece not in self._served[area]

    def _white_goods(self, series: Sequence[AreaId]) -> Iterator[float]:
        """What white goods are worth beside neutral stations that links run into."""
        new = [area for area in series if area in self._neutral]
        near = self._beside_stations
        if new:
            near = near.union(*(self.state.title.map.neighbours[area] for area in new))
        for area in near:
            yield from self._white.get(area, ())

    @cached_property
    def _beside_stations(self) -> frozenset[AreaId]:
        near = self.state.title.map.neighbours
        stations = frozenset[AreaId]().union(*self._networks) & self._neutral
        return frozenset(area for station in stations for area in near[station])

    @cached_property
    def _neutral(self) -> frozenset[AreaId]:
        areas = self.state.title.map.areas
        return frozenset(area for area in areas if is_neutral_station(self.state, area))

    @cached_property
    def _company_areas(self) -> set[AreaId]:
        return company_areas(self.state)

    @cached_property
    def _served(self) -> dict[AreaId, tuple[Colour, ...]]:
        return {area: companies_at(self.state, area) for area in self.state.title.map.areas}

    @cached_property
    def _pieces(self) -> dict[AreaId, dict[Piece, list[float]]]:
        return {
            area: {
                piece: self._worths(area, piece, number)
                for piece, number in Counter(pieces).items()
                if piece not in (LANDOWNER, "white")
            }
            for area, pieces in self.state.pieces.items()
        }

    @cached_property
    def _white(self) -> dict[AreaId, list[float]]:
        return {
            area: self._worths(area, "white", pieces.count("white"))
            for area, pieces in self.state.pieces.items()
            if "white" in pieces
        }

    def _worths(self, area: AreaId, piece: Piece, number: int) -> list[float]:
        part = CONTESTED if (area, piece) in self.rivals else 1.0
        return [part * self._worth_of[piece]] * number

    @cached_property
    def _worth_of(self) -> dict[Piece, float]:
        kinds = (*GOODS, *PASSENGERS)
        return {piece: piece_worth(self.state, self.seat, piece) for piece in kinds}
