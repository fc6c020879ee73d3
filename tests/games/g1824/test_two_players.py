"""VA: markers of the bond railway, the Bukowina bonus, exchanges and the pool with two players."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import POOL, CompanyId, HexId, PaperId, StopId, TrainId
from kursbuch.eighteen.operating.buy_trains import take_new_train
from kursbuch.eighteen.operating.dividends import parts
from kursbuch.eighteen.operating.events import TileLaid
from kursbuch.eighteen.operating.phases import export_train
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.games.g1824.bond import wien_turns_brown
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.revenue import network
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import TWO_PLAYERS
from tests.eighteen.builders import (
    ANNA,
    BERT,
    do,
    hold,
    in_stock_round,
    marker,
    of,
    part,
    refused,
    settled,
    tile,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company

MS, KK, SD = CompanyId("MS"), CompanyId("KK"), CompanyId("SD")


def drawn(*stack: str, **options: object) -> State24:
    """A game with these two construction railways."""
    own = {"stack": list(stack or ("SD3", "EOD"))}
    return TWO_PLAYERS.start(2, 1, options, own)  # type: ignore[arg-type]


def rail(name: str, by: Seat) -> BuyRailway:
    return BuyRailway(by=by, company=CompanyId(name))


def coal(name: str, by: Seat, price_: int = 120) -> BuyCoalRailway:
    return BuyCoalRailway(by=by, company=CompanyId(name), price=price_)


def drafted(**options: object) -> State24:
    """The draft of the example: Anna KK1 SD3 KK2 EPP, Bert SD1 EOD SD2 MLB."""
    return do(
        drawn(**options),
        *(rail("KK1", ANNA), rail("SD1", BERT), rail("EOD", BERT), rail("SD3", ANNA)),
        *(rail("SD2", BERT), rail("KK2", ANNA), coal("EPP", ANNA, 140), coal("MLB", BERT, 160)),
    )


def playing(**options: object) -> State24:
    """After the draft, mountain railways not bought, in the first stock round."""
    return do(drafted(**options), Pass(by=ANNA), Pass(by=BERT))


@pytest.mark.rule("24-VA-27", "24-VA-30")
def test_example_the_buyer_of_the_last_4_train_may_place_its_second_marker() -> None:
    state = playing()
    company(state, "BK", money=500, trains=["4"], at=["B9.0"])
    state.depot["4"] = 1
    state = at_turn(state, "BK", "BuyTrains")
    take_new_train(state, CompanyId("BK"), TrainId("4"), 280)
    settled(state)
    assert waits_for(state) == "PlaceBondMarker"
    refused(state, PlaceMarker(by=ANNA, stop=StopId("C12.0")), "24-VA-27")
    do(state, Pass(by=ANNA))
    state = do(state, PlaceMarker(by=ANNA, stop=StopId("E8.0")))
    assert set(state.board.stops_of(MS)) == {"C12.0", "E8.0"}
    assert of(state, "MS").markers == 1
    assert state.bond_right == ""


@pytest.mark.rule("24-VA-28", "24-EX-07")
def test_example_after_an_export_the_last_5_train_brings_the_right() -> None:
    state = playing()
    for name in ("2", "3"):
        state.depot[name] = 0
    state.phase = "4"  # type: ignore[assignment]
    state.depot["4"] = 1
    export_train(state)
    assert state.bond_right == "5"
    state.depot["5"] = 1
    export_train(state)
    assert state.bond_right == ""


@pytest.mark.rule("24-VA-29")
def test_example_the_third_marker_goes_to_brown_wien() -> None:
    state = playing()
    for name in ("499", "491", "493"):
        tile(state, "E12", name, 0)
    company(state, "BK", money=500, trains=["4"], at=["B9.0"])
    for name in ("SD1", "KK1", "KK2"):
        of(state, name).closed = True
    state = at_turn(state, "BK", "BuyTrains")
    event = TileLaid(company=CompanyId("BK"), hex=HexId("E12"), tile="493", turn=0, cost=0)  # type: ignore[arg-type]
    wien_turns_brown(state, event)
    settled(state)
    assert waits_for(state) == "PlaceBondMarker"
    refused(state, Pass(by=ANNA), "24-VA-29")
    refused(state, PlaceMarker(by=ANNA, stop=StopId("E8.0")), "24-VA-29")
    state = do(state, PlaceMarker(by=ANNA, stop=StopId("E12.1")))
    assert "E12.1" in state.board.stops_of(MS)


@pytest.mark.rule("24-VA-31")
def test_example_bukowina_brings_50_once_for_each_train() -> None:
    state = playing()
    company(state, "CL", trains=["5"], at=["B23.0"])
    tile(state, "B23", 57, 2)
    marker(state, "CL", "E26.0")
    marker(state, "CL", "B9.0")
    net = network(state, CompanyId("CL"))
    (bonus,) = net.bonuses
    assert bonus.amount == 50
    west = {net.stops[n].id for n in bonus.first}
    east = {net.stops[n].id for n in bonus.second}
    assert (west, east) == ({"B9.0"}, {"E26.0"})


@pytest.mark.rule("24-VA-32")
def test_mountain_railways_are_exchanged_from_bank_or_pool_also_for_the_bond_railway() -> None:
    state = playing()
    state.holder[PaperId("B1")] = ANNA
    state.phase = "3"  # type: ignore[assignment]
    action = ExchangeMountain(by=ANNA, paper=PaperId("B1"), company=MS, source=str(POOL))
    state = do(in_stock_round(state), action)
    assert part(state, "MS", ANNA) == 1


@pytest.mark.rule("24-VA-33", "24-VA-34")
def test_red_places_and_the_grey_crossing() -> None:
    areas = {name: area.values for name, area in TWO_PLAYERS.ground.map.areas.items()}
    assert areas["Preßburg"] == (20, 30, 40, 40)
    assert areas["Budapest"] == (20, 40, 60, 70)
    assert areas["Kronstadt"] == (20, 30, 40, 40)
    assert areas["Bosnien"] == (10, 10, 50, 50)
    crossing = TWO_PLAYERS.ground.map.hexes[HexId("B17")]
    assert crossing.face.colour == "grey"
    assert not crossing.buildable


@pytest.mark.rule("24-IN-06")
def test_shares_in_the_pool_earn_nothing_unless_switched() -> None:
    for options, paid in (({}, {}), ({"pool_dividend": "company"}, {"CL": 10})):
        state = playing(**options)
        hold(state, "CL", POOL, 1)
        assert parts(state, CompanyId("CL"), 100) == paid
