"""The table of a tournament: wins, mean score, share of the score."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kursbuch.bots.arena import Outcome


@dataclass(slots=True)
class Standing:
    """One entrant's sums. Shared first places count as parts of a win."""

    bot: str
    games: int = 0
    wins: float = 0.0
    score: int = 0
    share: float = 0.0

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

    def plain(self) -> dict[str, str | float]:
        """The standing as JSON."""
        games = max(self.games, 1)
        return {
            "bot": self.bot,
            "wins": round(self.wins, 2),
            "win_share": round(self.wins / games, 4),
            "mean_score": round(self.score / games, 2),
            "score_share": round(self.share / games, 4),
        }


def standings(bots: tuple[str, ...], outcomes: Iterable[Outcome]) -> list[Standing]:
    """One standing for each entrant; entrant n sat one seat further left every game."""
    table = [Standing(bot) for bot in bots]
    for game, outcome in enumerate(outcomes):
        for entrant, standing in enumerate(table):
            standing.add(outcome, (entrant - game) % len(bots))
    return table
