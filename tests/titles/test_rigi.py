"""The rules of Rigi, the miniature title: each entry of its ledger."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch.core.state import settle, to_act
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board.board import lay
from kursbuch.eighteen.ids import (
    POOL,
    CertificateId,
    CompanyId,
    HexId,
    PaperId,
    PhaseId,
    StopId,
    TileId,
    TrainId,
)
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.dividends import Dividend, UseRevenue
from kursbuch.eighteen.operating.lay_track import LayTile, LayTrack
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.run_trains import RunningTrains, RunTrains
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.stock.stock_round import StockRound
from tests.eighteen.builders import ANNA, BERT, CARLA, do, refused
from tests.titles.rigi.hotel import BuildHotel
from tests.titles.rigi.state import RigiState
from tests.titles.rigi.title import RIGI

VRB, ARB = CompanyId("VRB"), CompanyId("ARB")
HOTEL = PaperId("HG")


def stock_round() -> RigiState:
    """Anna directs the launched VRB; Bert has the hotel company."""
    return do(
        RIGI.start(2),
        StartCompany(by=ANNA, company=VRB, price=80),
        BuyPaper(by=BERT, paper=HOTEL),
        BuyShare(by=ANNA, company=VRB, source="bank"),
    )


def operating_round() -> RigiState:
    """The first turn of the VRB."""
    return do(stock_round(), Pass(by=BERT), Pass(by=ANNA))


def track() -> RigiState:
    """The same, with track from Vitznau to the Rigi Kulm."""
    state = operating_round()
    for name in ("C5", "B6"):
        state.board = lay(RIGI.ground, state.board, HexId(name), TileId("57"), 0)
    return state


def stations() -> RigiState:
    """The VRB may place a marker."""
    return do(track(), Pass(by=ANNA))


def running() -> RigiState:
    """The VRB runs a 2-train."""
    state = stations()
    state.companies[VRB].trains.append(TrainId("2"))
    return do(state, Pass(by=ANNA))


def dividend() -> RigiState:
    """The VRB has earned something."""
    state = running()
    return do(state, RunTrains(by=ANNA, runs=best_runs(state, VRB).runs))


@pytest.mark.rule("RI-SU-01")
@pytest.mark.parametrize(("players", "cash"), [(2, 320), (3, 240)])
def test_everybody_starts_with_cash_from_the_bank(players: int, cash: int) -> None:
    state = RIGI.start(players)
    assert [player.cash for player in state.players] == [cash] * players
    assert state.bank == 1_500 - players * cash


@pytest.mark.rule("RI-SU-02")
def test_two_railways_have_five_shares_each() -> None:
    sizes = {name: [c.shares for c in RIGI.certificates[name]] for name in (VRB, ARB)}
    assert sizes == {VRB: [2, 1, 1, 1], ARB: [2, 1, 1, 1]}
    assert [RIGI.charters[name].home for name in (VRB, ARB)] == ["C5.0", "A7.0"]


@pytest.mark.rule("RI-SR-01")
def test_whoever_follows_the_last_trader_begins_the_next_stock_round() -> None:
    assert stock_round().order == [ANNA, BERT]
    assert operating_round().order == [BERT, ANNA]


@pytest.mark.rule("RI-SR-02")
def test_a_railway_is_launched_with_three_shares_and_gets_five_times_its_price() -> None:
    refused(RIGI.start(2), StartCompany(by=ANNA, company=VRB, price=90), "RI-SR-02")
    refused(RIGI.start(2), BuyShare(by=ANNA, company=VRB, source="bank"), "RI-SR-02")
    state = stock_round()
    assert state.companies[VRB].launched
    assert state.companies[VRB].cash == 400
    assert state.players[ANNA].cash == 320 - 3 * 80


@pytest.mark.rule("RI-SR-03")
def test_shares_are_sold_to_the_pool_from_the_second_stock_round_on() -> None:
    sale = SellShares(by=ANNA, company=VRB, shares=1)
    state = do(stock_round(), Pass(by=BERT))
    refused(state, sale, "RI-SR-03")
    top = state.agenda[-1]
    assert isinstance(top, StockRound)
    top.number = 2
    refused(state, sale, "RI-SR-03")  # the railway has not operated
    state.companies[VRB].operated = True
    before = price(state, VRB)
    sold = do(state, sale)
    assert price(sold, VRB) < before
    assert POOL in sold.holder.values()
    state.holder[CertificateId("VRB_2")] = state.holder[CertificateId("VRB_3")] = POOL
    refused(state, sale, "RI-SR-03")


@pytest.mark.rule("RI-SR-04")
def test_three_players_hold_four_certificates_at_most() -> None:
    state = do(RIGI.start(3), StartCompany(by=ANNA, company=VRB, price=60))
    for name in ("ARB_1", "ARB_2", "ARB_3"):
        state.holder[CertificateId(name)] = ANNA
    state = do(state, Pass(by=BERT), Pass(by=CARLA))
    refused(state, BuyShare(by=ANNA, company=VRB, source="bank"), "RI-SR-04")


@pytest.mark.rule("RI-OR-01")
def test_only_launched_railways_operate_and_lay_track_first() -> None:
    state = operating_round()
    assert any(isinstance(step, OperatingRound) for step in state.agenda)
    assert isinstance(state.agenda[-1], LayTrack)
    assert state.agenda[-1].company == VRB
    refused(state, UseRevenue(by=ANNA, pay_out=True), "RI-OR-01")


@pytest.mark.rule("RI-OR-02")
def test_the_first_tile_on_a_mountain_costs_what_is_printed() -> None:
    state = operating_round()
    state.board = lay(RIGI.ground, state.board, HexId("C5"), TileId("57"), 0)
    tile = LayTile(by=ANNA, hex=HexId("B6"), tile=TileId("57"), turn=0)
    assert do(state, tile).companies[VRB].cash == 400 - 40
    refused(state, replace(tile, tile=TileId("14")), "RI-OR-07")
    refused(state, replace(tile, hex=HexId("A7")), "RI-OR-02")


@pytest.mark.rule("RI-OR-03")
def test_the_second_marker_costs_40_and_homes_are_kept_free() -> None:
    state = stations()
    marker = PlaceMarker(by=ANNA, stop=StopId("B6.0"))
    assert do(state, marker).companies[VRB].cash == state.companies[VRB].cash - 40
    refused(state, replace(marker, stop=StopId("A7.0")), "RI-OR-03")


@pytest.mark.rule("RI-OR-04", "RI-HO-03")
def test_a_train_earns_its_stops_and_20_more_at_the_hotel() -> None:
    state = running()
    assert isinstance(state.agenda[-1], RunningTrains)
    assert best_runs(state, VRB).revenue == 40
    built = do(state, BuildHotel(by=BERT, hex=HexId("B6")))
    assert best_runs(built, VRB).revenue == 60


@pytest.mark.rule("RI-OR-05")
def test_a_dividend_moves_the_price_right_and_kept_revenue_left() -> None:
    state = dividend()
    assert isinstance(state.agenda[-1], Dividend)
    paid = do(state, UseRevenue(by=ANNA, pay_out=True))
    kept = do(state, UseRevenue(by=ANNA, pay_out=False))
    assert [price(one, VRB) for one in (state, paid, kept)] == [80, 90, 70]


@pytest.mark.rule("RI-OR-06")
def test_the_bank_sells_its_lowest_train_and_a_railway_with_a_route_must_own_one() -> None:
    state = do(stations(), Pass(by=ANNA))
    assert isinstance(state.agenda[-1], BuyTrains)
    refused(state, Pass(by=ANNA), "RI-OR-06")
    refused(state, BuyTrain(by=ANNA, train=TrainId("3"), source="bank"), "RI-OR-06")
    assert do(state, BuyTrain(by=ANNA, train=TrainId("2"), source="bank"))


@pytest.mark.rule("RI-OR-06")
def test_who_is_in_debt_buys_nothing() -> None:
    state = stock_round()
    assert do(state, StartCompany(by=BERT, company=ARB, price=60))
    state.players[BERT].debt = 1
    refused(state, StartCompany(by=BERT, company=ARB, price=60), "RI-OR-06")


@pytest.mark.rule("RI-OR-07")
def test_the_first_3_train_brings_green_tiles_and_the_first_4_train_scraps_the_2_trains() -> None:
    state = do(stations(), Pass(by=ANNA))
    state.companies[VRB].trains.append(TrainId("2"))
    state.depot["2"] = 0
    third = do(state, BuyTrain(by=ANNA, train=TrainId("3"), source="bank"))
    assert third.phase == PhaseId("3")
    assert RIGI.phases[third.phase].tiles == ("yellow", "green")
    state.depot["3"] = 0
    fourth = do(state, BuyTrain(by=ANNA, train=TrainId("4"), source="bank"))
    assert fourth.companies[VRB].trains == [TrainId("4")]


@pytest.mark.rule("RI-HO-01")
def test_the_hotel_company_costs_40_and_pays_10_in_every_operating_round() -> None:
    state = stock_round()
    assert state.players[BERT].cash == 320 - 40
    refused(do(state, Pass(by=BERT)), BuyPaper(by=ANNA, paper=HOTEL), "RI-HO-01")
    assert operating_round().players[BERT].cash == 320 - 40 + 10


@pytest.mark.rule("RI-HO-02")
def test_the_owner_builds_the_hotel_once_at_any_time_where_there_is_a_stop() -> None:
    state = operating_round()
    assert to_act(state) == (ANNA,)
    refused(state, BuildHotel(by=ANNA, hex=HexId("B6")), "RI-HO-02")
    refused(state, BuildHotel(by=BERT, hex=HexId("C7")), "RI-HO-02")
    built = do(state, BuildHotel(by=BERT, hex=HexId("B6")))
    assert built.hotel == "B6"
    refused(built, BuildHotel(by=BERT, hex=HexId("C5")), "RI-HO-02")


@pytest.mark.rule("RI-EN-01")
def test_a_broken_bank_ends_the_game_after_the_operating_rounds() -> None:
    state = operating_round()
    state.players[BERT].debt = 50
    state.broken = True
    assert RIGI.result(state) is None
    del state.agenda[1:]
    settle(state)
    result = RIGI.result(state)
    assert result is not None
    assert result.scores == (80 + 3 * 80, 290 - 50)
    assert result.winners == (ANNA,)
