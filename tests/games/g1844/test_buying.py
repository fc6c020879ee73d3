"""Buying certificates (group BU)."""

from __future__ import annotations

import pytest

from kursbuch.core.state import to_act
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.stock.holdings import certificate_count
from kursbuch.eighteen.stock.market import by_price
from kursbuch.games.g1844.mountains import PlaceMountain
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2003
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    buy_share,
    cash,
    do,
    give,
    in_stock_round,
    of,
    part,
    refused,
    sell,
)
from tests.games.g1844.builders import company, emptied, in_pool, position
from tests.games.g1844.table import (
    buy_from_pool,
    buy_paper,
    director_is,
    holder_of,
    passing,
    price_of,
    rich,
    start,
)


def ab() -> State44:
    """AB, issue price 80, stands at 60 (6,5); one share in the pool, new ones left."""
    state = rich(position())
    company(state, "AB", seat=DORA, shares=3, par=80, cell=(5, 4))
    in_pool(state, "AB_4")
    return in_stock_round(state)


@pytest.mark.rule("44-BU-02", "44-SR-06")
@pytest.mark.scenario("W08")
def test_pool_shares_cost_the_current_price_new_ones_the_issue_price() -> None:
    state = ab()
    bank = state.bank
    state = do(state, buy_from_pool(ANNA, "AB"), buy_share("AB", by=BERT))
    assert (state.players[ANNA].cash, state.players[BERT].cash) == (940, 920)
    assert state.bank == bank + 140
    assert (of(state, "AB").cash, price_of(state, "AB")) == (0, 60)


@pytest.mark.rule("44-BU-01")
def test_one_certificate_a_turn() -> None:
    state = do(ab(), buy_share("AB"))
    assert to_act(state) == (BERT,)
    refused(state, buy_share("AB"), "44-SR-01")
    refused(ab(), buy_share("AB", number=2), "44-BU-01", "no-such-share")


@pytest.mark.rule("44-BU-01")
def test_what_does_not_exist_is_not_for_sale() -> None:
    refused(ab(), buy_share("SNCF"), "44-BU-01", "no-such-company")
    refused(ab(), start(ANNA, "SNCF"), "44-BU-01", "no-such-company")
    refused(ab(), sell("SNCF"), "44-BU-01", "no-such-company")
    refused(ab(), buy_share("AB", source="AB"), "44-BU-01", "no-such-share")
    refused(ab(), sell("AB", 0), "44-SR-02")


@pytest.mark.rule("44-BU-03", "44-DC-01", "44-SU-07")
def test_the_directors_certificate_is_sold_first_for_twice_the_issue_price() -> None:
    state = in_stock_round(rich(position()))
    refused(state, buy_share("BLS"), "44-BU-03", "director-first")
    state = do(state, start(ANNA, "BLS", 70))
    assert state.players[ANNA].cash == 860
    assert director_is(state, "BLS") == ANNA
    assert part(state, "BLS", ANNA) == 2
    refused(state, start(BERT, "BLS", 70), "44-BU-03", "director-sold")


@pytest.mark.rule("44-BU-04", "44-BU-05")
@pytest.mark.parametrize(
    ("par", "cell"), [(60, (5, 4)), (70, (4, 4)), (80, (3, 4)), (90, (2, 4)), (100, (1, 4))]
)
def test_the_issue_price_is_chosen_and_has_its_start_cell(par: int, cell: tuple[int, int]) -> None:
    state = do(in_stock_round(rich(position())), start(ANNA, "BLS", par))
    assert (of(state, "BLS").cell, price_of(state, "BLS")) == (cell, par)


@pytest.mark.rule("44-BU-04")
@pytest.mark.parametrize("par", [50, 65, 110])
def test_other_issue_prices_are_refused(par: int) -> None:
    refused(in_stock_round(rich(position())), start(ANNA, "BLS", par), "44-BU-04")


