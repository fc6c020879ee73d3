"""The auction of the private companies (group AU)."""

from __future__ import annotations

import pytest

from kursbuch.core.state import to_act
from kursbuch.eighteen.ids import POOL
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1844.auction import Auction, SetIssuePrice
from kursbuch.games.g1844.events import PriceLowered
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import ANNA, BERT, CARLA, DORA, cash, do, news, of, part, refused
from tests.games.g1844.table import (
    auction,
    bid,
    buy_paper,
    director_is,
    game,
    holder_of,
    on_offer,
    passing,
    price_of,
    sold_off,
)


@pytest.mark.rule("44-AU-01", "44-AU-02", "44-AU-03", "44-AU-04", "44-AU-06", "44-AU-07")
@pytest.mark.scenario("W01")
def test_dora_wins_p1_for_25_and_bert_auctions_p2() -> None:
    start = game()
    state = do(start, bid(ANNA, 20), passing(BERT), passing(CARLA), bid(DORA, 25))
    for seat in (BERT, CARLA, DORA):
        refused(state, bid(seat, 40), "44-AU-04")
    state = do(state, passing(ANNA))
    assert holder_of(state, "P1") == DORA
    assert [player.cash for player in state.players] == [620, 620, 620, 595]
    assert state.bank == start.bank + 25
    assert on_offer(state) == "P2"
    assert to_act(state) == (BERT,)


@pytest.mark.rule("44-AU-02")
@pytest.mark.scenario("W02")
def test_auctioneers_follow_the_cards_whoever_wins() -> None:
    state = game(5)
    auctioneers: list[int] = []
    while not isinstance(state.agenda[-1], StockRound):
        if len(auctioneers) < 7:
            auctioneers.append(to_act(state)[0] + 1)
        lot = on_offer(state)
        state = do(state, passing(to_act(state)[0]))  # the auctioneer does not win
        state = do(state, bid(to_act(state)[0], auction(state).minimum))
        state = all_others_pass(state, lot)
    assert auctioneers == [1, 2, 3, 4, 5, 1, 2]


def all_others_pass(state: State44, lot: str) -> State44:
    """Everybody else passes on this lot."""
    while isinstance(state.agenda[-1], Auction) and on_offer(state) == lot:
        state = do(state, passing(to_act(state)[0]))
    if not isinstance(state.agenda[-1], Auction | StockRound):
        state = do(state, SetIssuePrice(by=to_act(state)[0], price=60))
    return state


@pytest.mark.rule("44-AU-03")
def test_the_first_bid_is_the_printed_price_at_least() -> None:
    refused(game(), bid(ANNA, 19), "44-AU-03")
    assert auction(do(game(), bid(ANNA, 21))).bid == 21


@pytest.mark.rule("44-AU-04", "44-AU-08")
def test_a_bid_is_raised_by_5_at_least_but_need_not_be_a_multiple_of_5() -> None:
    state = do(game(), bid(ANNA, 22))
    refused(state, bid(BERT, 26), "44-AU-04")
    assert auction(do(state, bid(BERT, 27))).bid == 27


@pytest.mark.rule("44-AU-05")
def test_others_may_open_after_the_auctioneer_has_passed_but_not_below_the_price() -> None:
    state = do(game(), passing(ANNA))
    refused(state, bid(BERT, 15), "44-AU-03")
    state = do(state, bid(BERT, 20))
    assert auction(state).leader == BERT


@pytest.mark.rule("44-AU-06")
def test_whoever_passes_is_out_the_auctioneer_too() -> None:
    state = do(game(), passing(ANNA), bid(BERT, 20), bid(CARLA, 25), passing(DORA))
    assert to_act(state) == (BERT,)
    assert ANNA not in auction(state).to_speak


@pytest.mark.rule("44-AU-07")
def test_the_last_player_may_still_open() -> None:
    state = do(game(), passing(ANNA), passing(BERT), passing(CARLA))
    assert to_act(state) == (DORA,)
    state = do(state, bid(DORA, 20))
    assert holder_of(state, "P1") == DORA


@pytest.mark.rule("44-AU-09")
def test_a_bid_must_be_covered_by_cash() -> None:
    refused(game(), bid(ANNA, 621), "44-AU-09")
    state = game()
    cash(state, BERT, 24)
    state = do(state, bid(ANNA, 20))
    assert to_act(state) == (CARLA,)  # Bert cannot raise


