"""Selling shares (group SE)."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.state import offers, to_act
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    do,
    give,
    in_stock_round,
    of,
    offered,
    part,
    refused,
    sell,
)
from tests.games.g1844.builders import at_turn, company, in_pool, position
from tests.games.g1844.table import director_is, passing, price_of, rich


def mob(*, operated: bool = True) -> State44:
    """Carla directs MOB at 120 (3,8); Anna has two single shares."""
    state = rich(position(), 0)
    company(state, "MOB", seat=CARLA, shares=2, cell=(2, 7), operated=operated)
    give(state, ANNA, "MOB_3", "MOB_4")
    return state


@pytest.mark.rule("44-SE-02", "44-SE-03", "44-SE-05", "44-PM-04")
@pytest.mark.scenario("W07")
def test_two_shares_bring_twice_the_price_which_falls_once() -> None:
    state = do(in_stock_round(mob()), sell("MOB", 2))
    assert state.players[ANNA].cash == 240
    assert (price_of(state, "MOB"), of(state, "MOB").cell) == (110, (3, 7))
    assert part(state, "MOB", POOL) == 2


@pytest.mark.rule("44-SE-04")
@pytest.mark.scenario("W07")
def test_shares_of_a_company_that_never_operated_bring_the_lower_price() -> None:
    state = do(in_stock_round(mob(operated=False)), sell("MOB", 2))
    assert state.players[ANNA].cash == 220
    assert price_of(state, "MOB") == 110


@pytest.mark.rule("44-SE-01")
def test_privates_and_certificates_are_not_sold() -> None:
    state = mob()
    give(state, ANNA, "P1", "B1", "T1")
    state = in_stock_round(state)
    assert {offer.fixed["company"] for offer in offered(state, SellShares)} == {"MOB"}
    refused(state, sell("P1"), "44-BU-01", "no-such-company")
    refused(state, sell("MOB", 3), "44-SE-01")


@pytest.mark.rule("44-SE-06")
def test_sales_of_different_players_drop_the_price_each_time() -> None:
    state = mob()
    give(state, BERT, "MOB_5")
    state = do(in_stock_round(state), sell("MOB"), passing(ANNA), sell("MOB", by=BERT))
    assert of(state, "MOB").cell == (4, 7)


@pytest.mark.rule("44-SE-07")
def test_all_shares_of_a_company_sold_on_a_turn_form_one_sale() -> None:
    state = mob()
    company(state, "BLS", seat=ANNA, shares=2)
    state = do(in_stock_round(state), sell("MOB"))
    refused(state, sell("MOB"), "44-SE-07", "one-sale-a-turn")
    do(state, sell("BLS"))


@pytest.mark.rule("44-SE-08")
@pytest.mark.scenario("S16")
def test_at_the_bottom_the_price_does_not_move() -> None:
    state = mob()
    of(state, "MOB").cell = (7, 5)
    state = do(in_stock_round(state), sell("MOB"))
    assert (state.players[ANNA].cash, price_of(state, "MOB")) == (60, 60)


@pytest.mark.rule("44-SE-09")
def test_no_sales_in_the_first_stock_round() -> None:
    state = rich(mob(), 100)
    refused(in_stock_round(state, number=1), sell("MOB"), "44-SE-09")
    do(in_stock_round(state, number=2), sell("MOB"))


@pytest.mark.rule("44-SE-10")
@pytest.mark.parametrize(
    ("name", "pooled", "refused_number"),
    [("JS", 1, 2), ("VZ", 1, 2), ("BLS", 4, 2), ("BLS", 5, 1), ("VZ", 2, 1)],
)
def test_a_sale_leaves_at_most_half_in_the_pool(
    name: str, pooled: int, refused_number: int
) -> None:
    state = rich(position(), 100)
    company(state, name, seat=CARLA, shares=0)
    certificates = [c.id for c in state.title.certificates[CompanyId(name)][1:]]
    give(state, POOL, *certificates[:pooled])
    give(state, ANNA, *certificates[pooled : pooled + 2])
    state = in_stock_round(state)
    if refused_number <= part(state, name, ANNA):
        refused(state, sell(name, refused_number), "44-SE-10")
    else:
        refused(state, sell(name, refused_number), "44-SE-01")


@pytest.mark.rule("44-SE-11", "44-PV-31")
def test_the_mob_share_of_p5_is_not_sold_before_the_directors_certificate() -> None:
    state = rich(position(), 500)
    give(state, ANNA, "MOB_1")
    refused(in_stock_round(state), sell("MOB"), "44-SE-11")


@pytest.mark.rule("44-SE-12", "44-DC-06")
def test_the_directors_certificate_never_goes_to_the_pool() -> None:
    state = rich(position(), 500)
    company(state, "STB", shares=1)
    state = in_stock_round(state)
    do(state, sell("STB"))
    refused(state, sell("STB", 2), "44-SE-12")
    refused(state, sell("STB", 3), "44-SE-12")


def half_a_certificate(berts: int) -> State44:
    """Anna has just the certificate, Bert some shares, four lie in the pool."""
    state = rich(position(), 0)
    company(state, "STB")
    give(state, BERT, *(f"STB_{n}" for n in range(1, berts + 1)))
    in_pool(state, "STB_5", "STB_6", "STB_7", "STB_8")
    return in_stock_round(state)


@pytest.mark.rule("44-SE-13", "44-DC-06")
@pytest.mark.scenario("S11")
def test_a_director_may_sell_half_of_the_certificate_if_another_becomes_director() -> None:
    state = do(half_a_certificate(2), sell("STB"))
    assert part(state, "STB", POOL) == 5
    assert director_is(state, "STB") == BERT
    assert (part(state, "STB", ANNA), part(state, "STB", BERT)) == (1, 2)


@pytest.mark.rule("44-SE-13", "44-DC-06")
@pytest.mark.scenario("S11")
def test_nobody_with_a_single_share_can_take_the_certificate() -> None:
    state = half_a_certificate(1)
    assert not any(offer.action is SellShares for offer in offers(state) if offer.by == ANNA)
    state = rich(state, 100)
    refused(in_stock_round(state), sell("STB"), "44-SE-12")


@pytest.mark.rule("44-DC-06")
def test_the_whole_certificate_goes_only_to_somebody_with_two_shares() -> None:
    state = rich(position(), 100)
    company(state, "STB")
    give(state, BERT, "STB_1")
    refused(in_stock_round(state), sell("STB", 2), "44-DC-06")
    give(state, BERT, "STB_2")
    assert director_is(do(in_stock_round(state), sell("STB", 2)), "STB") == BERT


@pytest.mark.rule("44-SE-13", "44-SE-10")
def test_with_four_in_the_pool_one_is_the_most() -> None:
    state = rich(half_a_certificate(2), 100)
    refused(in_stock_round(state), sell("STB", 2), "44-SE-10")


@pytest.mark.rule("44-SE-14")
def test_shares_are_sold_in_an_operating_round_only_in_an_emergency() -> None:
    state = mob()
    company(state, "BLS", seat=ANNA, money=500, at=["F11.0"])
    state = at_turn(state, "BLS", step="BuyTrains")
    refused(state, sell("MOB"), "44-SE-14")


def with_double(seat: int = ANNA) -> State44:
    """SBB: Carla directs; the seat has one double and one single certificate."""
    state = rich(position("5"), 0)
    company(state, "SBB", seat=CARLA, cell=(5, 8))
    give(state, CARLA, *(f"SBB_{n}" for n in range(1, 6)))
    give(state, Seat(seat), "SBB_11", "SBB_10")
    give(state, POOL, "SBB_6", "SBB_7", "SBB_8")
    give(state, BERT, "SBB_9", "SBB_12", "SBB_13", "SBB_14")
    return in_stock_round(state, order=(ANNA, BERT, CARLA, 3))


@pytest.mark.rule("44-SE-15", "44-SE-10")
def test_a_double_certificate_is_sold_in_one_piece() -> None:
    state = with_double()
    refused(state, sell("SBB", 1, doubles=1), "44-SE-12")
    refused(state, sell("SBB", 2, doubles=0), "44-SE-12")
    state = do(state, sell("SBB", 2, doubles=1))
    assert state.players[ANNA].cash == 200
    assert state.holder[state.title.certificates[CompanyId("SBB")][11].id] == POOL
    assert part(state, "SBB", BANK) == 0


@pytest.mark.rule("44-DC-10", "44-SB-26")
def test_a_director_of_the_sbb_may_sell_down_onto_the_holder_of_a_double() -> None:
    state = rich(position("5"))
    company(state, "SBB", cell=(5, 8))
    give(state, BERT, "SBB_11", "SBB_1")
    state = in_stock_round(state)
    onto_bert = sell("SBB", 2, doubles=1)
    assert any(onto_bert in offer for offer in offered(state, SellShares))
    state = do(state, onto_bert)
    assert director_is(state, "SBB") == BERT
    assert (part(state, "SBB", ANNA), part(state, "SBB", BERT)) == (0, 3)


@pytest.mark.rule("44-DC-10")
def test_whoever_can_sell_only_down_onto_another_is_not_passed_over() -> None:
    state = rich(position("5"), 0)
    company(state, "SBB", cell=(5, 8))
    give(state, BERT, "SBB_11", "SBB_1")
    assert to_act(in_stock_round(state)) == (ANNA,)
