"""Investment, influence tokens and the auction (FT-INV, FT-INF, FT-AUC)."""

from __future__ import annotations

from collections import Counter

import pytest

from kursbuch.core.errors import HiddenChance
from kursbuch.core.offers import Span
from kursbuch.core.state import offers, to_act
from kursbuch.games.first_train.auction import (
    BoxAuction,
    ChooseCompany,
    PlaceBid,
    RecordInfluence,
)
from kursbuch.games.first_train.events import (
    BidderSkipped,
    CubesTaken,
    InfluenceGained,
    Outbid,
    TokensDrawn,
)
from kursbuch.games.first_train.investment import draw_tokens, take_investment
from kursbuch.games.first_train.state import FirstTrain
from tests.games.first_train.builders import (
    ANNA,
    BERT,
    CARL,
    after,
    at,
    fixed,
    give,
    news_of,
    offered,
    refused,
    table,
)


def an_auction(players: int = 3, hand: int = 12, side: str = "") -> FirstTrain:
    """All players have cubes, white tokens lie on all boxes, Anna bids first."""
    state = table(players=players, side=side)
    for box in state.boxes:
        box.token = "white"
    for seat in state.order:
        give(state, seat, hand)
    return at(state, BoxAuction())


def bid(seat: int, box: int, cubes: int) -> PlaceBid:
    return PlaceBid(by=[ANNA, BERT, CARL][seat], box=box, cubes=cubes)


@pytest.mark.rule("FT-INV-01")
def test_each_player_takes_twelve_cubes_or_all_that_are_left() -> None:
    state = give(give(table(), BERT, 5), CARL, 15)
    take_investment(state)
    assert [player.hand for player in state.players] == [12, 15, 15]
    assert [player.stock for player in state.players] == [3, 0, 0]
    assert CubesTaken(seat=BERT, cubes=10, hand=15) in state.news


@pytest.mark.rule("FT-INV-01")
def test_unspent_cubes_are_kept_between_turns() -> None:
    state = give(table(), ANNA, 2)
    take_investment(state)
    assert state.players[ANNA].hand == 14


@pytest.mark.rule("FT-INF-01")
def test_each_box_gets_one_token_from_the_bag_and_all_see_it() -> None:
    state = table()
    draw_tokens(state)
    drawn = Counter(box.token for box in state.boxes)
    assert sum(drawn.values()) == 8
    assert all(state.bag[colour] == 5 - drawn[colour] for colour in state.bag)
    assert TokensDrawn(tokens=tuple(box.token for box in state.boxes)) in state.news
    view = state.title.view(state, BERT)
    assert [box.token for box in view.boxes] == [box.token for box in state.boxes]


@pytest.mark.rule("FT-INF-01")
def test_tokens_are_not_seen_in_advance() -> None:
    draws = set()
    for seed in range(20):
        state = table()
        state.draw.seed = str(seed)
        draw_tokens(state)
        draws.add(tuple(box.token for box in state.boxes))
    assert len(draws) > 15
    view = state.title.view(table(), ANNA)
    with pytest.raises(HiddenChance):
        draw_tokens(view)


@pytest.mark.rule("FT-AUC-01")
def test_players_bid_in_player_order_again_and_again() -> None:
    state = an_auction()
    refused(state, bid(1, 1, 3), "FT-AUC-01")
    asked = []
    for box in (1, 2, 3, 4, 5, 6):
        asked.append(to_act(state)[0])
        state = after(state, PlaceBid(by=asked[-1], box=box, cubes=3))
    assert asked == [ANNA, BERT, CARL, ANNA, BERT, CARL]


@pytest.mark.rule("FT-AUC-01")
def test_who_has_two_bids_does_nothing_until_one_is_displaced() -> None:
    state = after(an_auction(), bid(0, 1, 3), bid(1, 2, 2), bid(2, 3, 3), bid(0, 4, 2))
    state = after(state, bid(1, 3, 4))
    assert to_act(state) == (CARL,)
    state = after(state, bid(2, 5, 3))
    assert to_act(state) == (CARL,)
    state = after(state, bid(2, 1, 4))
    assert to_act(state) == (ANNA,)


