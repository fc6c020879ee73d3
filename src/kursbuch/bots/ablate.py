"""`python -m kursbuch.bots.ablate TITLE`: what each piece of knowledge is worth.

One novice plays without the piece among others who have it; seats are rotated. Where its relative
worth is clearly below 1 the piece helps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import click

from kursbuch.bots.arena import play_game
from kursbuch.bots.bot import Bot, Candidate, Ranker, RankingBot
from kursbuch.bots.novice import Novice, ranker_for
from kursbuch.bots.standings import mean_interval, wilson
from kursbuch.bots.temperament import BALANCED, TEMPERAMENTS
from kursbuch.catalogue import title as find_title
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.core.title import Title


@dataclass(frozen=True, slots=True)
class Ablation:
    """A figure of a module of this package, and the value that takes its effect away."""

    module: str
    name: str
    value: float

    @property
    def home(self) -> ModuleType:
        """The module that reads the figure."""
        return import_module(f"kursbuch.bots.{self.module}")


ABLATIONS: Mapping[str, Sequence[Ablation]] = {
    "solver for track": [Ablation("eighteen.track", "SOLVED", 1)],
    "goals afar": [Ablation("eighteen.track", "NEARER_TO_GOAL", 0.3)],
    "places afar": [Ablation("eighteen.track", "NEARER", 0.05)],
    "track that grows": [Ablation("eighteen.trains", "GROWTH", 0.0)],
    "money kept for track": [Ablation("eighteen.trains", "RESERVE", 0)],
    "better shares for worse": [Ablation("eighteen.stock", "MARGIN", 1_000_000)],
    "shares without a train fall": [Ablation("eighteen.trains", "STANDING_STILL", 0)],
    "series planned ahead": [Ablation("first_train.building", "FURTHEST", 1)],
    "many series thought of": [Ablation("first_train.building", "WIDTH", 2)],
    "pieces that others want": [Ablation("first_train.catchment", "CONTESTED", 1.0)],
    "cubes kept in the auction": [Ablation("first_train.bidding", "CUBE", 0.0)],
    "links sold in time": [Ablation("first_train.selling", "AGAIN", 1_000_000)],
}
"""By what is taken away."""


def pieces_of(title: Title[Any]) -> list[str]:
    """What can be taken away from whoever plays the title: the figures of its own ranker."""
    home = type(ranker_for(title, BALANCED, careful=True)).__module__
    family = home.removeprefix("kursbuch.bots.").partition(".")[0]
    return [
        name
        for name, ablations in ABLATIONS.items()
        if all(each.module.startswith(f"{family}.") for each in ablations)
    ]


@dataclass(frozen=True, slots=True)
class Without:
    """A ranker while some figures have other values."""

    ranker: Ranker
    ablations: Sequence[Ablation]

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """As the ranker says with the other values."""
        kept = [vars(each.home)[each.name] for each in self.ablations]
        for each in self.ablations:
            vars(each.home)[each.name] = each.value
        try:
            return self.ranker.rank(view, offers, rng)
        finally:
            for each, value in zip(self.ablations, kept, strict=True):
                vars(each.home)[each.name] = value


def games(
    key: str, players: int, ablations: Sequence[Ablation], number: int, seed: int
) -> Iterator[tuple[bool, float]]:
    """Whether the seat without won, and its score as a part of the table's average."""
    title, tempers = find_title(key), (BALANCED, *TEMPERAMENTS.values())
    for game in range(number):
        seat = game % players
        first, *others = (tempers[(n + game // players) % len(tempers)] for n in range(players))
        bots: list[Bot] = [RankingBot(Novice(temper)) for temper in others]
        bots.insert(seat, RankingBot(Without(Novice(first), ablations)))
        chance = seed * 1_000_003 + game // players
        end, _ = play_game(title, bots, title.start(players, chance), Random(chance))
        result = end.title.result(end)
        assert result is not None
        total = sum(result.scores)
        yield seat in result.winners, result.scores[seat] * players / total if total else 1.0


@click.command()
@click.argument("key", metavar="TITLE")
@click.option("--players", type=int, default=4, show_default=True)
@click.option("--games", "number", type=click.IntRange(1), default=12, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--only", type=click.Choice(list(ABLATIONS)), multiple=True)
@click.option(
    "--set",
    "figures",
    multiple=True,
    metavar="MODULE:NAME=VALUE",
    help="Another figure instead, such as eighteen.trains:HOPE=0.3.",
)
def main(
    key: str, players: int, number: int, seed: int, only: Sequence[str], figures: Sequence[str]
) -> None:
    """Play one novice without a piece of knowledge among others, for each piece."""
    named = {" ".join(figures): [read(each) for each in figures]}
    tried = named if figures else ABLATIONS
    for name in only or (named if figures else pieces_of(find_title(key))):
        played = list(games(key, players, tried[name], number, seed))
        relative = [part for _, part in played]
        low, high = mean_interval(relative)
        wins = sum(won for won, _ in played)
        least, most = wilson(wins, number)
        click.echo(
            f"without {name}: relative worth {sum(relative) / number:.3f} ({low:.3f} to "
            f"{high:.3f}), won {wins} of {number} ({least:.2f} to {most:.2f})"
        )


def read(text: str) -> Ablation:
    """A figure as the command line names it."""
    where, _, value = text.partition("=")
    module, _, name = where.partition(":")
    found = Ablation(module, name, float(value))
    if name not in vars(found.home):
        raise click.BadParameter(text)
    return found


if __name__ == "__main__":
    main()
