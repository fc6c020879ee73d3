"""Track: a cheap look at every lay, then the solver for the best of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation, company_at
from kursbuch.bots.eighteen.distances import FAR, distances_from, nearness
from kursbuch.bots.eighteen.plans import planned
from kursbuch.bots.eighteen.prospects import cost_of_lasting, progress, rounds_left, stake
from kursbuch.bots.eighteen.ways import Ways, lacking, leaving, ways_to
from kursbuch.bots.figures import figure
from kursbuch.core.action import Action
from kursbuch.core.cache import Derivation
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.board.board import Board, face, faces, lay
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.hexes import opposite
from kursbuch.eighteen.board.reach import Reach, reach
from kursbuch.eighteen.board.tile import Face
from kursbuch.eighteen.ids import CompanyId, Edge, HexId, StopId, TileId, TrainId, stop_id
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.eighteen.state import State18

SOLVED = 15
"""So many lays are looked at with the solver."""
SOLVED_QUICKLY = 2
OF_ONE_HEX = 2
"""So many tiles and turns of one hex are among them, so that more hexes are looked at."""
EARLY = 0.4
"""Until then networks are small, and even whoever plays on quickly asks the solver."""
HOPED = 0.6
"""The part of a cheap guess that comes true in each of the rounds to come."""
NEARER = figure("eighteen.track", "NEARER")
"""What a place is worth less for each tile that it is further away."""
NEARER_TO_GOAL = figure("eighteen.track", "NEARER_TO_GOAL")
"""The same for a place that the company has a reason of its own to reach, however far it is."""


Far: TypeAlias = tuple[HexId, float, float]
"""A place, its worth, and the part of it that counts from where a company is."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A tile that might be laid."""

    action: Action
    hex: HexId
    tile: TileId
    turn: int
    cost: int


@dataclass(frozen=True)
class Surroundings:
    """What a company reaches, and what lies beyond."""

    s: Situation[State18]
    company: CompanyId

    @cached_property
    def reach(self) -> Reach:
        """What the company reaches now."""
        return reach(self.s.state.title.ground, self.s.state.board, self.company)

    @cached_property
    def _arrivals(self) -> dict[HexId, frozenset[Edge]]:
        return {}

    def arrives_at(self, hex_id: HexId) -> frozenset[Edge]:
        """The sides of a hex to which a connection comes."""
        found = self._arrivals.get(hex_id)
        if found is None:
            found = self._arrivals[hex_id] = self.reach.edges(hex_id)
        return found

    @cached_property
    def targets(self) -> Mapping[HexId, float]:
        """Hexes with stops that are not reached yet, with what they are worth."""
        state, reached = self.s.state, self.reach.stops
        found = dict[HexId, float]()
        for hex_id, worths in stop_worths(state).items():
            left = [worth for stop, worth in worths.items() if stop not in reached]
            if left and max(left) > 0:
                found[hex_id] = max(left)
        return found

    @cached_property
    def goals(self) -> Mapping[HexId, float]:
        """Hexes that the company has a reason of its own to reach, with what that is worth."""
        return self.s.advice.goals(self.s.state, self.company)

    @cached_property
    def ends(self) -> list[HexId]:
        """The hexes at which reached track ends without going on."""
        ground, shown = self.s.state.title.ground, faces(self.s.state.title.ground, self.board)
        found = []
        for side in sorted(self.reach.sides):
            place, edge = divmod(side, 6)
            if edge not in shown[place].edges:
                found.append(ground.hex_ids[place])
        homes = [
            hex_id for hex_id in self.reach.hexes if not face(ground, self.board, hex_id).track
        ]
        return found or homes

    @property
    def board(self) -> Board:
        """The board as it is."""
        board: Board = self.s.state.board
        return board

    @cached_property
    def steps(self) -> Mapping[HexId, int]:
        """How many tiles each target is away now."""
        ways = [distances_from(self.s.state.title.ground, end) for end in self.ends]
        return {
            place: min((way.get(place, FAR) for way in ways), default=FAR) for place in self.targets
        }

    @cached_property
    def _gains(self) -> dict[HexId, float]:
        return {}

    def gain_at(self, hex_id: HexId) -> float:
        """What it brings to come to a hex: how much nearer all targets are."""
        if hex_id not in self._gains:
            self._gains[hex_id] = self._nearer(hex_id, self._far_targets, NEARER)
        return self._gains[hex_id]

    @cached_property
    def _ways(self) -> list[tuple[HexId, float, Ways, float]]:
        """Every goal with its worth, the ways to it, and what is lacking now."""
        state = self.s.state
        ground, colour = state.title.ground, state.title.phases[state.phase].colour
        found = []
        for goal, worth in self.goals.items():
            ways = ways_to(ground, self.board, self.company, goal, colour)
            found.append((goal, worth, ways, lacking(ways, self._beginnings)))
        return found

    @cached_property
    def _beginnings(self) -> list[int]:
        """The sides that the company comes to; around a home without track all of its sides."""
        if self.reach.arrived:
            return list(self.reach.arrived)
        ground = self.s.state.title.ground
        return [
            side
            for hex_id in self.reach.hexes
            for side in leaving(ground, hex_id, ground.map.open_edges(hex_id))
        ]

    def nearer_to_goals(self, hex_id: HexId, old: Face, new: Face) -> float:
        """What it brings that less is lacking to the goals once a face is there."""
        if not self._ways:
            return 0.0
        outs = {end for edge in self.arrives_at(hex_id) for end in new.onward[edge]}
        stops = [n for n in range(len(old.stops)) if stop_id(hex_id, n) in self.reach.stops]
        arrives = bool(stops) or any(new.stops_at[edge] for edge in self.arrives_at(hex_id))
        if stops:
            outs.update(edge for exits in new.exits for edge in exits)
        sides = list(leaving(self.s.state.title.ground, hex_id, sorted(outs)))
        gain = 0.0
        for goal, worth, ways, now in self._ways:
            then = 0.0 if goal == hex_id and arrives else lacking(ways, sides)
            if then < now:
                gain += worth * (NEARER_TO_GOAL**then - NEARER_TO_GOAL**now)
        return gain

    @cached_property
    def _far_targets(self) -> list[Far]:
        return self._far(self.targets, NEARER)

    def _far(self, places: Mapping[HexId, float], decay: float) -> list[Far]:
        """Places with their worth, and what is left of it from where the company is now."""
        return [(place, worth, decay ** self.steps[place]) for place, worth in places.items()]

    def _nearer(self, hex_id: HexId, far: Sequence[Far], decay: float) -> float:
        near = nearness(self.s.state.title.ground, hex_id, decay)
        return sum(
            worth * (there - now)
            for place, worth, now in far
            if (there := near.get(place, 0.0)) > now
        )


