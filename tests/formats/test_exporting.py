"""Games written for 18xx.games, and read again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from kursbuch.catalogue import parts, titles
from kursbuch.catalogue import title as find
from kursbuch.core.action import Action
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Plain
from kursbuch.core.record import Record, write_state
from kursbuch.core.state import State, offers, play
from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.title.title import Title18
from kursbuch.formats.eighteen_games.format import FORMAT, OPTION_SET
from kursbuch.formats.eighteen_games.importing import Import
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.formats.eighteen_games.write import write_site_game
from kursbuch.records import last

SITE_TITLES = {site.title.key: site.title for known in parts(FORMAT) for site in known.titles}
WRITTEN = [(key, n) for key, title in SITE_TITLES.items() for n in title.players]
"""Each title that 18xx.games has, with each number of players."""
UNWRITTEN = [title.key for title in titles().values() if title.key not in SITE_TITLES]
LONGEST = 4_000


def read_again(record: Record) -> Import[State18]:
    """The record through the format of the site."""
    game = begin_import(read_site_game(json.dumps(write_site_game(record))))
    for _ in game.steps():
        pass
    return game


def as_on_the_site(key: str) -> dict[str, Value]:
    """The option set of the site."""
    title = find(key)
    assert isinstance(title, Title18)
    return dict(title.presets[OPTION_SET])


def random_game(key: str, players: int, seed: int, length: int) -> tuple[State, Record]:
    """A random game under the option set of the site; every second one seldom passes."""
    rng = Random(seed)
    state: State = find(key).start(players, seed, as_on_the_site(key))
    actions: list[Action] = []
    while state.agenda and len(actions) < length:
        possible = offers(state)
        active = [offer for offer in possible if offer.action is not Pass]
        eager = seed % 2 and rng.random() < 0.9
        actions.append(rng.choice(active if active and eager else possible).sample(rng))
        state, _ = play(state, actions[-1])
    return state, Record(state.setup, tuple(actions))


def position(state: State) -> Plain:
    """The position, but for the seed: the site draws the stack of two players by its own."""
    plain = write_state(state)
    assert isinstance(plain, dict)
    return {name: value for name, value in plain.items() if name != "draw"}


def decisions(record: Record) -> list[Action]:
    """What was done, but for passing.

    A pass and what may be done at any time may change places: it means the same.
    """
    return [action for action in record.actions if not isinstance(action, Pass)]


def comes_back(state: State, record: Record) -> None:
    """The game is the same after it was written and read again."""
    again = read_again(record)
    assert decisions(again.record()) == decisions(record)
    assert position(again.state) == position(state)


@pytest.mark.parametrize(("key", "players"), WRITTEN)
def test_a_game_written_and_read_again_is_the_same(key: str, players: int) -> None:
    comes_back(*random_game(key, players, seed=1, length=250))


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize(("key", "players"), WRITTEN)
def test_whole_games_written_and_read_again_are_the_same(key: str, players: int, seed: int) -> None:
    state, record = random_game(key, players, seed, LONGEST)
    assert not state.agenda
    comes_back(state, record)


def test_every_action_under_the_rules_of_the_site_has_its_word() -> None:
    elsewhere = {"AnswerTrade", "RepayExchange", "PlaceTowns"}
    """Consent, own accounts in the exchange, and chosen towns: the site has none of them."""
    for known in parts(FORMAT):
        for site in known.titles:
            exports = known.exporter().tellers()
            unknown = {kind.__name__ for kind in site.title.actions if kind not in exports}
            assert unknown <= elsewhere, site.title.key


@pytest.mark.parametrize(("key", "players"), WRITTEN)
def test_a_game_by_the_rulebook_says_which_options_cannot_be_written(
    key: str, players: int
) -> None:
    with pytest.raises(BadSetup, match=r"its own house rules.* departs .*maximum_revenue"):
        write_site_game(Record(find(key).start(players).setup))


@pytest.mark.parametrize("key", UNWRITTEN)
def test_a_title_that_the_site_has_not_says_so(key: str) -> None:
    title = find(key)
    with pytest.raises(BadSetup, match=f"no counterpart to {key}"):
        write_site_game(Record(title.start(title.players[0]).setup))


@pytest.mark.proof
@pytest.mark.parametrize("title", ["1844", "1824", "1824Cisleithania"])
def test_recorded_games_come_back_with_the_same_decisions(recorded: Path, title: str) -> None:
    """Our records do not say that players stopped: a game ended by hand comes back open."""
    for file in sorted(recorded.glob(f"*/{title}/*.json")):
        game = begin_import(read_site_game(file.read_text(encoding="utf-8")))
        for _ in game.steps():
            pass
        comes_back(last(game.record(), find), game.record())
