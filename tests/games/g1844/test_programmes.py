"""The routine turn of a company, as a programme: what it does, and what ends it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.programme import Stop
from kursbuch.eighteen.ids import CompanyId, PhaseId, TrainId
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.programmes import Routine
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import ANNA, BERT, do, give, of, tiles
from tests.games.g1844.builders import at_turn, company, position

AB = CompanyId("AB")


def running() -> State44:
    """AB runs a 3-train between Herisau and St. Gallen."""
    state = position("3")
    company(state, "AB", at=["D25.0"], trains=["3"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5)})
    return at_turn(state, "AB", 2)


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
    assert routine(by=BERT).next(running()) is None


def test_a_run_that_brings_less_than_the_last_is_left_to_the_player() -> None:
    state = running()
    of(state, "AB").revenue = 500
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