_stop_worths: Derivation[tuple[Ground, str], Mapping[HexId, Mapping[StopId, float]]] = Derivation()


def stop_worths(state: State18) -> Mapping[HexId, Mapping[StopId, float]]:
    """What the stops of every hex are worth to reach; a city is never worth little."""
    ground, colour = state.title.ground, state.title.phases[state.phase].colour

    def derive() -> Mapping[HexId, Mapping[StopId, float]]:
        shown = zip(ground.hex_ids, faces(ground, state.board), strict=True)
        return {
            hex_id: {
                stop_id(hex_id, index): float(
                    max(20, stop.value(colour)) if stop.kind == "city" else stop.value(colour)
                )
                for index, stop in enumerate(each.stops)
            }
            for hex_id, each in shown
            if each.stops
        }

    return _stop_worths.get_or_set(state.board.derived, (ground, colour), derive)


def promise(around: Surroundings, hex_id: HexId, old: Face, new: Face) -> float:
    """A cheap guess at what a lay brings: values, stops reached, places that come nearer."""
    state = around.s.state
    ground, colour = state.title.ground, state.title.phases[state.phase].colour
    arrives = around.arrives_at(hex_id)
    found = 0.0
    for index, stop in enumerate(new.stops):
        before = old.stops[index].value(colour) if index < len(old.stops) else 0
        known = any(stop_id(hex_id, n) in around.reach.stops for n in range(len(old.stops)))
        if known:
            found += max(0, stop.value(colour) - before)
        elif not arrives.isdisjoint(new.exits[index]):
            found += stop.value(colour)
    for edge in sorted(new.edges - old.edges):
        there = ground.map.neighbour(hex_id, edge)
        if there is None or edge in arrives:
            continue
        joins = opposite(edge) in face(ground, around.board, there).edges
        found += around.gain_at(there) * (1.3 if joins else 1.0) + (6 if joins else 0)
    return found + around.nearer_to_goals(hex_id, old, new)