@pytest.mark.rule("44-BU-06", "44-PM-01", "44-PM-02")
def test_the_price_marker_goes_under_markers_already_there() -> None:
    state = do(in_stock_round(rich(position())), start(ANNA, "BLS"), start(BERT, "AB"))
    assert by_price(state) == ["BLS", "AB"]


@pytest.mark.rule("44-BU-07")
def test_one_must_be_able_to_pay_in_full() -> None:
    state = ab()
    cash(state, ANNA, 79)
    refused(in_stock_round(state), buy_share("AB"), "44-BU-07")
    cash(state, ANNA, 119)
    refused(in_stock_round(state), start(ANNA, "BLS", 60), "44-BU-07")
    cash(state, ANNA, 49)
    give(state, ANNA, "AB_5")  # something to sell, so that it is her turn
    refused(in_stock_round(state), buy_paper(ANNA, "T2"), "44-BU-07")


@pytest.mark.rule("44-BU-08")
def test_who_has_sold_a_company_in_this_round_does_not_buy_it_again() -> None:
    state = ab()
    give(state, ANNA, "AB_5", "AB_6")
    state = do(in_stock_round(state), sell("AB"))
    refused(state, buy_share("AB"), "44-BU-08")
    refused(state, buy_from_pool(ANNA, "AB"), "44-BU-08")
    state = do(state, passing(ANNA), passing(BERT), passing(CARLA), passing(DORA))
    refused(state, buy_from_pool(ANNA, "AB"), "44-BU-08")
    do(in_stock_round(state, number=3), buy_from_pool(ANNA, "AB"))


@pytest.mark.rule("44-BU-09", "44-BU-10", "44-BU-11")
@pytest.mark.parametrize(
    ("name", "allowed", "too_many"), [("BLS", 5, 6), ("JS", 2, 3), ("VZ", 2, 3)]
)
@pytest.mark.scenario("S12")
def test_more_than_half_only_from_the_pool(name: str, allowed: int, too_many: int) -> None:
    do(in_stock_round(_holding(name, allowed)), buy_share(name))
    state = in_stock_round(_holding(name, too_many))
    refused(state, buy_share(name), "44-BU-09")
    give(state, POOL, state.title.certificates[CompanyId(name)][-1].id)
    state = do(in_stock_round(state), buy_from_pool(ANNA, name))
    assert part(state, name, ANNA) == too_many + 1


def _holding(name: str, number: int) -> State44:
    """Anna directs a company and holds so many shares of it."""
    state = rich(position())
    company(state, name, shares=number - 2)
    return state


@pytest.mark.rule("44-BU-11")
def test_from_the_pool_one_may_go_up_to_all_shares() -> None:
    state = _holding("JS", 3)
    in_pool(state, "JS_2")
    state = do(in_stock_round(state), buy_from_pool(ANNA, "JS"))
    assert part(state, "JS", ANNA) == 4


@pytest.mark.rule("44-BU-13", "44-MR-01", "44-MR-02", "44-MR-13", "44-TC-01", "44-TC-02")
@pytest.mark.scenario("S13")
def test_one_tunnel_certificate_and_one_mountain_railway_in_a_round() -> None:
    state = in_stock_round(rich(position()), number=1)
    give(state, ANNA, "T1")  # from P3: it does not count
    state = do(state, buy_paper(ANNA, "B1"))
    assert isinstance(state.agenda[-1], PlaceMountain)
    place = state.agenda[-1].offers(state)
    state = do(state, next(iter(next(place).actions())))
    state = do(state, passing(BERT), passing(CARLA), passing(DORA))
    refused(state, buy_paper(ANNA, "B2"), "44-BU-13")
    state = do(state, buy_paper(ANNA, "T2"), passing(BERT), passing(CARLA), passing(DORA))
    refused(state, buy_paper(ANNA, "T3"), "44-BU-13")
    do(in_stock_round(state), buy_paper(ANNA, "T3"))
    do(in_stock_round(state), buy_paper(ANNA, "B2"))


