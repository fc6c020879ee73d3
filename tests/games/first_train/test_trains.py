"""Phase 6: the course of the phase, and buying trains (FT-TRN-01 to -04)."""

from __future__ import annotations

import pytest

from kursbuch.core.offers import Split
from kursbuch.core.state import offers, to_act
from kursbuch.games.first_train.events import Passed, TrainBought
from kursbuch.games.first_train.state import FirstTrain, Train
from kursbuch.games.first_train.trains import BuyTrain
from kursbuch.games.first_train.transport import Pass, TrainsAndTransport, TransportPiece
from tests.games.first_train.builders import (
    ANNA,
    BERT,
    CARL,
    after,
    at,
    fixed,
    give,
    is_offered,
    lay,
    news_of,
    offered,
    own_trains,
    poor,
    put,
    refused,
    small_map,
    table,
)

LINE = small_map("R:red P:yellow Q:yellow N:major G:green", "R-P P-Q Q-N N-G")


def transport(players: int = 3, brown: int = 8, side: str = "", category: str = "") -> FirstTrain:
    """Everybody has train influence and nothing else; Anna acts first."""
    state = table(LINE, players=players, side=side, category=category)
    for seat in state.order:
        give(poor(state, seat), seat, brown=brown)
    return at(state, TrainsAndTransport())


def buy(row: str, by: int = 0, **payment: int) -> BuyTrain:
    return BuyTrain(by=[ANNA, BERT, CARL][by], row=row, payment=payment)


@pytest.mark.rule("FT-TRN-01")
def test_players_take_one_action_each_in_transport_order_until_all_have_passed() -> None:
    state = transport()
    state.transport_order = [BERT, CARL, ANNA]
    refused(state, buy("A"), "FT-TRN-01")
    state = after(state, buy("A", 1), buy("A", 2), buy("B"), buy("B", 1))
    assert to_act(state) == (CARL,)
    state = after(state, Pass(by=CARL), Pass(by=ANNA))
    assert to_act(state) == (BERT,)
    assert not after(state, Pass(by=BERT)).agenda


@pytest.mark.rule("FT-TRN-01")
def test_who_has_passed_is_out_for_the_phase() -> None:
    state = after(transport(), Pass(by=ANNA), buy("A", 1), buy("B", 2))
    assert to_act(state) == (BERT,)
    state = after(state, Pass(by=BERT))
    assert to_act(state) == (CARL,)
    refused(state, buy("C"), "FT-TRN-01")


@pytest.mark.rule("FT-TRN-01")
def test_buying_and_transporting_mix_freely() -> None:
    state = put(lay(transport(), ANNA, "P-Q"), "P", "yellow")
    state = after(state, buy("F"), Pass(by=BERT), Pass(by=CARL))
    state = after(state, TransportPiece(by=ANNA, area="P", piece="yellow", row="F"))
    state = after(state, buy("C"))
    assert state.players[ANNA].trains == [Train("F", ("yellow",)), Train("C")]


@pytest.mark.rule("FT-TRN-01")
def test_who_can_do_nothing_is_out_without_being_asked() -> None:
    state = poor(transport(), BERT)
    news = news_of(state, buy("A"))
    assert Passed(seat=BERT, forced=True) in news
    assert to_act(after(state, buy("A"))) == (CARL,)


@pytest.mark.rule("FT-TRN-02")
@pytest.mark.parametrize(
    ("row", "cost"), [("A", 3), ("B", 3), ("C", 2), ("D", 2), ("E", 1), ("F", 1)]
)
@pytest.mark.parametrize("side", ["3-4", "2-3"])
def test_a_train_costs_brown_points_by_its_row(row: str, cost: int, side: str) -> None:
    state = transport(side=side)
    news = news_of(state, buy(row))
    assert TrainBought(seat=ANNA, row=row, cubes=0, influence={"brown": cost}) in news
    state = after(state, buy(row))
    assert state.influence["brown"].spaces[ANNA] == 8 - cost
    assert state.players[ANNA].trains == [Train(row)]


@pytest.mark.rule("FT-TRN-02")
def test_nobody_owns_two_trains_of_a_row() -> None:
    state = own_trains(transport(), ANNA, "C")
    assert refused(state, buy("C"), "FT-TRN-02") == "ft-same-category"
    assert is_offered(state, buy("D"))


@pytest.mark.rule("FT-TRN-02")
def test_as_an_option_a_category_is_a_price() -> None:
    state = own_trains(transport(category="price"), ANNA, "C")
    assert refused(state, buy("D"), "FT-TRN-02") == "ft-same-category"
    assert fixed(offered(state, BuyTrain), "row") == {"A", "B", "E", "F"}


