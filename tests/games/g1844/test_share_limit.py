"""The share limit (group SL)."""

from __future__ import annotations

import pytest

from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import POOL
from kursbuch.eighteen.stock.buy_shares import BuyPaper
from kursbuch.eighteen.stock.holdings import certificate_count
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import ANNA, DORA, do, give, in_stock_round, offered, refused, sell
from tests.games.g1844.builders import company, position
from tests.games.g1844.table import buy_from_pool, buy_paper, passing, rich, start


@pytest.mark.rule("44-SL-01", "44-SL-02", "44-SL-03", "44-PV-03", "44-MR-06", "44-TC-04")
def test_every_share_certificate_counts_one_and_other_papers_nothing() -> None:
    state = position("5")
    company(state, "BLS", shares=2)
    company(state, "SBB", seat=DORA, cell=(5, 8))
    give(state, ANNA, "SBB_11", "SBB_1", "P2", "B1", "T1")
    assert certificate_count(state, ANNA) == 5


def over_the_limit() -> State44:
    """Anna has 19 certificates of 18."""
    state = rich(position("5"))
    company(state, "BLS", shares=8)
    company(state, "AB", shares=8)
    company(state, "VZ", seat=DORA)
    give(state, ANNA, "VZ_1")
    return in_stock_round(state)


@pytest.mark.rule("44-SL-05")
def test_who_is_over_the_limit_must_sell_on_his_next_turn() -> None:
    state = over_the_limit()
    assert certificate_count(state, ANNA) == 19
    refused(state, passing(ANNA), "44-SL-05")
    assert not [offer for offer in offered(state, Pass) if offer.by == ANNA]
    do(state, sell("VZ"), passing(ANNA))


@pytest.mark.rule("44-SL-05")
def test_who_cannot_sell_may_pass_but_not_buy() -> None:
    state = rich(position("5"))
    company(state, "SBB", cell=(5, 8))
    give(state, ANNA, *(f"SBB_{n}" for n in range(1, 9)))
    give(state, POOL, "SBB_9", "SBB_10", "SBB_11", "SBB_12", "SBB_13", "SBB_14")
    for name in ("BLS", "AB"):
        company(state, name, shares=3)
        give(state, POOL, *(f"{name}_{n}" for n in range(4, 9)))
    company(state, "VZ", seat=ANNA, shares=1)
    give(state, POOL, "VZ_2", "VZ_3")
    assert certificate_count(state, ANNA) == 19
    state = in_stock_round(state)
    refused(state, buy_from_pool(ANNA, "VZ"), "44-BU-12")
    do(state, passing(ANNA))


@pytest.mark.rule("44-SL-05")
def test_the_duty_to_sell_comes_before_any_purchase() -> None:
    state = over_the_limit()
    refused(state, buy_paper(ANNA, "B1"), "44-SL-05")
    refused(state, start(ANNA, "JS"), "44-BU-12")
    assert not offered(state, BuyPaper)
    do(state, sell("VZ"), buy_paper(ANNA, "B1"))


@pytest.mark.rule("44-SL-05")
def test_who_is_still_over_the_limit_goes_on_selling() -> None:
    state = over_the_limit()
    give(state, ANNA, "JS_1", "JS_2")
    company(state, "JS", seat=DORA)
    assert certificate_count(state, ANNA) == 21
    state = do(state, sell("JS", 2))
    refused(state, passing(ANNA), "44-SL-05")
    do(state, sell("BLS"), passing(ANNA))
