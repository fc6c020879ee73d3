"""VA: Cisleithania for two players, and its draft."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from kursbuch.core.action import Action, Seat
from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, OUT, CompanyId, PaperId, TrainId
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824 import ground
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import STANDARD, TWO_PLAYERS
from kursbuch.games.g1824.two_players import stacks
from kursbuch.routes.network import Network, Stop
from tests.eighteen.builders import (
    ANNA,
    BERT,
    cash,
    do,
    in_stock_round,
    of,
    offered,
    part,
    refused,
    tile,
    waits_for,
)
from tests.games.g1824.builders import begin, company, drafted, for_two

BK = CompanyId("BK")
EAST = (
    *(("B9", 57, 1), ("B11", 9, 1), ("B13", 55, 1), ("B15", 57, 1)),
    *(("B19", 9, 1), ("B21", 9, 1), ("B23", 6, 5), ("C24", 9, 2), ("D25", 4, 2)),
)
"""Prag to the Bukowina by Mährisch-Ostrau and Lemberg."""


def start(**options: Value) -> State24:
    """SD3 and EOD lie in stack 1."""
    return TWO_PLAYERS.start(2, 1, options, {"stack": ["SD3", "EOD"]})


def take(name: str, by: Seat) -> BuyRailway:
    return BuyRailway(by=by, company=CompanyId(name))


def take_coal(name: str, by: Seat, price: int) -> BuyCoalRailway:
    return BuyCoalRailway(by=by, company=CompanyId(name), price=price)


def names(state: State24, action: type[Action]) -> set[object]:
    return {offer.fixed["company"] for offer in offered(state, action)}


@pytest.mark.rule("24-VA-01", "24-VA-36")
def test_the_companies_and_the_board_of_the_variant() -> None:
    state = begin(2, TWO_PLAYERS)
    assert set(state.title.charters) == {
        *("SD1", "SD2", "SD3", "KK1", "KK2", "EPP", "EOD", "MLB", "BK", "MS", "CL", "SD", "KK"),
    }
    assert [state.holder[name] for name in state.title.papers] == [BANK] * 2 + [OUT] * 4
    assert state.title.ground is ground.cisleithania()
    labels = {one.face.label for one in state.title.ground.map.hexes.values()} - {None}
    assert labels == {"T", "W"}


@pytest.mark.rule("24-VA-02")
def test_4000_in_all_830_each_and_14_certificates() -> None:
    state = begin(2, TWO_PLAYERS)
    assert [player.cash for player in state.players] == [830, 830]
    assert state.bank == 4_000 - 1_660
    assert TWO_PLAYERS.stock.certificate_limit == {2: 14}


@pytest.mark.rule("24-VA-03")
@pytest.mark.scenario("X1-12")
def test_the_trains_of_the_variant() -> None:
    depot = begin(2, TWO_PLAYERS).depot
    assert [depot[n] for n in ("2", "3", "4", "5", "6", "8")] == [6, 5, 4, 2, 2, 1]
    assert [depot[n] for n in ("1g", "2g", "3g", "4g", "5g")] == [3, 2, 2, 1, 2]
    assert TWO_PLAYERS.cards["10"].unlimited


@pytest.mark.rule("24-VA-04")
def test_stack_1_is_drawn_and_the_others_follow_from_it() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        first, second, third, fourth = stacks(TWO_PLAYERS.start(2, seed))
        drawn.update(first)
        assert set(second) == {"SD1", "KK1"}
        assert {*first, *third, *fourth} == {"SD2", "SD3", "KK2", "EPP", "EOD", "MLB"}
        assert len(first) == len(third) == len(fourth) == 2
        assert set(third) < {"SD2", "SD3", "KK2"}
    assert set(drawn) == {"SD2", "SD3", "KK2", "EPP", "EOD", "MLB"}
    assert drawn["SD2"] + drawn["SD3"] + drawn["KK2"] == 60


@pytest.mark.rule("24-VA-05")
def test_one_takes_from_a_stack_and_the_other_gets_its_partner() -> None:
    state = start()
    assert names(state, BuyRailway) == {"SD3", "EOD", "SD1", "KK1", "SD2", "KK2"}
    assert not offered(state, Pass)
    refused(state, take("KK1", BERT), "24-VA-05")
    state = do(state, take("KK1", ANNA))
    refused(state, take("SD2", BERT), "24-VA-05")
    state = do(state, take("SD1", BERT))
    refused(state, take("SD2", ANNA), "24-VA-05")
    state = do(state, take("EOD", BERT), take("SD3", ANNA), take("SD2", BERT), take("KK2", ANNA))
    refused(state, take_coal("EPP", BERT, 120), "24-VA-05")
    state = do(state, take_coal("EPP", ANNA, 120), take_coal("MLB", BERT, 120))
    own = {name for name in state.title.charters if director(state, name) == ANNA}
    assert own == {"KK1", "SD3", "KK2", "EPP"}


@pytest.mark.rule("24-VA-05")
def test_on_18xx_games_seat_2_drafts_first() -> None:
    state = start(draft="last player")
    assert state.agenda[-1].actors(state) == (BERT,)


@pytest.mark.rule("24-VA-06")
def test_both_pay_what_they_receive_and_construction_railways_pay_the_bank() -> None:
    state = drafted()
    assert [player.cash for player in state.players] == [350 - 160, 350 - 160]
    assert {name: of(state, name).cash for name in ("KK1", "SD1", "SD2", "KK2", "EPP")} == {
        "KK1": 240,
        "SD1": 240,
        "SD2": 120,
        "KK2": 120,
        "EPP": 40,
    }
    assert of(state, "EPP").trains == of(state, "MLB").trains == ["1g"]
    assert of(state, "BK").par == of(state, "CL").par == 80
    assert of(state, "EOD").cash == of(state, "SD3").cash == 0
    assert state.bank == 4_000 - 1_660 + 120 * 4


@pytest.mark.rule("24-VA-06", "24-FS-08")
def test_only_a_working_coal_railway_has_a_price_to_choose() -> None:
    state = start()
    refused(state, take_coal("EOD", ANNA, 140), "24-VA-06")
    refused(state, take("EPP", ANNA), "24-VA-06")
    refused(state, take_coal("EPP", ANNA, 220), "24-FS-08")


@pytest.mark.rule("24-VA-07")
def test_then_each_may_buy_one_mountain_railway_and_the_others_go() -> None:
    state = drafted()
    assert state.agenda[-1].actors(state) == (ANNA,)
    state = do(state, BuyPaper(by=ANNA, paper=PaperId("B2")))
    assert waits_for(state) == "MountainSale"
    state = do(state, Pass(by=BERT))
    assert (state.holder[PaperId("B1")], state.holder[PaperId("B2")]) == (OUT, ANNA)
    assert not offered(state, BuyPaper)


@pytest.mark.rule("24-VA-08")
def test_the_stock_round_goes_on_from_the_start_player_without_sales() -> None:
    state = do(drafted(), Pass(by=ANNA), Pass(by=BERT))
    assert waits_for(state) == "StockRound"
    for seat in (ANNA, BERT, ANNA):
        assert state.agenda[-1].actors(state) == (seat,)
        state = do(state, BuyShare(by=seat, company=BK, source=str(BANK)))
    of(state, "BK").operated = True
    refused(state, SellShares(by=BERT, company=BK, shares=1), "24-SE-03")


@pytest.mark.rule("24-VA-07", "24-VA-08")
@pytest.mark.parametrize(
    ("option", "left", "waits"),
    [("own turn", BANK, "StockRound"), ("counts as a turn", OUT, "LayTrack")],
)
def test_by_option_who_buys_no_mountain_railway_has_passed_in_the_stock_round(
    option: str, left: str, waits: str
) -> None:
    state = drafted(mountain_turn=option)
    passed = do(state, Pass(by=ANNA))
    assert passed.holder[PaperId("B2")] == left
    assert waits_for(do(passed, Pass(by=BERT))) == waits
    cash(state, BERT, 0)  # who cannot buy one has passed, too
    assert waits_for(do(state, Pass(by=ANNA))) == waits


@pytest.mark.rule("24-VA-31")
def test_a_train_from_prag_into_the_bukowina_earns_50_more_and_only_once() -> None:
    state = for_two("5")
    for name, laid, turn in EAST:
        tile(state, name, laid, turn)
    company(state, "BK", trains=["5"], at=["B9.0"])
    assert best_runs(state, BK).revenue == 80 + 50
    tile(state, "E26", 401, 1)
    of(state, "BK").trains = [TrainId("6")]
    assert best_runs(state, BK).revenue == 80 + 30 + 50
    of(state, "BK").trains = [TrainId("4")]
    assert best_runs(state, BK).revenue == 70


@pytest.mark.rule("24-VA-31")
def test_the_bonus_is_paid_for_wien_and_for_each_hex_of_the_bukowina() -> None:
    state = for_two("3")
    stops = ("E12.1", "B9.0", "B23.0", "D25.0", "E24.0", "E26.0")
    net = Network(tuple(Stop(name, name, "city", 10) for name in stops), ())
    (bonus,) = state.title.bonuses(state, net)
    assert (set(bonus.first), set(bonus.second), bonus.amount) == ({0, 1}, {3, 4, 5}, 50)


@pytest.mark.rule("24-VA-32")
@pytest.mark.parametrize(("name", "source"), [("BK", "bank"), ("CL", "bank"), ("MS", "pool")])
def test_a_mountain_railway_is_exchanged_for_any_of_the_three_regionals(
    name: str, source: str
) -> None:
    state = for_two("3")
    state.holder[PaperId("B1")] = ANNA
    action = ExchangeMountain(by=ANNA, paper=PaperId("B1"), company=CompanyId(name), source=source)
    state = do(in_stock_round(state), action)
    assert part(state, name, ANNA) == 1


@pytest.mark.rule("24-VA-35")
def test_everything_else_is_the_base_game() -> None:
    different = {
        *("key", "name", "players", "options", "presets", "money", "start_cash", "mountains"),
        *("stock", "rounds", "charters", "ground", "coal", "state_railways", "cards", "bonuses"),
        *("set_up", "reactions"),
    }
    for field in fields(STANDARD):
        if field.name not in different:
            assert getattr(TWO_PLAYERS, field.name) is getattr(STANDARD, field.name), field.name
    for field in fields(STANDARD.stock):
        if field.name not in {"certificate_limit", "seat_at", "sold_to"}:
            same = getattr(STANDARD.stock, field.name)
            assert getattr(TWO_PLAYERS.stock, field.name) is same, field.name
    for kind, reactions in STANDARD.reactions.items():
        assert TWO_PLAYERS.reactions[kind][: len(reactions)] == reactions