@pytest.mark.rule("FT-TRN-02")
def test_three_trains_are_the_most() -> None:
    state = own_trains(transport(), ANNA, "A", "C", "E")
    assert refused(state, buy("F"), "FT-TRN-02") == "ft-no-markers"
    assert not offered(state, BuyTrain)


@pytest.mark.rule("FT-TRN-02")
def test_each_train_has_one_owner() -> None:
    state = own_trains(own_trains(transport(), BERT, "A"), CARL, "A")
    assert refused(state, buy("A"), "FT-TRN-02") == "ft-row-sold-out"
    assert refused(state, buy("Z"), "FT-TRN-02") == "ft-no-row"
    (offer,) = (o for o in offered(state, BuyTrain) if o.fixed["row"] == "B")
    assert offer.facts == {"cost": 3, "left": 2}


@pytest.mark.rule("FT-TRN-03")
def test_three_other_points_or_cubes_stand_in_for_each_missing_brown_point() -> None:
    state = give(transport(), ANNA, 4, brown=1, white=2, red=2, green=1)
    (offer,) = (o for o in offered(state, BuyTrain) if o.fixed["row"] == "A")
    assert offer.open["payment"] == Split(6, {"white": 2, "red": 2, "green": 1, "cubes": 4})
    state = after(state, buy("A", white=1, red=2, cubes=3))
    assert state.points_of(ANNA) == {"white": 1, "brown": 0, "red": 0, "green": 1}
    assert (state.players[ANNA].hand, state.players[ANNA].stock) == (1, 14)


@pytest.mark.rule("FT-TRN-03")
def test_nothing_stands_in_while_brown_is_enough() -> None:
    state = give(transport(brown=3), ANNA, 12, white=8)
    assert refused(state, buy("A", cubes=9), "FT-TRN-03") == "ft-no-choice-of-payment"
    assert refused(state, buy("A", white=3), "FT-TRN-03")
    state = after(state, buy("A"))
    assert (state.players[ANNA].hand, state.points_of(ANNA)["white"]) == (12, 8)


@pytest.mark.rule("FT-TRN-03")
@pytest.mark.parametrize("payment", [{}, {"white": 2}, {"white": 4}, {"brown": 1, "white": 2}])
def test_what_stands_in_is_neither_less_nor_more_than_needed(payment: dict[str, int]) -> None:
    state = give(transport(), ANNA, 3, brown=1, white=4)
    assert refused(state, buy("C", **payment), "FT-TRN-03") == "ft-payment-wrong"
    assert is_offered(state, buy("C", white=2, cubes=1))


@pytest.mark.rule("FT-TRN-03")
def test_a_train_that_cannot_be_paid_even_so_is_refused() -> None:
    state = give(transport(), ANNA, 2, brown=1, white=3)
    assert refused(state, buy("A"), "FT-TRN-03") == "ft-train-too-dear"
    state = after(state, buy("C", white=3))
    assert state.points_of(ANNA) == {"white": 0, "brown": 0, "red": 0, "green": 0}


@pytest.mark.rule("FT-TRN-03")
def test_the_only_way_to_pay_is_not_asked_for() -> None:
    state = give(transport(), ANNA, 5, brown=1)
    (offer,) = (o for o in offered(state, BuyTrain) if o.fixed["row"] == "C")
    assert (dict(offer.fixed), dict(offer.open)) == ({"row": "C", "payment": {}}, {})
    state = after(state, buy("C"))
    assert (state.players[ANNA].hand, state.points_of(ANNA)["brown"]) == (2, 0)


@pytest.mark.rule("FT-TRN-04")
def test_all_trains_are_available_from_the_start_of_the_phase() -> None:
    assert fixed(offered(transport(), BuyTrain), "row") == set("ABCDEF")


@pytest.mark.rule("FT-TRN-04")
def test_one_train_serves_all_separate_networks_of_its_owner() -> None:
    whole = small_map("R:red P:yellow a Q:yellow G:green", "R-P P-a a-Q Q-G")
    state = lay(lay(table(whole), ANNA, "R-P"), ANNA, "Q-G")
    put(put(state, "P", "yellow"), "Q", "yellow")
    state = at(own_trains(poor(state, ANNA, BERT, CARL), ANNA, "F"), TrainsAndTransport())
    for area in ("P", "Q"):
        state = after(state, TransportPiece(by=ANNA, area=area, piece="yellow", row="F"))
    assert state.players[ANNA].trains == [Train("F", ("yellow", "yellow"))]


@pytest.mark.rule("FT-TRN-01")
def test_passing_is_always_possible() -> None:
    assert any(offer.action is Pass for offer in offers(transport()))
