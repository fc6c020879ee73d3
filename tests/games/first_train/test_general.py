"""What holds in all phases (FT-GEN), and the course of a turn."""

from __future__ import annotations

from random import Random

import pytest

from kursbuch.core.action import Event, Seat
from kursbuch.core.state import Step, offers, play, to_act
from kursbuch.games.first_train.auction import BoxAuction
from kursbuch.games.first_train.building import BuildLink, BuildTrack, FinishSeries
from kursbuch.games.first_train.edition import Edition
from kursbuch.games.first_train.events import PhaseBegan, TurnBegan
from kursbuch.games.first_train.influence import gain, spend
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.takeovers import Takeovers
from kursbuch.games.first_train.title import TITLES
from kursbuch.games.first_train.tracks import Track, new_track
from kursbuch.games.first_train.transport import TrainsAndTransport
from kursbuch.games.first_train.turn import end_of_turn
from kursbuch.games.first_train.turn_order import set_build_and_transport_order, set_player_order
from tests.games.first_train.builders import (
    ANNA,
    BERT,
    CARL,
    after,
    at,
    give,
    lay,
    refused,
    small_map,
    table,
)

LINE = small_map("R:red a b N:major G:green", "R-a a-b b-N N-G")


def played(title: Edition, players: int, seed: int) -> tuple[list[FirstTrain], list[Event]]:
    """All positions and all news of a random game."""
    rng, state = Random(seed), title.start(players=players, seed=seed)
    states, news = [state], list[Event]()
    while possible := offers(state):
        state, happened = play(state, rng.choice(possible).sample(rng))
        states.append(state)
        news += happened
    return states, news


@pytest.mark.rule("FT-GEN-01")
def test_ten_phases_follow_each_other_in_every_turn() -> None:
    _, news = played(TITLES[0], 4, 1)
    phases = [event.phase for event in news if isinstance(event, PhaseBegan)]
    assert phases == [*range(4, 11), *[*range(1, 11)] * 3]
    assert [event.turn for event in news if isinstance(event, TurnBegan)] == [2, 3, 4]


@pytest.mark.rule("FT-GEN-01")
def test_a_phase_is_finished_before_the_next_begins() -> None:
    states, _ = played(TITLES[0], 3, 2)
    waits = {BoxAuction: 3, BuildTrack: 5, TrainsAndTransport: 6, Takeovers: 9}
    for state in states[:-1]:
        turn, step = state.agenda[0], state.agenda[-1]
        assert len(state.agenda) == 2
        assert turn.phase == waits.get(type(step), 3)  # type: ignore[attr-defined]


@pytest.mark.rule("FT-GEN-02")
@pytest.mark.parametrize("space", [1, 5])
def test_a_disc_that_moves_up_or_down_lands_on_top_and_wins_ties(space: int) -> None:
    track = Track([3, space, space], [ANNA, BERT, CARL])
    track.move(ANNA, space)
    assert track.stack(space) == [BERT, CARL, ANNA]
    assert track.ranking() == [ANNA, CARL, BERT]


@pytest.mark.rule("FT-GEN-02")
def test_a_disc_from_which_nothing_is_spent_stays_where_it_is() -> None:
    state = table()
    spend(state, CARL, {"white": 1, "brown": 0})
    assert state.influence["brown"].ranking() == [ANNA, BERT, CARL]
    assert state.influence["white"].stack(0) == [CARL]


@pytest.mark.rule("FT-GEN-02")
def test_higher_on_the_track_comes_before_higher_in_the_stack() -> None:
    track = new_track([ANNA, BERT, CARL], 2)
    track.move(BERT, 3)
    assert track.ranking() == [BERT, ANNA, CARL]


@pytest.mark.rule("FT-GEN-03")
def test_spending_influence_does_not_change_the_orders_of_the_turn() -> None:
    state = give(table(LINE), BERT, 12, white=5, brown=5)
    set_build_and_transport_order(state)
    assert state.build_order == state.transport_order == [BERT, ANNA, CARL]
    spend(state, BERT, {"white": 5, "brown": 5})
    state = at(state, BuildTrack())
    refused(state, FinishSeries(by=ANNA), "FT-BUILD-01")
    state = after(state, FinishSeries(by=BERT))
    assert state.build_order == state.transport_order == [BERT, ANNA, CARL]


