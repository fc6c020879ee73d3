"""VA: the markers of the bond railway in the game for two."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, CompanyId, StopId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    do,
    lay_tile,
    marker,
    of,
    offered,
    refused,
    settled,
    tile,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, drafted, for_two

BK, MS, EOD = CompanyId("BK"), CompanyId("MS"), CompanyId("EOD")


def train(name: str) -> BuyTrain:
    return BuyTrain(by=ANNA, train=TrainId(name), source=str(BANK))


def place(stop: str, by: Seat = ANNA) -> PlaceMarker:
    return PlaceMarker(by=by, stop=StopId(stop))


def before_the_last(name: str) -> State24:
    """BK can buy the last train of a type."""
    state = for_two(name)
    state.depot[name] = 1
    company(state, "BK", money=1000, trains=["4"], at=["B9.0"])
    for railway in ("SD1", "SD2", "KK1", "KK2"):
        marker(state, railway, state.title.charters[CompanyId(railway)].home or "")
    return at_turn(state, "BK", "BuyTrains")


def wien_turns_brown() -> State24:
    """Bert's SD1 lays the brown tile of Wien, where three railways have their markers."""
    state = for_two("5")
    for railway in ("SD1", "KK1", "KK2"):
        marker(state, railway, state.title.charters[CompanyId(railway)].home or "")
    tile(state, "E12", 491, 0)
    return do(at_turn(state, "SD1"), lay_tile("E12", 493, 0, BERT))


@pytest.mark.rule("24-VA-26")
def test_its_first_marker_stands_on_its_home_from_the_start() -> None:
    assert drafted().board.stops_of(MS) == ("C12.0",)
    assert drafted(bond_marker="on the first turn").board.stops_of(MS) == ()


@pytest.mark.rule("24-VA-27")
@pytest.mark.scenario("X1-17")
def test_who_buys_the_last_4_may_place_the_second_marker_anywhere_for_nothing() -> None:
    state = before_the_last("4")
    assert waits_for(do(state, train("4"))) == "PlaceBondMarker"
    state = do(state, train("4"), place("F7.0"))
    assert state.board.stops_of(MS) == ("C12.0", "F7.0")
    assert of(state, "BK").cash == 1000 - 280
    assert waits_for(state) == "BuyTrains"


@pytest.mark.rule("24-VA-27")
@pytest.mark.parametrize("stop", ["F7.00", "F7.٠", "F7.1", "F7.10", "F7.", "F7", "Z9.0", ""])
def test_a_city_has_one_name(stop: str) -> None:
    refused(do(before_the_last("4"), train("4")), place(stop), "24-VA-27", "no-city")


@pytest.mark.rule("24-VA-27")
def test_only_the_last_one_brings_the_right_and_it_may_be_left() -> None:
    state = before_the_last("4")
    state.depot["4"] = 2
    assert waits_for(do(state, train("4"))) == "BuyTrains"
    state = do(before_the_last("4"), train("4"), Pass(by=ANNA))
    assert state.board.stops_of(MS) == ("C12.0",)


@pytest.mark.rule("24-VA-27", "24-TK-06", "24-TK-09", "24-TK-07")
def test_circles_that_are_taken_or_kept_and_its_own_cities_are_barred() -> None:
    state = do(before_the_last("4"), train("4"))
    tile(state, "C12", 14, 0)
    refused(state, place("C12.0"), "24-TK-06")
    refused(state, place("B23.0"), "24-TK-09")
    refused(state, place("B9.0"), "24-VA-27")
    refused(state, place("A12.0"), "24-VA-27")
    refused(state, place("A8.0"), "24-VA-27")


@pytest.mark.rule("24-VA-28")
@pytest.mark.scenario("X1-17")
def test_with_the_last_4_exported_the_last_5_brings_the_right() -> None:
    state = before_the_last("4")
    state = do(at_turn(state, "BK", "BuyTrains", rounds=1), Pass(by=ANNA))
    assert state.depot["4"] == 0
    company(state, "BK", money=1000, trains=["4"])
    state.depot["5"] = 1
    state = at_turn(state, "BK", "BuyTrains")
    assert waits_for(do(state, train("5"))) == "PlaceBondMarker"


