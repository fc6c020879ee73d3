"""Looking ahead, bots count what papers and small railways become, though they score nothing."""

from __future__ import annotations

import pytest

from kursbuch.bots.lookup import knowledge_of
from kursbuch.eighteen.ids import PaperId
from kursbuch.eighteen.state import State18
from tests.eighteen.builders import ANNA, in_stock_round
from tests.games.g1824 import builders as g1824
from tests.games.g1844 import builders as g1844


def expected(state: State18) -> float:
    """What the first seat may expect beyond what it would score now."""
    known = knowledge_of(state.title)
    assert known is not None
    return known.horizon_at(state).values(state)[0] - state.title.scored(state, ANNA)


@pytest.mark.parametrize("name", ["EPP", "SD1", "KK2", "B1"])
def test_a_railway_of_1824_promises_the_shares_that_it_will_become(name: str) -> None:
    with_it, without = (in_stock_round(g1824.position("2", {name: seat})) for seat in (0, 1))
    assert expected(with_it) > expected(without) + 100


def test_a_private_company_of_1844_promises_its_price_and_its_income() -> None:
    state = g1844.position("2")
    before, name = expected(state), PaperId("P5")
    state.holder[name] = ANNA
    assert expected(state) >= before + state.title.papers[name].price


def test_a_mountain_railway_promises_less_until_it_is_alive() -> None:
    state = g1844.position("5")
    state.holder[PaperId("B1")] = ANNA
    asleep = expected(state) + state.title.scored(state, ANNA)
    state.alive.append(PaperId("B1"))
    assert expected(state) + state.title.scored(state, ANNA) > asleep > 0
