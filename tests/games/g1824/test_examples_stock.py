"""Worked examples of 1824: shares, prices, directors."""

from __future__ import annotations

from itertools import chain, repeat

import pytest

from kursbuch.core.action import Action, Seat
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, Cell, CompanyId, PaperId, TrainId
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.holdings import certificate_count, director
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.railways import BuyCoalRailway
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    do,
    hold,
    in_stock_round,
    of,
    offered,
    part,
    refused,
    sell,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, begin, company, operating_round, position
from tests.games.g1824.test_foundation import before, founded

BH, BK, MS, CL, SD, KK = (CompanyId(name) for name in ("BH", "BK", "MS", "CL", "SD", "KK"))


def share(name: str, by: Seat = ANNA, number: int = 1) -> BuyShare:
    return BuyShare(by=by, company=CompanyId(name), source=str(BANK), shares=number)


def coal(name: str, by: Seat, amount: int) -> BuyCoalRailway:
    return BuyCoalRailway(by=by, company=CompanyId(name), price=amount)


def seat_at_turn(state: State24) -> Seat:
    return Seat(state.agenda[-1].actors(state)[0])


def all_pass(state: State24) -> State24:
    """Everybody passes until the stock round is over."""
    while waits_for(state) == "StockRound":
        state = do(state, Pass(by=seat_at_turn(state)))
    return state


