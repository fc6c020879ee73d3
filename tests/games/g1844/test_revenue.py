"""44-RV: what runs earn."""

import pytest

from kursbuch.core.title import Value
from kursbuch.core.words import speak
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.dividends import Dividend, UseRevenue
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.claimed_runs import examined
from kursbuch.eighteen.running.equal_runs import brings, equal_runs
from kursbuch.eighteen.running.runs import Run, best_runs, network_of
from kursbuch.games.g1844.furka import FURKA_TILES, lay_furka
from kursbuch.games.g1844.operating_events import CameAlive
from kursbuch.games.g1844.overlay import lay_over
from kursbuch.games.g1844.revenue import preference
from kursbuch.games.g1844.state import State44
from kursbuch.routes.network import Link, Network, Part, Route, Stop
from kursbuch.routes.pay import tunnel_counts
from tests.eighteen.builders import ANNA, BERT, do, give, news, of, run, tiles, top
from tests.games.g1844.builders import at_turn, company, mountain, position, tunnel

BLS, VZ = CompanyId("BLS"), CompanyId("VZ")


def parts(state: State44, name: str, *runs: Run) -> list[tuple[Part, ...]]:
    """What each run earns, part by part."""
    plan = examined(state, CompanyId(name), runs)
    assert not plan.problems
    return [route.parts for route in plan.routes]


def sion(*trains: str) -> State44:
    """The example of the rulebook: VZ in Sion (W21)."""
    state = position("3")
    company(state, "VZ", at=["K10.0"], trains=trains)
    line = {"K10": (5, 0), "K8": (58, 2), "J7": (9, 2), "I6": (57, 2), "J11": (58, 4)}
    tiles(state, line)
    tiles(state, {"K10": (15, 0)})
    return state


def strasbourg_to_torino(phase: str = "7", **options: Value) -> State44:
    """The line of X24, with the Lötschberg tunnel."""
    state = position(phase, **options)
    company(state, "BLS", at=["F11.0"], trains=["8E"])
    tiles(
        state,
        {
            "C12": (6, 0), "D11": (9, 0), "E10": (58, 3), "F11": (57, 2), "G12": (9, 2),
            "H13": (6, 0), "J11": (58, 4), "K10": (57, 0), "L9": (9, 0),
        },
    )  # fmt: skip
    tunnel(state, "I12", "curve", 3, paper="T3")
    return state


LINE = (
    "Strasbourg/B11 C12.0", "C12.0 D11 E10.0", "E10.0 F11.0", "F11.0 G12 H13.0",
    "H13.0 I12 J13.0", "J13.0 J11.0", "J11.0 K10.0", "K10.0 L9 Torino/M8",
)  # fmt: skip


@pytest.mark.rule("44-RV-01", "44-RV-02", "44-RV-15", "44-TK-02", "44-RT-15")
@pytest.mark.scenario("W21")
def test_w21_two_h_trains_of_vz_earn_100() -> None:
    plan = best_runs(sion("2H", "3H"), VZ)
    assert plan.revenue == 100
    assert sorted(route.revenue for route in plan.routes) == [40, 60]
    far = run("3H", "K10.0 K8.0", "K8.0 J7 I6.0")
    assert [p.key for p in examined(sion("2H", "3H"), VZ, (far,)).problems] == ["route-too-far"]


@pytest.mark.rule("44-RV-08", "44-RV-10", "44-RV-13", "44-TC-06", "44-TK-07")
@pytest.mark.scenario("W22")
def test_w22_the_tunnel_to_gstaad_is_as_good_and_the_director_may_choose() -> None:
    state = sion("2H", "3H")
    tiles(state, {"I10": (58, 0)})
    give(state, BERT, "T2")
    tunnel(state, "J9", "curve", 3, paper="T2")
    assert best_runs(state, VZ).revenue == 100
    state = at_turn(state, "VZ", "RunningTrains")
    by_tunnel = RunTrains(by=ANNA, runs=(run("2H", "K10.0 K8.0"), run("3H", "K10.0 J9 I10.0")))
    assert [event.paper for event in news(state, by_tunnel, CameAlive)] == ["T2"]
    east = RunTrains(
        by=ANNA, runs=(run("2H", "K10.0 K8.0"), run("3H", "K10.0 J11.0", "J11.0 J13.0"))
    )
    assert not do(state, east).alive


@pytest.mark.rule("44-RV-03", "44-PH-10")
@pytest.mark.parametrize(
    ("phase", "value"),
    [("1", 10), ("2", 10), ("3", 20), ("4", 20), ("5", 30), ("6", 30), ("7", 40)],
)
def test_vaduz_is_worth_what_the_phase_says(phase: str, value: int) -> None:
    state = position(phase)
    company(state, "AB", at=["D25.0"], trains=["2H"])
    tiles(state, {"D25": (57, 2)})
    assert best_runs(state, CompanyId("AB")).revenue == 20 + value


