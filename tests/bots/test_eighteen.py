"""What a novice of 18xx games knows: capital, places worth going to, trains that fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from kursbuch.bots.care import Care
from kursbuch.bots.eighteen import trades
from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.distances import nearness
from kursbuch.bots.eighteen.prospects import (
    going_on,
    income_of,
    life,
    rise_of,
    rounds_left,
    rounds_with_sales,
)
from kursbuch.bots.eighteen.stock import gain_of_start, launch_at_risk, saved_by
from kursbuch.bots.eighteen.track import Surroundings, lays_of, rank_lays, stop_worths
from kursbuch.bots.eighteen.trades import rank_answers, rank_trades
from kursbuch.bots.eighteen.trains import adds, bare, costs
from kursbuch.bots.eighteen.ways import FURTHEST, lacking, ways_to
from kursbuch.bots.g1844.advice import ADVICE
from kursbuch.bots.g1844.knowledge import HORIZON
from kursbuch.bots.temperament import BALANCED
from kursbuch.core.action import Seat
from kursbuch.core.state import offers, play
from kursbuch.eighteen.ids import POOL, CompanyId, HexId, StopId, TileId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.stock.buy_shares import BuyShare, StartCompany
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2016
from tests.eighteen.builders import BERT, hold, offered, tiles
from tests.games.g1824 import builders as g1824
from tests.games.g1844 import builders as g1844

MOB, FNM, SD1 = CompanyId("MOB"), CompanyId("FNM"), CompanyId("SD1")


def seen(state: State44) -> Situation[State44]:
    """The position as the first seat sees it."""
    return Situation(state, Seat(0), BALANCED, ADVICE, Random(1))


def test_a_company_is_founded_at_a_high_price_by_whoever_can_launch_it() -> None:
    state = g1844.position("3")
    state.players[0].cash = 1000
    gains = [
        gain_of_start(seen(state), StartCompany(by=Seat(0), company=MOB, price=price), 1000)[0]
        for price in (60, 80, 100)
    ]
    assert gains == sorted(gains)
    assert gains[0] < gains[2]


def test_who_has_started_a_company_keeps_the_money_that_launches_it() -> None:
    state = g1844.position("3")
    g1844.company(state, "MOB", shares=0, par=100)
    state.companies[MOB].launched = False
    state.players[0].cash = 300
    assert launch_at_risk(seen(state), 0, None) == 0
    assert launch_at_risk(seen(state), 100, None) > 100
    assert launch_at_risk(seen(state), 100, MOB) == 0


def test_a_destination_draws_track_from_afar_while_its_bonus_is_due() -> None:
    state = g1844.position("2")
    g1844.company(state, "FNM", at=["L21.0"], trains=["2"])
    home, ground = HexId("L21"), state.title.ground
    new = ground.tiles.face(TileId("57"), 2)
    assert Surroundings(seen(state), FNM).at(home).nearer_to_goals(new) == 0
    state.claims.append(FNM)
    assert Surroundings(seen(state), FNM).at(home).nearer_to_goals(new) > 10


def test_a_tunnel_makes_the_way_through_the_mountains_shorter() -> None:
    state = g1844.position("2")
    destination, side = HexId("G20"), 6 * state.title.ground.place[HexId("I20")]
    ways = [ways_to(state.title.ground, state.board, FNM, destination, "yellow")]
    g1844.tunnel(state, "H19", "curve", 3)
    ways.append(ways_to(state.title.ground, state.board, FNM, destination, "yellow"))
    before, after = (lacking(each, range(side, side + 6)) for each in ways)
    assert after < before < FURTHEST


def test_a_series_is_played_to_its_end_when_the_bank_is_broken() -> None:
    state = g1844.position("5")
    g1844.company(state, "AB", money=500, at=["D25.0"], trains=["4"])
    state = g1844.at_turn(state, "AB", "BuyTrains", rounds=3)
    state.broken = True
    assert rounds_left(state) == rounds_with_sales(state) == 3
    assert life(state, TrainId("5")) == 2


def test_a_bank_lasts_longer_while_players_have_money_for_the_shares_that_it_sells() -> None:
    state = g1844.position("5")
    g1844.company(state, "AB", money=500, at=["D25.0"], trains=["4"], shares=2)
    state.companies[CompanyId("AB")].revenue = 800
    state.bank = 2700
    for player in state.players:
        player.cash = 0
    without = rounds_with_sales(state)
    state.players[0].cash = 2000
    assert rounds_with_sales(state) == without + 3
    hold(state, "AB", BERT, *range(1, len(state.title.certificates[CompanyId("AB")])))
    assert rounds_with_sales(state) == without


def test_what_lets_the_bank_last_for_another_series_brings_what_it_pays_and_raises() -> None:
    state = g1844.position("5")
    g1844.company(state, "AB", money=500, at=["D25.0"], trains=["4"])
    state.companies[CompanyId("AB")].revenue = 200
    state = g1844.at_turn(state, "AB", "BuyTrains")
    series = 3 * (income_of(state, Seat(0)) + rise_of(state, Seat(0)))
    assert rise_of(state, Seat(0)) > 0
    state.bank = -100
    assert 0 < going_on(state, Seat(0), 100) < going_on(state, Seat(0), 450) < series
    state.bank = 9000
    assert going_on(state, Seat(0), 450) == 0


def test_what_the_bank_pays_when_it_lacks_little_may_cost_the_next_series() -> None:
    state = g1844.position("5")
    g1844.company(state, "AB", money=500, at=["D25.0"], trains=["4"])
    state.companies[CompanyId("AB")].revenue = 200
    state = g1844.at_turn(state, "AB", "BuyTrains")
    state.bank = 100
    assert going_on(state, Seat(0), -450) < 0 < going_on(state, Seat(0), 450)
    assert going_on(state, Seat(0), 100, due=200) < going_on(state, Seat(0), 300, due=200)


def test_an_expert_asks_the_solver_about_more_lays_than_a_novice() -> None:
    state = g1844.position("5")
    g1844.company(state, "FNM", at=["L21.0"], trains=["4"], money=500)
    found = lays_of(offered(g1844.at_turn(state, "FNM"), LayTile))
    quick, usual, thorough = (
        len(list(rank_lays(replace(seen(state), care=care), FNM, found))) for care in Care
    )
    assert quick < usual < thorough <= len(found)


def test_a_train_that_counts_hexes_is_hoped_to_grow_less_with_the_track() -> None:
    state = g1844.position("5")
    g1844.company(state, "AB", at=["D25.0"])
    part = {train: adds(state, CompanyId("AB"), (), TrainId(train)) for train in ("5", "5H")}
    price_of = state.title.trains
    assert part["5"] / price_of[TrainId("5")].price > part["5H"] / price_of[TrainId("5H")].price > 0


def test_the_money_for_a_train_that_lasts_is_there_to_be_spent_on_it() -> None:
    state = g1844.position("5")
    g1844.company(state, "AB", money=450, at=["D25.0"], trains=["4"])
    s = seen(g1844.at_turn(state, "AB", "BuyTrains"))
    assert costs(s, CompanyId("AB"), 450, lasting=True) < costs(s, CompanyId("AB"), 450) / 2


def test_the_last_share_in_the_pool_keeps_the_price_of_the_others() -> None:
    state = g1844.position("3")
    g1844.company(state, "AB", at=["D25.0"])
    hold(state, "AB", POOL, 7)
    last = BuyShare(by=Seat(0), company=CompanyId("AB"), source=str(POOL))
    assert saved_by(seen(state), last) > 0
    hold(state, "AB", POOL, 8)
    assert saved_by(seen(state), last) == 0


def test_nobody_is_asked_for_a_train_that_he_would_not_sell() -> None:
    state = g1844.position("3")
    g1844.company(state, "AB", money=500, at=["D25.0"])
    tiles(state, {"D25": (57, 2)})
    g1844.company(state, "BLS", seat=BERT, trains=["3H"])
    g1844.company(state, "RhB", seat=BERT, trains=["3H", "3"])
    state = g1844.at_turn(state, "AB", "BuyTrains")
    asked = list(rank_trades(seen(state), offered(state, TradeTrain)))
    assert {each.action.seller for each in asked if isinstance(each.action, TradeTrain)} == {"RhB"}
    for each in asked:
        consent = play(state, each.action)[0]
        theirs = replace(seen(consent), seat=BERT)
        best = max(rank_answers(theirs, offers(consent)), key=lambda answer: answer.score)
        assert best.action == AnswerTrade(by=BERT, agreed=True)


@pytest.mark.parametrize(
    ("care", "cash", "renews", "sold"),
    [
        (Care.THOROUGH, 900, True, True),
        (Care.USUAL, 900, True, False),
        (Care.THOROUGH, 100, True, False),
        (Care.THOROUGH, 900, False, False),
    ],
)
def test_an_expert_sells_an_only_train_if_he_can_pay_for_a_much_better_one(
    monkeypatch: pytest.MonkeyPatch, care: Care, cash: int, renews: bool, sold: bool
) -> None:
    """The one that is sold earns 100, a new one would earn 600; the solver is not asked."""
    old: Sequence[TrainId] = (TrainId("4H"),)

    def earned(state: State44, company: CompanyId, trains: Sequence[TrainId] = old) -> int:
        return 100 if tuple(trains) == old else 600 * len(trains)

    monkeypatch.setattr(trades, "revenue", earned)
    state = g1844.position("6")
    g1844.company(state, "AB", money=200, at=["D25.0"])
    g1844.company(state, "BLS", trains=["4H"], at=["F7.0"])
    hold(state, "BLS", Seat(0), *range(1, 5))
    state.players[0].cash = cash
    state = g1844.at_turn(state, "AB", "BuyTrains", rounds=3)
    s = replace(seen(state), care=care, advice=replace(ADVICE, renews=renews))
    (trade,) = rank_trades(s, offered(state, TradeTrain))
    assert (trade.score > 0) is sold


def test_experts_of_1844_leave_trains_to_their_ranking() -> None:
    auction = EDITION_2016.start(4, 1)
    assert HORIZON.weighty(auction, offers(auction))
    state = g1844.position("3")
    g1844.company(state, "AB", money=500, at=["D25.0"])
    state = g1844.at_turn(state, "AB", "BuyTrains")
    trains = offered(state, BuyTrain)
    assert trains
    assert not HORIZON.weighty(state, trains)


def test_what_a_stop_is_worth_is_worked_out_once_for_each_board() -> None:
    state = g1844.position("2")
    assert stop_worths(state) is stop_worths(state)
    assert stop_worths(state)[HexId("L21")] == {StopId("L21.0"): 20.0}


def test_a_hex_nearer_to_a_place_keeps_more_of_its_worth() -> None:
    ground = g1844.position("2").title.ground
    near = nearness(ground, HexId("K22"), 0.5)
    assert near[HexId("K22")] == 1
    assert near[HexId("L21")] == 0.5
    assert near[HexId("D19")] < near[HexId("K20")]


def test_a_goods_train_without_a_mine_adds_nothing() -> None:
    state = g1824.operating_round(g1824.position("2", {"SD1": 0}))
    assert adds(state, SD1, [], TrainId("1g")) == 0
    assert adds(state, SD1, [], TrainId("2")) > 0


def test_a_treasury_that_owns_a_train_keeps_something_for_track() -> None:
    state = g1844.position("2")
    g1844.company(state, "MOB", at=["I6.0"], trains=["2"])
    state.companies[MOB].cash = 100
    assert bare(state, MOB, 90) > 0 == bare(state, MOB, 0)
    state.companies[MOB].trains = []
    assert bare(state, MOB, 90) == 0
