"""`python -m kursbuch.bots.ablate TITLE`: what each piece of knowledge is worth.

One novice plays without the piece among others who have it; seats are rotated. Where its relative
worth is clearly below 1 the piece helps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import click

from kursbuch.bots.arena import play_game
from kursbuch.bots.bot import Bot, Candidate, Ranker, RankingBot
from kursbuch.bots.knowledge import Ablation
from kursbuch.bots.lookup import knowledge_of
from kursbuch.bots.novice import Novice
from kursbuch.bots.standings import mean_interval, wilson
from kursbuch.bots.temperament import BALANCED, TEMPERAMENTS
from kursbuch.catalogue import title as find_title
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.core.title import Title


def pieces_of(title: Title[Any]) -> Mapping[str, Ablation]:
    """What can be taken away from a novice of the title."""
    known = knowledge_of(title)
    return known.ablations if known else {}


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
@click.option("--only", multiple=True, metavar="PIECE", help="This piece; may be repeated.")
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
    for name, ablations in wanted(find_title(key), only, figures).items():
        played = list(games(key, players, ablations, number, seed))
        relative = [part for _, part in played]
        low, high = mean_interval(relative)
        wins = sum(won for won, _ in played)
        least, most = wilson(wins, number)
        click.echo(
            f"without {name}: relative worth {sum(relative) / number:.3f} ({low:.3f} to "
            f"{high:.3f}), won {wins} of {number} ({least:.2f} to {most:.2f})"
        )


def wanted(
    title: Title[Any], only: Sequence[str], figures: Sequence[str]
) -> Mapping[str, Sequence[Ablation]]:
    """What is taken away, one after the other: figures at once, or some pieces or all of them."""
    if figures:
        return {" ".join(figures): [read(each) for each in figures]}
    known = pieces_of(title)
    if unknown := [name for name in only if name not in known]:
        raise click.BadParameter(f"{', '.join(unknown)}; known: {', '.join(known)}")
    return {name: [known[name]] for name in only or known}


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
