"""Strength: the matches that say how good the bots are, each with what it should show.

    python -m benchmarks.strength --log strength.jsonl               everything, for many hours
    python -m benchmarks.strength --log strength.jsonl --match expert --jobs 2
    python -m benchmarks.strength --log strength.jsonl --table       what is known so far

Every game is a line of the log, written as soon as it ends: the same command, given again, goes on
where it was stopped. The matches of a kind are played in turn, five games of each at a time, so
that a part of the whole already says something about all of them. A log belongs to the bots that
played it: begin a new one when they have changed. That of the bots as they are now is
`benchmarks/results/strength.jsonl`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path

from kursbuch.bots.arena import Outcome, Pairing, pairings, tournament
from kursbuch.bots.standings import mean_interval, wilson
from kursbuch.bots.temperament import TEMPERAMENTS
from kursbuch.catalogue import title
from kursbuch.eighteen.title.title import Title18

TABLES = {
    "1844": 5,
    "1844-2003": 5,
    "1824": 4,
    "1824-cisleithania-2": 2,
    "1824-cisleithania-3": 3,
    "1824-goods-time": 4,
    "first-train-nuremberg": 4,
    "first-train-wensleydale": 4,
    "last-train-wensleydale": 4,
}
"""Every title with its usual number of players."""
FAMILIES = {"1844": 5, "1824": 4}
SMALLER = {"first-train-nuremberg": (2, 3), "first-train-wensleydale": (2, 3)}
AT_A_TIME = 5
"""How many games of a match are played before the next match goes on."""
QUICK, PATIENCE = 2.0, 5.0
"""Seconds in which nine of ten decisions are made, and all of them."""


@dataclass(frozen=True, slots=True)
class Match:
    """Games of the same table, and what is expected of the first at it, or of all together."""

    kind: str
    title: str
    bots: tuple[str, ...]
    games: int
    wins: float | None = None
    """The share of games that the first should win."""
    relative: float | None = None
    """The first one's worth as a part of the table's average."""
    total: int | None = None
    """What all of them together should be worth."""

    @property
    def name(self) -> str:
        """Kind, title and number of players."""
        return f"{self.kind}: {self.title}, {len(self.bots)} players"


def matches() -> Iterator[Match]:
    """Everything that is measured, the cheapest kind first."""
    for key, players in TABLES.items():
        yield Match("novice", key, ("novice", *["random"] * (players - 1)), 100, wins=0.95)
    for key, players in FAMILIES.items():
        yield Match("novices", key, ("novice",) * players, 30, total=33_000)
    for key, players in tables():
        yield _above(key, players)
    for key, people in {"1844": 34_697, "1824": 34_876}.items():
        yield Match("experts", key, ("expert",) * FAMILIES[key], 10, total=people)
    for key, players in TABLES.items():
        bots = ("master", *_others("expert", players))
        yield Match("master", key, bots, 60, wins=1 / players)


def tables() -> Iterator[tuple[str, int]]:
    """Every title with its usual number of players, and First Train with fewer, too."""
    yield from TABLES.items()
    for key, fewer in SMALLER.items():
        yield from ((key, players) for players in fewer)


def _above(key: str, players: int) -> Match:
    """An expert among novices of all other temperaments."""
    is_eighteen = isinstance(title(key), Title18)
    few = {2: 0.75, 3: 0.6}
    wins = few.get(players, 0.6 if is_eighteen else 0.5)
    relative = 1.15 if is_eighteen else None
    bots = ("expert", *_others("novice", players))
    return Match("expert", key, bots, 60, wins, relative)


def _others(level: str, players: int) -> list[str]:
    """The others at a table, each of another temperament."""
    names = [*TEMPERAMENTS]
    return [f"{level}-{names[seat % len(names)]}" for seat in range(players - 1)]


@dataclass(frozen=True, slots=True)
class Played:
    """One game as the log keeps it; the first of the match sat at *seat*."""

    match: str
    game: int
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int
    seconds: float
    decisions: int
    """How often the first had to choose, how often it took more than is quick, and the longest."""
    slow: int
    worst: float

    @property
    def won(self) -> float:
        """Whether the first won; a shared place is a part of a win."""
        return (self.seat in self.winners) / len(self.winners)

    @property
    def relative(self) -> float:
        """The first one's score as a part of the average."""
        total = sum(self.scores)
        return self.scores[self.seat] * len(self.scores) / total if total > 0 else 0.0


