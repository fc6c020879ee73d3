"""44-TP, 44-KI: buying trains, and the duty to own one."""

import pytest

from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.depot import for_sale, next_card
from kursbuch.eighteen.operating.events import PhaseBegan, TrainBought
from kursbuch.eighteen.operating.run_trains import RunningTrains
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.trains import has_route, must_own_train
from tests.eighteen.builders import ANNA, buy_train, do, news, of, offered, refused, tiles, top
from tests.games.g1844.builders import at_turn, company, mountain, position

AB, VZ = CompanyId("AB"), CompanyId("VZ")


def shop(phase: str = "1", name: str = "AB", cash: int = 1000, *trains: str) -> State44:
    """A company that buys trains."""
    state = position(phase)
    home = state.title.charters[CompanyId(name)].home
    assert home is not None
    company(state, name, money=cash, trains=trains, at=[home])
    return at_turn(state, name, "BuyTrains")


def test_the_step_waits_for_a_company_that_can_pay() -> None:
    assert isinstance(top(shop()), BuyTrains)
    assert not isinstance(top(shop(cash=69)), BuyTrains)


@pytest.mark.rule("44-TP-02")
def test_several_trains_may_be_bought_in_one_turn() -> None:
    state = do(shop(), buy_train("2"), buy_train("2H"), buy_train("2"))
    assert of(state, "AB").trains == ["2", "2H", "2"]
    assert of(state, "AB").cash == 1000 - 90 - 70 - 90


@pytest.mark.rule("44-TP-03", "44-SU-09")
def test_new_trains_come_in_ascending_order() -> None:
    state = shop()
    refused(state, buy_train("3"), "44-TP-03")
    state.depot["2"] = 1
    state = do(state, buy_train("2H"))
    refused(state, buy_train("2"), "44-TP-03")
    assert do(state, buy_train("3")).phase == "3"


@pytest.mark.rule("44-TP-04", "44-SU-11")
def test_either_side_of_a_card_can_be_bought() -> None:
    sides = [offer.fixed["train"] for offer in offered(shop("2"), BuyTrain)]
    assert sides == ["2", "2H"]


@pytest.mark.rule("44-TP-04", "44-KI-07")
def test_regional_companies_buy_h_trains_only() -> None:
    state = shop("2", "VZ")
    assert [offer.fixed["train"] for offer in offered(state, BuyTrain)] == ["2H"]
    refused(state, buy_train("2"), "44-TP-03")


@pytest.mark.rule("44-TP-05")
def test_printed_prices() -> None:
    trains = position().title.trains
    normal = [trains[TrainId(t)].price for t in ("2", "3", "4", "5", "6", "8E")]
    h_side = [trains[TrainId(t)].price for t in ("2H", "3H", "4H", "5H", "6H", "8H")]
    assert normal == [90, 180, 300, 450, 630, 960]
    assert h_side == [70, 150, 260, 400, 550, 700]


@pytest.mark.rule("44-TP-06", "44-TP-07", "44-PH-16", "44-SC-03")
def test_trains_of_the_pool_cost_their_printed_price_and_start_no_phase() -> None:
    state = shop("4")
    state.pool = [TrainId("5H"), TrainId("3H")]
    before = state.bank
    assert not news(state, buy_train("5H", source="pool"), PhaseBegan)
    (bought,) = news(state, buy_train("5H", source="pool"), TrainBought)
    assert (bought.seller, bought.price) == (POOL, 400)
    state = do(state, buy_train("5H", source="pool"))
    assert (state.phase, state.pool, state.bank) == ("4", ["3H"], before + 400)


@pytest.mark.rule("44-TP-08")
@pytest.mark.scenario("S35")
def test_s35_a_company_at_its_limit_buys_nothing_even_if_trains_would_be_scrapped() -> None:
    state = shop("3", "AB", 1000, "2H", "2H", "3", "3")
    state.agenda.append(BuyTrains(AB))
    state.depot["3"] = 0
    refused(state, buy_train("4"), "44-TP-08")
    assert not offered(state, BuyTrain)


@pytest.mark.rule("44-TP-09")
def test_there_is_no_way_to_give_a_train_up_by_choice() -> None:
    state = shop("3", "AB", 1000, "2H")
    assert {offer.action for offer in offered(state, BuyTrain)} == {BuyTrain}
    names = {kind.__name__ for kind in BuyTrains.takes}
    assert names == {"BuyTrain", "TradeTrain", "SellShares", "Pass"}


@pytest.mark.rule("44-TP-10", "44-TP-01")
def test_a_company_buys_on_its_own_turn_and_after_running() -> None:
    state = shop("3", "AB", 1000, "2H")
    company(state, "RhB", seat=1, money=500, at=["G26.0"])
    state = do(state, buy_train("3"))
    assert not any(isinstance(step, RunningTrains) for step in state.agenda)
    assert of(state, "RhB").trains == []