@pytest.mark.rule("24-FS-03")
@pytest.mark.scenario("X1-01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_turn_goes_backwards_and_seat_1_acts_twice(players: int) -> None:
    state, seats = begin(players), []
    for name in chain(repeat("SD", 6), repeat("UG", 7), repeat("KK", 5)):
        seats.append(seat_at_turn(state) + 1)
        state = do(state, share(name, seat_at_turn(state)))
    forward = list(range(1, players + 1))
    expected = [*forward[::-1], *forward * 6]
    assert seats == expected[:18]


@pytest.mark.rule("24-PM-02", "24-PM-03", "24-PM-04")
@pytest.mark.scenario("X1-08")
@pytest.mark.parametrize(
    ("cell", "pay_out", "after", "worth"),
    [
        ((1, 3), True, (1, 4), 130),
        ((1, 3), False, (1, 2), 110),
        ((3, 10), True, (2, 10), 240),
        ((0, 13), True, (0, 13), 350),
        ((0, 0), False, (1, 0), 90),
        ((6, 0), False, (6, 0), 40),
    ],
)
def test_a_dividend_moves_the_price_right_and_none_moves_it_left(
    cell: Cell, pay_out: bool, after: Cell, worth: int
) -> None:
    state = position("3")
    company(state, "BH", cell=cell)
    of(state, "BH").revenue = 100
    state = do(at_turn(state, "BH", "Dividend"), UseRevenue(by=ANNA, pay_out=pay_out))
    assert (of(state, "BH").cell, price(state, BH)) == (after, worth)


@pytest.mark.rule("24-PM-05", "24-PM-06")
@pytest.mark.scenario("X1-08")
@pytest.mark.parametrize(
    ("cell", "after", "worth"),
    [((1, 3), (2, 3), 110), ((6, 4), (6, 4), 80), ((3, 10), (3, 10), 220)],
)
def test_a_sale_moves_the_price_down_to_the_bottom_of_its_column(
    cell: Cell, after: Cell, worth: int
) -> None:
    state = position("3")
    company(state, "BH", shares=8, cell=cell)
    state = do(in_stock_round(state), sell("BH", 1))
    assert (of(state, "BH").cell, price(state, BH)) == (after, worth)


@pytest.mark.rule("24-PM-07")
@pytest.mark.scenario("X1-08")
@pytest.mark.parametrize("cell", [(1, 3), (0, 3)])
def test_sold_out_the_price_rises_to_130_in_the_top_row_and_stays_there(cell: Cell) -> None:
    state = position("3")
    company(state, "BH", shares=8, cell=cell, trains=["3"])
    state = all_pass(in_stock_round(state))
    assert (of(state, "BH").cell, price(state, BH)) == ((0, 3), 130)


@pytest.mark.rule("24-PM-01", "24-OO-04")
@pytest.mark.scenario("X1-09")
def test_who_comes_to_a_space_later_lies_below_and_acts_later() -> None:
    state = position("3")
    company(state, "BK", seat=BERT, cell=(3, 3), trains=["3"])
    company(state, "MS", cell=(3, 2), trains=["3"])
    of(state, "MS").revenue = 100
    state = do(at_turn(state, "MS", "Dividend"), UseRevenue(by=ANNA, pay_out=True))
    assert of(state, "BK").cell == of(state, "MS").cell
    assert state.title.rounds.order(state) == ["BK", "MS"]
    assert company_at_turn(operating_round(state)) == BK


@pytest.mark.rule("24-OO-04")
@pytest.mark.scenario("X1-09")
def test_of_two_prices_of_100_the_one_further_right_acts_first() -> None:
    state = position("3")
    company(state, "CL", cell=(2, 2), trains=["3"])
    company(state, "SB", seat=BERT, cell=(3, 3), trains=["3"])
    assert price(state, CL) == price(state, CompanyId("SB")) == 100
    assert company_at_turn(operating_round(state)) == "SB"


@pytest.mark.rule("24-SU-04", "24-SU-05", "24-SU-11", "24-CE-01")
@pytest.mark.scenario("X1-10")
@pytest.mark.parametrize(
    ("players", "cash", "limit", "mountains", "bank"),
    [
        (3, 820, 21, 4, 9_540),
        (4, 680, 16, 6, 9_280),
        (5, 560, 13, 6, 9_200),
        (6, 460, 11, 4, 9_240),
    ],
)
def test_the_starting_table(players: int, cash: int, limit: int, mountains: int, bank: int) -> None:
    state = begin(players)
    assert [player.cash for player in state.players] == [cash] * players
    assert state.bank == bank
    assert len(offered(state, BuyPaper)) == mountains
    seat = seat_at_turn(state)
    papers = [
        c.id for name in ("BK", "MS", "CL") for c in state.title.certificates[CompanyId(name)]
    ]
    state.holder |= dict.fromkeys(papers[: limit - 1], seat)
    assert certificate_count(do(state, share("SD", seat)), seat) == limit
    state.holder[papers[limit - 1]] = seat
    refused(state, share("SD", seat), "24-CE-04")


@pytest.mark.rule("24-ST-09", "24-FS-17")
@pytest.mark.scenario("X1-18")
def test_with_kk1_unsold_the_first_fifth_is_swapped_for_the_director_certificate() -> None:
    state = position("3", {"KK2": 3})
    hold(state, "KK", ANNA, 2)
    whole = share("KK", number=2)
    refused(in_stock_round(state), whole, "24-SR-08")
    start = StartCompany(by=ANNA, company=KK, price=100)
    refused(in_stock_round(state), start, "24-RC-03")
    bank = part(state, "KK")
    state = do(in_stock_round(state), share("KK"))
    assert state.holder[state.title.certificates[KK][0].id] == ANNA
    assert (part(state, "KK", ANNA), certificate_count(state, ANNA)) == (2, 1)
    assert part(state, "KK") == bank - 1
    singles = [c for c in state.title.certificates[KK][2:] if state.holder[c.id] == BANK]
    assert len(singles) == 7


@pytest.mark.rule("24-ST-05", "24-ST-06", "24-ST-07")
@pytest.mark.scenario("X1-19")
def test_a_state_railway_without_director_falls_until_somebody_buys_a_second_share() -> None:
    state = before("4", {"SD2": 1, "SD3": 2}, rounds=2)
    hold(state, "SD", DORA, 5)
    state = founded(state, "4")
    assert [part(state, "SD", seat) for seat in (BERT, CARLA, DORA)] == [1, 1, 1]
    assert (of(state, "SD").cell, price(state, SD)) == ((0, 1), 110)
    state = operating_round(state, rounds=2, part=2)
    assert (of(state, "SD").cell, price(state, SD)) == ((0, 0), 100)
    state = do(in_stock_round(state, 3), Pass(by=ANNA), share("SD", BERT))
    assert director(state, SD) == BERT
    assert (part(state, "SD", BERT), certificate_count(state, BERT)) == (2, 1)
    state = all_pass(state)
    assert (company_at_turn(state), seat_at_turn(state)) == (SD, BERT)


@pytest.mark.rule("24-FS-08", "24-FS-09")
@pytest.mark.scenario("X2-01")
@pytest.mark.parametrize(
    ("paid", "left", "worth", "row"),
    [(120, 0, 60, 6), (140, 20, 70, 5), (160, 40, 80, 4), (180, 60, 90, 3), (200, 80, 100, 2)],
)
def test_a_coal_railway_pays_for_its_train_and_sets_a_price(
    paid: int, left: int, worth: int, row: int
) -> None:
    start = begin(4)
    state = do(start, coal("MLB", DORA, paid))
    assert (of(state, "MLB").cash, of(state, "MLB").trains) == (left, ["1g"])
    assert state.players[DORA].cash == 680 - paid
    assert state.bank == start.bank + 120
    assert (of(state, "CL").cell, price(state, CL)) == ((row, 2), worth)
    assert do(state, share("CL", CARLA)).players[CARLA].cash == 680 - worth


@pytest.mark.rule("24-RC-05", "24-RC-04")
@pytest.mark.scenario("X2-02")
def test_cl_opens_with_640_and_what_its_coal_railway_had() -> None:
    state = position("3", {"MLB": 0})
    hold(state, "CL", BERT, 1, 2, 3)
    treasury(state, "MLB", 55)
    state = do(in_stock_round(state), ExchangeCoal(by=ANNA, company=CompanyId("MLB")))
    assert of(state, "CL").launched
    assert (of(state, "CL").cash, of(state, "CL").trains) == (640 + 55, ["1g"])


@pytest.mark.rule("24-RN-05", "24-RN-02")
@pytest.mark.scenario("X2-02")
@pytest.mark.parametrize(("name", "worth", "capital"), [("CL", 80, 800), ("BH", 100, 1_000)])
def test_without_a_coal_railway_it_opens_with_ten_times_its_price(
    name: str, worth: int, capital: int
) -> None:
    state = position("3")
    hold(state, name, BERT, 1, 2, 3)
    start = StartCompany(by=ANNA, company=CompanyId(name), price=worth)
    state = do(in_stock_round(state), start)
    assert of(state, name).launched
    assert (of(state, name).cash, state.players[ANNA].cash) == (capital, 1_000 - 2 * worth)


@pytest.mark.rule("24-RN-04", "24-MR-12", "24-DI-09")
@pytest.mark.scenario("X2-03")
@pytest.mark.parametrize(("bert", "boss"), [(3, ANNA), (4, BERT)])
def test_half_of_bh_by_mountain_railways_opens_it_only_with_the_director_certificate(
    bert: int, boss: Seat
) -> None:
    state = position("3", {"B1": 0})
    hold(state, "BH", BERT, *range(1, bert + 1))
    hold(state, "BH", CARLA, *range(bert + 1, 5))
    exchange = ExchangeMountain(by=ANNA, paper=PaperId("B1"), company=BH)
    state = do(in_stock_round(state), exchange)
    assert (part(state, "BH"), of(state, "BH").launched) == (5, False)
    state = do(state, *(Pass(by=seat) for seat in (BERT, CARLA, DORA)))
    state = do(state, StartCompany(by=ANNA, company=BH, price=100))
    assert state.players[ANNA].cash == 800
    assert (part(state, "BH"), of(state, "BH").launched) == (3, True)
    assert of(state, "BH").cash == 1_000
    assert director(state, BH) == boss


@pytest.mark.rule("24-SE-04", "24-SE-05")
@pytest.mark.scenario("X2-07")
@pytest.mark.parametrize(("in_bank", "possible"), [(5, 0), (4, 1), (3, 2)])
def test_no_more_is_sold_than_brings_half_into_the_bank(in_bank: int, possible: int) -> None:
    state = position("3")
    company(state, "BH", seat=BERT, shares=8 - 3 - in_bank)
    hold(state, "BH", ANNA, *range(6 - in_bank, 9 - in_bank))
    assert (part(state, "BH"), part(state, "BH", ANNA)) == (in_bank, 3)
    state = in_stock_round(state)
    sales = {action for offer in offered(state, SellShares) for action in offer.actions()}
    assert sales == {sell("BH", number) for number in range(1, possible + 1)}
    refused(state, sell("BH", possible + 1), "24-SE-05")


@pytest.mark.rule("24-SE-04")
@pytest.mark.scenario("X2-07")
def test_a_company_floated_in_this_round_is_not_sold() -> None:
    state = position("3")
    hold(state, "BH", BERT, 1, 2, 3)
    state = do(in_stock_round(state), StartCompany(by=ANNA, company=BH, price=60))
    assert of(state, "BH").launched
    refused(state, sell("BH", 1, by=BERT), "24-SE-04")


@pytest.mark.rule("24-CE-06", "24-CE-07")
@pytest.mark.scenario("X2-22")
def test_a_holder_of_50_percent_buys_up_to_60_and_exchanges_up_to_70() -> None:
    state = position("3", {"B1": 0})
    company(state, "BH", shares=3)
    others: tuple[Action, ...] = tuple(Pass(by=seat) for seat in (BERT, CARLA, DORA))
    state = do(in_stock_round(state), share("BH"), *others)
    assert part(state, "BH", ANNA) == 6
    refused(state, share("BH"), "24-CE-06")
    exchange = ExchangeMountain(by=ANNA, paper=PaperId("B1"), company=BH)
    state = do(state, exchange, *others)
    assert part(state, "BH", ANNA) == 7
    of(state, "BH").trains = [TrainId("3")]
    state = in_stock_round(all_pass(state), 3)
    assert part(do(state, Pass(by=seat_at_turn(state))), "BH", ANNA) == 7