def played(match: Match, game: int, pairing: Pairing, outcome: Outcome) -> Played:
    """A game as a line of the log."""
    assert outcome.result is not None, f"{match.name}, game {game} did not end"
    seat = pairing.bots.index(match.bots[0])
    thought = outcome.thought[seat]
    return Played(
        match.name,
        game,
        seat,
        tuple(outcome.result.scores),
        tuple(outcome.result.winners),
        outcome.actions,
        round(outcome.seconds, 2),
        len(thought),
        sum(seconds > QUICK for seconds in thought),
        round(max(thought, default=0.0), 3),
    )


def read(log: Path) -> list[Played]:
    """The games of a log."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    found = [json.loads(line) for line in lines]
    return [
        Played(**{**one, "scores": tuple(one["scores"]), "winners": tuple(one["winners"])})
        for one in found
    ]


def play(wanted: Sequence[Match], log: Path, jobs: int) -> None:
    """Play what is missing, kind by kind, every match of a kind a little at a time."""
    done = {(one.match, one.game) for one in read(log)}
    for _, group in groupby(wanted, key=lambda match: match.kind):
        for match, games in in_turn([*group], done):
            _play(match, games, log, jobs)


def in_turn(
    group: Sequence[Match], done: set[tuple[str, int]]
) -> Iterator[tuple[Match, Sequence[int]]]:
    """A few games of each match after the other, until all have been played."""
    for first in range(0, max(match.games for match in group), AT_A_TIME):
        for match in group:
            some = range(first, min(first + AT_A_TIME, match.games))
            if missing := [game for game in some if (match.name, game) not in done]:
                yield match, missing


def _play(match: Match, games: Sequence[int], log: Path, jobs: int) -> None:
    todo = pairings(match.title, match.bots, match.games, 1, {})
    chosen = [todo[game] for game in games]
    for game, pairing, outcome in zip(games, chosen, tournament(chosen, jobs), strict=True):
        line = played(match, game, pairing, outcome)
        with log.open("a", encoding="utf-8") as opened:
            print(json.dumps(asdict(line)), file=opened)
        print(f"{match.name}, game {game}: {line.won:.2f} of a win, {line.scores}", flush=True)


def told(match: Match, games: Sequence[Played]) -> str:
    """A row: what was found, and what it should be."""
    number = len(games)
    parts = [f"{match.name:46} {number:3}/{match.games} games"]
    if match.wins is not None:
        wins = sum(game.won for game in games)
        parts.append(f"wins {_share(wins, number)} (aim {match.wins:.0%})")
    if match.relative is not None or match.kind == "master":
        aim = f" (aim {match.relative:.2f})" if match.relative else ""
        parts.append(f"relative worth {_mean([game.relative for game in games], 3)}{aim}")
    if match.total is not None:
        total = _mean([float(sum(game.scores)) for game in games], 0)
        parts.append(f"total worth {total} (aim {match.total:,})")
    return ", ".join([*parts, _speed(games)])


def _share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.0%} [{low:.0%}, {high:.0%}]"


def _mean(values: Sequence[float], digits: int) -> str:
    low, high = mean_interval(values)
    return f"{sum(values) / len(values):,.{digits}f} [{low:,.{digits}f}, {high:,.{digits}f}]"


def _speed(games: Sequence[Played]) -> str:
    """How long games and decisions took."""
    seconds = sum(game.seconds for game in games) / len(games)
    quick = 1 - sum(game.slow for game in games) / max(1, sum(game.decisions for game in games))
    worst = max(game.worst for game in games)
    late = sum(game.worst > PATIENCE for game in games)
    return (
        f"{seconds:.1f} s a game, {quick:.1%} of decisions within {QUICK:.0f} s, "
        f"worst {worst:.2f} s (above {PATIENCE:.0f} s in {late} games)"
    )


def table(wanted: Sequence[Match], log: Path) -> None:
    """Print what is known so far."""
    by_match: Mapping[str, list[Played]] = {match.name: [] for match in wanted}
    for one in read(log):
        if one.match in by_match:
            by_match[one.match].append(one)
    for match in wanted:
        if games := by_match[match.name]:
            print(told(match, games))


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What is wanted."""
    kinds = [*dict.fromkeys(match.kind for match in matches())]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength")
    parser.add_argument("--log", type=Path, required=True, help="a line for each game")
    parser.add_argument("--match", choices=kinds, action="append", help="only this kind")
    parser.add_argument("--title", action="append", help="only this title")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="only print what is known")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    wish = asked(arguments)
    for key in wish.title or ():
        title(key)
    wanted = [
        match
        for match in matches()
        if match.kind in (wish.match or [match.kind])
        and match.title in (wish.title or [match.title])
    ]
    if not wish.table:
        play(wanted, wish.log, wish.jobs)
    table(wanted, wish.log)


if __name__ == "__main__":
    main()
