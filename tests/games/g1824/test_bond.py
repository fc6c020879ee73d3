"""VA: the bank pool and the bond railway of the game for two."""

from __future__ import annotations

import pytest

from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, TrainId
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.stock.buy_shares import BuyShare
from kursbuch.eighteen.stock.holdings import certificate_count, director
from kursbuch.eighteen.stock.market import price, set_price
from kursbuch.games.g1824.bond import PayBond
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    buy_share,
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
from tests.games.g1824.builders import at_turn, company, drafted, for_two, operating_round

BK, MS, SD = CompanyId("BK"), CompanyId("MS"), CompanyId("SD")


def with_bonds(*numbers: int, **options: Value) -> State24:
    """Anna has these certificates of the bond railway, which has paid before."""
    state = for_two("3", **options)
    hold(state, "MS", ANNA, *numbers)
    of(state, "MS").operated = True
    return in_stock_round(state)


@pytest.mark.rule("24-VA-16", "24-VA-17")
def test_sold_shares_lie_in_the_pool_and_may_lift_a_holding_over_60_percent() -> None:
    state = for_two("3")
    company(state, "BK", seat=BERT, shares=3)
    hold(state, "BK", ANNA, 4, 5)
    state = do(in_stock_round(state), sell("BK", 2))
    assert (part(state, "BK", POOL), part(state, "BK", BANK)) == (2, 3)
    state = for_two("3")
    company(state, "BK", shares=4)
    hold(state, "BK", POOL, 5)
    state = in_stock_round(state)
    refused(state, buy_share("BK", "bank"), "24-CE-06")
    assert part(do(state, buy_share("BK", "pool")), "BK", ANNA) == 7


@pytest.mark.rule("24-VA-16", "24-IN-06")
@pytest.mark.parametrize(("option", "kept"), [("nobody", 0), ("company", 20)])
def test_shares_in_the_pool_earn_nothing(option: str, kept: int) -> None:
    state = for_two("3", pool_dividend=option)
    company(state, "BK", shares=3)
    hold(state, "BK", POOL, 4, 5)
    of(state, "BK").revenue = 100
    state = do(at_turn(state, "BK", "Dividend"), UseRevenue(by=ANNA, pay_out=True))
    assert of(state, "BK").cash == kept


@pytest.mark.rule("24-VA-18", "24-SE-05")
def test_no_more_than_half_may_lie_in_bank_and_pool() -> None:
    state = for_two("3")
    company(state, "BK", shares=4)
    hold(state, "BK", POOL, 5)
    state = in_stock_round(state)
    refused(state, sell("BK", 2), "24-SE-05")
    assert part(do(state, sell("BK", 1)), "BK", POOL) == 2


@pytest.mark.rule("24-VA-18")
def test_this_holds_for_the_bond_railway_too_unless_switched() -> None:
    six = (0, 1, 2, 3, 4)
    refused(with_bonds(*six), sell("MS", 2), "24-SE-05")
    assert part(do(with_bonds(*six), sell("MS", 1)), "MS", POOL) == 5
    state = do(with_bonds(*six, bond_sales="all"), sell("MS", 4))
    assert part(state, "MS", POOL) == 8


@pytest.mark.rule("24-VA-19")
def test_the_bond_railway_stands_on_50_with_all_certificates_in_the_pool() -> None:
    state = drafted()
    assert state.kinds[MS] == "bond"
    assert of(state, "MS").cell == (6, 1)
    assert price(state, MS) == 50
    assert part(state, "MS", POOL) == 10
    state = do(state, Pass(by=ANNA), Pass(by=BERT))
    assert part(do(state, buy_share("MS", "pool")), "MS", ANNA) == 1


@pytest.mark.rule("24-VA-20")
def test_nobody_directs_it_and_it_only_pays() -> None:
    state = with_bonds(*range(9))
    assert director(state, MS) is None
    assert state.title.rounds.turn(state, MS) == (PayBond,)
    assert (of(state, "MS").cash, of(state, "MS").trains) == (0, [])
    assert state.title.phases[state.phase].limits["bond"] == 0


