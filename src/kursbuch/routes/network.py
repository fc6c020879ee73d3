"""What the solver knows of a board: stops, links between them, trains and bonuses, as plain values.

A *track mask* is an int with one bit for every piece of track that only one train may use; for the
boards of these games that is a hex side and the lane on it. Two links conflict exactly when their
masks meet. Stops and links are named by their index in the network.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stop:
    """A place that counts on routes; all hexes of one off-board area are one stop."""

    id: str
    name: str
    kind: str  # "city", "town", "offboard", "mine"...: the words that trains speak of
    value: int
    own: bool = False  # a marker of the company stands here
    blocked: bool = False  # every circle is held by others: no running through
    terminus: bool = False  # only the first or last stop of a route

    @property
    def passable(self) -> bool:
        """A route may run through this stop, not only begin or end there."""
        return not (self.blocked or self.terminus)


@dataclass(frozen=True, slots=True)
class Link:
    """Track from one stop to the next, with no stop between."""

    ends: tuple[int, int]
    track: int
    crossings: int  # hex sides crossed on the way
    tunnel: bool = False
    via: tuple[str, ...] = ()  # the track in the board's own words, for drawing


@dataclass(frozen=True, slots=True)
class Bonus:
    """Money, once for each route, for counting a stop of `first` and a stop of `second`."""

    name: str
    first: frozenset[int]
    second: frozenset[int]
    amount: int


@dataclass(frozen=True, slots=True)
class Network:
    """Everything that trains of one company can use on one board."""

    stops: tuple[Stop, ...]
    links: tuple[Link, ...]
    apart: tuple[frozenset[int], ...] = ()  # no route visits two stops of one of these sets
    bonuses: tuple[Bonus, ...] = ()
    tunnel_bonus: int = 0  # for every counted stop of a route that uses a tunnel, once
    tunnel_both_sides: bool = True  # a tunnel counts only between two counted stops

    def __hash__(self) -> int:
        track = tuple([link.track for link in self.links])  # tells most networks apart
        return hash((track, tuple([stop.value for stop in self.stops])))


@dataclass(frozen=True, slots=True)
class Train:
    """What one train may visit and what it pays."""

    name: str
    stops: int | None = None  # at most this many stops of the kinds in `counts`
    counts: frozenset[str] | None = None  # None: every kind
    hexes: int | None = None  # at most this many hexes, each counted every time
    best: int | None = None  # pays this many of its best stops and runs any distance
    barred: frozenset[str] = frozenset()  # kinds it may not visit
    starts_at: str | None = None  # exactly one stop of this kind, at an end

    def weight(self, stop: Stop) -> int:
        """How much a visit takes from the train's number of stops."""
        return int(self.counts is None or stop.kind in self.counts)


@dataclass(frozen=True, slots=True)
class Part:
    """One summand of a route's revenue: "Bern 40", "tunnel 2×10", "north–south 70"."""

    key: str  # "stop", "tunnel" or "bonus"
    name: str
    times: int
    amount: int

    @property
    def total(self) -> int:
        """The money of this part."""
        return self.times * self.amount


@dataclass(frozen=True, slots=True)
class Route:
    """One train's run: `links[i]` joins `stops[i]` and `stops[i + 1]`; `counted` stops pay."""

    train: int
    stops: tuple[int, ...]
    links: tuple[int, ...]
    counted: tuple[int, ...] = ()
    parts: tuple[Part, ...] = ()

    @property
    def revenue(self) -> int:
        """The sum of the parts."""
        return sum(part.total for part in self.parts)


@dataclass(frozen=True, slots=True)
class Solution:
    """The routes of all trains; none earn more than `bound`; an optimum is `proved` to reach it."""

    routes: tuple[Route, ...]
    revenue: int
    bound: int
    proved: bool
    nodes: int = 0  # steps of all searches


@dataclass(frozen=True, slots=True)
class Preference:
    """Which of several optimal solutions to propose: the one of the greatest weight.

    The weight of a solution is the sum over its routes of the weights of counted stops, used links
    and earned bonuses; none is below 0.
    """

    stops: tuple[int, ...] = ()  # by stop; empty: all 0
    links: tuple[int, ...] = ()  # by link; empty: all 0
    bonuses: tuple[int, ...] = ()  # by bonus; empty: all 0

    def weight(self, stop: int, link: int) -> int:
        """How much a stop and the link to it are preferred."""
        of_stop = self.stops[stop] if self.stops else 0
        return of_stop + (self.links[link] if self.links else 0)
