"""Phase 5: what a series costs and how it is paid (FT-BUILD-09 to -13)."""

from __future__ import annotations

import pytest

from kursbuch.core.offers import Split
from kursbuch.games.first_train.building import BuildLink, FinishSeries
from kursbuch.games.first_train.costs import Bill, bill_of, influence_split
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.title import FIRST_TRAIN_NUREMBERG, FIRST_TRAIN_WENSLEYDALE
from tests.games.first_train.builders import (
    ANNA,
    after,
    give,
    is_offered,
    join,
    lay,
    offered,
    put,
    refused,
    small_map,
)
from tests.games.first_train.test_building import building, link, series

LINE = small_map("R:red a b c N:major d G:green", "R-a a-b b-c c-N N-d d-G")


def finish(state: FirstTrain, **payment: int) -> FirstTrain:
    return after(state, FinishSeries(by=ANNA, payment=payment))


@pytest.mark.rule("FT-BUILD-09")
@pytest.mark.parametrize(
    ("areas", "border", "cost"),
    [
        ("R:red a b", "a-b", 1),
        ("R:red a b:valley", "a-b", 2),
        ("R:red a:valley b", "a-b", 2),
        ("R:red a:valley b:valley", "a-b", 2),
        ("R:red a b", "a~b", 2),
    ],
)
def test_a_link_costs_one_or_two_by_valley_and_river(areas: str, border: str, cost: int) -> None:
    state = lay(building(small_map(areas, f"R-a {border}")), ANNA, "R-a")
    (offer,) = (o for o in offered(state, BuildLink) if o.fixed["into"] == "b")
    assert offer.facts["cost"] == cost
    state = finish(after(state, link("a-b")))
    assert state.players[ANNA].hand == 12 - cost


@pytest.mark.rule("FT-BUILD-09")
def test_the_costs_of_the_two_maps_are_those_of_the_rulebook() -> None:
    for title in (FIRST_TRAIN_NUREMBERG, FIRST_TRAIN_WENSLEYDALE):
        for border in title.map.borders.values():
            terrains = {title.map.areas[area].terrain for area in (border.a, border.b)}
            dear = bool(border.river) or "valley" in terrains
            assert border.cost == (2 if dear else 1)
    assert not any(border.river for border in FIRST_TRAIN_WENSLEYDALE.map.borders.values())


@pytest.mark.rule("FT-BUILD-10")
def test_a_company_town_costs_one_point_of_its_colour_where_the_series_starts() -> None:
    state = finish(after(building(LINE), *series("R-a-b")))
    assert state.points_of(ANNA) == {"white": 3, "brown": 2, "red": 2, "green": 3}


@pytest.mark.rule("FT-BUILD-10")
def test_a_company_town_costs_one_point_where_the_series_enters() -> None:
    state = lay(building(LINE), ANNA, "N-d")
    state = finish(after(state, link("d-G")))
    assert state.points_of(ANNA) == {"white": 3, "brown": 2, "red": 3, "green": 2}


@pytest.mark.rule("FT-BUILD-10")
def test_entering_and_leaving_the_same_town_costs_one_point() -> None:
    whole = small_map("R:red a b G:green", "G-a a-R R-b")
    state = finish(after(building(whole), *series("G-a-R-b")))
    assert state.points_of(ANNA) == {"white": 3, "brown": 2, "red": 2, "green": 2}


@pytest.mark.rule("FT-BUILD-10")
def test_two_towns_of_one_company_cost_two_points() -> None:
    whole = small_map("R:red a S:red", "R-a a-S")
    assert finish(after(building(whole), *series("R-a-S"))).points_of(ANNA)["red"] == 1
    state = after(give(building(whole), ANNA, red=1), link("R-a"))
    assert refused(state, link("a-S"), "FT-BUILD-10") == "ft-station-fee"


@pytest.mark.rule("FT-BUILD-10")
def test_a_station_of_both_companies_costs_a_red_and_a_green_point() -> None:
    state = lay(join(building(LINE), "N", "red", "green"), ANNA, "b-c")
    state = finish(after(state, link("c-N")))
    assert state.points_of(ANNA) == {"white": 3, "brown": 2, "red": 2, "green": 2}


@pytest.mark.rule("FT-BUILD-10")
def test_only_the_right_colour_pays_for_a_station() -> None:
    state = give(building(LINE), ANNA, red=0, green=8, white=8)
    assert refused(state, link("R-a"), "FT-BUILD-10") == "ft-station-fee"
    assert not any(offer.fixed["out_of"] == "R" for offer in offered(state, BuildLink))


@pytest.mark.rule("FT-BUILD-11")
def test_each_landowner_in_an_area_built_into_costs_a_white_point_and_leaves() -> None:
    state = put(building(LINE), "N", "landowner", "red", "landowner")
    state = lay(state, ANNA, "b-c")
    state = finish(after(state, link("c-N")))
    assert state.points_of(ANNA)["white"] == 1
    assert state.pieces["N"] == ("red",)
    assert state.game_box["landowner"] == 2


