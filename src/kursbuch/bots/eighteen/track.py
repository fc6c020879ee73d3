"""Track: a cheap look at every lay, then the solver for the best of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from kursbuch.bots.bot import Candidate
from kursbuch.bots.care import Care
from kursbuch.bots.eighteen.advice import Situation, company_at
from kursbuch.bots.eighteen.distances import FAR, distances_from_any, nearness
from kursbuch.bots.eighteen.plans import planned
from kursbuch.bots.eighteen.prospects import cost_of_lasting, going_on, progress, stake
from kursbuch.bots.eighteen.ways import FURTHEST, Ways, lacking, leaving, ways_to
from kursbuch.bots.figures import figure
from kursbuch.core.action import Action
from kursbuch.core.cache import Derivation
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.board.board import Board, face, faces, lay
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.hexes import EDGES, opposite
from kursbuch.eighteen.board.lays import continues_a_stop
from kursbuch.eighteen.board.reach import Reach, reach
from kursbuch.eighteen.board.tile import Colour, Face
from kursbuch.eighteen.ids import CompanyId, Edge, HexId, StopId, TileId, TrainId, stop_id
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.eighteen.state import State18

SOLVED = 15
"""How many lays are looked at with the solver."""
SOLVED_QUICKLY, SOLVED_THOROUGHLY = 2, 80
OF_ONE_HEX, OF_ONE_HEX_THOROUGHLY = 2, 8
"""How many tiles and rotations of one hex are among them, so that more hexes are looked at."""
EARLY = 0.4
"""Until then networks are small, and even a quick bot asks the solver."""
HOPED = 0.6
"""The part of a cheap guess that comes true in each of the rounds to come."""
LATER, GUESSED = 0.7, 0.8
"""What the run with the next train counts beside the present one, and what a cheap guess does."""
NEARER = figure("eighteen.track", "NEARER")
"""How much less a place is worth for each tile that it is further away."""
NEARER_TO_GOAL = figure("eighteen.track", "NEARER_TO_GOAL")
"""The same for a place that the company has a reason of its own to reach, however far it is."""


Far: TypeAlias = tuple[HexId, float, float]
"""A place, its worth, and the part of it that counts from where a company is."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A tile that might be laid."""

    offer: Offer
    hex: HexId
    tile: TileId
    turn: int
    cost: int

    @property
    def action(self) -> Action:
        """The lay as an action; most of what is tried never becomes one."""
        return self.offer.filled({"turn": self.turn})


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
    def colour(self) -> Colour:
        """The newest colour of tiles."""
        state = self.s.state
        return state.title.phases[state.phase].colour

    @cached_property
    def _spots(self) -> dict[HexId, Spot]:
        return {}

    def at(self, hex_id: HexId) -> Spot:
        """A hex as the company sees it."""
        found = self._spots.get(hex_id)
        if found is None:
            found = self._spots[hex_id] = Spot(self, hex_id)
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
        """How many tiles every hex is away now."""
        ends = tuple(dict.fromkeys(self.ends))
        return distances_from_any(self.s.state.title.ground, ends)

    @cached_property
    def _gains(self) -> dict[HexId, float]:
        return {}

    def gain_at(self, hex_id: HexId) -> float:
        """What it brings to come to a hex: how much nearer all targets are."""
        if hex_id not in self._gains:
            self._gains[hex_id] = self._nearer(hex_id, self._far_targets, NEARER)
        return self._gains[hex_id]

    @cached_property
    def ways(self) -> list[tuple[HexId, float, Ways, float]]:
        """Every goal with its worth, the ways to it, and what is lacking now."""
        ground, found = self.s.state.title.ground, []
        for goal, worth in self.goals.items():
            ways = ways_to(ground, self.board, self.company, goal, self.colour)
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

    @cached_property
    def _far_targets(self) -> list[Far]:
        return self._far(self.targets, NEARER)

    def _far(self, places: Mapping[HexId, float], decay: float) -> list[Far]:
        """Places with their worth, and what is left of it from where the company is now."""
        return [
            (place, worth, decay ** self.steps.get(place, FAR)) for place, worth in places.items()
        ]

    def _nearer(self, hex_id: HexId, far: Sequence[Far], decay: float) -> float:
        near, found = nearness(self.s.state.title.ground, hex_id, decay), 0.0
        for place, worth, now in far:
            there = near.get(place, 0.0)
            if there > now:
                found += worth * (there - now)
        return found