@pytest.mark.rule("44-TP-11", "44-TP-12", "44-OR-08")
def test_a_company_with_a_route_must_own_a_train_at_the_end_of_its_turn() -> None:
    state = position()
    company(state, "AB", money=100, at=["D25.0"])
    tiles(state, {"D25": (57, 2)})  # to Vaduz
    state = at_turn(state, "AB", "BuyTrains")
    refused(state, Pass(by=ANNA), "44-TP-11")
    assert not offered(state, Pass)
    assert of(do(state, buy_train("2H")), "AB").trains == ["2H"]


@pytest.mark.rule("44-TP-11", "44-TP-17")
def test_without_a_route_or_with_a_train_nothing_must_be_bought() -> None:
    assert offered(shop(), Pass)
    state = position()
    company(state, "AB", money=100, trains=["2"], at=["D25.0"])
    tiles(state, {"D25": (57, 2)})
    assert offered(at_turn(state, "AB", "BuyTrains"), Pass)


@pytest.mark.rule("44-TP-12")
def test_two_own_markers_joined_by_track_are_a_route() -> None:
    state = position()
    company(state, "AB", at=["D25.0", "C24.0"])
    assert not has_route(state, AB)
    tiles(state, {"D25": (6, 0), "C24": (5, 5)})  # joined; D25 leads also to E24
    assert has_route(state, AB)


@pytest.mark.rule("44-TP-13", "44-TK-04")
@pytest.mark.scenario("S25")
def test_s25_an_h_train_fulfils_the_duty_of_a_route_that_it_cannot_run() -> None:
    state = position()
    company(state, "FNM", money=100, at=["L21.0"])
    state = at_turn(state, "FNM", "BuyTrains")
    refused(state, Pass(by=ANNA), "44-TP-11")
    state = do(state, buy_train("2H"))
    assert company_waits_no_more(state)


def company_waits_no_more(state: State44) -> bool:
    """Nothing is owed any more."""
    return not isinstance(top(state), BuyTrains) or bool(offered(state, Pass))


@pytest.mark.rule("44-TP-14")
@pytest.mark.parametrize(("option", "duty"), [(False, False), (True, True)])
def test_an_unbuilt_mountain_creates_no_duty_except_by_option(option: bool, duty: bool) -> None:
    state = position(mountain_duty=option)
    company(state, "MOB", money=100, at=["I6.0"])
    tiles(state, {"I6": (57, 0)})  # H7 in the north-east, J5 does not exist in the south-west
    assert must_own_train(state, CompanyId("MOB")) is duty
    mountain(state, "H7")
    assert must_own_train(state, CompanyId("MOB"))


@pytest.mark.rule("44-TP-15")
def test_for_regional_companies_a_red_area_creates_no_duty() -> None:
    state = position()
    company(state, "VZ", at=["K10.0"])
    tiles(state, {"K10": (57, 0), "L9": (9, 0)})
    assert not must_own_train(state, VZ)
    tiles(state, {"J11": (58, 4)})
    assert must_own_train(state, VZ)


@pytest.mark.rule("44-TP-16", "44-KI-09")
@pytest.mark.parametrize("name", ["VSB", "SBB"])
def test_pre_sbb_companies_and_the_sbb_owe_no_train(name: str) -> None:
    state = position("5")
    company(state, name, money=500, at=["C24.0"], par=100)
    tiles(state, {"C24": (57, 2), "B23": (58, 5)})
    assert has_route(state, CompanyId(name))
    assert offered(at_turn(state, name, "BuyTrains"), Pass)


@pytest.mark.rule("44-TP-18")
def test_a_regional_company_always_finds_a_new_h_train() -> None:
    state = position("7")
    state.pool = [TrainId("6")]
    company(state, "VZ", at=["K10.0"])
    assert list(for_sale(state, VZ)) == [(BANK, "8H")]


@pytest.mark.rule("44-TP-19", "44-PH-11")
def test_a_phase_takes_effect_before_the_next_purchase_of_the_same_turn() -> None:
    state = shop("3", "AB", 2000, "3", "3")
    state.depot["3"] = 0
    state = do(state, buy_train("4"))
    assert of(state, "AB").trains == ["3H", "3H", "4"]
    state.agenda.append(BuyTrains(AB))
    refused(state, buy_train("4"), "44-TP-08")  # the limit is 3 now


@pytest.mark.rule("44-SU-10")
def test_the_last_type_never_sells_out() -> None:
    state = shop("7")
    for _ in range(3):
        card = next_card(state)
        assert card is not None
        assert card.id == "8E"
        state = do(state, buy_train("8H")) if of(state, "AB").trains == [] else state
    assert state.depot["8E"] == 4


@pytest.mark.rule("44-OR-07")
def test_a_company_that_owes_nothing_pays_with_its_own_money_only() -> None:
    state = shop(cash=80)
    refused(state, buy_train("2"), "44-OR-07", "train-too-dear")
    assert do(state, buy_train("2H")).players[ANNA].cash == state.players[ANNA].cash