@pytest.mark.rule("44-BU-14", "44-MR-12")
def test_tunnel_certificates_cost_50_mountain_railways_150() -> None:
    state = in_stock_round(rich(position()))
    state = do(state, buy_paper(ANNA, "T2"), buy_paper(BERT, "B1"))
    assert [player.cash for player in state.players[:2]] == [950, 850]
    assert (holder_of(state, "T2"), holder_of(state, "B1")) == (ANNA, BERT)


@pytest.mark.rule("44-BU-01", "44-PV-10", "44-PV-21", "44-SU-16")
def test_papers_that_are_not_in_the_bank_are_not_for_sale() -> None:
    state = rich(position())
    give(state, BERT, "T1", "P2")
    state = in_stock_round(state)
    refused(state, buy_paper(ANNA, "T1"), "44-BU-01", "paper-not-for-sale")
    refused(state, buy_paper(ANNA, "P2"), "44-BU-01", "paper-not-for-sale")
    refused(state, buy_paper(ANNA, "P8"), "44-BU-01", "paper-not-for-sale")


@pytest.mark.rule("44-BU-15", "44-LA-01")
def test_a_purchase_launches_a_company_and_changes_its_director_at_once() -> None:
    state = rich(position())
    company(state, "AB", seat=DORA, par=80)
    of(state, "AB").launched = False
    give(state, ANNA, "AB_1", "AB_2")
    state = do(in_stock_round(state), buy_share("AB"))
    assert of(state, "AB").launched
    assert director_is(state, "AB") == ANNA


@pytest.mark.rule("44-BU-16", "44-EF-14")
def test_a_player_in_debt_buys_no_shares_but_other_papers() -> None:
    state = ab()
    state.players[ANNA].debt = 10
    refused(state, buy_share("AB"), "44-BU-16")
    refused(state, buy_from_pool(ANNA, "AB"), "44-BU-16")
    refused(state, start(ANNA, "BLS"), "44-BU-16")
    assert holder_of(do(state, buy_paper(ANNA, "T2")), "T2") == ANNA


@pytest.mark.rule("44-BU-16")
def test_in_2003_and_at_some_tables_a_debtor_buys_nothing_at_all() -> None:
    strict = in_stock_round(rich(position(papers_in_debt=False)))
    first_edition = in_stock_round(rich(emptied(EDITION_2003)))
    for state in (strict, first_edition):
        state.players[ANNA].debt = 10
        refused(state, buy_paper(ANNA, "T2"), "44-BU-16")


@pytest.mark.rule("44-BU-12")
def test_at_the_limit_a_share_is_bought_only_if_the_swap_makes_it_fit() -> None:
    for option, entry in (("if it fits", ""), ("nobody buys", "44-BU-12")):
        state = rich(position("5", at_the_limit=option))
        company(state, "BLS", shares=7)
        company(state, "AB", shares=7)
        company(state, "RhB", seat=BERT)
        give(state, ANNA, "RhB_1", "RhB_2")
        assert certificate_count(state, ANNA) == 18
        state = in_stock_round(state)
        if entry:
            refused(state, buy_share("RhB"), entry)
        else:
            state = do(state, buy_share("RhB"))
            assert director_is(state, "RhB") == ANNA
            assert certificate_count(state, ANNA) == 18


@pytest.mark.rule("44-BU-12", "44-DC-10")
@pytest.mark.parametrize(("own", "fits"), [(("SBB_1", "SBB_2"), True), (("SBB_11",), False)])
def test_at_the_limit_a_double_given_for_the_directors_certificate_makes_no_room(
    own: tuple[str, ...], fits: bool
) -> None:
    state = rich(position("5"))
    company(state, "SBB", seat=DORA, cell=(5, 8))
    give(state, ANNA, *own)
    give(state, POOL, "SBB_3")
    company(state, "BLS", shares=7)
    company(state, "AB", shares=7 + 2 - len(own))
    assert certificate_count(state, ANNA) == 18
    state = in_stock_round(state)
    if fits:
        state = do(state, buy_from_pool(ANNA, "SBB"))
        assert (director_is(state, "SBB"), certificate_count(state, ANNA)) == (ANNA, 18)
    else:
        refused(state, buy_from_pool(ANNA, "SBB"), "44-BU-12", "share-limit")