class Spot:
    """A hex as a company sees it: what is asked for every tile and turn is worked out once."""

    def __init__(self, around: Surroundings, hex_id: HexId) -> None:
        self._around, self._hex = around, hex_id
        self._ground = around.s.state.title.ground
        self._old = face(self._ground, around.board, hex_id)
        self._arrives = around.reach.edges(hex_id)
        self._on_a_stop = continues_a_stop(hex_id, self._old, around.reach)
        self._gains: list[float | None] = [None] * len(EDGES)

    def promise(self, new: Face) -> float:
        """A cheap guess at what a lay brings: values, stops reached, places that come nearer."""
        colour, old, arrives, found = self._around.colour, self._old, self._arrives, 0.0
        for index, stop in enumerate(new.stops):
            if self._on_a_stop:
                before = old.stops[index].value(colour) if index < len(old.stops) else 0
                found += max(0, stop.value(colour) - before)
            elif not arrives.isdisjoint(new.exits[index]):
                found += stop.value(colour)
        for edge in EDGES:
            if edge in new.edges and edge not in old.edges and edge not in arrives:
                found += self._gain(edge)
        return found + self.nearer_to_goals(new)

    def _gain(self, edge: Edge) -> float:
        """What track over a side brings: what is beyond, more if track waits there."""
        found = self._gains[edge]
        if found is None:
            found = self._gains[edge] = self._beyond(edge)
        return found

    def _beyond(self, edge: Edge) -> float:
        around, there = self._around, self._ground.map.neighbour(self._hex, edge)
        if there is None:
            return 0.0
        joins = opposite(edge) in face(self._ground, around.board, there).edges
        return around.gain_at(there) * (1.3 if joins else 1.0) + (6 if joins else 0)

    def nearer_to_goals(self, new: Face) -> float:
        """What it brings that less is lacking to the goals once a face is there."""
        if not self._around.ways:
            return 0.0
        outs = {end for edge in self._arrives for end in new.onward[edge]}
        arrives = self._on_a_stop or any(new.stops_at[edge] for edge in self._arrives)
        if self._on_a_stop:
            outs.update(edge for exits in new.exits for edge in exits)
        gain = 0.0
        for (goal, worth, _, now), lacks in zip(self._around.ways, self._lacks, strict=True):
            at_once = goal == self._hex and arrives
            then = 0.0 if at_once else min([lacks[edge] for edge in outs], default=FURTHEST)
            if then < now:
                gain += worth * (NEARER_TO_GOAL**then - NEARER_TO_GOAL**now)
        return gain

    @cached_property
    def _lacks(self) -> list[list[float]]:
        """For every goal, what is lacking from beyond each side."""
        first = 6 * self._ground.place[self._hex]
        beyond = self._ground.across[first : first + 6]
        return [
            [ways.get(side, FURTHEST) for side in beyond] for _, _, ways, _ in self._around.ways
        ]


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


def rank_track(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """The best lays by a cheap guess, each then with the run now and with the next train."""
    yield from rank_lays(s, company_at(s), lays_of(offers))


def lays_of(offers: Sequence[Offer]) -> list[Tried]:
    """Every lay of the offers."""
    return [tried for offer in offers for tried in _turns_of(offer)]


def _turns_of(offer: Offer) -> Iterator[Tried]:
    hex_id, tile = HexId(str(offer.fixed["hex"])), TileId(str(offer.fixed["tile"]))
    cost = int(str(offer.facts.get("cost", 0)))
    for turn in offer.open["turn"].values():
        yield Tried(offer, hex_id, tile, int(str(turn)), cost)


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
        new = ground.tiles.face(tried.tile, tried.turn)
        guess = s.temper.building * around.at(tried.hex).promise(new)
        guessed.append((guess - 0.15 * tried.cost, tried))
    guessed.sort(key=lambda each: -each[0])
    if not s.care and progress(state) > EARLY:
        yield from (hoped(s, company, tried, guess) for guess, tried in guessed[:1])
        return
    for guess, tried in _likely(guessed, s.care):
        after = lay(ground, board, tried.hex, tried.tile, tried.turn)
        yield judged(s, company, tried.action, after, guess, tried.cost)


def _likely(guessed: Sequence[tuple[float, Tried]], care: Care) -> Iterator[tuple[float, Tried]]:
    """The first of a ranking, but of each hex only the first few."""
    number = (SOLVED_QUICKLY, SOLVED, SOLVED_THOROUGHLY)[care]
    of_one_hex = OF_ONE_HEX_THOROUGHLY if care == Care.THOROUGH else OF_ONE_HEX
    taken: dict[HexId, int] = {}
    for guess, tried in guessed:
        if taken.get(tried.hex, 0) < of_one_hex:
            taken[tried.hex] = taken.get(tried.hex, 0) + 1
            yield guess, tried
            if not (number := number - 1):
                return


def hoped(s: Situation[State18], company: CompanyId, tried: Tried, guess: float) -> Candidate:
    """A lay as a quick bot judges it: by the guess alone."""
    part = max(stake(s.state, s.seat, company), 0.1)
    score = HOPED * part * min(s.rounds_left, 3) * guess
    score -= price_of_money(s, company, tried.cost) / s.temper.building
    return Candidate(tried.action, score, Message("because-track-towards"))


def judged(
    s: Situation[State18], company: CompanyId, action: Action, after: Board, guess: float, cost: int
) -> Candidate:
    """A lay with what it does to the run now and with the next train."""
    now, then = rise(s, company, after)
    part = max(stake(s.state, s.seat, company), 0.1)
    rounds = s.rounds_left
    score = part * (now * min(rounds, 3) + then * min(rounds, 6) * LATER + GUESSED * guess)
    score -= (price_of_money(s, company, cost) + 0.02 * cost) / s.temper.building
    score += going_on(s.state, s.seat, cost, s.state.companies[company].revenue)
    if now > 0:
        because = Message("because-track-now", more=now)
    elif then > 0:
        because = Message("because-track-then", more=then)
    else:
        because = Message("because-track-towards")
    return Candidate(action, score, because)


def rise(s: Situation[State18], company: CompanyId, after: Board) -> tuple[int, int]:
    """How much more trains earn on another board: the present ones, and with the next one."""
    trains, next_trains = s.state.companies[company].trains, planned(s.state, company)
    then = _more(s.state, company, next_trains, after)
    if not s.care or next_trains == tuple(trains):
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
    needed = min(1.0, (s.rounds_left - 1) / 4)
    return s.temper.saving * needed * 0.45 * lacking * max(part, 0.3) + 0.05 * part * amount
