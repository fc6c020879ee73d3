"""A search of one ply over anybody's ranking: play each candidate on for a while, and compare.

It knows no game. What it needs to know is handed over: who ranks, who plays on quickly, when to
stop and what a position is worth then. Its budget is counted in actions, never in seconds, so
that the same position gets the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from logging import getLogger
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import perf_counter

from kursbuch.bots.bot import Candidate, Ranker
from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import State, offers, play, to_act

LOG = getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """How much is thought about one choice."""

    candidates: int = 4
    """So many of the ranking are looked at."""
    steps: int = 300
    """After so many actions no further line is begun."""
    lines: int = 6
    """So many times a candidate is played on at most, against other opponents each time."""
    clear: float = 2.0
    """A leader by so many times the error of the difference needs no further look."""
    trust: float = 0.15
    """What the ranking itself counts beside what was seen."""
    seconds: float | None = None
    """A cap for live tables: lines that were over by then decide, and the log says so."""

    def times(self, more: int, seconds: float | None = None) -> Thought:
        """So many times as much thought, within a cap."""
        wider = {"candidates": self.candidates + 2 * (more > 1), "steps": self.steps * more}
        return replace(self, lines=self.lines * more, seconds=seconds, **wider)


def no_parts(state: State) -> Sequence[Mapping[str, float]]:
    """A position is judged as a whole."""
    return ()


@dataclass(frozen=True, slots=True)
class Horizon:
    """How far a title is played on, and what is looked at there."""

    stop: Callable[[State, State], bool]
    """The second position is far enough behind the first."""
    values: Callable[[State], Sequence[float]]
    """What every seat may expect by the end of the game."""
    weighty: Callable[[State, Sequence[Offer]], bool]
    """The choice is worth a search."""
    until: str = "until-looked"
    """The message that says how far."""
    doubt: float = float("inf")
    """What the ranking puts further behind its first is not looked at."""
    thought: Thought = Thought()
    """How much an expert thinks about a choice: as much as the title's steps cost little."""
    parts: Callable[[State], Sequence[Mapping[str, float]]] = no_parts
    """What every seat's position is made of, where the values are weights of such parts."""