@pytest.mark.rule("FT-BUILD-11")
def test_landowners_are_charged_on_entering_not_where_the_series_starts() -> None:
    state = put(join(building(LINE), "N", "red"), "N", "landowner")
    state = finish(after(state, link("N-d")))
    assert state.points_of(ANNA)["white"] == 3
    assert state.pieces["N"] == ("landowner",)


@pytest.mark.rule("FT-BUILD-11")
def test_landowners_that_cannot_be_paid_stop_the_series() -> None:
    state = put(lay(give(building(LINE), ANNA, white=1), ANNA, "b-c"), "N", "landowner")
    assert is_offered(state, link("c-N"))
    put(state, "N", "landowner")
    assert refused(state, link("c-N"), "FT-BUILD-11") == "ft-landowner-fee"


@pytest.mark.rule("FT-BUILD-12")
def test_cubes_pay_first_and_nobody_is_asked() -> None:
    state = after(building(LINE), *series("R-a-b"))
    (offer,) = offered(state, FinishSeries)
    assert (dict(offer.fixed), dict(offer.open)) == ({"payment": {}}, {})
    assert refused(state, FinishSeries(by=ANNA, payment={"brown": 1}), "FT-BUILD-12")
    state = finish(state)
    assert state.players[ANNA].hand == 10
    assert state.points_of(ANNA)["brown"] == 2


@pytest.mark.rule("FT-BUILD-12")
def test_the_rest_is_paid_with_influence_of_any_colours_by_choice() -> None:
    state = after(building(LINE, hand=1), *series("R-a-b-c"))
    (offer,) = offered(state, FinishSeries)
    assert offer.open["payment"] == Split(2, {"white": 3, "brown": 2, "red": 2, "green": 3})
    for payment in ({}, {"white": 1}, {"red": 3}, {"white": 2, "red": 1}, {"blue": 2}):
        refused(state, FinishSeries(by=ANNA, payment=payment), "FT-BUILD-12")
    state = finish(state, red=1, brown=1)
    assert state.points_of(ANNA) == {"white": 3, "brown": 1, "red": 1, "green": 3}
    assert state.players[ANNA].hand == 0


@pytest.mark.rule("FT-BUILD-12")
def test_a_payment_that_leaves_no_choice_is_not_asked_for() -> None:
    only_white = give(building(LINE, hand=1), ANNA, white=5, brown=0, red=1, green=0)
    state = finish(after(only_white, *series("R-a-b-c")))
    assert state.points_of(ANNA) == {"white": 3, "brown": 0, "red": 0, "green": 0}
    everything = give(building(LINE, hand=0), ANNA, white=1, brown=2, red=1, green=0)
    state = finish(after(everything, *series("R-a-b-c")))
    assert state.points_of(ANNA) == {"white": 0, "brown": 0, "red": 0, "green": 0}


@pytest.mark.rule("FT-BUILD-12")
def test_what_fees_need_cannot_pay_build_points() -> None:
    state = give(building(LINE, hand=1), ANNA, white=0, brown=0, red=2, green=0)
    state = after(state, *series("R-a-b"))
    assert refused(state, link("b-c"), "FT-BUILD-12") == "ft-cannot-pay"
    assert finish(state).points_of(ANNA)["red"] == 0


@pytest.mark.rule("FT-BUILD-12")
def test_a_series_that_cannot_be_paid_is_illegal() -> None:
    state = give(building(LINE, hand=2), ANNA, white=0, brown=0, red=1, green=0)
    state = after(state, *series("R-a-b"))
    assert refused(state, link("b-c"), "FT-BUILD-12") == "ft-cannot-pay"
    assert not offered(state, BuildLink)


@pytest.mark.rule("FT-BUILD-13")
def test_cubes_spent_go_to_the_stock() -> None:
    state = finish(after(building(LINE), *series("R-a-b-c")))
    assert (state.players[ANNA].hand, state.players[ANNA].stock) == (9, 6)


def test_each_next_link_says_what_it_costs_and_what_is_left() -> None:
    state = put(building(LINE, hand=3), "N", "landowner", "landowner")
    state = after(state, *series("R-a-b-c"))
    (offer,) = offered(state, BuildLink)
    assert offer.facts == {
        "cost": 1,
        "bill": {"points": 4, "white": 2, "red": 1, "green": 0},
        "left": {"cubes": 0, "influence": 11 - 1 - 2 - 1},
    }


def test_a_series_is_paid_when_it_is_finished_and_costs_nothing_before() -> None:
    state = after(building(LINE), *series("R-a-b"))
    assert state.players[ANNA].hand == 12
    assert bill_of(state, []) == Bill(points=0, stations={"red": 0, "green": 0}, landowners=0)
    assert influence_split(state, ANNA, bill_of(state, [])).total == 0