STAR = small_map("R:red X:major Y:major Z:major W:major", "R-X R-Y R-Z R-W")


@pytest.mark.rule("FT-GEN-03")
@pytest.mark.parametrize(
    ("step", "order"),
    [
        (BoxAuction(), [CARL, ANNA, BERT]),
        (BuildTrack(), [BERT, CARL, ANNA]),
        (TrainsAndTransport(), [ANNA, CARL, BERT]),
        (Takeovers(), [CARL, ANNA, BERT]),
    ],
    ids=lambda value: type(value).__name__,
)
def test_bids_and_takeovers_follow_the_player_order_building_and_transport_their_own(
    step: Step[FirstTrain], order: list[Seat]
) -> None:
    state = table(STAR)
    for seat, links in ((ANNA, "R-X"), (BERT, "R-Y"), (CARL, "R-Z")):
        give(lay(state, seat, links), seat, 8, red=3)
    state.order = [CARL, ANNA, BERT]
    state.build_order = [BERT, CARL, ANNA]
    state.transport_order = [ANNA, CARL, BERT]
    state = at(state, step)
    asked: list[Seat] = []
    for _ in order:
        asked += to_act(state)
        assert {offer.by for offer in offers(state)} == {asked[-1]}
        state = after(state, offers(state)[-1].sample(Random(1)))
    assert asked == order


@pytest.mark.rule("FT-GEN-04")
def test_influence_ends_at_the_end_of_the_track_and_at_nothing() -> None:
    state = give(table(), ANNA, red=7)
    gain(state, ANNA, "red", 3)
    assert state.influence["red"].spaces[ANNA] == state.title.boards.limits.influence == 8
    with pytest.raises(AssertionError):
        spend(state, ANNA, {"red": 9})


@pytest.mark.rule("FT-GEN-05")
def test_a_link_runs_into_both_areas_that_it_joins() -> None:
    for start in ("a", "b"):
        state = at(give(lay(table(LINE), ANNA, "a-b"), ANNA, 5), BuildTrack())
        into = {"a": "R", "b": "N"}[start]
        assert after(state, BuildLink(by=ANNA, out_of=start, into=into)).links


@pytest.mark.rule("FT-GEN-05", "FT-GEN-04")
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_in_random_games_everything_adds_up_after_every_action(title: Edition) -> None:
    for players in title.players:
        states, _ = played(title, players, players)
        first = title.conserved(states[0])
        expected = {15, 60, 25, 0} | set(states[0].title.side.tokens.values())
        assert set(first.values()) == expected
        assert all(title.conserved(state) == first for state in states)


@pytest.mark.rule("FT-END-01")
def test_the_turn_marker_advances_and_all_tokens_return_to_the_bag() -> None:
    state = table()
    for box in state.boxes:
        box.token = "white" if state.bag["white"] else "red"
        state.bag[box.token] -= 1
    end_of_turn(state)
    assert state.turn == 2
    assert state.bag == dict.fromkeys(("white", "brown", "red", "green"), 5)
    assert not any(box.token for box in state.boxes)


@pytest.mark.rule("FT-ORD-01", "FT-ORD-02")
def test_most_white_builds_first_and_most_brown_transports_first_ties_by_stack() -> None:
    state = give(give(table(), CARL, white=3), ANNA, brown=0)
    gain(state, BERT, "white", 2)
    gain(state, CARL, "brown", 0)
    set_build_and_transport_order(state)
    assert state.build_order == [BERT, CARL, ANNA]
    assert state.transport_order == [CARL, BERT, ANNA]
    assert state.order == [ANNA, BERT, CARL]


@pytest.mark.rule("FT-ORD-03")
def test_the_highest_profit_is_first_in_the_new_player_order_ties_by_stack() -> None:
    state = table()
    state.profit.move(CARL, 2)
    state.profit.move(BERT, 2)
    set_player_order(state)
    assert state.order == [BERT, CARL, ANNA]


@pytest.mark.rule("FT-GEN-05")
def test_what_is_carried_over_lowers_what_can_be_taken_and_nothing_is_discarded() -> None:
    state = give(table(), ANNA, 5)
    assert state.players[ANNA].stock == 10
    state.title.phases[0](state)
    assert (state.players[ANNA].hand, state.players[ANNA].stock) == (15, 0)
