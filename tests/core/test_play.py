"""`play`: checks first, then effects; interrupts; whose turn it is."""

from __future__ import annotations

from random import Random

import pytest

from kursbuch.core.errors import BadSetup, HiddenChance, IllegalAction
from kursbuch.core.state import Flow, State, Step, offers, play, settle, since, to_act, why_not
from kursbuch.core.title import placed
from tests.core.auction import ANNA, AUCTION, BERT, CARLA, Bid, House, Pass, Pay, Sold


def table(players: int = 3, seed: int = 1) -> House:
    return AUCTION.start(players, seed)


def test_an_action_leaves_the_given_state_alone() -> None:
    state = table()
    after, _ = play(state, Bid(by=ANNA, price=2))
    assert state.leader is None
    assert after.leader == ANNA


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    state = table()
    with pytest.raises(IllegalAction, match=r"\[FT-AUC-02\]"):
        play(state, Bid(by=ANNA, price=9))
    assert state == table()


def test_a_foreign_seat_is_told_whose_turn_it_is() -> None:
    refusal = why_not(table(), Bid(by=BERT, price=1))
    assert refusal is not None
    assert refusal.rule == "FT-AUC-01"
    assert str(refusal) == "[FT-AUC-01] It is not your turn; Player 1 is to act."


def test_an_action_of_another_moment_is_refused() -> None:
    refusal = why_not(table(), Pay(by=ANNA, coins={"gold": 1}))
    assert refusal is not None
    assert refusal.message.key == "not-now"


def test_an_interrupt_is_done_first_and_then_the_rest_goes_on() -> None:
    state = table()
    for action in (Bid(by=ANNA, price=2), Pass(by=BERT), Pass(by=CARLA)):
        state, news = play(state, action)
    assert news == [Sold(seat=ANNA, price=2)]
    assert to_act(state) == (ANNA,)
    with pytest.raises(IllegalAction):
        play(state, Bid(by=BERT, price=1))
    state, _ = play(state, Pay(by=ANNA, coins={"gold": 1, "silver": 1}))
    assert (state.purses[ANNA].gold, state.purses[ANNA].silver) == (9, 9)
    assert to_act(state) == (ANNA,)
    assert why_not(state, Bid(by=ANNA, price=1)) is None


def test_after_the_end_every_action_is_refused_with_the_rule_of_the_end() -> None:
    state, rng = table(), Random(1)
    while possible := offers(state):
        state, _ = play(state, rng.choice(possible).sample(rng))
    refusal = why_not(state, Pass(by=ANNA))
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("FT-FIN-02", "game-over")
    assert AUCTION.result(state) is not None


def test_the_same_seed_gives_the_same_chance_and_another_seed_another() -> None:
    assert table(seed=5) == table(seed=5)
    lots = {tuple(table(seed=seed).lots) for seed in range(20)}
    assert len(lots) == 3


def test_a_view_hides_what_chance_will_bring() -> None:
    state = AUCTION.start(2, 1)
    view = AUCTION.view(state, ANNA)
    view, _ = play(view, Bid(by=ANNA, price=1))
    view, _ = play(view, Pass(by=BERT))
    with pytest.raises(HiddenChance):
        play(view, Pay(by=ANNA, coins={"gold": 1}))
    whole = AUCTION.imagine(view, "some seed")
    assert play(whole, Pay(by=ANNA, coins={"gold": 1}))[0].lots != whole.lots


def test_a_game_keeps_the_rules_number_it_was_begun_with() -> None:
    state = table()
    assert since(state, 2)
    assert not since(state, 3)


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (4, {}, "bad-players"),
        (1, {}, "bad-players"),
        (2, {"lots": 4}, "option-wrong"),
        (2, {"lots": True}, "option-wrong"),
        (2, {"lots": "3"}, "option-wrong"),
        (2, {"hats": 4}, "option-unknown"),
    ],
)
def test_a_wrong_setup_is_refused(players: int, options: dict[str, int], key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        AUCTION.start(players, 1, options)
    assert caught.value.message.key == key


def test_equal_standing_shares_the_better_place() -> None:
    assert placed([3, 5, 5, 1]) == (3, 1, 1, 4)
    assert placed([(3, 1), (3, 2)]) == (2, 1)


class Restless(Step[State]):
    def advance(self, state: State) -> Step[State] | Flow:
        return Restless()


def test_an_agenda_that_never_settles_is_a_bug_and_says_so() -> None:
    state = table()
    state.push(Restless())
    with pytest.raises(RuntimeError, match="never settles"):
        settle(state)
