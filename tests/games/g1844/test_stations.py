"""44-ST: station markers."""

import pytest

from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board.board import markers
from kursbuch.eighteen.ids import CompanyId, StopId
from kursbuch.eighteen.operating.events import HomeMarkerPlaced, MarkerPlaced
from kursbuch.eighteen.operating.place_station import PlaceMarker, PlaceStation
from kursbuch.eighteen.stations import homes_to_come
from kursbuch.games.g1844.sbb import form_sbb
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import ANNA, BERT, do, lay_tile, news, of, offered, refused, tiles, top
from tests.games.g1844.builders import at_turn, company, position


def mark(stop: str) -> PlaceMarker:
    return PlaceMarker(by=ANNA, stop=StopId(stop))


def north(cash: int = 200, count: int = 4) -> State44:
    """STB in Aarau, joined to Olten and Basel; SCB is at home in Basel and not started (W20)."""
    state = position("3")
    company(state, "STB", money=cash, at=["D15.0"], markers=count)
    tiles(state, {"D15": (15, 1), "D13": (57, 1), "C12": (6, 5)})  # D15: 1 2 3 4; C12: 5 and 1
    tiles(state, {"D13": (14, 1)})  # 1 2 4 5
    return at_turn(state, "STB", "PlaceStation")


@pytest.mark.rule("44-ST-01", "44-ST-03", "44-ST-15")
@pytest.mark.scenario("W20")
def test_w20_a_first_further_marker_costs_40_and_there_is_one_a_turn() -> None:
    state = north()
    (placed,) = news(state, mark("D13.0"), MarkerPlaced)
    assert placed.cost == 40
    state = do(state, mark("D13.0"))
    assert (of(state, "STB").cash, of(state, "STB").markers) == (160, 3)
    assert not isinstance(top(state), PlaceStation)


@pytest.mark.rule("44-ST-09")
@pytest.mark.scenario("W20")
def test_w20_the_last_circle_of_a_home_is_kept_and_a_second_one_is_not() -> None:
    state = north()
    refused(state, mark("C12.0"), "44-ST-09")
    tiles(state, {"C12": (14, 1)})
    assert "STB" in markers(state.title.ground, do(state, mark("C12.0")).board, StopId("C12.0"))


@pytest.mark.rule("44-ST-09")
def test_once_the_home_marker_stands_the_other_circle_is_free_for_all() -> None:
    state = north()
    tiles(state, {"C12": (14, 1)})
    company(state, "SCB", seat=BERT, at=["C12.0"])
    assert homes_to_come(state, StopId("C12.0")) == 0
    do(state, mark("C12.0"))


@pytest.mark.rule("44-ST-01", "44-ST-02")
def test_the_home_marker_is_free_comes_first_and_is_not_the_marker_of_the_turn() -> None:
    state = position("3")
    company(state, "STB", money=100, operated=False, markers=3)
    tiles(state, {"D15": (15, 1), "D13": (57, 1)})
    tiles(state, {"D13": (14, 1)})
    state = at_turn(state, "STB")
    assert state.board.stops_of(CompanyId("STB")) == ("D15.0",)
    assert (of(state, "STB").cash, of(state, "STB").markers) == (100, 2)
    state = do(state, Pass(by=ANNA), mark("D13.0"))
    assert of(state, "STB").markers == 1


@pytest.mark.rule("44-ST-02", "44-ST-16")
def test_the_home_marker_is_placed_before_the_first_tile_on_an_empty_hex() -> None:
    state = position()
    company(state, "AB", money=50, operated=False)
    state = at_turn(state, "AB")
    assert state.board.stops_of(CompanyId("AB")) == ("D25.0",)
    state = do(state, lay_tile("D25", 57, 2))
    assert state.board.stops_of(CompanyId("AB")) == ("D25.0",)


@pytest.mark.rule("44-ST-03")
def test_every_later_marker_costs_100() -> None:
    state = north()
    company(state, "STB", money=0, at=["K2.0"])
    of(state, "STB").cash = 100
    assert news(state, mark("D13.0"), MarkerPlaced)[0].cost == 100


@pytest.mark.rule("44-ST-04")
def test_the_sbb_pays_100_for_every_marker() -> None:
    state = position("5")
    company(state, "SBB", money=100, at=["D15.0"], par=100)
    tiles(state, {"D15": (15, 1), "D13": (57, 1)})
    assert news(at_turn(state, "SBB", "PlaceStation"), mark("D13.0"), MarkerPlaced)[0].cost == 100