@pytest.mark.rule("44-RV-03", "44-MR-05", "44-MR-11", "44-MR-14")
@pytest.mark.parametrize(("phase", "value"), [("2", 10), ("4", 40), ("6", 50), ("7", 60)])
def test_a_mountain_is_worth_what_its_panel_says(phase: str, value: int) -> None:
    state = position(phase)
    company(state, "MOB", at=["I6.0"], trains=["2H"])
    tiles(state, {"I6": (57, 0)})
    mountain(state, "H7", panel=1)
    assert best_runs(state, CompanyId("MOB")).revenue == 20 + value


@pytest.mark.rule("44-RV-04", "44-RV-07", "44-RV-14", "44-TK-08", "44-TK-09")
@pytest.mark.scenario("X24")
def test_x24_the_express_from_strasbourg_to_torino_earns_390() -> None:
    state = strasbourg_to_torino()
    (found,) = parts(state, "BLS", run("8E", *LINE))
    assert sum(part.total for part in found) == 390
    assert [part.total for part in found if part.key == "tunnel"] == [80]
    assert [part.total for part in found if part.key == "bonus"] == [70]
    assert best_runs(state, BLS).revenue == 390


@pytest.mark.rule("44-RV-05")
@pytest.mark.scenario("W23")
def test_w23_the_same_ends_by_two_trains_earn_no_transit_bonus() -> None:
    state = strasbourg_to_torino()
    of(state, "BLS").trains = ["6", "6"]  # type: ignore[list-item]
    found = parts(state, "BLS", run("6", *LINE[:3]), run("6", *LINE[3:]))
    assert not [part for route in found for part in route if part.key == "bonus"]


@pytest.mark.rule("44-RV-04", "44-RV-06")
def test_north_to_east_earns_no_transit_bonus() -> None:
    state = position("3")
    company(state, "VSB", at=["C24.0"], trains=["4"])
    tiles(state, {"C24": (57, 1), "C22": (9, 1), "C20": (59, 4), "B21": (7, 0)})
    (found,) = parts(state, "VSB", run("4", "München/C26 C24.0", "C24.0 C22 C20.0"))
    assert [part.key for part in found] == ["stop"] * 3


@pytest.mark.rule("44-RV-04", "44-RV-07")
def test_the_bonus_numbers_of_both_ends_are_added_from_west_to_east() -> None:
    areas = position().title.ground.map.areas
    numbers = {name: (area.direction, area.transit) for name, area in areas.items()}
    assert numbers == {
        "Stuttgart": ("N", 30), "Strasbourg": ("N", 30), "Milano": ("S", 40), "Torino": ("S", 40),
        "Belfort": ("W", 50), "Dijon/Paris": ("W", 50), "Lyon": ("W", 90),
        "München": ("E", 50), "Innsbruck": ("E", 90),
    }  # fmt: skip


@pytest.mark.rule("44-RV-09")
def test_two_tunnels_on_a_route_give_the_bonus_once() -> None:
    state = strasbourg_to_torino(phase="3")
    of(state, "BLS").trains = ["4"]  # type: ignore[list-item]
    tunnel(state, "K14", "straight", 2, paper="T4")
    way = run("4", "F11.0 G12 H13.0", "H13.0 I12 J13.0", "J13.0 K14 Milano/L15")
    (found,) = parts(state, "BLS", way)
    assert [part.total for part in found] == [20, 20, 20, 50, 4 * 10]


@pytest.mark.rule("44-RV-11")
@pytest.mark.parametrize(("option", "bonus"), [("both sides", False), ("any tunnel", True)])
def test_the_express_needs_counted_stops_on_both_sides_of_the_tunnel(
    option: str, bonus: bool
) -> None:
    stops = tuple(Stop(str(n), str(n), "city", 20, own=n == 0) for n in range(3))
    links = (Link((0, 1), 1, 1), Link((1, 2), 2, 1, tunnel=True))
    network = Network(stops, links, tunnel_bonus=10, tunnel_both_sides=option == "both sides")
    route = Route(0, (0, 1, 2), (0, 1))
    assert tunnel_counts(network, route, (0, 1)) is bonus
    assert tunnel_counts(network, route, (0, 2))
    of_title = strasbourg_to_torino(tunnel_bonus=option)
    assert of_title.title.running.network(of_title, BLS, None).tunnel_both_sides is not bonus


@pytest.mark.rule("44-RV-12", "44-PV-29")
def test_the_furka_line_is_no_tunnel_and_andermatt_is_worth_10() -> None:
    state = position("3")
    give(state, BERT, "P4")
    lay_furka(state)
    company(state, "GB", at=["G26.0"], trains=["3"])
    tiles(state, {"G26": (57, 0), "H25": (58, 1)})
    (found,) = parts(state, "GB", run("3", "G26.0 H25.0", "H25.0 H23 H21 H19 H17.0"))
    assert [part.total for part in found] == [20, 10, 10]


@pytest.mark.rule("44-RV-13")
def test_activating_a_mountain_is_no_reason_to_take_less() -> None:
    state = position("2")
    company(state, "MOB", at=["I6.0"], trains=["2H"])
    tiles(state, {"I6": (6, 1)})  # sides 1 and 3: Lausanne and the Rochers de Naye
    mountain(state, "H7", panel=0)
    plan = best_runs(state, CompanyId("MOB"))
    assert plan.revenue == 40
    assert plan.runs[0].stops in (("I6.0", "I4.1"), ("I4.1", "I6.0"))


