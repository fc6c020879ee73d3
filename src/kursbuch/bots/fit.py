"""`python -m kursbuch.bots.fit TITLE`: find better figures by play, and keep them in the data file.

One novice plays with another value of a figure among others who have the usual one, seats rotated,
as in `ablate`. Values that do worse are given up early; one that does better beyond its error is
everybody's from then on. The same seed finds the same figures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import click

from kursbuch.bots.ablate import games, read
from kursbuch.bots.figures import FILE, figures, written
from kursbuch.bots.knowledge import Ablation

LEAST = 4
"""Games before anything is said about a value."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Another value of a figure, and the relative worth of the seat that played with it."""

    figure: Ablation
    relative: tuple[float, ...]

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread: float = stdev(self.relative)
        return spread / sqrt(len(self.relative))

    @property
    def is_hopeless(self) -> bool:
        """It does worse, beyond its error."""
        return len(self.relative) >= LEAST and mean(self.relative) + self.error < 1

    @property
    def is_better(self) -> bool:
        """It does better, beyond its error."""
        return len(self.relative) >= LEAST and mean(self.relative) - self.error > 1

    def __str__(self) -> str:
        found = f"relative worth {mean(self.relative):.3f}, {len(self.relative)} games"
        return f"{self.figure.module} {self.figure.name} = {self.figure.value:g}: {found}"


def tried(figure: Ablation, played: Iterable[tuple[bool, float]], players: int) -> Trial:
    """A trial: as many games as there are, or fewer rounds of the seats if it is hopeless."""
    trial, left = Trial(figure, ()), iter(played)
    while some := tuple(part for _, part in islice(left, players)):
        trial = Trial(figure, (*trial.relative, *some))
        if trial.is_hopeless:
            break
    return trial


def neighbours(module: str, name: str, step: float) -> Iterator[Ablation]:
    """The figure a step higher and a step lower than it is."""
    usual = vars(Ablation(module, name, 0.0).home)[name]
    for value in (usual * step, usual / step):
        yield Ablation(module, name, float(f"{value:.3g}"))


def better(
    key: str, players: int, wanted: Sequence[tuple[str, str]], number: int, seed: int, step: float
) -> Iterator[Trial]:
    """Every trial; what did better is everybody's for those that follow."""
    for module, name in wanted:
        for figure in neighbours(module, name, step):
            trial = tried(figure, games(key, players, [figure], number, seed), players)
            yield trial
            if trial.is_better:
                vars(figure.home)[figure.name] = figure.value
                break


@click.command()
@click.argument("key", metavar="TITLE")
@click.option("--players", type=int, default=4, show_default=True)
@click.option("--games", "number", type=click.IntRange(LEAST), default=20, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--step", type=float, default=1.5, show_default=True, help="The factor up and down.")
@click.option("--only", multiple=True, metavar="MODULE:NAME", help="This figure; may be repeated.")
@click.option("--write", is_flag=True, help="Keep what is better in the data file.")
def main(
    key: str, players: int, number: int, seed: int, step: float, only: Sequence[str], write: bool
) -> None:
    """Try each figure a step higher and lower, and keep what plays better."""
    known = [(module, name) for module, named in figures().items() for name in named]
    asked = [read(f"{each}=0") for each in only]
    wanted = [(each.module, each.name) for each in asked] or known
    for trial in better(key, players, wanted, number, seed, step):
        click.echo(f"{trial}{', better' if trial.is_better else ''}")
        if write and trial.is_better:
            source = f"fit {key} --players {players} --games {number} --seed {seed}: {trial}"
            file = Path(str(FILE))
            file.write_text(written(file.read_text("utf-8"), trial.figure, source), "utf-8")


if __name__ == "__main__":
    main()