@pytest.mark.rule("44-AU-06", "44-AU-10", "44-AU-11", "44-AU-12")
@pytest.mark.scenario("S03")
def test_p1_falls_by_5_and_is_free_for_player_1_at_last() -> None:
    state = game()
    for price in (20, 15, 10, 5):
        assert auction(state).minimum == price
        for seat in range(4):
            state = do(state, passing(seat))
    assert holder_of(state, "P1") == ANNA
    assert [player.cash for player in state.players] == [620] * 4
    assert (on_offer(state), auction(state).minimum, to_act(state)) == ("P2", 50, (BERT,))
    again = do(game(), *(passing(seat) for seat in (ANNA, BERT, CARLA)))
    assert [fall.price for fall in news(again, passing(DORA), PriceLowered)] == [15]
    again = do(again, passing(DORA))
    assert auction(do(again, bid(ANNA, 15))).leader == ANNA


@pytest.mark.rule("44-AU-12", "44-AU-13", "44-AU-14", "44-AU-15", "44-AU-16")
@pytest.mark.scenario("S04")
def test_an_unsold_private_is_offered_again_after_incomes_are_paid() -> None:
    state = do(game(), bid(ANNA, 20), passing(BERT), passing(CARLA), passing(DORA))
    for _ in range(2):
        before = [player.cash for player in state.players]
        for seat in (BERT, CARLA, DORA, ANNA):
            state = do(state, passing(seat))
        assert [player.cash for player in state.players] == [before[0] + 5, *before[1:]]
        assert (on_offer(state), auction(state).minimum, to_act(state)) == ("P2", 50, (BERT,))
        assert state.order == [ANNA, BERT, CARLA, DORA]
    assert state.depot["2"] == 13
    refused(state, buy_paper(BERT, "T2"), "44-AU-04")


@pytest.mark.rule("44-AU-17", "44-AU-18", "44-SU-20")
@pytest.mark.scenario("S05")
def test_after_the_auction_least_cash_gets_card_1() -> None:
    state = sold_off(game(), "P7")
    for seat, amount in enumerate((300, 220, 300, 50)):
        cash(state, seat, amount)
    state = do(state, passing(CARLA), passing(ANNA), bid(BERT, 100))
    assert state.order == [DORA, BERT, ANNA, CARLA]
    assert isinstance(state.agenda[-1], StockRound)
    assert state.agenda[-1].number == 1
    assert to_act(state) == (DORA,)


@pytest.mark.rule("44-AU-19", "44-AU-20", "44-LA-04", "44-LA-10", "44-PV-33")
@pytest.mark.scenario("S06")
def test_the_winner_of_p6_sets_the_price_of_fnm_which_is_launched() -> None:
    state = sold_off(game(5), "P6")
    assert to_act(state) == (ANNA,)
    before = state.players[ANNA].cash
    state = do(state, bid(ANNA, 195))
    while len(to_act(state)) and state.agenda[-1].takes != (SetIssuePrice,):
        state = do(state, passing(to_act(state)[0]))
    assert to_act(state) == (ANNA,)
    refused(state, SetIssuePrice(by=ANNA, price=95), "44-PV-33")
    refused(state, SetIssuePrice(by=BERT, price=90), "44-AU-19")
    state = do(state, SetIssuePrice(by=ANNA, price=90))
    fnm = of(state, "FNM")
    assert state.players[ANNA].cash == before - 195
    assert director_is(state, "FNM") == ANNA
    assert (fnm.cash, fnm.markers, fnm.launched) == (450, 4, True)
    assert (price_of(state, "FNM"), fnm.cell) == (90, (2, 4))
    assert (part(state, "FNM", POOL), part(state, "FNM", "bank")) == (3, 5)
    assert on_offer(state) == "P7"


@pytest.mark.rule("44-PV-19", "44-PV-30", "44-PV-32", "44-SU-16")
def test_p3_brings_a_tunnel_certificate_and_p5_a_share_of_mob() -> None:
    state = sold_off(game(), "P6")
    assert (holder_of(state, "P3"), holder_of(state, "T1")) == (CARLA, CARLA)
    assert holder_of(state, "P5") == ANNA
    assert part(state, "MOB", ANNA) == 1
    assert not of(state, "MOB").par


@pytest.mark.rule("44-PV-01")
def test_printed_prices_and_incomes() -> None:
    papers = [p for p in game().title.papers.values() if p.kind == "private"]
    assert [(p.price, p.income) for p in papers] == [
        (20, 5),
        (50, 10),
        (80, 15),
        (110, 20),
        (140, 25),
        (180, 30),
        (100, 0),
    ]
