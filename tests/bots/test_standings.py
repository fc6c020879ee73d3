"""The table of a tournament: shares with their intervals, relative worth, ratings."""

from __future__ import annotations

import pytest

from kursbuch.bots.arena import Outcome, pairings
from kursbuch.bots.habits import habits
from kursbuch.bots.ratings import ratings
from kursbuch.bots.standings import mean_interval, standings, wilson
from kursbuch.bots.times import times
from kursbuch.core.action import Seat
from kursbuch.core.record import Record
from kursbuch.core.title import Result, Setup, placed
from kursbuch.eighteen.actions import Pass

SETUP = Setup(title="1844", rules=1, players=2, seed="1")


def outcome(bots: tuple[str, ...], scores: tuple[int, ...]) -> Outcome:
    result = Result(scores=scores, places=placed(scores), reason="bank")
    return Outcome(bots, result, 1, 1.0, Record(SETUP))


def test_every_seed_is_played_once_from_every_seat() -> None:
    todo = pairings("1844", ["novice", "random", "random"], 6, 1, {})
    assert [game.bots.index("novice") for game in todo] == [0, 2, 1, 0, 2, 1]
    assert len({game.seed for game in todo[:3]}) == 1
    assert todo[0].seed != todo[3].seed


def test_equal_bots_play_another_game_each_time() -> None:
    todo = pairings("1844", ["novice"] * 5, 6, 1, {})
    assert len({game.seed for game in todo}) == 6
    pairs = pairings("1844", ["novice", "random"] * 2, 4, 1, {})
    assert [game.seed - todo[0].seed for game in pairs] == [0, 0, 1, 1]


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-3)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean_shrinks_with_the_number_of_games() -> None:
    few, many = mean_interval([0.9, 1.1] * 2), mean_interval([0.9, 1.1] * 50)
    assert few[1] - few[0] > many[1] - many[0] > 0


def test_entrants_are_followed_from_seat_to_seat() -> None:
    games = [outcome(("a", "b"), (10, 30)), outcome(("b", "a"), (30, 10))]
    first, second = standings(("a", "b"), games)
    assert (first.wins, second.wins) == (0, 2)
    assert second.plain()["relative_worth"] == 1.5
    assert second.rating > 1500 > first.rating


def test_equal_bots_have_equal_ratings() -> None:
    found = ratings([outcome(("a", "b"), (1, 2)), outcome(("a", "b"), (2, 1))])
    assert found["a"] == pytest.approx(found["b"])


def test_where_a_score_is_not_above_nothing_there_is_no_relative_worth() -> None:
    first, _ = standings(("a", "b"), [outcome(("a", "b"), (20, -19))])
    assert "relative_worth" not in first.plain()


def test_habits_follow_entrants_from_seat_to_seat() -> None:
    passed = (Pass(by=Seat(0)), Pass(by=Seat(0)), Pass(by=Seat(1)))
    result = Result(scores=(1, 2), places=(2, 1), reason="bank")
    games = [
        Outcome(bots, result, 3, 1.0, Record(SETUP, passed)) for bots in (("a", "b"), ("b", "a"))
    ]
    assert habits(("a", "b"), games[:1]) == [{"Pass": 2.0}, {"Pass": 1.0}]
    assert habits(("a", "b"), games) == [{"Pass": 1.5}, {"Pass": 1.5}]


def test_times_follow_entrants_from_seat_to_seat() -> None:
    first, second = times([((0.001, 0.003), (0.5,)), ((0.7,), (0.002,))])
    assert first == {"median_ms": 2.0, "90_percent_ms": 2.0, "worst_ms": 3.0}
    assert second["worst_ms"] == 700.0
    assert times([]) == []
