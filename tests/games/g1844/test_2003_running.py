"""The 2003 edition: what runs earn off the board, trade of the SBB, the end of the game."""

from __future__ import annotations

import pytest

from kursbuch.eighteen.ids import CompanyId, PaperId, StopId, TrainId
from kursbuch.eighteen.operating.dividends import pay_incomes
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.games.g1844.revenue import network
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.scoring import final_value
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2003, EDITION_2016
from tests.eighteen.builders import ANNA, do, give, of, refused, run, tiles
from tests.games.g1844.builders import at_turn, company, emptied
from tests.games.g1844.editions import EDITIONS


def schaffhausen(title: Title44) -> tuple[State44, str, str, str]:
    """AB in Schaffhausen, with track to two hexes of Stuttgart."""
    west, town, east = ("A20", "B21", "A22") if title is EDITION_2003 else ("A18", "B19", "A20")
    state = emptied(title, "3")
    company(state, "AB", trains=["3"], at=[f"{town}.0"])
    tiles(state, {town: (5, 2)})
    return at_turn(state, "AB", "RunningTrains"), west, town, east


@pytest.mark.rule("44-RT-08")
@EDITIONS
def test_two_hexes_of_one_red_area_are_two_places(title: Title44) -> None:
    state, *_ = schaffhausen(title)
    best = 40 + 20 + 40 if title is EDITION_2003 else 40 + 20
    assert best_runs(state, CompanyId("AB")).revenue == best


@pytest.mark.rule("44-RT-08")
def test_a_route_may_join_two_hexes_of_stuttgart_but_visits_none_twice() -> None:
    state, west, town, east = schaffhausen(EDITION_2003)
    ways = (f"{west}.0 {town}.0", f"{town}.0 {east}.0")
    state = do(state, RunTrains(by=ANNA, runs=(run("3", *ways),)))
    assert of(state, "AB").revenue == 100
    state = emptied(EDITION_2003, "3")
    company(state, "AB", trains=["3"], at=["B21.0"])
    tiles(state, {"B21": (5, 3), "B23": (7, 1)})
    twice = run("3", "A22.0 B21.0", "B21.0 B23 A22.0")
    refused(at_turn(state, "AB", "RunningTrains"), RunTrains(by=ANNA, runs=(twice,)), "44-RT-07")


@pytest.mark.rule("44-RV-04", "44-RV-07")
def test_tirano_is_east_and_adds_90_to_a_transit() -> None:
    bonuses = transits(EDITION_2003)
    assert bonuses["Lyon–Tirano"] == 90 + 90
    assert bonuses["Belfort–Tirano"] == 50 + 90
    assert bonuses["Stuttgart–Mailand"] == 30 + 40
    assert not any("Tirano" in name for name in transits(EDITION_2016))


def transits(title: Title44) -> dict[str, int]:
    """The transit bonuses between all red areas."""
    hexes = title.ground.map.hexes.values()
    off_board = {StopId(f"{h.id}.0"): () for h in hexes if h.area and h.face.stops}
    found = network(emptied(title), CompanyId("AB"), off_board)
    return {bonus.name: bonus.amount for bonus in found.bonuses}


@pytest.mark.rule("44-TT-06")
@EDITIONS
@pytest.mark.parametrize(("buyer", "seller"), [("SBB", "AB"), ("AB", "SBB")])
def test_the_sbb_trades_at_the_printed_price_only(title: Title44, buyer: str, seller: str) -> None:
    state = emptied(title, "5")
    company(state, buyer, money=500)
    company(state, seller, trains=["4"])
    state = at_turn(state, buyer, "BuyTrains")
    cheap = TradeTrain(by=ANNA, seller=CompanyId(seller), train=TrainId("4"), price=1)
    if title is EDITION_2003:
        refused(state, cheap, "44-TT-03")
        printed = TradeTrain(by=ANNA, seller=CompanyId(seller), train=TrainId("4"), price=300)
        assert of(do(state, printed), buyer).cash == 200
    else:
        assert of(do(state, cheap), buyer).cash == 499


@pytest.mark.rule("44-MR-09", "44-TC-07", "44-EG-06")
@EDITIONS
def test_mountains_and_tunnels_count_once_they_have_paid(title: Title44) -> None:
    state = emptied(title)
    give(state, ANNA, "B1", "T1")
    state.alive = [PaperId("B1"), PaperId("T1")]
    values = [final_value(state, PaperId(name)) for name in ("B1", "T1")]
    assert values == ([0, 0] if title is EDITION_2003 else [150, 50])
    pay_incomes(state)
    assert [final_value(state, PaperId(name)) for name in ("B1", "T1")] == [150, 50]


@pytest.mark.rule("44-RT-12", "44-RV-13")
@pytest.mark.parametrize("way", ["I26 H27 I28 I26", "I26 I28 H27 I26"])
def test_a_loop_between_two_stops_is_run_either_way_round(way: str) -> None:
    state = emptied(EDITION_2003, "5")
    company(state, "AB", trains=["5"], at=["K24.0"])
    tiles(state, {"K24": (57, 0), "J25": (9, 0), "I26": (45, 0), "H25": (4, 2)})
    tiles(state, {"H27": (7, 5), "I28": (7, 1)})
    loop = run("5", f"H25.0 {way} J25 K24.0")
    state = do(at_turn(state, "AB", "RunningTrains"), RunTrains(by=ANNA, runs=(loop,)))
    assert of(state, "AB").revenue == 30
