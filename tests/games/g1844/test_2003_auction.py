"""The 2003 edition: the auction."""

from __future__ import annotations

import pytest

from kursbuch.core.state import to_act
from kursbuch.eighteen.ids import PaperId
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1844.auction import SetIssuePrice
from kursbuch.games.g1844.events import PrivatesRefused
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2003, EDITION_2016
from tests.eighteen.builders import ANNA, BERT, CARLA, DORA, do, news, of, refused
from tests.games.g1844.table import (
    auction,
    bid,
    holder_of,
    on_offer,
    passing,
    price_of,
    sold_off,
    start,
)


def new(players: int = 4) -> State44:
    """A new game of 2003; the cards lie in the order of the seats."""
    return EDITION_2003.start(players, options={"order_cards": "as seated"})


def refuse(state: State44) -> State44:
    """Everybody passes on the private company on offer."""
    for _ in range(4):
        state = do(state, passing(to_act(state)[0]))
    return state


@pytest.mark.rule("44-PV-01")
def test_p6_costs_160() -> None:
    state = sold_off(new(), "P6")
    refused(state, bid(to_act(state)[0], 159), "44-AU-03")
    assert auction(do(state, bid(to_act(state)[0], 160))).bid == 160
    assert EDITION_2016.papers[PaperId("P6")].price == 180


@pytest.mark.rule("44-AU-06")
def test_everybody_may_bid_for_p1_again_after_its_price_has_fallen() -> None:
    state = refuse(new())
    assert (on_offer(state), auction(state).minimum) == ("P1", 15)
    state = do(state, passing(ANNA), bid(BERT, 15), passing(CARLA), passing(DORA))
    assert holder_of(state, "P1") == BERT


@pytest.mark.rule("44-AU-13", "44-AU-02")
def test_a_private_that_nobody_wants_is_followed_by_the_next_of_the_next_auctioneer() -> None:
    state = refuse(sold_off(new(), "P2"))
    assert on_offer(state) == "P3"
    assert to_act(state) == (CARLA,)
    assert state.players[ANNA].cash == 600  # P1 has paid nothing


@pytest.mark.rule("44-AU-13", "44-AU-14", "44-AU-15", "44-AU-16")
def test_when_all_that_remain_are_refused_income_is_paid_and_the_lowest_opens_the_next_round() -> (
    None
):
    state = sold_off(new(), "P2")
    for _ in range(5):  # P2 to P6
        state = refuse(state)
    for _ in range(3):
        state = do(state, passing(to_act(state)[0]))
    (told,) = news(state, passing(to_act(state)[0]), PrivatesRefused)
    assert told.number == 2
    state = do(state, passing(to_act(state)[0]))
    assert state.players[ANNA].cash == 605
    assert (on_offer(state), auction(state).minimum, auction(state).number) == ("P2", 50, 2)
    assert to_act(state) == (BERT,)
    assert state.order == [ANNA, BERT, CARLA, DORA]
    refused(state, start(BERT, "BLS"), "44-AU-04")


@pytest.mark.rule("44-AU-13")
def test_a_sale_begins_the_count_of_refusals_anew() -> None:
    state = refuse(refuse(sold_off(new(), "P2")))  # P2, P3
    state = do(state, bid(DORA, 110), passing(ANNA), passing(BERT), passing(CARLA))
    for name in ("P5", "P6", "P7", "P2"):
        assert on_offer(state) == name
        state = refuse(state)
    assert (on_offer(state), auction(state).number) == ("P3", 1)
    assert state.players[ANNA].cash == 600
    state = refuse(state)
    assert (on_offer(state), auction(state).number) == ("P2", 2)
    assert state.players[ANNA].cash == 605
    assert state.players[DORA].cash == 620 - 110 + 20


@pytest.mark.rule("44-AU-13")
def test_refused_privates_are_offered_again_in_the_same_round_after_the_others_are_sold() -> None:
    state = refuse(sold_off(new(), "P2"))
    state = sold_off(state, "P2")
    assert (on_offer(state), auction(state).number) == ("P2", 1)
    assert auction(state).unsold(state) == [1]


@pytest.mark.rule("44-AU-20")
def test_fnm_is_launched_when_all_privates_are_sold() -> None:
    state = sold_off(new(), "P6")
    state = do(state, bid(BERT, 160), passing(CARLA), passing(DORA), passing(ANNA))
    state = do(state, SetIssuePrice(by=BERT, price=90))
    assert on_offer(state) == "P7"
    assert not of(state, "FNM").launched
    assert of(state, "FNM").cash == 0
    state = sold_off(state)
    assert of(state, "FNM").launched
    assert (of(state, "FNM").cash, of(state, "FNM").markers) == (450, 4)
    assert price_of(state, "FNM") == 90


@pytest.mark.rule("44-AU-20", "44-AU-13")
def test_fnm_is_launched_also_when_p6_is_the_last_to_be_sold() -> None:
    state = refuse(sold_off(new(), "P6"))
    state = do(sold_off(state, "P6"), bid(BERT, 160), passing(CARLA), passing(DORA), passing(ANNA))
    state = do(state, SetIssuePrice(by=BERT, price=100))
    assert isinstance(state.agenda[-1], StockRound)
    assert of(state, "FNM").cash == 500
