"""CR: coal railways."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.state import why_not
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, OUT, CompanyId, StopId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.stock.buy_shares import BuyShare
from kursbuch.eighteen.stock.holdings import certificate_count, director
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.missing_certificate import SellForHalf
from kursbuch.games.g1824.revenue import network, train
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    buy_train,
    cash,
    do,
    hold,
    in_stock_round,
    marker,
    of,
    offered,
    part,
    refused,
    run,
    tile,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import as_begun_before, at_turn, company, operating_round, position
from tests.games.g1824.dealing import before_the_first

EPP, BK, MLB, CL = (CompanyId(name) for name in ("EPP", "BK", "MLB", "CL"))


def exchange(name: str = "EPP", by: Seat = ANNA) -> ExchangeCoal:
    return ExchangeCoal(by=by, company=CompanyId(name))


@pytest.mark.rule("24-CR-01")
@pytest.mark.parametrize(
    ("name", "home", "regional"),
    [("EPP", "C6", "BK"), ("EOD", "A12", "MS"), ("MLB", "A22", "CL"), ("SPB", "H25", "SB")],
)
def test_each_has_its_mine_and_its_regional(name: str, home: str, regional: str) -> None:
    state = position("1", {name: 0})
    assert state.title.charters[CompanyId(name)].home == f"{home}.0"
    assert state.title.coal[CompanyId(name)] == regional
    state = operating_round(state)
    assert state.board.stops_of(CompanyId(name)) == (f"{home}.0",)


@pytest.mark.rule("24-CR-02", "24-SE-09", "24-PM-10")
def test_it_has_one_owner_no_price_and_is_never_sold() -> None:
    state = position("3", {"EPP": 0})
    assert director(state, EPP) == ANNA
    assert of(state, "EPP").cell is None
    of(state, "EPP").operated = True
    sale = SellShares(by=ANNA, company=EPP, shares=1)
    refused(in_stock_round(state), sale, "24-SE-04")
    assert not offered(in_stock_round(state), SellShares)


@pytest.mark.rule("24-CR-03", "24-TP-06", "24-TP-18")
def test_it_owns_at_most_two_trains_and_only_goods_trains() -> None:
    state = position("2", {"EPP": 0})
    treasury(state, "EPP", 1000)
    state = at_turn(state, "EPP", "BuyTrains")
    normal = BuyTrain(by=ANNA, train=TrainId("2"), source=str(BANK))
    refused(state, normal, "24-TP-08")
    state = do(state, BuyTrain(by=ANNA, train=TrainId("1g"), source=str(BANK)))
    assert of(state, "EPP").trains == ["1g", "1g"]
    assert waits_for(state) != "BuyTrains"


@pytest.mark.rule("24-CR-04", "24-TK-05")
def test_its_only_station_is_its_mine() -> None:
    state = operating_round(position("1", {"EPP": 0}))
    assert of(state, "EPP").markers == 0
    state = do(state, Pass(by=ANNA))
    assert not offered(state, PlaceMarker)


@pytest.mark.rule("24-CR-05", "24-TR-10")
def test_it_lays_track_and_pays_for_it_from_its_own_treasury() -> None:
    state = position("1", {"EOD": 0})
    treasury(state, "EOD", 30)
    state = operating_round(state)
    assert {offer.fixed["hex"] for offer in offered(state, LayTile)} == {"B13"}
    treasury(state, "EOD", 60)
    found = next(offer for offer in offered(state, LayTile) if offer.fixed["hex"] == "A10")
    action = next(found.actions())
    assert isinstance(action, LayTile)
    assert found.facts["cost"] == 40
    paid = do(state, action)
    assert of(paid, "EOD").cash - of(state, "EOD").cash in (-40, -40 + 10, -40 + 15)
    treasury(state, "EOD", 30)
    refused(state, action, "24-TR-10")


@pytest.mark.rule("24-CR-06", "24-RG-07")
def test_its_trains_start_only_from_its_own_mine() -> None:
    state = position("1", {"EPP": 0, "EOD": 1})
    for name, laid, turn in (("B7", 8, 4), ("B9", 6, 1), ("A10", 58, 4)):
        tile(state, name, laid, turn)
    marker(state, "EPP", "C6.0")
    assert "A10.0" in {stop.id for stop in network(state, EPP).stops}  # on the way to the other
    assert mines(state, EPP) == {"C6.0"}
    company(state, "BK", at=["B9.0"])
    assert mines(state, BK) == {"C6.0", "A12.0"}
    assert train(state, EPP, TrainId("1g")).starts_at == "mine"


def mines(state: State24, name: CompanyId) -> set[str]:
    """The mines that trains of a company know."""
    return {stop.id for stop in network(state, name).stops if stop.kind == "mine"}


@pytest.mark.rule("24-CR-07", "24-CR-08", "24-IN-03", "24-IN-04")
def test_mine_value_to_the_treasury_and_half_of_the_rest_to_the_owner() -> None:
    state = position("1", {"EPP": 0})
    marker(state, "EPP", "C6.0")
    tile(state, "B5", 57, 2)
    treasury(state, "EPP", 0)
    state = at_turn(state, "EPP", "RunningTrains")
    state = do(state, RunTrains(by=ANNA, runs=(run("1g", "C6.0 B5.0"),)))
    assert of(state, "EPP").cash == 10 + 10
    assert state.players[ANNA].cash == 1010


@pytest.mark.rule("24-CR-09", "24-TP-03", "24-TP-05")
def test_it_needs_a_train_only_while_the_bank_sells_goods_trains() -> None:
    state = position("1", {"EPP": 0})
    of(state, "EPP").trains = []
    state.phase = "2"  # type: ignore[assignment]
    state = at_turn(state, "EPP", "BuyTrains")
    refused(state, Pass(by=ANNA), "24-TP-02")
    state.depot["1g"] = 0
    assert waits_for(at_turn(state, "EPP", "BuyTrains")) != "BuyTrains"


@pytest.mark.rule("24-CR-10", "24-CR-12")
@pytest.mark.parametrize(("phase", "possible"), [("2", False), ("3", True), ("4", True)])
def test_in_phases_3_and_4_it_is_exchanged_for_the_director_certificate(
    phase: str, possible: bool
) -> None:
    state = in_stock_round(position(phase, {"EPP": 0}))
    if not possible:
        refused(state, exchange(), "24-CR-10")
        return
    state = do(state, exchange())
    assert director(state, BK) == ANNA
    assert state.agenda[-1].actors(state) == (BERT,)
    state = do(state, *(Pass(by=Seat(n)) for n in (1, 2, 3)))
    assert waits_for(state) == "StockRound"


@pytest.mark.rule("24-CR-11")
def test_shares_may_be_sold_first() -> None:
    for options, allowed in (({}, True), ({"coal_exchange": "without sales"}, False)):
        state = position("3", {"EPP": 0}, **options)  # type: ignore[arg-type]
        company(state, "BH", seat=BERT, shares=4)
        hold(state, "BH", ANNA, 5, 6)
        state = in_stock_round(state)
        state = do(state, SellShares(by=ANNA, company=CompanyId("BH"), shares=1))
        if allowed:
            do(state, exchange())
        else:
            refused(state, exchange(), "24-CR-11")


@pytest.mark.rule("24-CR-11", "24-CE-04")
def test_at_the_certificate_limit_no_voluntary_exchange() -> None:
    state = position("3", {"EPP": 0})
    for name in ("SD", "UG"):
        hold(state, name, ANNA, *range(1, 9))
    of(state, "SD").operated = True
    refused(in_stock_round(state), exchange(), "24-CE-04")


@pytest.mark.rule("24-CR-13", "24-DI-05")
def test_whoever_holds_more_takes_the_certificate_for_two_shares() -> None:
    state = position("3", {"EPP": 0})
    hold(state, "BK", CARLA, 1, 2, 3)
    hold(state, "BK", BERT, 4, 5, 6)
    state = do(in_stock_round(state), exchange())
    assert director(state, BK) == BERT
    assert state.holder[state.title.certificates[BK][0].id] == BERT
    assert state.directors == {}
    assert part(state, "BK", ANNA) == 2
    assert certificate_count(state, ANNA) == 2


@pytest.mark.rule("24-CR-13")
@pytest.mark.parametrize("option", ["takes the certificate", "has no certificate"])
def test_total_holdings_are_compared_and_equality_changes_nothing(option: str) -> None:
    state = position("3", {"EPP": 1}, coal_director=option)
    hold(state, "BK", BERT, 1)
    hold(state, "BK", ANNA, 4, 5, 6)
    state = do(in_stock_round(state), Pass(by=ANNA), exchange(by=BERT))
    assert director(state, BK) == BERT


@pytest.mark.rule("24-CR-13")
def test_on_18xx_games_the_coal_owner_keeps_the_certificate() -> None:
    state = position("3", {"EPP": 0}, coal_director="has no certificate")
    hold(state, "BK", CARLA, 1, 2, 3)
    state = do(in_stock_round(state), exchange())
    assert director(state, BK) == CARLA
    assert state.holder[state.title.certificates[BK][0].id] == ANNA


@pytest.mark.rule("24-CR-13", "24-SE-05")
def test_on_18xx_games_he_sells_that_certificate_for_the_price_of_one_share() -> None:
    state = position("3", {"EPP": 0}, coal_director="has no certificate")
    hold(state, "BK", CARLA, 1, 2, 3)
    state = do(in_stock_round(state), exchange())
    of(state, "BK").operated = True
    state = in_stock_round(state, 3)
    refused(state, half("BK", 0), "24-SE-05")
    hold(state, "BK", BERT, 5)
    refused(state, half("BK", 1), "24-CR-13")
    refused(state, half("MS", 0), "24-CR-13")
    assert [offer.fixed["company"] for offer in offered(state, SellForHalf)] == ["BK"]
    state = do(state, half("BK", 0))
    assert state.players[ANNA].cash == 1000 + 80
    assert (part(state, "BK", ANNA), director(state, BK)) == (0, CARLA)
    assert of(state, "BK").cell == (5, 2)


@pytest.mark.rule("24-CR-13", "24-DI-01")
@pytest.mark.parametrize(("by", "others"), [(ANNA, {}), (BERT, {"BK": BERT})])
def test_on_18xx_games_directors_change_and_the_certificate_stays(
    by: Seat, others: dict[str, int]
) -> None:
    state = position("3", {"EPP": 0}, coal_director="has no certificate")
    hold(state, "BK", CARLA, 1, 2, 3)
    state = do(in_stock_round(state), exchange())
    hold(state, "BK", by, *((4,) if by == ANNA else (4, 5, 6)))
    state = in_stock_round(state, 3)
    state = do(state, *([Pass(by=ANNA)] if by == BERT else []))
    state = do(state, BuyShare(by=by, company=BK, source=str(BANK)))
    assert (director(state, BK), state.directors) == (by, others)
    assert state.holder[state.title.certificates[BK][0].id] == ANNA


@pytest.mark.rule("24-CR-13", "24-DI-05")
@pytest.mark.parametrize("option", ["takes the certificate", "has no certificate"])
def test_of_two_larger_holders_the_next_in_order_after_the_coal_owner_directs(option: str) -> None:
    state = position("3", {"EPP": BERT}, coal_director=option)
    hold(state, "BK", ANNA, 1, 2, 3)
    hold(state, "BK", DORA, 4, 5, 6)
    state = do(in_stock_round(state), Pass(by=ANNA), exchange(by=BERT))
    assert director(state, BK) == DORA


@pytest.mark.rule("24-CR-13")
def test_tables_of_rules_number_1_take_the_first_in_order_of_all() -> None:
    state = as_begun_before(position("3", {"EPP": BERT}, coal_director="has no certificate"))
    hold(state, "BK", ANNA, 1, 2, 3)
    hold(state, "BK", DORA, 4, 5, 6)
    state = do(in_stock_round(state), Pass(by=ANNA), exchange(by=BERT))
    assert director(state, BK) == ANNA


@pytest.mark.rule("24-CR-13")
def test_a_director_with_his_certificate_never_sells_it_for_half() -> None:
    state = position("3", {"EPP": 0}, coal_director="has no certificate")
    company(state, "BK", seat=ANNA, shares=3)
    hold(state, "BK", BERT, 4, 5)
    state = in_stock_round(state, 3)
    assert offered(state, SellForHalf) == []
    refused(state, half("BK", 0), "24-CR-13")
    refused(state, half("?", 0), "24-CR-13")


def half(name: str, singles: int) -> SellForHalf:
    return SellForHalf(by=ANNA, company=CompanyId(name), singles=singles)


@pytest.mark.rule("24-CR-14", "24-CR-20", "24-PH-06")
def test_the_first_5_train_closes_all_that_are_left() -> None:
    state = before_the_first("5", {"EPP": 0, "MLB": 1})
    for name in ("SD", "UG"):
        hold(state, name, ANNA, *range(1, 9))
    state = do(state, buy_train("5"))
    assert of(state, "EPP").closed
    assert of(state, "MLB").closed
    assert director(state, BK) == ANNA
    assert director(state, CL) == BERT
    assert waits_for(state) == "BuyTrains"


@pytest.mark.rule("24-CR-15", "24-OO-02")
def test_coal_railways_act_before_everyone_who_can_buy_a_5_train() -> None:
    state = position("4", {"SD1": 0, "EPP": 1, "MLB": 2})
    company(state, "BH", cell=(0, 13))
    assert state.title.rounds.order(state) == ["EPP", "MLB", "SD1", "BH"]


@pytest.mark.rule("24-CR-16", "24-RC-05")
def test_cash_and_trains_go_to_the_regional() -> None:
    state = position("3", {"EPP": 0})
    treasury(state, "EPP", 135)
    state = do(in_stock_round(state), exchange())
    assert of(state, "BK").cash == 135
    assert of(state, "BK").trains == ["1g"]
    assert not of(state, "BK").launched
    assert of(state, "EPP").cash == 0


@pytest.mark.rule("24-CR-16", "24-TT-03")
@pytest.mark.parametrize(("option", "sold"), [("kept", False), ("for sale", True)])
def test_by_option_a_regional_that_is_not_open_sells_its_trains(option: str, sold: bool) -> None:
    state = position("3", {"EPP": 0}, unopened_trains=option)
    state = do(in_stock_round(state), exchange())
    company(state, "BH", money=500, trains=["3"], at=["J13.0"])
    trade = TradeTrain(by=ANNA, seller=BK, train=TrainId("1g"), price=1)
    refusal = why_not(at_turn(state, "BH", "BuyTrains"), trade)
    assert (refusal is None) is sold


@pytest.mark.rule("24-CR-17", "24-CM-09", "24-TK-08")
def test_the_mine_marker_leaves_the_game_and_nobody_may_follow() -> None:
    state = position("3", {"EPP": 0})
    marker(state, "EPP", "C6.0")
    state = do(in_stock_round(state), exchange())
    assert StopId("C6.0") not in state.board.tokens
    tile(state, "B5", 57, 2)
    company(state, "MS", seat=ANNA, money=500, at=["B5.0"])
    state = at_turn(state, "MS", "LayTrack")
    state = do(state, Pass(by=ANNA))
    assert not offered(state, PlaceMarker)


@pytest.mark.rule("24-CR-18", "24-FL-02")
def test_until_exchanged_the_regional_cannot_open() -> None:
    state = position("3", {"EPP": 3})
    hold(state, "BK", ANNA, *range(1, 5))
    state = in_stock_round(state)
    share = BuyShare(by=ANNA, company=BK, source=str(BANK))
    state = do(state, share)
    assert part(state, "BK", ANNA) == 5
    assert not of(state, "BK").launched
    assert "EPP" in state.title.rounds.order(state)


@pytest.mark.rule("24-CR-19", "24-RC-06", "24-CR-10")
def test_nobody_else_gets_the_director_certificate() -> None:
    state = position("3", {"EPP": 3})
    hold(state, "BK", ANNA, *range(1, 4))
    state = in_stock_round(state)
    assert director(state, BK) is None
    two = BuyShare(by=ANNA, company=BK, source=str(BANK), shares=2)
    refused(state, two, "24-SR-08")
    refused(state, exchange("EPP", ANNA), "24-CR-10")


@pytest.mark.rule("24-CR-21", "24-FL-06")
def test_with_30_percent_out_the_regional_opens_at_the_end_of_the_round() -> None:
    state = before_the_first("5", {"MLB": 1})
    hold(state, "CL", CARLA, 1, 2, 3)
    treasury(state, "MLB", 50)
    state = do(state, buy_train("5"))
    assert not of(state, "CL").launched
    assert of(state, "CL").cash == 50
    state = do(state, Pass(by=ANNA))
    assert of(state, "CL").launched
    assert of(state, "CL").cash == 8 * 80 + 50


@pytest.mark.rule("24-CR-21")
def test_on_18xx_games_it_opens_at_once() -> None:
    state = position("4", {"MLB": 1}, opening="at once")
    state.depot["4"] = 0
    hold(state, "CL", CARLA, 1, 2, 3)
    company(state, "BH", money=1000, trains=["4"], at=["J13.0"])
    state = do(at_turn(state, "BH", "BuyTrains"), buy_train("5"))
    assert of(state, "CL").launched


@pytest.mark.rule("24-CR-22")
def test_coal_and_pre_state_railways_are_no_certificates_unless_switched() -> None:
    own = {"EPP": 0, "SD1": 0}
    assert certificate_count(position("1", own), ANNA) == 0
    assert certificate_count(position("1", own, certificates="minors too"), ANNA) == 2


@pytest.mark.rule("24-CR-17")
def test_a_closed_coal_railway_is_out_of_the_game() -> None:
    state = do(in_stock_round(position("3", {"EPP": 0})), exchange())
    assert state.holder[state.title.certificates[EPP][0].id] == OUT
    cash(state, BERT, 0)
    assert "EPP" not in state.title.rounds.order(state)
