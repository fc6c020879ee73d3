"""`python -m tests.bots.finishing`: every level finishes games of every title and player count.

No exception, no stall, and no debt while a train that could be paid was on offer. With `--log`
every game is a line of a file, and the same command, given again, plays only what is missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from random import Random
from time import process_time

import click

from kursbuch.bots import BOTS, bot_named, next_seat, seated
from kursbuch.bots.arena import LONGEST_GAME, rare_collections
from kursbuch.bots.backends import played
from kursbuch.catalogue import title as find_title
from kursbuch.core.offers import Offer
from kursbuch.core.state import State, offers, play, to_act
from kursbuch.eighteen.events import DebtIncurred
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.depot import price
from kursbuch.eighteen.operating.operating_round import company_at_turn, director_of
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director
from tests.bots.games import FEWEST


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is to be finished: bots of one level, each of another temperament."""

    title: str
    level: str
    players: int
    seed: int


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that came to its end."""

    actions: int
    seconds: float
    scores: tuple[int, ...]
    needless_debts: int


def finished(key: str, bots: Sequence[str], seed: int) -> Finished:
    """Play one game to its end."""
    title, rng = find_title(key), Random(seed)
    state: State = title.start(len(bots), seed)
    players = [bot_named(name) for name in bots]
    debts, began = 0, process_time()
    for actions in count():
        if not to_act(state):
            break
        assert actions < LONGEST_GAME, f"{key} does not end"
        possible = offers(state)
        seat = next_seat(state, possible)
        mine = possible.for_seat(seat)
        action = players[seat].explain(title.view(state, seat), mine, rng).action
        after, events = play(state, action)
        borrowed = any(isinstance(event, DebtIncurred) for event in events)
        debts += borrowed and could_pay(state, mine)
        state = after
    result = state.title.result(state)
    assert result is not None
    return Finished(actions, process_time() - began, result.scores, debts)


def could_pay(state: State, possible: Sequence[Offer]) -> bool:
    """Treasury and director could have paid for one of the trains on offer."""
    assert isinstance(state, State18)
    company = company_at_turn(state)
    assert company is not None
    seat = director_of(state, company)
    purse = state.companies[company].cash + state.players[seat].cash
    return any(cost <= purse for cost in prices(state, possible))


def prices(state: State18, possible: Sequence[Offer]) -> Iterator[int]:
    """What trains cost that need nobody else's consent."""
    for offer in possible:
        if offer.action is BuyTrain:
            yield price(state, TrainId(str(offer.fixed["train"])))
        elif offer.action is TradeTrain and is_own(state, offer):
            yield min(int(str(amount)) for amount in offer.open["price"].values())


def is_own(state: State18, offer: Offer) -> bool:
    """The seller's director is the buyer's."""
    return director(state, CompanyId(str(offer.fixed["seller"]))) == offer.by


def tables(titles: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Every title with every number of players."""
    for key in titles:
        for players in find_title(key).players:
            yield key, players


@rare_collections()
def finish(game: Game) -> Finished:
    """Play a game to its end."""
    bots = [seated(game.level, seat) for seat in range(game.players)]
    return finished(game.title, bots, game.seed)


def known(log: Path | None) -> dict[Game, Finished]:
    """The games that a log has."""
    lines = log.read_text(encoding="utf-8").splitlines() if log and log.exists() else []
    found = [json.loads(line) for line in lines]
    return {
        Game(**one["game"]): Finished(**{**one["end"], "scores": tuple(one["end"]["scores"])})
        for one in found
    }


def finish_all(todo: Sequence[Game], log: Path | None, jobs: int) -> list[Finished]:
    """Finish the games that the log does not have, and add them to it."""
    done = known(log)
    missing = [game for game in todo if game not in done]
    for game, end in zip(missing, played(finish, missing, jobs), strict=True):
        done[game] = end
        if log:
            with log.open("a", encoding="utf-8") as opened:
                print(json.dumps({"game": asdict(game), "end": asdict(end)}), file=opened)
    return [done[game] for game in todo]


def told(key: str, players: int, ends: Sequence[Finished]) -> str:
    """A row: what was seen at a table."""
    games = len(ends)
    actions = sum(end.actions for end in ends) / games
    seconds = sum(end.seconds for end in ends) / games
    worth = sum(sum(end.scores) for end in ends) / games
    debts = sum(end.needless_debts for end in ends)
    return (
        f"{key}, {players} players: {games} games finished, {actions:.0f} actions and "
        f"{seconds:.1f} s a game, total score {worth:.0f}, {debts} needless debts"
    )


@click.command()
@click.option("--level", default="novice", show_default=True, type=click.Choice(sorted(BOTS)))
@click.option("--games", type=click.IntRange(1), default=4, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--title", "titles", multiple=True, type=click.Choice(list(FEWEST)))
@click.option("--log", type=click.Path(path_type=Path), help="Keeps the games, and what is known.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)
def main(
    level: str, games: int, seed: int, titles: Sequence[str], log: Path | None, jobs: int
) -> None:
    """Finish games at every table, and count."""
    for key, players in tables(titles or list(FEWEST)):
        seeds = range(seed * 1_000_003, seed * 1_000_003 + games)
        todo = [Game(key, level, players, each) for each in seeds]
        click.echo(told(key, players, finish_all(todo, log, jobs)))


if __name__ == "__main__":
    main()
