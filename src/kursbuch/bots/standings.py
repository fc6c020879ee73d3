"""The table of a tournament: wins, scores and how sure they are, and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from kursbuch.bots.arena import Outcome
from kursbuch.bots.ratings import ratings

SURE = 1.96
"""95% of a normal distribution lies within this many standard deviations."""
Interval = tuple[float, float]


@dataclass(slots=True)
class Standing:
    """One entrant's sums. Shared first places count as parts of a win."""

    bot: str
    games: int = 0
    wins: float = 0.0
    score: int = 0
    share: float = 0.0
    relative: list[float] = field(default_factory=list)
    """The score as a part of the table's average, in games in which all scores are above 0."""
    rating: float = 0.0

    def add(self, outcome: Outcome, seat: int) -> None:
        """Count one game that the entrant played in *seat*."""
        if outcome.result is None:
            return
        scores, winners = outcome.result.scores, outcome.result.winners
        self.games += 1
        self.wins += (seat in winners) / len(winners)
        self.score += scores[seat]
        total = sum(max(score, 0) for score in scores)
        self.share += max(scores[seat], 0) / total if total else 1 / len(scores)
        if min(scores) > 0:
            self.relative.append(scores[seat] * len(scores) / sum(scores))

    def plain(self) -> dict[str, str | float | list[float]]:
        """The standing as JSON."""
        games = max(self.games, 1)
        whole: dict[str, str | float | list[float]] = {
            "bot": self.bot,
            "wins": round(self.wins, 2),
            "win_share": round(self.wins / games, 4),
            "win_share_95": _rounded(wilson(self.wins, self.games)),
            "mean_score": round(self.score / games, 2),
            "score_share": round(self.share / games, 4),
            "rating": round(self.rating),
        }
        if self.relative:
            whole["relative_worth"] = round(sum(self.relative) / len(self.relative), 4)
            whole["relative_worth_95"] = _rounded(mean_interval(self.relative))
        return whole


def _rounded(interval: Interval) -> list[float]:
    return [round(end, 4) for end in interval]


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval for a share: with few games it is wide, and never beyond 0 and 1."""
    if not games:
        return 0.0, 1.0
    part, square = wins / games, SURE**2
    middle = (part + square / (2 * games)) / (1 + square / games)
    reach = SURE * sqrt(part * (1 - part) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(values: Sequence[float]) -> Interval:
    """The interval for a mean."""
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return mean, mean
    error = sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
    return mean - SURE * error, mean + SURE * error


def standings(bots: tuple[str, ...], outcomes: Iterable[Outcome]) -> list[Standing]:
    """One standing for each entrant; entrant n sat one seat further left every game."""
    table, played = [Standing(bot) for bot in bots], list(outcomes)
    for game, outcome in enumerate(played):
        for entrant, standing in enumerate(table):
            standing.add(outcome, (entrant - game) % len(bots))
    rated = ratings(outcome for outcome in played)
    for standing in table:
        standing.rating = rated.get(standing.bot, 0.0)
    return table
