"""Change of director (group DC)."""

from __future__ import annotations

import pytest

from kursbuch.eighteen.events import DirectorChanged
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.stock.holdings import certificate_count
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    buy_share,
    do,
    give,
    in_stock_round,
    news,
    of,
    part,
    refused,
    sell,
)
from tests.games.g1844.builders import company, in_pool, position
from tests.games.g1844.table import buy_from_pool, director_is, passing, price_of, rich


def stb() -> State44:
    """Anna has five shares, Bert two, one lies in the pool, two in the bank."""
    state = rich(position(), 0)
    company(state, "STB", shares=3, par=100, money=77, trains=["2"])
    give(state, BERT, "STB_4", "STB_5")
    in_pool(state, "STB_6")
    return in_stock_round(state)


@pytest.mark.rule("44-DC-02", "44-DC-04", "44-DC-05", "44-DC-07", "44-DC-11")
@pytest.mark.scenario("W10")
def test_who_sells_four_of_five_gives_the_certificate_to_who_has_two() -> None:
    state = stb()
    assert part(state, "STB", BANK) == 2
    assert news(state, sell("STB", 4), DirectorChanged) == [
        DirectorChanged(company=CompanyId("STB"), seat=BERT)
    ]
    state = do(state, sell("STB", 4))
    assert state.players[ANNA].cash == 400
    assert (director_is(state, "STB"), part(state, "STB", BERT)) == (BERT, 2)
    assert (part(state, "STB", ANNA), part(state, "STB", POOL)) == (1, 5)
    assert price_of(state, "STB") == 90
    assert (of(state, "STB").cash, of(state, "STB").trains) == (77, ["2"])


@pytest.mark.rule("44-SE-10", "44-DC-06")
@pytest.mark.scenario("W10")
def test_five_of_five_would_fill_the_pool_too_much() -> None:
    refused(stb(), sell("STB", 5), "44-SE-10")


@pytest.mark.rule("44-DC-02")
def test_equal_holdings_change_nothing() -> None:
    state = do(stb(), sell("STB", 3))
    assert (part(state, "STB", ANNA), part(state, "STB", BERT)) == (2, 2)
    assert director_is(state, "STB") == ANNA


@pytest.mark.rule("44-DC-02", "44-BU-15")
def test_a_purchase_that_brings_more_shares_brings_the_directorship() -> None:
    state = rich(position())
    company(state, "STB", seat=BERT)
    give(state, ANNA, "STB_1")
    state = do(in_stock_round(state), buy_share("STB"))
    assert director_is(state, "STB") == BERT
    state = do(in_stock_round(state), buy_share("STB"))
    assert director_is(state, "STB") == ANNA
    assert (part(state, "STB", ANNA), part(state, "STB", BERT)) == (3, 2)


@pytest.mark.rule("44-DC-03", "44-DC-12")
@pytest.mark.parametrize(
    ("order", "new"),
    [
        ((ANNA, BERT, CARLA, DORA), BERT),
        ((ANNA, DORA, CARLA, BERT), DORA),
        ((CARLA, BERT, ANNA, DORA), DORA),
        ((BERT, CARLA, ANNA), BERT),
    ],
)
def test_among_equals_the_next_in_turn_order_after_the_old_director(
    order: tuple[int, ...], new: int
) -> None:
    state = rich(position(), 0)
    company(state, "STB")
    give(state, BERT, "STB_1", "STB_2")
    if DORA in order:
        give(state, DORA, "STB_3", "STB_4")
    state = in_stock_round(state, order=order)
    while state.agenda[-1].actors(state) != (ANNA,):
        state = do(state, passing(state.agenda[-1].actors(state)[0]))
    state = do(state, sell("STB", 2))
    assert director_is(state, "STB") == new


@pytest.mark.rule("44-DC-08", "44-SL-05")
def test_a_swap_can_take_the_old_director_over_the_limit() -> None:
    state = rich(position("5"))
    for name in ("BLS", "AB"):
        company(state, name, shares=7)
    company(state, "STB", shares=1)  # two certificates: 18 in all
    give(state, BERT, "STB_3", "STB_4")
    in_pool(state, "STB_5", "STB_6")
    state = in_stock_round(state, order=(BERT, ANNA, CARLA, DORA))
    state = do(state, buy_from_pool(BERT, "STB"))
    assert director_is(state, "STB") == ANNA
    state = in_stock_round(state, order=(BERT, ANNA, CARLA, DORA))
    state = do(state, buy_from_pool(BERT, "STB"))
    assert director_is(state, "STB") == BERT
    assert certificate_count(state, ANNA) == 19
    refused(state, passing(ANNA), "44-SL-05")
    state = do(state, sell("AB"))
    do(state, passing(ANNA))


def sbb(*anna: str, bert: tuple[str, ...]) -> State44:
    """Anna directs the SBB and has some certificates besides; nobody has more than Bert."""
    state = rich(position("5"), 0)
    company(state, "SBB", seat=ANNA, cell=(5, 8))
    give(state, ANNA, *anna)
    give(state, BERT, *bert)
    rest = [c for c in state.title.certificates[CompanyId("SBB")] if state.holder[c.id] == BANK]
    for holder, most in ((CARLA, 3), (DORA, 3), (POOL, 8)):
        while rest and part(state, "SBB", holder) + rest[0].shares <= most:
            give(state, holder, rest.pop(0).id)
    assert not rest
    return in_stock_round(state)


@pytest.mark.rule("44-DC-10")
def test_the_new_sbb_director_hands_over_a_double_if_he_has_one() -> None:
    state = sbb("SBB_1", "SBB_2", bert=("SBB_11", "SBB_12"))
    state = do(state, sell("SBB", 2))
    assert director_is(state, "SBB") == BERT
    mine = [n for n, holder in state.holder.items() if holder == ANNA and n.startswith("SBB")]
    assert mine in (["SBB_11"], ["SBB_12"])


@pytest.mark.rule("44-DC-10", "44-SE-13")
def test_the_new_sbb_director_without_a_double_hands_over_two_singles() -> None:
    state = sbb("SBB_1", "SBB_2", bert=("SBB_3", "SBB_4", "SBB_5", "SBB_6"))
    state = do(state, sell("SBB", 2))
    assert director_is(state, "SBB") == BERT
    assert (part(state, "SBB", ANNA), part(state, "SBB", BERT)) == (2, 4)
    mine = [n for n, holder in state.holder.items() if holder == ANNA and n.startswith("SBB")]
    assert len(mine) == 2