def rank_track(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """The best lays by a cheap guess, each then with the run now and with the next train."""
    yield from rank_lays(s, company_at(s), lays_of(offers))


def lays_of(offers: Sequence[Offer]) -> list[Tried]:
    """Every lay of the offers."""
    return [
        Tried(
            action,
            HexId(str(offer.fixed["hex"])),
            TileId(str(offer.fixed["tile"])),
            int(str(turn)),
            int(str(offer.facts.get("cost", 0))),
        )
        for offer in offers
        for action, turn in zip(offer.actions(), offer.open["turn"].values(), strict=True)
    ]


def rank_lays(
    s: Situation[State18],
    company: CompanyId,
    lays: Sequence[Tried],
) -> Iterator[Candidate]:
    """Lays of a company, judged."""
    state, around = s.state, Surroundings(s, company)
    ground, board = state.title.ground, state.board
    guessed: list[tuple[float, Tried]] = []
    for tried in lays:
        old, new = face(ground, board, tried.hex), ground.tiles.face(tried.tile, tried.turn)
        guess = s.temper.building * promise(around, tried.hex, old, new)
        guessed.append((guess - 0.15 * tried.cost, tried))
    guessed.sort(key=lambda each: -each[0])
    if not s.careful and progress(state) > EARLY:
        yield from (hoped(s, company, tried, guess) for guess, tried in guessed[:1])
        return
    for guess, tried in _likely(guessed, SOLVED if s.careful else SOLVED_QUICKLY):
        after = lay(ground, board, tried.hex, tried.tile, tried.turn)
        yield judged(s, company, tried.action, after, guess, tried.cost)


def _likely(guessed: Sequence[tuple[float, Tried]], number: int) -> Iterator[tuple[float, Tried]]:
    """The first so many of a ranking, but of each hex only the first few."""
    taken: dict[HexId, int] = {}
    for guess, tried in guessed:
        if taken.get(tried.hex, 0) < OF_ONE_HEX:
            taken[tried.hex] = taken.get(tried.hex, 0) + 1
            yield guess, tried
            if not (number := number - 1):
                return


def hoped(s: Situation[State18], company: CompanyId, tried: Tried, guess: float) -> Candidate:
    """A lay as whoever plays on quickly judges it: by the guess alone."""
    part = max(stake(s.state, s.seat, company), 0.1)
    score = HOPED * part * min(rounds_left(s.state), 3) * guess
    score -= price_of_money(s, company, tried.cost) / s.temper.building
    return Candidate(tried.action, score, Message("because-track-towards"))


def judged(
    s: Situation[State18], company: CompanyId, action: Action, after: Board, guess: float, cost: int
) -> Candidate:
    """A lay with what it does to the run now and with the next train."""
    now, then = rise(s, company, after)
    part = max(stake(s.state, s.seat, company), 0.1)
    rounds = rounds_left(s.state)
    score = part * (now * min(rounds, 3) + then * min(rounds, 6) * 0.7 + 0.8 * guess)
    score -= (price_of_money(s, company, cost) + 0.02 * cost) / s.temper.building
    if now > 0:
        because = Message("because-track-now", more=now)
    elif then > 0:
        because = Message("because-track-then", more=then)
    else:
        because = Message("because-track-towards")
    return Candidate(action, score, because)


def rise(s: Situation[State18], company: CompanyId, after: Board) -> tuple[int, int]:
    """How much more trains earn on another board: those of now, and with the next one."""
    trains, next_trains = s.state.companies[company].trains, planned(s.state, company)
    then = _more(s.state, company, next_trains, after)
    if not s.careful or next_trains == tuple(trains):
        return then, then
    return _more(s.state, company, trains, after), then


def _more(state: State18, company: CompanyId, trains: Sequence[TrainId], after: Board) -> int:
    before = revenue(state, company, trains=trains)
    return revenue(state, company, trains=trains, board=after) - before


def price_of_money(
    s: Situation[State18], company: CompanyId, amount: int, lasting: bool = False
) -> float:
    """What it costs the seat that a treasury spends money: much if a train must be paid yet.

    Unless this is the train that was to be paid; and at the end a treasury is worth nothing.
    """
    state = s.state
    kept = 0 if lasting else cost_of_lasting(state, company)
    lacking = max(0, amount - max(0, state.companies[company].cash - kept))
    part = stake(state, s.seat, company)
    needed = min(1.0, (rounds_left(state) - 1) / 4)
    return s.temper.saving * needed * 0.45 * lacking * max(part, 0.3) + 0.05 * part * amount