@pytest.mark.rule("24-VA-28")
def test_an_exported_4_that_is_not_the_last_leaves_the_right_to_the_last_4() -> None:
    state = before_the_last("4")
    state.depot["4"] = 2
    state = do(at_turn(state, "BK", "BuyTrains", rounds=1), Pass(by=ANNA))
    assert state.depot["4"] == 1
    company(state, "BK", money=1000, trains=["4"])
    state = at_turn(state, "BK", "BuyTrains")
    assert waits_for(do(state, train("4"))) == "PlaceBondMarker"


@pytest.mark.rule("24-VA-28")
def test_after_a_bought_last_4_the_last_5_brings_nothing() -> None:
    state = do(before_the_last("4"), train("4"), Pass(by=ANNA))
    state.depot["5"] = 1
    of(state, "BK").trains = [TrainId("4")]
    state = at_turn(state, "BK", "BuyTrains")
    assert waits_for(do(state, train("5"))) != "PlaceBondMarker"


@pytest.mark.rule("24-VA-28")
@pytest.mark.scenario("X1-17")
def test_with_both_exported_the_right_is_lost() -> None:
    state = before_the_last("5")
    state.bond_right = TrainId("5")
    state = do(at_turn(state, "BK", "BuyTrains", rounds=1), Pass(by=ANNA))
    assert state.depot["5"] == 0
    assert state.bond_right == ""
    state.depot["6"] = 1
    company(state, "BK", money=1000, trains=["5"])
    state = at_turn(state, "BK", "BuyTrains")
    assert waits_for(do(state, train("6"))) != "PlaceBondMarker"


@pytest.mark.rule("24-VA-29")
@pytest.mark.scenario("X1-17")
def test_its_third_marker_must_go_to_wien_when_it_turns_brown() -> None:
    state = wien_turns_brown()
    assert waits_for(state) == "PlaceBondMarker"
    assert state.agenda[-1].actors(state) == (BERT,)
    refused(state, Pass(by=BERT), "24-VA-29")
    refused(state, place("F7.0", BERT), "24-VA-29")
    state = do(state, place("E12.1", BERT))
    assert state.board.stops_of(MS) == ("C12.0", "E12.1")
    assert of(state, "MS").markers == 1


@pytest.mark.rule("24-VA-29")
@pytest.mark.parametrize(
    ("before", "laid"), [(("E12", 499, 0), ("E12", 491, 0)), (("G10", 14, 0), ("G10", 611, 3))]
)
def test_neither_green_wien_nor_another_brown_city_brings_it(
    before: tuple[str, int, int], laid: tuple[str, int, int]
) -> None:
    state = for_two("5")
    for railway in ("SD1", "SD2", "KK1"):
        marker(state, railway, state.title.charters[CompanyId(railway)].home or "")
    tile(state, *before)
    name = "SD1" if before[0] == "E12" else "SD2"
    state = do(at_turn(state, name), lay_tile(*laid, by=BERT))
    assert waits_for(state) != "PlaceBondMarker"
    assert of(state, "MS").markers == 2


@pytest.mark.rule("24-VA-27", "24-VA-29")
def test_only_in_wien_it_must_be_placed() -> None:
    assert offered(do(before_the_last("4"), train("4")), Pass)
    assert not offered(wien_turns_brown(), Pass)


@pytest.mark.rule("24-VA-29")
def test_without_a_free_circle_in_wien_it_is_not_placed() -> None:
    state = wien_turns_brown()
    marker(state, "CL", "E12.1")
    state = settled(state)
    assert waits_for(state) != "PlaceBondMarker"
    assert state.board.stops_of(MS) == ("C12.0",)


@pytest.mark.rule("24-VA-27", "24-TK-05")
def test_without_a_marker_left_it_places_none() -> None:
    state = before_the_last("4")
    of(state, "MS").markers = 0
    assert waits_for(do(state, train("4"))) == "BuyTrains"


@pytest.mark.rule("24-VA-30")
def test_its_markers_block_like_others() -> None:
    state = for_two("3")
    for name, laid in (("B9", 57), ("B11", 9), ("B13", 55), ("B15", 57), ("B19", 9), ("B21", 9)):
        tile(state, name, laid, 1)
    tile(state, "B23", 57, 1)
    company(state, "BK", trains=["4"], at=["B9.0"])
    assert best_runs(state, BK).revenue == 20 + 10 + 20 + 20
    marker(state, "MS", "B15.0")
    assert best_runs(state, BK).revenue == 20 + 10 + 20
