"""44-RT, 44-TK: what a route is, and what each kind of train may do."""

import re

import pytest

from kursbuch.core.errors import IllegalAction
from kursbuch.core.state import why_not
from kursbuch.core.title import Value
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.run_trains import RunningTrains, RunTrains
from kursbuch.eighteen.running.claimed_runs import examined
from kursbuch.eighteen.running.runs import Run, best_runs
from kursbuch.games.g1844.revenue import can_run
from kursbuch.games.g1844.state import State44
from kursbuch.routes.check import explain
from kursbuch.routes.network import Link, Network, Route, Stop, Train
from tests.eighteen.builders import ANNA, BERT, do, of, refused, run, tiles, top
from tests.games.g1844.builders import at_turn, company, mountain, position, tunnel

AB = CompanyId("AB")


def east(*trains: str, phase: str = "2", **options: Value) -> State44:
    """AB: Rorschach–St. Gallen–Appenzell–Vaduz; the city of Appenzell is its home."""
    state = position(phase, maximum_revenue=False, **options)
    company(state, "AB", at=["D25.0"], trains=trains)
    tiles(state, {"D25": (57, 2), "C24": (57, 2), "B23": (58, 5)})
    return state


def problem(state: State44, *runs: Run, of: str = "AB") -> str:
    """The ledger entries that forbid these runs; empty if they are valid."""
    plan = examined(state, CompanyId(of), runs)
    return " ".join(dict.fromkeys(problem.rule for problem in plan.problems))


def revenue(state: State44, *runs: Run, of: str = "AB") -> int:
    plan = examined(state, CompanyId(of), runs)
    assert not plan.problems
    return plan.revenue


HOME = "D25.0 C24.0"


@pytest.mark.rule("44-RT-01")
def test_each_train_runs_once() -> None:
    state = east("2")
    assert revenue(state, run("2", HOME)) == 40
    assert problem(state, run("2", HOME), run("2", "D25.0 E26.0")) == "44-RT-01"
    assert problem(state, run("3", HOME)) == "44-RT-01"
    assert revenue(east("2", "2"), run("2", HOME), run("2", "D25.0 E26.0")) == 70


@pytest.mark.rule("44-RT-02")
def test_a_route_joins_two_stops_by_track() -> None:
    state = east("2")
    lonely = Run(train="2", stops=("D25.0",), hexes=())  # type: ignore[arg-type]
    assert problem(state, lonely) == "44-RT-02"
    nowhere = Run(train="2", stops=("D25.0", "D25.0"), hexes=(("D25",),))  # type: ignore[arg-type]
    assert problem(state, nowhere) == "44-RT-02"
    assert problem(state, run("2", "D25.0 D23 C24.0")) == "44-RT-13"
    assert revenue(state, run("2", "D25.0 E26.0")) == 30


@pytest.mark.rule("44-RT-03")
def test_a_route_contains_a_city_with_a_marker_of_the_company() -> None:
    state = east("2", "3")
    assert problem(state, run("2", "C24.0 B23.0")) == "44-RT-03"
    assert revenue(state, run("3", "B23.0 C24.0", "C24.0 D25.0")) == 50


@pytest.mark.rule("44-RT-04", "44-RT-05", "44-TK-10")
@pytest.mark.parametrize("train", ["4", "5H", "8E"])
def test_a_city_full_of_others_can_be_an_end_but_not_be_run_through(train: str) -> None:
    state = east(train)
    company(state, "VSB", seat=BERT, at=["C24.0"])
    assert problem(state, run(train, "B23.0 C24.0", "C24.0 D25.0")) == "44-RT-04"
    assert revenue(state, run(train, HOME)) == 40


@pytest.mark.rule("44-RT-04", "44-UP-09")
def test_a_city_with_a_free_circle_can_be_run_through() -> None:
    state = east("4", phase="3")
    company(state, "VSB", seat=BERT, at=["C24.0"])
    tiles(state, {"C24": (14, 1)})
    assert revenue(state, run("4", "B23.0 C24.0", "C24.0 D25.0")) == 10 + 30 + 20


@pytest.mark.rule("44-RT-06", "44-TK-05")
def test_no_stop_on_the_way_is_left_out_except_by_the_express() -> None:
    state = east("2", "3H")
    skipping = Run(train="2", stops=("B23.0", "D25.0"), hexes=(("B23", "C24", "D25"),))  # type: ignore[arg-type]
    assert problem(state, skipping) == "44-RT-13"
    assert best_runs(east("2"), AB).revenue == 40


