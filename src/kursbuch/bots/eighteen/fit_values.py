"""`python -m kursbuch.bots.eighteen.fit_values TITLE:PLAYERS...`: what a position is worth.

Novices of temperaments by chance play; at the beginning of every turn the parts of each seat's
position are noted, in the end how far it was ahead of the others. The weights that foretell this
best are found by ridge regression: without much evidence a part keeps its face value. The same seed
finds the same weights. It needs the extra `research`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import click
import numpy as np
from numpy.typing import NDArray

from kursbuch.bots import Bot, bot_named
from kursbuch.bots.arena import play_game, rare_collections
from kursbuch.bots.backends import played
from kursbuch.bots.eighteen.fitted_tables import tables_named
from kursbuch.bots.eighteen.prospects import progress
from kursbuch.bots.eighteen.valuation import PARTS, PLAIN, Parts, Weights
from kursbuch.bots.lookup import knowledge_of
from kursbuch.bots.temperament import TEMPERAMENTS
from kursbuch.catalogue import title as find_title
from kursbuch.core.state import State
from kursbuch.eighteen.state import State18

Numbers = NDArray[np.float64]
DOUBT = 30.0
"""How much evidence it takes to move a weight away from the face value."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game to learn from."""

    title: str
    players: int
    seed: int


@dataclass(frozen=True, slots=True)
class Seen:
    """What every seat had at the beginning of a turn, and its score in the end."""

    turn: int
    far: float
    parts: Sequence[Parts]
    scores: Sequence[int]


@rare_collections()
def seen_in(game: Game) -> list[Seen]:
    """Play a game, and look at the beginning of every turn after the opening."""
    title, rng = find_title(game.title), Random(game.seed)
    known = knowledge_of(title)
    assert known is not None
    begun: dict[int, tuple[float, Sequence[Parts]]] = {}

    def watch(state: State) -> None:
        assert isinstance(state, State18)
        if state.turn > 1 and state.turn not in begun and state.agenda:
            begun[state.turn] = progress(state), known.horizon_at(state).parts(state)

    bots = [_novice(rng) for _ in range(game.players)]
    end, _ = play_game(title, bots, title.start(game.players, game.seed), rng, watch)
    result = end.title.result(end)
    assert result is not None
    return [Seen(turn, far, parts, result.scores) for turn, (far, parts) in begun.items()]


def _novice(rng: Random) -> Bot:
    return bot_named(rng.choice(["novice", *(f"novice-{name}" for name in TEMPERAMENTS)]))


def table(seen: Sequence[Seen]) -> tuple[Numbers, Numbers]:
    """Rows of parts, as they count early and late, and how far each was ahead in the end."""
    rows, ahead = [], []
    for one in seen:
        own = np.array([[parts[name] for name in PARTS] for parts in one.parts])
        own = own - own.mean(axis=0)
        rows.append(np.hstack([(1 - one.far) * own, one.far * own]))
        scores = np.array(one.scores, dtype=float)
        ahead.append(scores - scores.mean())
    return np.vstack(rows), np.hstack(ahead)


def fitted(seen: Sequence[Seen]) -> Weights:
    """The weights that foretell best how far a seat will be ahead."""
    rows, ahead = table(seen)
    face = _as_row(PLAIN)
    scale = rows.std(axis=0) + 1e-9
    scaled = rows / scale
    doubt = DOUBT * np.eye(len(face))
    moved = np.linalg.solve(scaled.T @ scaled + doubt, scaled.T @ (ahead - rows @ face))
    early, late = np.split(face + moved / scale, 2)
    return Weights(_as_parts(early), _as_parts(late))


def error(seen: Sequence[Seen], weights: Weights) -> float:
    """By how much money the weights are off, as a root of mean squares."""
    rows, ahead = table(seen)
    return float(np.sqrt(np.mean((rows @ _as_row(weights) - ahead) ** 2)))


def foretold(seen: Sequence[Seen], weights: Weights) -> dict[int, float]:
    """For every turn the correlation of what the weights say with how far a seat was ahead."""
    found = {}
    for turn in sorted({one.turn for one in seen}):
        rows, ahead = table([one for one in seen if one.turn == turn])
        found[turn] = float(np.corrcoef(rows @ _as_row(weights), ahead)[0, 1])
    return found


def _as_row(weights: Weights) -> Numbers:
    return np.array([each[name] for each in (weights.early, weights.late) for name in PARTS])


def _as_parts(row: Numbers) -> dict[str, float]:
    return {name: float(f"{weight:.3g}") for name, weight in zip(PARTS, row, strict=True)}


def written(weights: Weights, source: str) -> str:
    """The weights as a data file."""
    return f"# {source}\n" + _section("early", weights.early) + _section("late", weights.late)


def _section(name: str, weights: Mapping[str, float]) -> str:
    lines = (f"{part} = {weight:g}  # {PARTS[part]}" for part, weight in weights.items())
    return "\n".join([f"\n[{name}]", *lines]) + "\n"


@click.command()
@click.argument(
    "tables", metavar="TITLE:PLAYERS...", nargs=-1, required=True, callback=tables_named
)
@click.option("--games", "number", type=click.IntRange(1), default=50, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)
@click.option("--write", type=click.Path(path_type=Path), help="Keep what was found in this file.")
def main(
    tables: Sequence[tuple[str, int]], number: int, seed: int, jobs: int, write: Path | None
) -> None:
    """Fit weights to games of some titles; a fifth of the games only tests them."""
    chances = range(seed * 1_000_003, seed * 1_000_003 + number)
    todo = [Game(key, players, chance) for chance in chances for key, players in tables]
    games = list(played(seen_in, todo, jobs))
    tested = max(1, len(games) // 5)
    learned = [one for game in games[tested:] for one in game]
    other = [one for game in games[:tested] for one in game]
    found = fitted(learned)
    click.echo(
        f"off by {error(learned, PLAIN):.0f} at face value, {error(learned, found):.0f} fitted"
    )
    click.echo(f"in other games {error(other, PLAIN):.0f} and {error(other, found):.0f}")
    before, after = foretold(learned, PLAIN), foretold(learned, found)
    for turn in before:
        click.echo(f"turn {turn}: correlation {before[turn]:.2f} at face value, {after[turn]:.2f}")
    named = " ".join(f"{key}:{players}" for key, players in tables)
    text = written(found, f"fit_values {named} --games {number} --seed {seed}")
    click.echo(text)
    if write:
        write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
