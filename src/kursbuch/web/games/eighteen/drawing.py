"""Routes drawn by hand: one train after the other, from stop to stop along the network."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.running.runs import Run, network_of, run_of
from kursbuch.eighteen.state import State18
from kursbuch.routes.network import Network, Route

ROUTE = re.compile(r"\d{1,2}:(\d{1,4}(\.\d{1,4}){0,60})?")
"""A train by its number, the stop where it starts, and the links that it takes."""


@dataclass(frozen=True)
class Drawn:
    """What has been drawn for one train: nothing, a start, or a way from it."""

    train: int
    start: int | None = None
    links: tuple[int, ...] = ()

    def stops(self, network: Network) -> tuple[int, ...]:
        """The stops in order."""
        if self.start is None:
            return ()
        stops = [self.start]
        for link in self.links:
            one, other = network.links[link].ends
            stops.append(other if stops[-1] == one else one)
        return tuple(stops)

    def written(self) -> str:
        """As the page's query has it."""
        at = [] if self.start is None else [self.start, *self.links]
        return f"{self.train}:{'.'.join(map(str, at))}"


@dataclass(frozen=True)
class HandDrawnRoutes:
    """The routes that are being drawn; the last one is under the pencil."""

    network: Network
    trains: tuple[TrainId, ...]
    routes: tuple[Drawn, ...] = ()

    def begin(self, train: int) -> HandDrawnRoutes:
        """Draw a train's route anew."""
        others = tuple(route for route in self.routes if route.train != train and route.links)
        return replace(self, routes=(*others, Drawn(train)))

    def following(self) -> Iterator[tuple[int, HandDrawnRoutes]]:
        """The stops that may come next, each with the drawing that then is."""
        *before, last = self.routes
        if last.start is None:
            for stop in range(len(self.network.stops)):
                yield stop, self._with(before, replace(last, start=stop))
            return
        end = last.stops(self.network)[-1]
        for number, link in enumerate(self.network.links):
            if end in link.ends and number not in last.links:
                longer = replace(last, links=(*last.links, number))
                yield longer.stops(self.network)[-1], self._with(before, longer)

    def shorter(self) -> HandDrawnRoutes:
        """Without the last link, or without the start."""
        *before, last = self.routes
        if last.links:
            return self._with(before, replace(last, links=last.links[:-1]))
        return self._with(before, Drawn(last.train))

    def _with(self, before: Sequence[Drawn], last: Drawn) -> HandDrawnRoutes:
        return replace(self, routes=(*before, last))

    def runs(self) -> tuple[Run, ...]:
        """The routes that lead anywhere, as an action names them."""
        return tuple(
            run_of(self.network, self.trains[one.train], self._route(one))
            for one in self.routes
            if one.links
        )

    def _route(self, one: Drawn) -> Route:
        return Route(one.train, one.stops(self.network), one.links)

    @property
    def want(self) -> str:
        """The part of the page's query that shows this drawing."""
        return urlencode({"draw": ";".join(route.written() for route in self.routes)})


def drawing(state: State18, company: CompanyId, text: str) -> HandDrawnRoutes:
    """The drawing of a query; of what is none, an empty one."""
    network, trains = network_of(state, company), tuple(state.companies[company].trains)
    routes = tuple(map(_read, filter(ROUTE.fullmatch, text.split(";"))))
    fits = all(one.train < len(trains) and _leads(network, one) for one in routes)
    return HandDrawnRoutes(network, trains, routes if fits else ())


def _read(text: str) -> Drawn:
    train, _, way = text.partition(":")
    numbers = [int(number) for number in way.split(".") if number]
    return Drawn(int(train), numbers[0] if numbers else None, tuple(numbers[1:]))


def _leads(network: Network, one: Drawn) -> bool:
    """Each link goes on where the one before ends."""
    if one.start is None:
        return not one.links
    at = one.start
    for number in one.links:
        if number >= len(network.links) or at not in network.links[number].ends:
            return False
        first, second = network.links[number].ends
        at = second if at == first else first
    return at < len(network.stops)
