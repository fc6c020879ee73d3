"""44-TT: trains bought from other companies."""

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.title import Value
from kursbuch.eighteen.ids import CompanyId, PaperId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.events import TradeRefused, TrainBought
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, AskConsent, TradeTrain
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1844.eva import GiveEva
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    cash,
    do,
    give,
    news,
    of,
    offered,
    refused,
    tiles,
    top,
)
from tests.games.g1844.builders import at_turn, company, position


def trade(price: int, train: str = "3", seller: str = "RhB") -> TradeTrain:
    return TradeTrain(by=ANNA, seller=CompanyId(seller), train=TrainId(train), price=price)


def market(
    phase: str = "3",
    seat: Seat = ANNA,
    buyer: str = "AB",
    seller: str = "RhB",
    trains: tuple[str, ...] = ("3",),
    cash: int = 500,
    **options: Value,
) -> State44:
    """A company of Anna's that buys, and another company with trains."""
    state = position(phase, **options)
    company(state, seller, seat=seat, trains=trains, at=["G26.0"], par=100)
    company(state, buyer, money=cash, at=["D25.0"], par=100)
    return at_turn(state, buyer, "BuyTrains")


@pytest.mark.rule("44-TT-01")
@pytest.mark.scenario("S34")
def test_s34_trade_begins_with_phase_3() -> None:
    refused(market("2", trains=("2",)), trade(50, "2"), "44-TT-01", "trade-too-early")
    assert not offered(market("2", trains=("2",)), TradeTrain)
    assert of(do(market("3"), trade(50)), "AB").trains == ["3"]


@pytest.mark.rule("44-TT-02", "44-TT-12")
@pytest.mark.scenario("S34")
def test_s34_companies_of_one_director_agree_on_any_price_from_1() -> None:
    state = market()
    refused(state, trade(0), "44-TT-03")
    cheap, dear = do(state, trade(1)), do(state, trade(500))
    assert (of(cheap, "AB").cash, of(cheap, "RhB").cash) == (499, 1)
    assert (of(dear, "AB").cash, of(dear, "RhB").cash) == (0, 500)


@pytest.mark.rule("44-TT-03")
@pytest.mark.scenario("S34")
def test_s34_with_another_director_the_price_is_the_printed_one() -> None:
    state = market(seat=BERT)
    for price in (1, 179, 181):
        refused(state, trade(price), "44-TT-03")
    (offer,) = offered(state, TradeTrain)
    assert list(offer.open["price"].values()) == [180]


@pytest.mark.rule("44-TT-04")
def test_the_other_director_is_asked_and_agrees() -> None:
    state = do(market(seat=BERT), trade(180))
    assert isinstance(top(state), AskConsent)
    refused(state, AnswerTrade(by=ANNA, agreed=True), "44-TT-04")
    state = do(state, AnswerTrade(by=BERT, agreed=True))
    assert of(state, "AB").trains == ["3"]
    assert (of(state, "AB").cash, of(state, "RhB").cash) == (320, 180)


@pytest.mark.rule("44-TT-04")
def test_a_refusal_stands_for_this_turn() -> None:
    state = do(market(seat=BERT), trade(180))
    no = AnswerTrade(by=BERT, agreed=False)
    assert len(news(state, no, TradeRefused)) == 1
    state = do(state, no)
    assert isinstance(top(state), BuyTrains)
    assert of(state, "AB").trains == []
    refused(state, trade(180), "44-TT-04", "trade-refused")
    assert not offered(state, TradeTrain)


@pytest.mark.rule("44-TT-04", "44-TP-08")
def test_the_law_is_asked_again_when_the_other_director_agrees() -> None:
    state = market("5", cash=450, seat=BERT, trains=("5",))
    of(state, "AB").trains = [TrainId("5")]
    state.eva = ANNA
    state = do(state, trade(450, "5"), GiveEva(by=ANNA, company=CompanyId("AB")))
    refused(state, AnswerTrade(by=BERT, agreed=True), "44-TP-08")
    (offer,) = offered(state, AnswerTrade)
    assert list(offer.open["agreed"].values()) == [False]
    assert of(do(state, AnswerTrade(by=BERT, agreed=False)), "AB").trains == ["5", "EVA"]


@pytest.mark.rule("44-TT-04", "44-OR-07")
def test_a_trade_that_the_treasury_can_no_longer_pay_falls_through() -> None:
    state = market("3", cash=180, seat=BERT)
    give(state, ANNA, "P2")
    state = do(state, trade(180), BuyPrivate(by=ANNA, paper=PaperId("P2"), price=40))
    refused(state, AnswerTrade(by=BERT, agreed=True), "44-OR-07", "train-too-dear")


