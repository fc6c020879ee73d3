"""Worked examples of 1824: the game for two in Cisleithania."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1824.railways import COAL_PRICES, BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import TWO_PLAYERS
from kursbuch.games.g1824.two_players import stacks
from tests.eighteen.builders import ANNA, BERT, do, of, tile
from tests.games.g1824.builders import at_turn, company, for_two

BK = CompanyId("BK")
PRAG_TO_LEMBERG = (
    *(("B9", 57, 1), ("B11", 9, 1), ("B13", 55, 1), ("B15", 57, 1)),
    *(("B19", 9, 1), ("B21", 9, 1), ("B23", 6, 5), ("C24", 9, 2), ("D25", 4, 2)),
)
"""Prag, a town, Mährisch-Ostrau, Lemberg and the town on D25 in the Bukowina."""
WIEN_TO_KRAKAU = (
    *(("D11", 8, 3), ("C12", 6, 4), ("C12", 14, 0), ("C14", 9, 1), ("C16", 58, 1)),
    *(("A18", 447, 0), ("A20", 58, 5), ("B21", 20, 1), ("C22", 9, 2), ("D23", 9, 2)),
    ("E24", 58, 2),
)
"""Wien, Brünn beside the bond railway, a town, Krakau, two towns, one in the Bukowina."""


def take(name: str, by: Seat) -> BuyRailway:
    return BuyRailway(by=by, company=CompanyId(name))


def take_coal(name: str, by: Seat, price: int) -> BuyCoalRailway:
    return BuyCoalRailway(by=by, company=CompanyId(name), price=price)


@pytest.mark.rule("24-VA-04", "24-VA-05", "24-VA-06", "24-VA-19")
@pytest.mark.scenario("X1-16")
@pytest.mark.parametrize("first", COAL_PRICES)
@pytest.mark.parametrize("second", [120, 200])
def test_the_draft_of_the_rulebook(first: int, second: int) -> None:
    state = TWO_PLAYERS.start(2, 1, {}, {"stack": ["SD3", "EOD"]})
    assert [set(stack) for stack in stacks(state)] == [
        *({"SD3", "EOD"}, {"SD1", "KK1"}, {"SD2", "KK2"}, {"EPP", "MLB"}),
    ]
    state = do(state, take("KK1", ANNA), take("SD1", BERT))
    state = do(state, take("EOD", BERT), take("SD3", ANNA), take("SD2", BERT), take("KK2", ANNA))
    state = do(state, take_coal("EPP", ANNA, first), take_coal("MLB", BERT, second))
    assert owned(state, ANNA) == {"KK1", "SD3", "KK2", "EPP"}
    assert owned(state, BERT) == {"SD1", "EOD", "SD2", "MLB"}
    assert state.kinds == {"SD3": "construction", "EOD": "construction", "MS": "bond"}
    assert [player.cash for player in state.players] == [350 - first, 350 - second]


def owned(state: State24, seat: Seat) -> set[str]:
    return {str(name) for name in state.title.charters if director(state, name) == seat}


@pytest.mark.rule("24-VA-12")
@pytest.mark.scenario("X1-16")
def test_both_construction_railways_close_on_the_first_4() -> None:
    state = for_two("3")
    state.depot["3"] = 0
    company(state, "BK", money=500, trains=["3"], at=["B9.0"])
    state = at_turn(state, "BK", "BuyTrains")
    assert [of(state, name).closed for name in ("SD3", "EOD")] == [False, False]
    state = do(state, BuyTrain(by=ANNA, train=TrainId("4"), source=str(BANK)))
    assert [of(state, name).closed for name in ("SD3", "EOD")] == [True, True]


def bk(*trains: str, tiles: tuple[tuple[str, int, int], ...]) -> State24:
    """BK in Prag and Krakau, about to run these trains."""
    state = for_two("5")
    for name, laid, turn in tiles:
        tile(state, name, laid, turn)
    company(state, "BK", trains=trains, at=["B9.0", "A18.0"])
    return at_turn(state, "BK", "RunningTrains")


def earned(state: State24) -> list[int]:
    """What each train earns if all run as well as they can, in play."""
    plan = best_runs(state, BK)
    state = do(state, RunTrains(by=ANNA, runs=plan.runs))
    assert of(state, "BK").revenue == sum(route.revenue for route in plan.routes)
    return [route.revenue for route in plan.routes]


@pytest.mark.rule("24-VA-31")
@pytest.mark.scenario("X2-24")
def test_from_wien_to_czernowitz_a_train_earns_50_more() -> None:
    wien_to_czernowitz = (*WIEN_TO_KRAKAU, ("E26", 401, 1))
    wien_to_krakau = 30 + 30 + 10 + 30
    assert earned(bk("4", tiles=wien_to_czernowitz)) == [wien_to_krakau]
    assert earned(bk("8", tiles=wien_to_czernowitz)) == [wien_to_krakau + 10 + 10 + 30 + 50]


@pytest.mark.rule("24-VA-31")
@pytest.mark.scenario("X2-24")
def test_wien_and_prag_and_two_places_of_the_bukowina_earn_50_once() -> None:
    by_prag = (("D11", 9, 2), ("C10", 4, 2), ("B9", 5, 4), *PRAG_TO_LEMBERG[1:], ("E26", 401, 1))
    stops = 30 + 10 + 20 + 10 + 20 + 20 + 10 + 30
    assert earned(bk("8", tiles=by_prag)) == [stops + 50]


@pytest.mark.rule("24-VA-31", "24-RT-11")
@pytest.mark.scenario("X2-24")
def test_two_trains_earn_50_each() -> None:
    both = (*PRAG_TO_LEMBERG, *WIEN_TO_KRAKAU)
    prag, wien = 20 + 10 + 20 + 20 + 10, 30 + 30 + 10 + 30 + 10 + 10
    assert earned(bk("5", "6", tiles=both)) == [prag + 50, wien + 50]
