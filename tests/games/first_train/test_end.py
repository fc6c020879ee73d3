"""The end of the game and the final scoring (FT-FIN)."""

from __future__ import annotations

from random import Random

import pytest

from kursbuch.core.state import offers, play, settle, why_not
from kursbuch.games.first_train.auction import PlaceBid
from kursbuch.games.first_train.events import FinalScore, GameWon
from kursbuch.games.first_train.scoring import final_score
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.title import FIRST_TRAIN_NUREMBERG
from kursbuch.games.first_train.turn import Turn
from tests.games.first_train.builders import ANNA, BERT, CARL, lay, small_map, table

LINE = small_map("R:red a b c", "R-a a-b b-c")


def ended(points: tuple[int, ...] = (0, 0, 0), profit: tuple[int, ...] = (0, 0, 0)) -> FirstTrain:
    """After the last turn, before the scores are told."""
    state = table(LINE)
    for player, number in zip(state.players, points, strict=True):
        player.points = number
    state.profit.spaces[:] = profit
    state.turn = 6
    return state


def told(state: FirstTrain) -> FirstTrain:
    state.agenda = [Turn()]
    settle(state)
    return state


@pytest.mark.rule("FT-FIN-01")
def test_points_sets_profit_and_links_make_the_total() -> None:
    state = lay(ended(points=(20, 7, 0), profit=(-3, 4, 0)), ANNA, "R-a a-b")
    state.players[ANNA].kept = {"white": 2, "yellow": 5, "red": 4, "green": 3}
    score = FinalScore(seat=ANNA, points=20, sets=2, profit=-3, links=2, total=20 + 4 - 3 - 2)
    assert final_score(state, ANNA) == score
    assert score in told(state).news
    assert state.title.result(state) is not None
    result = state.title.result(state)
    assert result is not None
    assert result.scores == (19, 11, 0)
    assert result.places == (1, 2, 3)


@pytest.mark.rule("FT-FIN-01")
@pytest.mark.parametrize("missing", ["white", "yellow", "red", "green"])
def test_a_set_needs_one_of_each_kind(missing: str) -> None:
    state = ended()
    kept = {"white": 1, "yellow": 2, "red": 3, "green": 4}
    state.players[ANNA].kept = kept
    assert final_score(state, ANNA).total == 2
    state.players[ANNA].kept = {kind: n for kind, n in kept.items() if kind != missing}
    assert final_score(state, ANNA).total == 0


@pytest.mark.rule("FT-FIN-02")
def test_the_highest_total_wins() -> None:
    state = told(ended(points=(5, 9, 8)))
    assert GameWon(seat=BERT) in state.news
    result = state.title.result(state)
    assert result is not None
    assert result.winners == (BERT,)
    assert result.places == (3, 1, 2)


@pytest.mark.rule("FT-FIN-02")
def test_a_tie_goes_to_the_higher_on_the_profit_track_then_in_its_stack() -> None:
    state = told(ended(points=(9, 5, 10), profit=(1, 5, 0)))
    result = state.title.result(state)
    assert result is not None
    assert result.scores == (10, 10, 10)
    assert result.places == (2, 1, 3)
    state = ended(points=(9, 9, 9), profit=(1, 1, 1))
    state.profit.moved = [ANNA, CARL, BERT]
    result = told(state).title.result(state)
    assert result is not None
    assert result.places == (3, 1, 2)
    assert GameWon(seat=BERT) in state.news


@pytest.mark.rule("FT-SETUP-07", "FT-FIN-01")
def test_there_is_no_result_before_the_last_turn_is_over_and_no_action_after() -> None:
    rng, state = Random(4), FIRST_TRAIN_NUREMBERG.start(players=2, seed=4)
    turns = set()
    while possible := offers(state):
        assert state.title.result(state) is None
        turns.add(state.turn)
        state, _ = play(state, rng.choice(possible).sample(rng))
    assert turns == {1, 2, 3, 4, 5}
    assert state.title.result(state) is not None
    refusal = why_not(state, PlaceBid(by=ANNA, box=1, cubes=3))
    assert refusal is not None
    assert refusal.rule == "FT-FIN-01"
