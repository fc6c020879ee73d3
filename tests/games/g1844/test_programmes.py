"""Programmes of stock rounds and of routine turns: what they do, and what ends them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.programme import Programme, Stop
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import CompanyId, PhaseId, TrainId
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.programmes import Routine
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import BuyShare
from kursbuch.eighteen.stock.programmes import (
    STOCK_PROGRAMMES,
    BuyUntilLaunched,
    BuyUpTo,
    PassRound,
    PassUntilHolding,
    PassUntilPrice,
    PassUntilRise,
    stock_round,
)
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import ANNA, BERT, do, give, in_stock_round, of, tiles
from tests.games.g1844.builders import at_turn, company, position
from tests.games.g1844.table import rich

AB = CompanyId("AB")


def running() -> State44:
    """AB runs a 3-train between Herisau and St. Gallen."""
    state = position("3")
    company(state, "AB", at=["D25.0"], trains=["3"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5)})
    return at_turn(state, "AB", "RunningTrains")


def routine(by: Seat = ANNA, pay_out: bool | None = True) -> Routine:
    trains = (TrainId("3"),)
    return Routine(by=by, company=AB, phase=PhaseId("3"), trains=trains, pay_out=pay_out)


def test_it_runs_for_the_most_and_uses_the_revenue_as_said() -> None:
    state = running()
    run = routine().next(state)
    assert isinstance(run, RunTrains)
    state = do(state, run)
    assert of(state, "AB").revenue > 0
    for pay_out in (True, False):
        said = UseRevenue(by=ANNA, pay_out=pay_out)
        assert routine(pay_out=pay_out).next(state) == said


def test_it_does_nothing_out_of_turn() -> None:
    state = running()
    assert routine(by=BERT).next(state) is None
    company(state, "NOB", at=["D19.0"], trains=["3"])
    assert replace(routine(), company=CompanyId("NOB")).next(state) is None


def test_a_run_that_brings_less_than_the_last_is_left_to_the_player() -> None:
    state = running()
    best = best_runs(state, AB)
    of(state, "AB").revenue = best.revenue
    assert routine().next(state) == RunTrains(by=ANNA, runs=best.runs)
    of(state, "AB").revenue += 1
    stop = routine().next(state)
    assert isinstance(stop, Stop)
    assert stop.why.key == "programme-worth-less"


def same(state: State44) -> None:
    """Nothing has changed."""


def next_phase(state: State44) -> None:
    state.phase = PhaseId("4")


def more_trains(state: State44) -> None:
    of(state, "AB").trains.append(TrainId("3"))


def another_director(state: State44) -> None:
    give(state, BERT, "AB_0")


def closed(state: State44) -> None:
    of(state, "AB").closed = True


def over(state: State44) -> None:
    state.agenda = []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (same, None),
        (next_phase, "programme-phase"),
        (more_trains, "programme-trains"),
        (another_director, "programme-not-director"),
        (closed, "programme-not-director"),
        (over, "programme-game-over"),
    ],
)
def test_it_ends_with_its_phase_its_trains_its_director_or_the_game(
    change: Callable[[State44], None], why: str | None
) -> None:
    state = running()
    change(state)
    message = routine().ends(state, ())
    assert (message.key if message else None) == why


def trading() -> State44:
    """A stock round: Bert directs AB with three shares, at 100; Anna has one."""
    state = rich(position("3"))
    company(state, "AB", seat=BERT, shares=1)
    give(state, ANNA, "AB_2")
    return in_stock_round(state)


@pytest.mark.parametrize(("shares", "ends"), [(3, True), (4, False)])
def test_it_ends_when_somebody_else_holds_that_many(shares: int, ends: bool) -> None:
    state = trading()
    passing = PassUntilHolding(by=ANNA, round=stock_round(state), company=AB, shares=shares)
    assert (passing.ends(state, ()) is not None) is ends


@pytest.mark.parametrize(
    ("kind", "price", "ends"),
    [
        (PassUntilPrice, 100, True),
        (PassUntilPrice, 99, False),
        (PassUntilRise, 100, True),
        (PassUntilRise, 101, False),
    ],
)
def test_it_ends_at_that_very_price(
    kind: type[PassUntilPrice | PassUntilRise], price: int, ends: bool
) -> None:
    state = trading()
    now = {"round": stock_round(state)} if kind is PassUntilPrice else {}
    passing = kind(by=ANNA, company=AB, price=price, **now)
    assert (passing.ends(state, ()) is not None) is ends


@pytest.mark.parametrize(("shares", "ends"), [(1, True), (2, False)])
def test_it_buys_up_to_that_many(shares: int, ends: bool) -> None:
    state = trading()
    buying = BuyUpTo(by=ANNA, round=stock_round(state), company=AB, shares=shares)
    assert (buying.ends(state, ()) is not None) is ends
    bought = buying.next(state)
    assert isinstance(bought, BuyShare)
    assert (bought.by, bought.company) == (ANNA, AB)


@pytest.mark.parametrize("programme", STOCK_PROGRAMMES)
def test_it_is_offered_in_stock_rounds_alone(programme: type[Programme[State18]]) -> None:
    state = trading()
    of(state, "AB").launched = programme is not BuyUntilLaunched
    offered = list(programme.offers(state, ANNA))
    assert offered
    assert {offer.fixed.get("company", AB) for offer in offered} == {AB}, "the others have no price"
    assert not list(programme.offers(running(), ANNA))


def test_its_end_comes_with_its_stock_round() -> None:
    state = trading()
    passing = PassRound(by=ANNA, round=stock_round(state))
    assert passing.ends(state, ()) is None
    assert passing.next(state) == Pass(by=ANNA)
    message = passing.ends(running(), ())
    assert message is not None
    assert message.key == "programme-round-over"