@pytest.mark.rule("44-RT-07")
def test_no_city_twice_but_both_cities_of_a_hex() -> None:
    state = position("3", maximum_revenue=False)
    company(state, "JS", at=["I4.0"], trains=["5"])
    tiles(state, {"I2": (8, 4), "H3": (3, 5), "I6": (5, 1)})
    there_and_back = run("5", "I4.0 H3.0", "H3.0 I4.0")
    assert problem(state, there_and_back, of="JS") == "44-RT-07 44-RT-12"


@pytest.mark.rule("44-RT-07")
def test_both_cities_of_lausanne_may_be_on_one_route() -> None:
    state = position("2", maximum_revenue=False)
    company(state, "JS", at=["I4.0"], trains=["4"])
    tiles(state, {"H3": (3, 4), "H5": (8, 5), "I6": (5, 1)})
    way = run("4", "I4.0 H3.0", "H3.0 H5 I6.0", "I6.0 I4.1")
    assert revenue(state, way, of="JS") == 20 + 10 + 20 + 20


@pytest.mark.rule("44-RT-08")
def test_all_hexes_of_a_foreign_area_are_one_place() -> None:
    state = position("2", maximum_revenue=False)
    company(state, "NOB", at=["B19.0"], trains=["3"])
    tiles(state, {"B19": (5, 1)})  # to B17 and to A18
    way = run("3", "Stuttgart/B17 B19.0", "B19.0 Stuttgart/A18")
    assert problem(state, way, of="NOB") == "44-RT-07"


@pytest.mark.rule("44-RT-08", "44-RV-06")
@pytest.mark.parametrize("option", [True, False])
def test_two_areas_of_one_direction_may_be_joined_without_bonus_except_by_option(
    option: bool,
) -> None:
    state = position("2", maximum_revenue=False, same_direction=option)
    company(state, "SCB", at=["C12.0"], trains=["5"])
    tiles(state, {"C12": (6, 2), "C14": (4, 1), "C16": (9, 1), "C18": (8, 1), "B19": (6, 0)})
    way = run(
        "5", "Strasbourg/B11 C12.0", "C12.0 C14.0", "C14.0 C16 C18 B19.0", "B19.0 Stuttgart/A18"
    )
    if option:
        assert revenue(state, way, of="SCB") == 30 + 20 + 10 + 20 + 20
    else:
        assert problem(state, way, of="SCB") == "44-RT-08"


@pytest.mark.rule("44-RT-09", "44-MR-11")
def test_foreign_areas_and_mountains_are_ends_of_routes() -> None:
    state = position("2", maximum_revenue=False)
    company(state, "AB", at=["D25.0", "C24.0"], trains=["3"])
    tiles(state, {"D25": (57, 0), "C24": (57, 1)})  # both lead to München
    way = run("3", "D25.0 München/C26", "München/C26 C24.0")
    assert problem(state, way) == "44-RT-09"


@pytest.mark.rule("44-RT-10", "44-TK-06")
def test_vaduz_is_an_end_that_h_trains_may_visit_unless_the_option_makes_it_red() -> None:
    way = run("2H", "D25.0 E26.0")
    assert revenue(east("2H"), way) == 30
    assert problem(east("2H", vaduz="red"), way) == "44-TK-04"
    assert revenue(east("2", vaduz="red"), run("2", "D25.0 E26.0")) == 30


@pytest.mark.rule("44-RT-11")
def test_a_mountain_without_a_railway_is_no_stop() -> None:
    state = position("2", maximum_revenue=False)
    company(state, "MOB", at=["I6.0"], trains=["2"])
    tiles(state, {"I6": (57, 0)})  # north-east to the Rochers de Naye
    way = run("2", "I6.0 H7.0")
    assert problem(state, way, of="MOB") == "44-RT-11"
    mountain(state, "H7", panel=1)
    assert revenue(state, way, of="MOB") == 30


@pytest.mark.rule("44-RT-12", "44-RT-15", "44-RT-16")
def test_no_track_twice_by_one_train_or_by_two() -> None:
    state = east("2", "3")
    both = (run("2", HOME), run("3", "B23.0 C24.0", "C24.0 D25.0"))
    assert problem(state, *both) == "44-RT-15"
    fine = (run("2", "D25.0 E26.0"), run("3", "B23.0 C24.0", "C24.0 D25.0"))
    assert revenue(state, *fine) == 30 + 50