@dataclass(frozen=True, slots=True)
class Search:
    """A ranker that looks ahead."""

    ranker: Ranker
    players: Sequence[Ranker]
    """Who plays on quickly: the first for the seat itself, the others in turn for the others."""
    horizon: Horizon
    thought: Thought = Thought()

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """The best by what came of them, then the others as they were ranked."""
        offers = list(offers)
        found = self.ranker.rank(view, offers, rng)
        doubtful = self._doubtful(found)
        if len(doubtful) < 2 or not self.horizon.weighty(view, offers):
            return found
        best = [seen.candidate for seen in self.look(view, offers[0].by, doubtful, rng)]
        looked_at = {id(candidate.action) for candidate in best}
        return [*best, *(each for each in found if id(each.action) not in looked_at)]

    def _doubtful(self, found: Sequence[Candidate]) -> list[Candidate]:
        """The first candidates, as far as the ranking is in doubt about them."""
        least = found[0].score - self.horizon.doubt
        return [each for each in found[: self.thought.candidates] if each.score >= least]

    def look(self, view: State, seat: Seat, found: Sequence[Candidate], rng: Random) -> list[Seen]:
        """The candidates, each with what came of it, the best first."""
        seed, spent = rng.randrange(2**31), Spent(self.thought)
        seen = [Seen(candidate, found[0].score) for candidate in found[: self.thought.candidates]]
        for line in range(self.thought.lines):
            asked = self._in_question(seen, line)
            leads = list(self._leads(view, seat, asked, seed + line, spent))
            if line == 0 or len(leads) == len(asked):
                _note(asked, leads)
            if spent.is_all or self.is_clear(seen):
                break
        if spent.is_late:
            LOG.warning("thought cut short after %.1f s", self.thought.seconds)
        return self._sorted(seen)

    def _leads(
        self, view: State, seat: Seat, asked: Sequence[Seen], seed: int, spent: Spent
    ) -> Iterator[float]:
        """What one line says of each candidate, until time is up."""
        for each in asked:
            ahead = self._play_on(view, seat, each.candidate.action, seed, spent)
            if ahead is not None:
                yield ahead
            if spent.is_late:
                return

    def _in_question(self, seen: list[Seen], line: int) -> list[Seen]:
        """All at first; then those that may still turn out best, fewer each time."""
        return seen if line == 0 else self._sorted(seen)[: max(2, len(seen) >> line)]

    def _sorted(self, seen: list[Seen]) -> list[Seen]:
        trust = self.thought.trust
        return sorted(seen, key=lambda each: -each.judged(trust) if each.looks else 1e12)

    def is_clear(self, seen: list[Seen]) -> bool:
        """The first leads the second in every line by about as much, or in all by nothing."""
        first, second, *_ = self._sorted(seen)
        ahead = [mine - other for mine, other in zip(first.leads, second.leads, strict=False)]
        if len(ahead) < 2:
            return False
        error = stdev(ahead) / sqrt(len(ahead))
        return error == 0 or mean(ahead) > self.thought.clear * error

    def _play_on(
        self, view: State, seat: Seat, action: Action, seed: int, spent: Spent
    ) -> float | None:
        """What a candidate leads to, with everybody played quickly from there on."""
        rng = Random(seed)
        start: State = view.title.imagine(view, str(seed))
        state, _ = play(start, action)
        last = spent.steps + max(20, self.thought.steps // 2)
        while to_act(state) and not self.horizon.stop(start, state) and spent.steps < last:
            if spent.is_late:
                return None
            state = self._one_more(state, seat, seed, rng)
            spent.steps += 1
        return lead(self.horizon.values(state), seat)

    def _one_more(self, state: State, me: Seat, seed: int, rng: Random) -> State:
        possible = offers(state)
        seat = min(to_act(state))
        mine = [offer for offer in possible if offer.by == seat] or list(possible)
        player = self._player(mine[0].by, me, seed)
        after, _ = play(state, player.rank(state, mine, rng)[0].action)
        return after

    def _player(self, seat: Seat, me: Seat, seed: int) -> Ranker:
        own, *others = self.players
        return own if seat == me or not others else others[(seat + seed) % len(others)]


@dataclass(slots=True)
class Spent:
    """What of a thought is spent."""

    thought: Thought
    steps: int = 0
    began: float = field(default_factory=perf_counter)

    @property
    def is_late(self) -> bool:
        """The cap is reached, if there is one."""
        cap = self.thought.seconds
        return cap is not None and perf_counter() - self.began >= cap

    @property
    def is_all(self) -> bool:
        """No further line is begun."""
        return self.steps > self.thought.steps or self.is_late


@dataclass(slots=True)
class Seen:
    """A candidate, and what came of it so far."""

    candidate: Candidate
    best: float
    """The highest score of the ranking."""
    leads: list[float] = field(default_factory=list)
    """How far ahead of the others the seat was in each line."""

    @property
    def looks(self) -> int:
        """The lines that were played on."""
        return len(self.leads)

    @property
    def lead(self) -> float:
        """How far the seat was ahead of the others, on average."""
        return sum(self.leads) / self.looks if self.looks else float("-inf")

    def judged(self, trust: float) -> float:
        """What was seen, and a little of what was thought before."""
        return self.lead + trust * max(-200.0, self.candidate.score - self.best)


def _note(asked: Sequence[Seen], leads: Sequence[float]) -> None:
    """Add a line.

    Opponents differ from line to line, so only differences within a line count: a later one is
    moved to where the first one was for the same candidates.
    """
    begun = [each.leads[0] for each in asked if each.leads]
    moved = (sum(begun) - sum(leads)) / len(leads) if begun else 0.0
    for each, ahead in zip(asked, leads, strict=False):
        each.leads.append(ahead + moved)


def lead(values: Sequence[float], seat: Seat) -> float:
    """How far a seat is ahead: of the average of the others, and of the best of them."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - 0.5 * sum(others) / len(others) - 0.5 * max(others)
