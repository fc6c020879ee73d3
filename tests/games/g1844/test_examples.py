"""Worked examples of 1844 that run through several chapters, each played from end to end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch.core.state import settle
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import OUT, CompanyId, HexId, PaperId, TileId, TrainId
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.operating.phases import begin_phase
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.games.g1844.destinations import is_reached
from kursbuch.games.g1844.eva import GiveEva
from kursbuch.games.g1844.mountains import PlaceMountainRailway
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.scoring import final_value
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2003, EDITION_2016
from kursbuch.games.g1844.tunnels import BuildTunnel
from tests.eighteen.builders import (
    ANNA,
    BERT,
    buy_share,
    buy_train,
    cash,
    do,
    give,
    in_stock_round,
    lay_tile,
    of,
    refused,
    run,
    tiles,
)
from tests.games.g1844.builders import at_turn, company, emptied, position
from tests.games.g1844.table import all_pass, buy_paper, price_of, rich, start


def next_round(state: State44, part: int) -> State44:
    """The next operating round of the second series begins."""
    state.agenda = [
        Game(opened=1),
        Series(number=2, rounds=2, played=part, hooks=[]),
        OperatingRound(number=2, part=part),
    ]
    settle(state)
    return state


@pytest.mark.scenario("S25")
@pytest.mark.rule("44-TP-13", "44-TK-04", "44-DV-10")
def test_s25_a_2h_between_como_and_milano_fulfils_the_duty_and_earns_nothing() -> None:
    state = position("2")
    company(state, "FNM", money=100, at=["L21.0"], cell=(3, 5))
    state = at_turn(state, "FNM", "BuyTrains")
    refused(state, Pass(by=ANNA), "44-TP-11")
    state = do(state, buy_train("2H"))
    assert best_runs(state, CompanyId("FNM")).revenue == 0
    state = at_turn(state, "FNM", "RunningTrains")
    assert of(state, "FNM").revenue == 0
    assert (of(state, "FNM").cell, price_of(state, "FNM")) == ((3, 4), 80)


@pytest.mark.scenario("S26")
@pytest.mark.rule("44-TK-02")
def test_s26_a_2h_does_not_reach_over_an_empty_hex() -> None:
    state = position("2", maximum_revenue=False)
    company(state, "AB", at=["D25.0", "C24.0"], trains=["2H"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C22": (9, 1), "C20": (59, 4)})
    state = at_turn(state, "AB", "RunningTrains")
    near, far = run("2H", "D25.0 C24.0"), run("2H", "C24.0 C22 C20.0")
    assert of(do(state, RunTrains(by=ANNA, runs=(near,))), "AB").revenue == 40
    refused(state, RunTrains(by=ANNA, runs=(far,)), "44-TK-02")


@pytest.mark.scenario("S31")
@pytest.mark.rule("44-TL-11", "44-DE-12")
@pytest.mark.parametrize("treasury", [30, 60])
def test_s31_the_tile_of_60_is_paid_before_the_bonus_of_400_comes(treasury: int) -> None:
    state = position("3")
    company(state, "MOB", money=treasury, par=80, at=["I6.0"])
    tiles(state, {"I6": (57, 1), "I8": (9, 1), "I10": (58, 1), "H13": (57, 1)})
    state.claims.append(CompanyId("MOB"))
    state = at_turn(state, "MOB")
    to_thun = lay_tile("H11", 8, 4)
    if treasury < 60:
        refused(state, to_thun, "44-TL-12")
    else:
        assert of(do(state, to_thun), "MOB").cash == 400


@pytest.mark.scenario("X32")
@pytest.mark.rule("44-TL-10", "44-UP-06", "44-DE-03")
@pytest.mark.parametrize(("title", "price"), [(EDITION_2016, 0), (EDITION_2003, 20)])
def test_x32_the_first_upgrade_of_aarau_and_the_free_second_one(title: Title44, price: int) -> None:
    home = title.charters[CompanyId("STB")].home
    assert home is not None
    state = emptied(title, "5")
    company(state, "STB", money=20, at=[home])
    aarau = home.partition(".")[0]
    state = do(at_turn(state, "STB"), lay_tile(aarau, 15, 1))
    assert of(state, "STB").cash == 20 - price
    state = do(at_turn(state, "STB"), lay_tile(aarau, 611, 1))
    assert of(state, "STB").cash == 20 - price


EAST = {"D19": (57, 1), "D17": (4, 1)}
NORTH = {"D19": (6, 0), "C18": (8, 5), "C16": (9, 1), "C14": (3, 4)}


@pytest.mark.scenario("X32")
@pytest.mark.rule("44-DE-03")
@pytest.mark.parametrize("line", [EAST, NORTH])
def test_x32_nob_reaches_aarau_in_either_printed_city(line: dict[str, tuple[int, int]]) -> None:
    state = position("1")
    company(state, "NOB", at=["D19.0"])
    *others, last = line
    tiles(state, {hex_id: line[hex_id] for hex_id in others})
    assert not is_reached(state, CompanyId("NOB"))
    tiles(state, {last: line[last]})
    assert is_reached(state, CompanyId("NOB"))


@pytest.mark.scenario("S33")
@pytest.mark.rule("44-DE-05", "44-DE-07")
def test_s33_gb_gets_180_once_for_a_gotthard_tunnel_though_it_is_not_connected() -> None:
    state = position("3")
    company(state, "GB", seat=BERT, par=90)
    company(state, "SCB", money=300, at=["G18.0"])
    tiles(state, {"G18": (57, 2)})
    give(state, ANNA, "T3")
    state.claims.append(CompanyId("GB"))
    gotthard = BuildTunnel(
        by=ANNA, hex=HexId("H19"), tile=TileId("tunnel-straight"), turn=2, paper=PaperId("T3")
    )
    state = do(at_turn(state, "SCB"), gotthard)
    assert of(state, "GB").cash == 180
    assert of(do(at_turn(state, "SCB"), lay_tile("I20", 9, 2)), "GB").cash == 180


@pytest.mark.scenario("S34")
@pytest.mark.rule("44-TT-03", "44-TT-05", "44-PH-05")
def test_s34_the_same_card_costs_180_as_a_3_and_150_after_phase_4_has_turned_it() -> None:
    state = position("3")
    company(state, "RhB", seat=BERT, trains=["3"], at=["G26.0"])
    company(state, "AB", money=500, at=["D25.0"])
    bargain = TradeTrain(by=ANNA, seller=CompanyId("RhB"), train=TrainId("3"), price=180)
    sold = do(at_turn(state, "AB", "BuyTrains"), bargain, AnswerTrade(by=BERT, agreed=True))
    assert (of(sold, "AB").trains, of(sold, "RhB").cash) == (["3"], 180)
    begin_phase(state, state.title.cards[TrainId("4")].starts or state.phase)
    assert of(state, "RhB").trains == ["3H"]
    turned = TradeTrain(by=ANNA, seller=CompanyId("RhB"), train=TrainId("3H"), price=150)
    state = at_turn(state, "AB", "BuyTrains")
    refused(state, replace(turned, price=180), "44-TT-03")
    assert of(do(state, turned, AnswerTrade(by=BERT, agreed=True)), "RhB").cash == 150


@pytest.mark.scenario("S36")
@pytest.mark.rule("44-EF-12", "44-EF-14", "44-EF-15")
def test_s36_a_loan_of_30_grows_to_45_and_to_68_and_forbids_purchases() -> None:
    state = position("3")
    company(state, "AB", shares=1, money=100, at=["D25.0"])
    tiles(state, {"D25": (57, 2)})
    cash(state, ANNA, 20)
    state = do(at_turn(state, "AB", "BuyTrains"), buy_train("3H"))
    assert (state.players[ANNA].debt, state.players[ANNA].cash, of(state, "AB").cash) == (45, 0, 0)
    state = in_stock_round(state)
    cash(state, ANNA, 500)
    refused(state, buy_share("AB"), "44-BU-16")
    refused(state, start(ANNA, "BLS"), "44-BU-16")
    assert all_pass(state).players[ANNA].debt == 68


@pytest.mark.scenario("S44")
@pytest.mark.rule("44-PV-26", "44-PV-27", "44-PV-28")
def test_s44_an_unused_p4_lays_the_line_and_pays_80_when_phase_5_starts() -> None:
    state = position("4")
    company(state, "AB", money=1000, at=["D25.0"])
    state.depot[TrainId("4")] = 0
    give(state, BERT, "P4")
    before = state.players[BERT].cash
    state = do(at_turn(state, "AB", "BuyTrains"), buy_train("5H"))
    assert len(state.board.overlays) == 5
    assert state.players[BERT].cash == before + 80
    assert state.holder[PaperId("P4")] == OUT


@pytest.mark.scenario("S45")
@pytest.mark.rule("44-PV-36", "44-PV-38", "44-PV-39")
def test_s45_eva_waits_with_its_owner_until_his_company_has_room() -> None:
    state = position("4")
    company(state, "AB", seat=BERT, money=1000, at=["D25.0"])
    company(state, "RhB", trains=["4", "4H"], at=["G26.0"], money=7)
    state.depot[TrainId("4")] = 0
    give(state, ANNA, "P7")
    state = do(at_turn(state, "AB", "BuyTrains"), buy_train("5H", by=BERT))
    eva = GiveEva(by=ANNA, company=CompanyId("RhB"))
    assert state.eva == ANNA
    refused(state, eva, "44-PV-38", "eva-no-room")
    of(state, "RhB").trains.remove(TrainId("4"))
    state = do(state, eva)
    assert (of(state, "RhB").trains, of(state, "RhB").cash) == (["4H", "EVA"], 7)


@pytest.mark.scenario("S47")
@pytest.mark.rule("44-MR-01", "44-MR-02", "44-MR-03", "44-MR-07", "44-MR-08", "44-MR-09")
def test_s47_a_mountain_railway_pays_from_the_round_after_its_first_visit() -> None:
    state = in_stock_round(rich(position("3")))
    state = do(state, buy_paper(ANNA, "B1"))
    assert state.players[ANNA].cash == 1000 - 150
    state = do(state, PlaceMountainRailway(by=ANNA, hex=HexId("G14"), panel=1))
    company(state, "SCB", seat=BERT, at=["F17.0"], trains=["3H"])
    tiles(state, {"F17": (57, 1), "F15": (8, 4)})
    assert final_value(state, PaperId("B1")) == 0
    state = next_round(state, 1)
    assert state.players[ANNA].cash == 850
    state = at_turn(state, "SCB", "RunningTrains", rounds=2)
    runs = best_runs(state, CompanyId("SCB"))
    assert runs.revenue == 20 + 40
    state = do(state, RunTrains(by=BERT, runs=runs.runs))
    assert final_value(state, PaperId("B1")) == 150
    assert next_round(state, 2).players[ANNA].cash == 850 + 40
