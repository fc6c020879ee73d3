"""Worked examples of 1844 that run through several chapters, each played from end to end."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.state import settle
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.buy_trains import BuyTrain
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import OUT, CompanyId, HexId, PaperId, TileId, TrainId
from kursbuch.eighteen.lay_track import LayTrack
from kursbuch.eighteen.operating_round import OperatingRound
from kursbuch.eighteen.phases import begin_phase
from kursbuch.eighteen.run_trains import RunTrains
from kursbuch.eighteen.runs import best_runs
from kursbuch.eighteen.trade import AnswerTrade, TradeTrain
from kursbuch.games.g1844.destinations import is_reached
from kursbuch.games.g1844.edition_2003 import EDITION_2003
from kursbuch.games.g1844.eva import GiveEva
from kursbuch.games.g1844.mountains import PlaceMountainRailway
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.scoring import final_value
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2016
from kursbuch.games.g1844.tunnels import BuildTunnel
from tests.games.g1844.builders import (
    ANNA,
    BERT,
    at_turn,
    cash,
    company,
    do,
    emptied,
    give,
    lay_tile,
    of,
    offered,
    position,
    refused,
    run,
    tiles,
    top,
)
from tests.games.g1844.table import all_pass, buy, buy_paper, in_stock_round, price_of, rich, start


def buy_train(train: str, by: Seat = ANNA) -> BuyTrain:
    return BuyTrain(by=by, train=TrainId(train), source="bank")


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
    company(state, "FNM", cash=100, at=["L21.0"], cell=(3, 5))
    state = at_turn(state, "FNM", 4)
    refused(state, Pass(by=ANNA), "44-TP-11")
    state = at_turn(do(state, buy_train("2H")), "FNM", 2)
    assert best_runs(state, CompanyId("FNM")).revenue == 0
    red = RunTrains(by=ANNA, runs=(run("2H", "L21.0 Milano/M22"),))
    refused(state, red, "44-TK-04")
    before = price_of(state, "FNM")
    state = do(state, *(RunTrains(by=ANNA, runs=()) for _ in offered(state, RunTrains)))
    assert of(state, "FNM").revenue == 0
    assert of(state, "FNM").cell == (3, 4)
    assert price_of(state, "FNM") < before


@pytest.mark.scenario("S26")
@pytest.mark.rule("44-TK-02")
def test_s26_a_2h_does_not_reach_over_an_empty_hex() -> None:
    state = position("2", maximum_revenue=False)
    company(state, "AB", at=["D25.0"], trains=["2H"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C22": (9, 1), "C20": (59, 4)})
    state = at_turn(state, "AB", 2)
    near, far = run("2H", "D25.0 C24.0"), run("2H", "C24.0 C22 C20.0")
    assert of(do(state, RunTrains(by=ANNA, runs=(near,))), "AB").revenue == 40
    state.board = at_home_in_st_gallen(state)
    refused(state, RunTrains(by=ANNA, runs=(far,)), "44-TK-02")


def at_home_in_st_gallen(state: State44):  # type: ignore[no-untyped-def]
    """A marker more, so that nothing but the distance is wrong."""
    from kursbuch.eighteen.board import place
    from kursbuch.eighteen.ids import StopId

    return place(state.title.ground, state.board, StopId("C24.0"), CompanyId("AB"))


@pytest.mark.scenario("S31")
@pytest.mark.rule("44-TL-11", "44-DE-12")
@pytest.mark.parametrize("treasury", [30, 60])
def test_s31_the_tile_of_60_is_paid_before_the_bonus_of_400_comes(treasury: int) -> None:
    state = position("3")
    company(state, "MOB", cash=treasury, par=80, at=["I6.0"])
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
    company(state, "STB", cash=20, at=[home])
    aarau = home.partition(".")[0]
    state = do(at_turn(state, "STB"), lay_tile(aarau, 15, 1))
    assert of(state, "STB").cash == 20 - price
    state = do(at_turn(state, "STB"), lay_tile(aarau, 611, 1))
    assert of(state, "STB").cash == 20 - price


@pytest.mark.scenario("X32")
@pytest.mark.rule("44-DE-03")
@pytest.mark.parametrize("turn", range(6))
def test_x32_nob_has_reached_aarau_in_either_printed_city(turn: int) -> None:
    """Track from Zürich comes in from the east; the printed cities open to the sides 2 and 4."""
    state = position("1")
    company(state, "NOB", at=["D19.0"])
    tiles(state, {"D19": (57, 0), "D17": (9, 1), "C16": (8, turn)})
    assert is_reached(state, CompanyId("NOB")) is False