@pytest.mark.rule("44-TT-04", "44-EF-19")
def test_a_refusal_leaves_the_restriction_of_an_emergency_sale() -> None:
    state = position("3")
    company(state, "RhB", seat=BERT, trains=["3"], at=["G26.0"])
    company(state, "AB", money=100, at=["D25.0"])
    company(state, "BLS", seat=BERT, shares=2, par=60)
    tiles(state, {"D25": (57, 2)})
    cash(state, ANNA, 60)  # 160 at hand: enough for the 3H
    give(state, ANNA, "BLS_5")
    state = at_turn(state, "AB", "BuyTrains")
    state = do(state, SellShares(by=ANNA, company=CompanyId("BLS"), shares=1), trade(180))
    state = do(state, AnswerTrade(by=BERT, agreed=False))
    refused(state, BuyTrain(by=ANNA, train=TrainId("3H"), source="bank"), "44-EF-19")


@pytest.mark.rule("44-TT-04")
def test_nobody_is_asked_where_the_option_says_so() -> None:
    state = do(market(seat=BERT, consent=False), trade(180))
    assert of(state, "AB").trains == ["3"]


@pytest.mark.rule("44-TT-04", "44-OR-12")
def test_a_company_without_a_director_sells_nothing() -> None:
    state = market("5", seller="SBB", trains=("5",))
    give(state, "pool", "SBB_0")
    refused(state, trade(450, "5", "SBB"), "44-TT-04", "nobody-agrees")
    assert not offered(state, TradeTrain)


@pytest.mark.rule("44-TT-05")
@pytest.mark.scenario("S34")
def test_s34_the_printed_price_is_that_of_the_side_that_shows() -> None:
    state = market("4", seat=BERT, trains=("3H",))
    refused(state, trade(180, "3H"), "44-TT-03")
    assert news(do(state, trade(150, "3H")), AnswerTrade(by=BERT, agreed=True), TrainBought)


@pytest.mark.rule("44-TT-06")
@pytest.mark.parametrize(("option", "entry"), [("agreed price", ""), ("printed price", "44-TT-03")])
def test_the_sbb_trades_at_printed_prices_only_by_option(option: str, entry: str) -> None:
    state = market("5", seller="SBB", trains=("5",), sbb_trade=option)
    if entry:
        refused(state, trade(100, "5", "SBB"), entry)
        assert of(do(state, trade(450, "5", "SBB")), "AB").trains == ["5"]
    else:
        assert of(do(state, trade(100, "5", "SBB")), "AB").trains == ["5"]


@pytest.mark.rule("44-TT-07", "44-SB-06")
def test_the_fixed_train_of_the_sbb_cannot_be_sold() -> None:
    state = market("5", seller="SBB", trains=("SBB",))
    refused(state, trade(400, "SBB", "SBB"), "44-TT-07")
    assert not offered(state, TradeTrain)


@pytest.mark.rule("44-TT-08")
def test_eva_is_traded_like_any_train_for_a_printed_400() -> None:
    state = do(market("5", seat=BERT, trains=("EVA",)), trade(400, "EVA"))
    assert of(do(state, AnswerTrade(by=BERT, agreed=True)), "AB").trains == ["EVA"]


@pytest.mark.rule("44-TT-09")
def test_the_seller_may_be_left_without_a_train() -> None:
    assert of(do(market(), trade(50)), "RhB").trains == []


@pytest.mark.rule("44-TT-10")
@pytest.mark.parametrize(("buyer", "seller"), [("VSB", "RhB"), ("AB", "VSB")])
def test_pre_sbb_companies_trade_like_others(buyer: str, seller: str) -> None:
    state = market(buyer=buyer, seller=seller)
    assert of(do(state, trade(50, seller=seller)), buyer).trains == ["3"]


@pytest.mark.rule("44-TT-11", "44-KI-07")
def test_the_buyer_must_have_room_and_be_allowed_to_own_the_train() -> None:
    state = market(buyer="VZ")
    refused(state, trade(50), "44-KI-07")
    full = market("4")
    of(full, "AB").trains = [TrainId("3H")] * 3
    refused(full, trade(50), "44-TP-08")


@pytest.mark.rule("44-TT-13")
def test_a_train_bought_does_not_run_in_the_turn_of_its_purchase() -> None:
    state = do(market(cash=50), trade(50))
    assert of(state, "AB").revenue == 0
    refused(state, BuyTrain(by=ANNA, train=TrainId("3"), source="bank"), "44-SR-01")


def test_a_company_cannot_buy_what_is_not_there() -> None:
    refused(market(), trade(50, "4"), "44-TT-01", "seller-has-none")
    refused(market(), trade(50, seller="nobody"), "44-TT-01", "seller-has-none")
    refused(market(cash=100), trade(101), "44-OR-07", "train-too-dear")
