"""Moments that are rare in games: what the page tells of them, worked out by the law."""

from __future__ import annotations

from random import Random

import pytest

from kursbuch.bots import bot_named
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import title
from kursbuch.core.record import snapshot
from kursbuch.core.state import State, offers
from kursbuch.core.words import Words
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.games.g1844.sbb import SBB, pre_sbb
from kursbuch.web.games.eighteen.moments.track import track
from kursbuch.web.games.eighteen.moments.trains import emergency
from kursbuch.web.games.g1824.foundation import foundation
from kursbuch.web.games.g1844.merger import formation
from kursbuch.web.games.presenter import Scene
from tests.eighteen.builders import ANNA, cash, give, of
from tests.games.g1844.builders import company, position
from tests.games.g1844.test_emergency import trainless
from tests.games.g1844.test_private_powers import with_p4

NAMES = ("Anna", "Bert", "Carla", "Dora")


def scene(state: State) -> Scene:
    """What Anna sees of a position."""
    names = NAMES[: state.setup.players]
    return Scene(state, Words("en", names), "en", names, [ANNA], offers(state).for_seat(ANNA))


def of_emergency(state: State) -> dict[str, object]:
    step = state.agenda[-1]
    assert isinstance(step, BuyTrains)
    told = emergency(scene(state), step)
    assert told is not None
    return told


def test_the_page_asks_for_a_hex_only_while_a_tile_can_be_laid() -> None:
    state = with_p4(owner=ANNA)
    step = state.agenda[-1]
    assert isinstance(step, LayTrack)
    asked = track(scene(state))
    assert asked.context["lays"]
    assert (asked.passing, bool(asked.hint)) == ("No tile", True)
    step.laid = True
    later = track(scene(state))
    assert not later.context["lays"]
    assert (later.passing, bool(later.hint)) == ("No more tiles", False)


def test_an_emergency_is_a_sum_and_names_the_debt() -> None:
    told = of_emergency(trainless(treasury=100, private=20))
    assert (told["price"], told["treasury"], told["cash"], told["missing"]) == (150, 100, 20, 30)
    assert told["debt"] == 45


def test_each_share_that_may_be_sold_says_what_is_missing_then() -> None:
    state = trainless(treasury=50, private=20)
    company(state, "NOB", money=0)
    give(state, ANNA, "NOB_1")
    of(state, "NOB").operated = True
    (row,) = [row for row in of_emergency(state)["sales"] if row["company"] == "NOB"]  # type: ignore[attr-defined]
    assert row["missing"] == max(80 - row["brings"], 0) < 80


def test_the_formation_of_the_sbb_is_told_without_changing_the_position() -> None:
    state = position("4")
    v1 = pre_sbb(state)[0]
    company(state, v1, money=230)
    cash(state, ANNA, 500)
    before = snapshot(state)
    (told,) = formation(scene(state))["mergers"]
    assert snapshot(state) == before
    assert told.partners[0].cash == 230
    assert told.cash == 230 + 400
    assert told.director == "Anna"
    assert told.holders[ANNA].before[v1] == 2
    assert told.holders[ANNA].after == 2
    assert SBB not in told.holders[ANNA].before


@pytest.mark.parametrize("seed", [1, 2])
def test_every_state_railway_is_told_as_it_would_be_founded(seed: int) -> None:
    start = title("1824").start(4, seed=seed)
    bots, rng = [bot_named("novice")] * 4, Random(seed)
    state, _ = play_game(start.title, bots, start, rng, longest=60)
    before = snapshot(state)
    told = foundation(scene(state))["mergers"]
    assert snapshot(state) == before
    assert len(told) == 3
    for one in told:
        brought = sum(old.cash for old in one.partners)
        assert one.cash >= brought
        assert sum(holder.after for holder in one.holders) >= len(one.partners)