@pytest.mark.rule("44-BU-16")
def test_some_tables_let_a_debtor_start_a_company() -> None:
    state = in_stock_round(rich(position(start_in_debt=True)))
    state.players[ANNA].debt = 10
    do(state, start(ANNA, "BLS"))
    refused(state, buy_share("AB"), "44-BU-16")


def sbb(*pooled: str) -> State44:
    """The SBB, with some certificates in the pool and all others with Dora."""
    state = rich(position("5"))
    company(state, "SBB", seat=DORA, cell=(5, 8))
    give(state, DORA, *(c.id for c in state.title.certificates[CompanyId("SBB")][1:]))
    give(state, POOL, *pooled)
    return in_stock_round(state)


@pytest.mark.rule("44-BU-17", "44-BU-09")
def test_single_and_double_sbb_certificates_are_bought_each_as_one_purchase() -> None:
    state = do(sbb("SBB_1", "SBB_11"), buy_from_pool(ANNA, "SBB", 2))
    assert (state.players[ANNA].cash, part(state, "SBB", ANNA)) == (800, 2)
    state = do(state, buy_from_pool(BERT, "SBB"))
    assert (state.players[BERT].cash, part(state, "SBB", BERT)) == (900, 1)
    refused(state, buy_from_pool(CARLA, "SBB", 2), "44-BU-01", "no-such-share")


@pytest.mark.rule("44-BU-18", "44-SB-24")
def test_the_sbb_directors_certificate_in_the_pool_is_bought_first() -> None:
    state = sbb("SBB_0", "SBB_1", "SBB_11")
    refused(state, buy_from_pool(ANNA, "SBB"), "44-BU-01", "no-such-share")
    give(state, POOL, *(c.id for c in state.title.certificates[CompanyId("SBB")]))
    state = do(in_stock_round(state), buy_from_pool(ANNA, "SBB", 2))
    assert director_is(state, "SBB") == ANNA
    do(state, buy_from_pool(BERT, "SBB"))


@pytest.mark.rule("44-BU-19", "44-LA-02", "44-PV-32")
def test_the_owner_of_p5_may_start_mob_and_then_has_three_shares() -> None:
    state = rich(position())
    give(state, ANNA, "MOB_1")
    state = do(in_stock_round(state), start(ANNA, "MOB", 60))
    assert part(state, "MOB", ANNA) == 3
    assert not of(state, "MOB").launched
    state = do(state, buy_share("MOB", by=BERT))
    assert not of(state, "MOB").launched
    state = do(state, buy_share("MOB", by=CARLA))
    assert of(state, "MOB").launched  # with the share of P5 five are out


@pytest.mark.rule("44-BU-12", "44-SL-01", "44-SL-02", "44-SL-03", "44-SL-04")
@pytest.mark.scenario("S14")
def test_nobody_buys_over_the_share_limit() -> None:
    state = rich(position("5"))
    for name in ("BLS", "AB", "STB"):
        company(state, name, shares=4)
    company(state, "SBB", seat=DORA, cell=(5, 8))
    give(state, ANNA, "SBB_11", "SBB_12", "P2", "B1", "T1")
    company(state, "RhB", seat=DORA)
    in_pool(state, "RhB_1", "RhB_2")
    state = do(in_stock_round(state), buy_from_pool(ANNA, "RhB"))  # her 18th
    state = in_stock_round(state)
    refused(state, buy_from_pool(ANNA, "RhB"), "44-BU-12")
    refused(state, start(ANNA, "JN"), "44-BU-12")
    do(state, buy_paper(ANNA, "T2"))
    assert part(state, "SBB", BANK) == 14