@pytest.mark.rule("24-VA-21")
@pytest.mark.parametrize(
    ("cell", "held", "amount", "rounded_down"),
    [
        *(((6, 1), (1,), 5, 5), ((6, 1), (0,), 10, 10), ((5, 5), (1,), 11, 10)),
        *(((5, 5), (0,), 21, 21), ((5, 5), (0, 1), 32, 31), ((5, 5), (0, 1, 2), 42, 42)),
    ],
)
@pytest.mark.scenario("X2-23", "X3-13")
def test_it_pays_its_price_rounded_up_for_each_player(
    cell: tuple[int, int], held: tuple[int, ...], amount: int, rounded_down: int
) -> None:
    for rounding, expected in (("up", amount), ("down", rounded_down)):
        state = for_two("3", bond_rounding=rounding)
        set_price(state, MS, cell)
        hold(state, "MS", ANNA, *held)
        state.agenda = [PayBond(MS)]
        state.agenda[-1].advance(state)
        assert state.players[ANNA].cash == 1000 + expected
        assert of(state, "MS").cash == 0


@pytest.mark.rule("24-VA-22", "24-OO-04")
def test_it_pays_at_its_place_in_the_order_and_its_price_goes_right() -> None:
    state = for_two("3")
    hold(state, "MS", BERT, 1)
    company(state, "BK", par=60, trains=["3"], at=["B9.0"], money=0)
    set_price(state, MS, (4, 8))
    assert state.title.rounds.order(state)[-2:] == ["MS", "BK"]
    for name in ("SD1", "SD2", "KK1", "KK2"):
        of(state, name).trains = [TrainId("3")]
        treasury(state, name, 0)
    state = operating_round(state)
    while company_at_turn(state) != BK:
        assert of(state, "MS").cell == (4, 8)
        state = do(state, Pass(by=state.agenda[-1].actors(state)[0]))
    assert of(state, "MS").cell == (3, 8)
    assert state.players[BERT].cash == 1000 + 17


@pytest.mark.rule("24-VA-22")
@pytest.mark.scenario("X2-23")
def test_dividends_alone_take_its_price_along_the_edge_of_the_chart() -> None:
    state, prices = for_two("3"), []
    for _ in range(14):
        prices.append(price(state, MS))
        PayBond(MS).advance(state)
    assert prices == [50, 60, 70, 80, 90, 105, 120, 130, 150, 170, 180, 200, 220, 240]


@pytest.mark.rule("24-VA-23", "24-SE-04")
def test_its_shares_are_sold_like_others_after_its_first_payment() -> None:
    state = with_bonds(*range(9))
    of(state, "MS").operated = False
    refused(state, sell("MS", 1), "24-SE-04")
    set_price(state, MS, (4, 4))
    of(state, "MS").operated = True
    state = do(state, sell("MS", 3))
    assert state.players[ANNA].cash == 1000 + 3 * 100
    assert of(state, "MS").cell == (5, 4)


@pytest.mark.rule("24-VA-23", "24-PM-07")
def test_sold_out_its_price_rises() -> None:
    state = with_bonds(*range(9))
    while waits_for(state) == "StockRound":
        state = do(state, Pass(by=state.agenda[-1].actors(state)[0]))
    assert of(state, "MS").cell == (5, 1)


@pytest.mark.rule("24-VA-24")
def test_the_director_certificate_is_bought_and_sold_whole_for_twice_the_price() -> None:
    state = with_bonds(1, 2, 3, 4, 5, 6, 7, 8)
    assert {o.fixed["shares"] for o in offered(state, BuyShare) if o.fixed["company"] == MS} == {2}
    state = do(state, buy_share("MS", "pool", 2))
    assert state.players[ANNA].cash == 1000 - 100
    assert director(state, MS) is None
    state = with_bonds(0)
    set_price(state, MS, (4, 4))
    hold(state, "MS", BERT, *range(1, 9))
    refused(state, sell("MS", 1), "24-SE-06")
    state = do(state, sell("MS", 2, doubles=1))
    assert state.players[ANNA].cash == 1000 + 200
    assert state.holder[state.title.certificates[MS][0].id] == POOL


@pytest.mark.rule("24-VA-24")
def test_most_shares_do_not_bring_the_director_certificate() -> None:
    state = with_bonds(1, 2, 3)
    hold(state, "MS", BERT, 0)
    state = do(state, buy_share("MS", "pool"))
    assert state.holder[state.title.certificates[MS][0].id] == BERT


@pytest.mark.rule("24-VA-25")
def test_one_player_may_hold_all_of_it_on_nine_certificates() -> None:
    state = do(with_bonds(0, 1, 2, 3, 4, 5, 6, 7), buy_share("MS", "pool"))
    assert part(state, "MS", ANNA) == 10
    assert certificate_count(state, ANNA) == 9