@pytest.mark.rule("44-RT-12")
def test_a_route_does_not_leave_a_city_by_the_track_it_came_on() -> None:
    state = position("3", maximum_revenue=False)
    company(state, "VSB", at=["C24.0"], trains=["3"])
    tiles(state, {"C24": (57, 1), "C22": (9, 1), "C20": (59, 4), "B21": (8, 5), "B19": (57, 1)})
    tiles(state, {"C22": (23, 4)})  # a junction: 4-1 and 4-2
    west, north = "C20.0 C22 C24.0", "C24.0 C22 B21 B19.0"
    assert revenue(state, run("3", west), of="VSB") == 60
    assert revenue(state, run("3", north), of="VSB") == 40
    assert problem(state, run("3", west, north), of="VSB") == "44-RT-12"


@pytest.mark.rule("44-RT-13")
def test_no_reversing_at_junctions_and_no_change_at_crossings() -> None:
    state = position("3", maximum_revenue=False)
    company(state, "AB", at=["D25.0"], trains=["2"])
    # E24 is a junction: from the south-east of the home one cannot turn back to Vaduz' side
    tiles(state, {"D25": (5, 0), "E24": (9, 0), "D23": (9, 1)})
    tiles(state, {"E24": (23, 0)})  # 0-3 and 0-4
    way = run("2", "D25.0 E24 E26.0")
    assert problem(state, way) == "44-RT-13"


@pytest.mark.rule("44-RT-14")
def test_a_route_leaves_a_city_by_any_other_track() -> None:
    state = east("3", phase="3")
    tiles(state, {"C24": (14, 1)})
    assert revenue(state, run("3", "D25.0 C24.0", "C24.0 München/C26")) == 20 + 30 + 30


@pytest.mark.rule("44-RT-17")
def test_track_belongs_to_nobody() -> None:
    state = east("2")
    company(state, "RhB", seat=BERT, at=["B19.0"], trains=["2"])
    assert can_run(state, AB)


@pytest.mark.rule("44-RT-18")
@pytest.mark.parametrize(("option", "entry"), [(True, ""), (False, "44-RT-11")])
def test_a_worthless_area_may_be_visited_except_by_option(option: bool, entry: str) -> None:
    state = position("2", maximum_revenue=False, worthless_stops=option)
    company(state, "VZ", at=["K10.0"], trains=["2"])
    tiles(state, {"K10": (57, 0), "L9": (9, 0)})
    assert problem(state, run("2", "K10.0 L9 Torino/M8"), of="VZ") == entry


@pytest.mark.rule("44-RT-19", "44-TK-04", "44-KI-07")
def test_regional_companies_and_h_trains_keep_out_of_red_areas() -> None:
    state = position("3", maximum_revenue=False)
    company(state, "VZ", at=["K10.0"], trains=["3H"])
    tiles(state, {"K10": (57, 0), "L9": (9, 0)})
    way = run("3H", "K10.0 L9 Torino/M8")
    assert problem(state, way, of="VZ") == "44-TK-04"
    assert not can_run(state, CompanyId("VZ"))


@pytest.mark.rule("44-RT-20")
def test_a_train_need_not_run() -> None:
    assert revenue(east("2", "2"), run("2", HOME)) == 40
    assert revenue(east("2")) == 0


@pytest.mark.rule("44-RT-21")
def test_grey_track_is_used_like_tiles() -> None:
    state = position("2", maximum_revenue=False)
    company(state, "VZ", at=["K10.0"], trains=["4"])
    tiles(state, {"K10": (57, 0), "J11": (58, 4)})
    mountain(state, "I14")
    through_brig = run("4", "K10.0 J11.0", "J11.0 J13.0", "J13.0 I14.0")
    assert revenue(state, through_brig, of="VZ") == 20 + 10 + 20 + 10


# Kinds of train


@pytest.mark.rule("44-TK-01")
def test_a_normal_train_counts_stops_and_runs_any_distance() -> None:
    state = east("3", "2")
    longest = run("3", "B23.0 C24.0", "C24.0 D25.0", "D25.0 E26.0")
    assert problem(state, longest) == "44-TK-01"
    far = position("2", maximum_revenue=False)
    company(far, "SCB", at=["C12.0"], trains=["2"])
    tiles(far, {"C12": (57, 1), "C14": (4, 1)})
    assert revenue(far, run("2", "C12.0 C14.0"), of="SCB") == 30


@pytest.mark.rule("44-TK-02", "44-TK-07")
def test_an_h_train_counts_hexes_from_the_start_hex_on() -> None:
    state = position("3", maximum_revenue=False)
    company(state, "VZ", at=["K10.0"], trains=["2H", "3H"])
    tiles(state, {"K10": (6, 2), "I10": (58, 0), "K8": (58, 2)})
    tunnel(state, "J9", "curve", 3)
    through = ("K10.0 J9 I10.0",)
    assert problem(state, run("2H", *through), of="VZ") == "44-TK-02"
    assert revenue(state, run("3H", *through), of="VZ") == 50