@pytest.mark.rule("FT-AUC-01")
def test_a_player_with_fewer_than_two_bids_must_bid() -> None:
    state = an_auction()
    assert {offer.action for offer in offers(state)} == {PlaceBid}


@pytest.mark.rule("FT-AUC-02")
@pytest.mark.parametrize(("box", "least"), [(1, 3), (2, 2), (7, 3), (8, 2)])
def test_the_least_bid_is_the_number_of_printed_points(box: int, least: int) -> None:
    state = an_auction()
    assert refused(state, bid(0, box, least - 1), "FT-AUC-02") == "ft-bid-too-low"
    assert after(state, bid(0, box, least)).boxes[box - 1].cubes == least
    (offer,) = (o for o in offers(state) if o.fixed["box"] == box)
    assert offer.open["cubes"] == Span(least, 12)


@pytest.mark.rule("FT-AUC-02")
def test_a_bid_on_an_occupied_box_needs_more_cubes_and_the_displaced_take_theirs_back() -> None:
    state = after(an_auction(), bid(0, 1, 5))
    assert state.players[ANNA].hand == 7
    refused(state, bid(1, 1, 5), "FT-AUC-02")
    assert Outbid(seat=ANNA, box=1, cubes=5) in news_of(state, bid(1, 1, 6))
    state = after(state, bid(1, 1, 6))
    assert [player.hand for player in state.players] == [12, 6, 12]
    assert (state.boxes[0].bidder, state.boxes[0].cubes) == (BERT, 6)


@pytest.mark.rule("FT-AUC-02")
def test_a_bid_is_made_with_cubes_from_the_hand_on_a_box_that_is_there() -> None:
    state = an_auction()
    assert refused(state, bid(0, 1, 13), "FT-AUC-02") == "ft-bid-too-high"
    assert refused(state, bid(0, 9, 3), "FT-AUC-02") == "ft-no-box"
    assert refused(state, bid(0, 0, 3), "FT-AUC-02") == "ft-no-box"


@pytest.mark.rule("FT-AUC-03")
def test_nobody_over_bids_himself() -> None:
    state = after(an_auction(), bid(0, 1, 3), bid(1, 2, 2), bid(2, 3, 3))
    assert refused(state, bid(0, 1, 4), "FT-AUC-03") == "ft-own-bid"
    assert 1 not in fixed(offers(state), "box")


@pytest.mark.rule("FT-AUC-04")
def test_bidding_again_for_the_box_one_was_displaced_from_is_allowed() -> None:
    state = after(an_auction(), bid(0, 1, 3), bid(1, 1, 4), bid(2, 2, 2), bid(0, 1, 5))
    assert state.boxes[0].bidder == ANNA
    assert state.players[ANNA].hand == 12 - 5


@pytest.mark.rule("FT-AUC-05")
def test_who_cannot_afford_any_bid_is_skipped() -> None:
    state = give(an_auction(hand=15), BERT, 1)
    news = news_of(state, bid(0, 1, 3))
    assert BidderSkipped(seat=BERT) in news
    assert to_act(after(state, bid(0, 1, 3))) == (CARL,)


@pytest.mark.rule("FT-AUC-05")
def test_the_auction_ends_when_everyone_has_two_bids() -> None:
    state = an_auction()
    for number in range(6):
        assert isinstance(state.agenda[-1], BoxAuction)
        state = after(state, bid(number % 3, number + 1, 3))
    assert not state.agenda


@pytest.mark.rule("FT-AUC-05")
def test_the_auction_ends_when_no_further_bid_is_possible() -> None:
    state = after(an_auction(hand=3), bid(0, 1, 3), bid(1, 2, 3), bid(2, 3, 3))
    assert not state.agenda
    assert state.influence["brown"].spaces == [3, 2, 4]


@pytest.mark.rule("FT-AUC-05")
def test_who_was_skipped_bids_again_after_getting_cubes_back() -> None:
    state = an_auction(hand=15)
    give(give(state, ANNA, 3), BERT, 8)
    state = after(state, bid(0, 1, 3), bid(1, 2, 2), bid(2, 1, 4))
    assert to_act(state) == (ANNA,)


