"""Cards: what has a name tells what it is, and on the board how far its track leads."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from kursbuch.bots import bot_named
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import title
from kursbuch.core.state import State
from kursbuch.core.words import Words
from kursbuch.eighteen.board.lays import fitting
from kursbuch.eighteen.board.reach import is_blocked, reach
from kursbuch.eighteen.ids import HexId, hex_of
from kursbuch.eighteen.state import State18
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.web.games.lookup import presenter
from kursbuch.web.games.presenter import Scene
from tests.games.g1844.builders import position

NAMES = ("Anna", "Bert", "Carla", "Dora")


def told(state: State, kind: str, name: str, language: str = "en") -> Mapping[str, object] | None:
    """The card of something."""
    scene = Scene(state, Words(language, NAMES), language, NAMES, [0], ())
    return presenter(state.title).card(scene, kind, name)


def after(key: str, moves: int) -> State:
    """A game of novices after so many moves."""
    start = title(key).start(3, seed=1)
    state, _ = play_game(title(key), [bot_named("novice")] * 3, start, Random(1), longest=moves)
    return state


def test_the_card_of_a_company_tells_where_its_track_leads_and_what_stops_it() -> None:
    state = after("1844", 150)
    assert isinstance(state, State18)
    ground, board = state.title.ground, state.board
    for name in state.companies:
        found, card = reach(ground, board, name), told(state, "company", name)
        assert card is not None
        stopped = {hex_of(stop) for stop in found.stops if is_blocked(board, name, stop)}
        assert str(card.get("reached", "")).split() == list(found.hexes)
        assert set(str(card.get("blocking", "")).split()) == stopped


def test_the_card_of_a_hex_shows_every_tile_that_may_follow_once() -> None:
    state = position()
    for place in ("C24", "C10", "L1"):
        card = told(state, "hex", place)
        assert card is not None
        fits = {tile for tile, _ in fitting(state.title.ground, state.board, HexId(place))}
        assert isinstance(card["upgrades"], list)
        assert {one.tile for one in card["upgrades"]} == fits
        assert len(card["upgrades"]) == len(fits)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_card_of_a_phase_tells_its_colours_in_the_language_of_the_page(language: str) -> None:
    card = told(position("3"), "phase", "3", language)
    assert card is not None
    assert {"en": "green", "de": "grün"}[language] in str(card["lines"])
    assert {"en": "historical", "de": "historisch"}[language] in str(card["figures"])


def test_first_train_has_cards_of_players_and_trains() -> None:
    state = title("first-train-nuremberg").start(3, seed=1)
    assert told(state, "player", "2")
    assert told(state, "player", "7") is None
    row = state.title.side.trains[0].row
    assert told(state, "train", row)
    assert told(state, "train", "none") is None


@pytest.mark.parametrize("key", ["first-train-nuremberg", "last-train-wensleydale"])
def test_first_train_has_cards_of_its_companies(key: str) -> None:
    state = title(key).start(3, seed=1)
    assert isinstance(state, FirstTrain)
    for colour in ("red", "green"):
        card = told(state, "company", colour)
        assert card is not None
        assert [value for _, value in card["figures"]] == ["0", "60"]  # type: ignore[attr-defined]
        served = [area for area in state.title.map.areas if colour in companies_at(state, area)]
        assert served
        assert str(card["lines"]).count(",") >= len(served) - 1
    assert told(state, "company", "white") is None


@pytest.mark.parametrize("kind", ["hex", "phase", "company", "train", "tile", "paper", "player"])
def test_nothing_of_that_name_has_no_card(kind: str) -> None:
    assert told(position(), kind, "nothing like it") is None