@pytest.mark.rule("44-TK-02")
@pytest.mark.scenario("S26")
def test_s26_a_2h_reaches_the_neighbouring_hex_and_no_further() -> None:
    state = east("2H")
    assert revenue(state, run("2H", HOME)) == 40
    assert problem(state, run("2H", "B23.0 C24.0", "C24.0 D25.0")) == "44-TK-02"


@pytest.mark.rule("44-TK-03")
def test_a_hex_counts_each_time_it_is_passed() -> None:
    stops = (Stop("a", "a", "city", 20, own=True), Stop("b", "b", "city", 20))
    network = Network(stops, (Link((0, 1), 7, 3, via=("X1", "X2", "X1", "X3")),))
    route = Route(0, (0, 1), (0,))
    (problem,) = explain(network, (Train("3H", hexes=3),), (route,))
    assert problem.key == "route-too-far"
    assert not explain(network, (Train("4H", hexes=4),), (route,))


@pytest.mark.rule("44-TK-08", "44-TK-09", "44-TK-11")
def test_the_express_counts_eight_stops_and_one_of_its_own() -> None:
    state = east("8E", phase="7")
    plan = examined(state, AB, (run("8E", "B23.0 C24.0", "C24.0 D25.0", "D25.0 E26.0"),))
    assert plan.revenue == 10 + 20 + 20 + 40
    assert len(plan.routes[0].counted) == 4


@pytest.mark.rule("44-TK-12")
def test_trains_turn_only_towards_the_h_side() -> None:
    trains = position().title.trains
    turned = {name: train.turns_to for name, train in trains.items() if train.turns_to}
    assert turned == {"2": "2H", "3": "3H", "4": "4H", "5": "5H"}


@pytest.mark.rule("44-RV-13")
def test_the_offer_shows_the_best_routes_and_a_lower_claim_is_refused_with_them() -> None:
    state = position("2")
    company(state, "AB", at=["D25.0"], trains=["2"])
    tiles(state, {"D25": (57, 2), "C24": (57, 2), "B23": (58, 5)})
    state = at_turn(state, "AB", "RunningTrains")
    assert isinstance(top(state), RunningTrains)
    refused(state, RunTrains(by=ANNA, runs=(run("2", "D25.0 E26.0"),)), "44-RV-13")
    refused(state, RunTrains(by=ANNA, runs=()), "44-RV-13")
    state = do(state, RunTrains(by=ANNA, runs=(run("2", HOME),)))
    assert of(state, "AB").revenue == 40


def test_a_route_is_refused_with_the_entry_that_forbids_it() -> None:
    state = at_turn(east("2"), "AB", "RunningTrains")
    refused(state, RunTrains(by=ANNA, runs=(run("2", "C24.0 B23.0"),)), "44-RT-03")


@pytest.mark.rule("44-RT-01", "44-RT-03", "44-RT-11", "44-RT-13", "44-RT-15", "44-TK-01")
def test_a_refusal_names_everything_that_is_wrong_each_under_its_entry() -> None:
    state = at_turn(east("2", "3"), "AB", "RunningTrains")
    runs = (
        run("2", "B23.0 C24.0", "C24.0 D25.0"),  # three stops
        run("3", "D25.0 C24.0"),  # the same track
        run("3", "C24.0 B23.0"),  # no third train, track used, no station
        run("4", "D25.0 D23 C24.0", "C24.0 A20.0"),  # no such train, no such track, no such stop
    )
    with pytest.raises(IllegalAction) as refusal:
        do(state, RunTrains(by=ANNA, runs=runs))
    assert refusal.value.rule == "44-TK-01"
    told = str(refusal.value)
    assert re.findall(r"44-\w\w-\d\d", told) == [
        *("44-TK-01", "44-RT-15", "44-RT-01", "44-RT-03"),
        *("44-RT-01", "44-RT-11", "44-RT-13"),
    ]
    assert told.endswith("Also 44-RT-13: No track leads from stop to stop along D25–D23–C24.")


@pytest.mark.rule("44-RV-13")
def test_a_lower_claim_is_answered_with_the_better_plan_part_by_part() -> None:
    state = position("2")
    company(state, "AB", at=["D25.0"], trains=["2"])
    tiles(state, {"D25": (57, 2), "C24": (57, 2), "B23": (58, 5)})
    action = RunTrains(by=ANNA, runs=(run("2", "D25.0 E26.0"),))
    refusal = why_not(at_turn(state, "AB", "RunningTrains"), action)
    assert refusal is not None
    assert "40, not 30" in str(refusal)
    assert re.search(r"2: \S[^+]* 20 \+ [^+]* 20 = 40", str(refusal))