@pytest.mark.rule("44-ST-05")
def test_markers_go_on_free_circles_of_cities_only() -> None:
    state = north()
    tiles(state, {"C14": (3, 0)})
    refused(state, mark("C14.0"), "44-ST-05", "no-city")
    refused(state, mark("nowhere"), "44-ST-05", "no-city")
    company(state, "JN", seat=BERT, at=["D13.0"])
    company(state, "VZ", seat=BERT, at=["D13.0"])
    refused(state, mark("D13.0"), "44-ST-05", "no-free-circle")


@pytest.mark.rule("44-ST-06")
@pytest.mark.parametrize("stop", ["J13.0", "G20.0"])
def test_brig_and_altdorf_take_no_markers(stop: str) -> None:
    refused(north(), mark(stop), "44-ST-05", "no-city")


@pytest.mark.rule("44-ST-07")
def test_the_city_must_be_reached_not_through_blocked_cities() -> None:
    state = north()
    refused(state, mark("D19.0"), "44-ST-07")
    tiles(state, {"C12": (14, 1)})
    company(state, "JN", seat=BERT, at=["D13.0"])
    company(state, "VZ", seat=BERT, at=["D13.0"])
    refused(state, mark("C12.0"), "44-ST-07")


@pytest.mark.rule("44-ST-07", "44-TL-18")
def test_no_way_leads_through_a_foreign_area() -> None:
    state = position("3")
    company(state, "AB", money=100, at=["D25.0"])
    tiles(state, {"D25": (57, 0), "C24": (57, 1)})  # both end in München
    tiles(state, {"C24": (14, 1)})
    refused(_at_station(state, "AB"), mark("C24.0"), "44-ST-07")


@pytest.mark.rule("44-ST-08")
def test_a_company_has_one_marker_on_a_hex() -> None:
    refused(north(), mark("D15.0"), "44-ST-08")


@pytest.mark.rule("44-ST-08")
def test_the_other_city_of_a_hex_is_closed_to_a_company_that_stands_in_one() -> None:
    state = position("3")
    company(state, "MOB", money=100, at=["I4.1"])
    tiles(state, {"I6": (57, 1)})
    refused(_at_station(state, "MOB"), mark("I4.0"), "44-ST-08")


def _at_station(state: State44, name: str) -> State44:
    """The company places a station, whether or not there is any place for it."""
    at_turn(state, name)
    state.agenda[4:] = [PlaceStation(CompanyId(name))]
    return state


@pytest.mark.rule("44-ST-10")
def test_in_a_hex_of_two_cities_only_the_own_city_of_the_home_company_is_kept() -> None:
    state = position()
    assert homes_to_come(state, StopId("I4.0")) == 1
    assert homes_to_come(state, StopId("I4.1")) == 0
    assert homes_to_come(state, StopId("D15.1")) == 0


@pytest.mark.rule("44-ST-11", "44-SB-13")
def test_what_was_kept_for_a_pre_sbb_company_is_free_after_the_merger() -> None:
    state = position("5")
    company(state, "NOB", at=["D19.0"])
    assert homes_to_come(state, StopId("C12.0")) == 1
    state.sbb = "due"
    form_sbb(state)
    assert homes_to_come(state, StopId("C12.0")) == 0


@pytest.mark.rule("44-ST-12")
def test_geneva_can_be_marked() -> None:
    state = position()
    company(state, "JS", money=40, at=["I4.0"])
    tiles(state, {"I2": (8, 4), "J1": (58, 3)})
    stops = [
        offer.fixed["stop"] for offer in offered(at_turn(state, "JS", "PlaceStation"), PlaceMarker)
    ]
    assert stops == ["K2.0"]


@pytest.mark.rule("44-ST-14")
def test_markers_stay_when_a_tile_is_replaced() -> None:
    state = north()
    state = do(state, mark("D13.0"))
    tiles(state, {"D13": (611, 1)})
    assert "D13.0" in state.board.stops_of(CompanyId("STB"))


@pytest.mark.rule("44-ST-15")
def test_a_marker_that_the_treasury_cannot_pay_is_refused() -> None:
    state = _at_station(north(cash=39), "STB")
    refused(state, mark("D13.0"), "44-ST-15")
    assert not offered(state, PlaceMarker)


@pytest.mark.rule("44-LA-10", "44-LA-13")
def test_a_company_without_markers_in_stock_places_none() -> None:
    refused(_at_station(north(count=0), "STB"), mark("D13.0"), "44-LA-10")


def test_the_home_marker_is_told() -> None:
    state = position()
    company(state, "AB", operated=False)
    at_turn(state, "AB")
    told = HomeMarkerPlaced(company=CompanyId("AB"), stop=StopId("D25.0"))
    assert state.title.tell(told).args["stop"] == "D25.0"