def won(state: FirstTrain, *winners: int | None) -> FirstTrain:
    """Boxes as they are after the auction, three cubes in each that has a winner."""
    for box, winner in zip(state.boxes, winners, strict=True):
        if winner is not None:
            box.bidder, box.cubes = [ANNA, BERT, CARL][winner], 3
            state.players[winner].stock -= 3
    return state


@pytest.mark.rule("FT-AUC-06")
def test_the_owner_of_a_box_adds_its_printed_points_and_its_token() -> None:
    state = won(table(), 0, *[None] * 7)
    state.boxes[0].token = "green"
    state = at(state, RecordInfluence())
    assert state.points_of(ANNA) == {"white": 3, "brown": 3, "red": 1, "green": 2}
    gained = {"white": 2, "brown": 1, "green": 1}
    assert InfluenceGained(seat=ANNA, box=1, cubes=3, points=gained) in state.news


@pytest.mark.rule("FT-AUC-06")
def test_boxes_are_evaluated_in_the_order_of_their_numbers() -> None:
    state = won(table(), 0, None, None, None, None, None, 1, None)
    for box in state.boxes:
        box.token = "white"
    state = at(state, RecordInfluence())
    assert state.influence["brown"].stack(3) == [ANNA, BERT]
    assert [e.box for e in state.news if isinstance(e, InfluenceGained)] == [1, 7]


def a_choice(winner: int | None = 1) -> FirstTrain:
    """Box 2 of the 2–3 side, with its two-coloured point, is won."""
    state = won(table(side="2-3"), None, winner, None, None, None, None)
    for box in state.boxes:
        box.token = "red"
    return at(state, RecordInfluence())


@pytest.mark.rule("FT-AUC-07")
@pytest.mark.parametrize(("company", "red", "green"), [("red", 3, 1), ("green", 2, 2)])
def test_the_winner_of_the_two_coloured_point_chooses(company: str, red: int, green: int) -> None:
    state = a_choice()
    assert to_act(state) == (BERT,)
    refused(state, ChooseCompany(by=ANNA, company=company), "FT-AUC-07")
    refused(state, ChooseCompany(by=BERT, company="white"), "FT-AUC-07")
    assert fixed(offered(state, ChooseCompany), "company") == {"red", "green"}
    state = after(state, ChooseCompany(by=BERT, company=company))
    assert state.points_of(BERT) == {"white": 1, "brown": 3, "red": red, "green": green}


@pytest.mark.rule("FT-AUC-07")
def test_nobody_chooses_if_nobody_won_the_box() -> None:
    assert not a_choice(winner=None).agenda


@pytest.mark.rule("FT-AUC-08")
def test_a_point_at_the_end_of_the_track_is_lost_but_the_disc_goes_on_top() -> None:
    state = give(give(table(), ANNA, brown=8), BERT, brown=8)
    assert state.influence["brown"].stack(8) == [BERT, ANNA]
    state = won(state, 1, *[None] * 7)
    state.boxes[0].token = "red"
    state = at(state, RecordInfluence())
    assert state.influence["brown"].spaces[BERT] == 8
    assert state.influence["brown"].stack(8) == [ANNA, BERT]


@pytest.mark.rule("FT-AUC-09")
def test_all_cubes_in_boxes_go_to_the_stocks_and_boxes_without_bids_give_nothing() -> None:
    state = won(table(), 0, 0, 1, None, None, None, None, None)
    for box in state.boxes:
        box.token = "white"
    assert [player.stock for player in state.players] == [9, 12, 15]
    state = at(state, RecordInfluence())
    assert [player.stock for player in state.players] == [15, 15, 15]
    assert [player.hand for player in state.players] == [0, 0, 0]
    assert not any(box.cubes or box.bidder is not None for box in state.boxes)
    assert sum(sum(state.points_of(seat).values()) for seat in state.order) == 15 + 4 + 3 + 4
    assert list(state.points_of(CARL).values()) == [1, 2, 1, 1]
