"""`python -m kursbuch.bots.eighteen.fit_rounds TITLE`: how long games last, fitted to games.

Novices play; at the beginning of every stock round the operating rounds that are left are guessed
by `rounds_with_sales` and counted in the end. The figures of the guess are changed one after the
other as long as it comes nearer. The same seed finds the same figures.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean

import click

from kursbuch.bots import bot_named, seated
from kursbuch.bots.arena import play_game
from kursbuch.bots.eighteen.fitted_tables import tables_named
from kursbuch.bots.eighteen.prospects import rounds_with_sales
from kursbuch.bots.figures import FILE, written
from kursbuch.bots.knowledge import Ablation
from kursbuch.catalogue import title as find_title
from kursbuch.core.state import State
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.stock_round import StockRound

MODULE = "eighteen.prospects"
NAMES = ("MOST_ROUNDS", "FEWER_ROUNDS", "PAID_AGAIN", "PAID_BESIDES", "PAID_MORE")
STEPS = (0.3, 0.1, 0.03)
"""By how much a figure is changed, as a part of it: first much, then little."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A position at the beginning of a stock round, and the operating rounds that followed."""

    state: State18
    followed: int


def positions(key: str, players: int, number: int, seed: int) -> Iterator[Seen]:
    """The stock rounds of some games, each with what followed."""
    title = find_title(key)
    bots = [bot_named(seated("novice", seat)) for seat in range(players)]
    for game in range(number):
        chance, rounds = seed * 1_000_003 + game, _Rounds()
        play_game(title, bots, title.start(players, chance), Random(chance), rounds.watch)
        yield from rounds.seen()


class _Rounds:
    """The rounds of one game, in their order."""

    def __init__(self) -> None:
        self._began: list[State18 | None] = []
        """For every stock round its first position, for every operating round nothing."""
        self._known: set[tuple[str, int, int]] = set()

    def watch(self, state: State) -> None:
        """Look whether another round has begun."""
        assert isinstance(state, State18)
        for step in state.agenda:
            if isinstance(step, StockRound):
                self._note(("stock", step.number, 0), state)
            elif isinstance(step, OperatingRound):
                self._note(("operating", step.number, step.part), None)

    def _note(self, name: tuple[str, int, int], state: State18 | None) -> None:
        if name not in self._known:
            self._known.add(name)
            self._began.append(state)

    def seen(self) -> Iterator[Seen]:
        """Every stock round, with the operating rounds after it."""
        for place, state in enumerate(self._began):
            if state is not None:
                yield Seen(state, self._began[place:].count(None))


def error(seen: Sequence[Seen], figures: Sequence[Ablation] = ()) -> float:
    """By how many rounds the guess is off, on average, with these figures."""
    home, kept = Ablation(MODULE, "", 0.0).home, {each.name: each.value for each in figures}
    usual = {name: vars(home)[name] for name in kept}
    vars(home).update(kept)
    try:
        return mean(abs(rounds_with_sales(one.state) - one.followed) for one in seen)
    finally:
        vars(home).update(usual)


def fitted(seen: Sequence[Seen]) -> list[Ablation]:
    """Figures whose guess is as near as changing them one after the other brings it."""
    home = Ablation(MODULE, "", 0.0).home
    values = {name: float(vars(home)[name]) for name in NAMES}
    least = error(seen, _as_figures(values))
    for step in STEPS:
        nearer = True
        while nearer:
            nearer = False
            for name in NAMES:
                for factor in (1 + step, 1 - step):
                    changed = {**values, name: float(f"{values[name] * factor:.3g}")}
                    if (off := error(seen, _as_figures(changed))) < least:
                        values, least, nearer = changed, off, True
    return _as_figures(values)


def _as_figures(values: dict[str, float]) -> list[Ablation]:
    return [Ablation(MODULE, name, value) for name, value in values.items()]


@click.command()
@click.argument(
    "tables", metavar="TITLE:PLAYERS...", nargs=-1, required=True, callback=tables_named
)
@click.option("--games", "number", type=click.IntRange(1), default=20, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--write", is_flag=True, help="Keep what was found in the data file.")
def main(tables: Sequence[tuple[str, int]], number: int, seed: int, write: bool) -> None:
    """Fit the figures to games of some titles, and test them on as many other games."""
    learned, other = (
        [one for key, players in tables for one in positions(key, players, number, each)]
        for each in (seed, seed + 1)
    )
    found = fitted(learned)
    click.echo(f"off by {error(learned):.2f} rounds before, {error(learned, found):.2f} after")
    click.echo(f"in other games {error(other):.2f} before, {error(other, found):.2f} after")
    named = " ".join(f"{key}:{players}" for key, players in tables)
    source = f"fit_rounds {named} --games {number} --seed {seed}"
    for figure in found:
        click.echo(f"{figure.name} = {figure.value:g}")
        if write:
            file = Path(str(FILE))
            file.write_text(written(file.read_text("utf-8"), figure, source), "utf-8")


if __name__ == "__main__":
    main()