@pytest.mark.rule("44-RV-16", "44-MR-07")
def test_a_visited_mountain_comes_alive_once() -> None:
    state = position("2")
    company(state, "MOB", at=["I6.0"], trains=["2H"])
    tiles(state, {"I6": (57, 0)})
    mountain(state, "H7", paper="B3", owner=BERT)
    state = at_turn(state, "MOB", "RunningTrains")
    action = RunTrains(by=ANNA, runs=best_runs(state, CompanyId("MOB")).runs)
    assert [event.paper for event in news(state, action, CameAlive)] == ["B3"]
    state.alive.append("B3")  # type: ignore[arg-type]
    assert not news(state, action, CameAlive)


@pytest.mark.rule("44-RV-15", "44-DV-15")
def test_the_bank_pays_the_revenue() -> None:
    state = at_turn(sion("2H", "3H"), "VZ", "RunningTrains")
    before = state.bank
    state = do(state, RunTrains(by=ANNA, runs=best_runs(state, VZ).runs))
    assert isinstance(top(state), Dividend)
    assert state.bank == before
    state = do(state, UseRevenue(by=ANNA, pay_out=False))
    assert (of(state, "VZ").cash, state.bank) == (100, before - 100)


def test_of_equal_plans_the_one_that_serves_the_director_is_proposed() -> None:
    state = sion("2H", "3H")
    tiles(state, {"I10": (58, 0)})
    give(state, ANNA, "T2")
    tunnel(state, "J9", "curve", 3, paper="T2")
    plan = best_runs(state, VZ)
    assert plan.revenue == 100
    assert "I10.0" in {stop for found in plan.runs for stop in found.stops}
    wish = preference(state, VZ, network_of(state, VZ))
    assert wish is not None
    assert sum(wish.links) == 1
    give(state, BERT, "T2")
    assert preference(state, VZ, network_of(state, VZ)) is None


@pytest.mark.rule("44-TU-12", "44-TC-06")
@pytest.mark.parametrize(
    ("track", "hex_id", "turn"),
    [
        ({"G18": (57, 0), "H15": (9, 1), "H13": (57, 1)}, "H17", 1),  # Thun, tunnel, Stans
        ({"J15": (7, 3), "H15": (8, 5), "H13": (57, 1)}, "I16", 0),  # the line, then below it
    ],
)
def test_a_tunnel_below_the_furka_line_serves_its_owner_once(
    track: dict[str, tuple[object, int]], hex_id: str, turn: int
) -> None:
    state = position("3")
    company(state, "BLS", at=["H13.0"], trains=["3"])
    tiles(state, track)
    give(state, ANNA, "T1")
    tunnel(state, hex_id, "curve", turn)
    for tile, below in FURKA_TILES.items():
        state.board = lay_over(state.board, below, tile)
    wish = preference(state, BLS, network_of(state, BLS))
    assert wish is not None
    assert sum(wish.links) == 1


@pytest.mark.rule("44-RV-13", "44-RV-16")
def test_equal_plans_are_listed_with_what_they_bring_and_each_may_be_run() -> None:
    state = sion("2H", "3H")
    tiles(state, {"I10": (58, 0)})
    give(state, BERT, "T2")
    tunnel(state, "J9", "curve", 3, paper="T2")
    state = at_turn(state, "VZ", "RunningTrains")
    found = equal_runs(state, VZ)
    assert found.complete
    assert found.plans[0] == best_runs(state, VZ)
    assert len(found.plans) == len({plan.runs for plan in found.plans}) > 1
    told = [[speak(one) for one in brings(state, VZ, plan)] for plan in found.plans]
    assert ["first train for T2 (Player 2)"] in told[:2]
    assert [] in told[:2]
    for plan in found.plans:
        after = do(state, RunTrains(by=ANNA, runs=plan.runs))
        assert of(after, "VZ").revenue == plan.revenue == 100
        assert after.alive == (["T2"] if brings(state, VZ, plan) else [])


def test_the_proposal_follows_the_papers_that_the_director_has_now() -> None:
    state = sion("2H", "3H")
    tiles(state, {"I10": (58, 0)})
    give(state, BERT, "T2")
    tunnel(state, "J9", "curve", 3, paper="T2")
    best_runs(state, VZ)
    give(state, ANNA, "T2")
    assert brings(state, VZ, best_runs(state, VZ))


def test_the_network_is_kept_until_its_track_or_values_change_or_a_marker_is_placed() -> None:
    state = sion("2H", "3H")
    network = network_of(state, VZ)
    assert network_of(state, VZ) is network
    tiles(state, {"I10": (58, 0)})
    assert network_of(state, VZ) is network, "no track of Sion comes to I10"
    company(state, "BLS", at=["F11.0"], trains=["2"])
    assert network_of(state, VZ) is not network
    again = network_of(state, VZ)
    tiles(state, {"I6": (14, 1)})
    assert network_of(state, VZ) != again
