"""44-EX: the export of a train at the end of a series."""

import pytest

from kursbuch.core.state import settle
from kursbuch.core.title import Value
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.events import PhaseBegan, TrainExported
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1844.events import PaperClosed, SbbFormed
from kursbuch.games.g1844.operating_order import operating_order
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import ANNA, do, give, of, top
from tests.games.g1844.builders import at_turn, company, position


def end_of_series(state: State44, rounds: int = 1) -> State44:
    """The last operating round of a series is over."""
    hooks = state.title.rounds.after_operating_round + state.title.rounds.after_series
    state.agenda = [
        Game(opened=1),
        Series(number=1, rounds=rounds, played=rounds, hooks=list(range(len(hooks)))),
    ]
    settle(state)
    return state


def exported(state: State44) -> list[str]:
    return [event.train for event in state.news if isinstance(event, TrainExported)]


def at(phase: str, **options: Value) -> State44:
    state = position(phase, **options)
    if phase != "1":
        state.depot["2"] = 0 if int(phase) > 2 else 5
    return state


@pytest.mark.rule("44-EX-01", "44-EX-02", "44-EX-03", "44-PH-03")
def test_from_phase_2_on_the_lowest_new_train_leaves_the_game_without_money() -> None:
    state = at("2")
    bank = state.bank
    state = end_of_series(state)
    assert exported(state) == ["2"]
    assert (state.depot["2"], state.scrapped, state.bank) == (4, ["2"], bank)
    assert isinstance(top(state), StockRound)


@pytest.mark.rule("44-EX-10", "44-EX-01")
def test_nothing_is_exported_in_phase_1() -> None:
    assert exported(end_of_series(at("1"))) == []


@pytest.mark.rule("44-EX-04")
def test_an_export_can_start_a_phase() -> None:
    state = at("3")
    state.depot["3"] = 0
    company(state, "AB", trains=["2H", "3"])
    state = end_of_series(state, 2)
    assert (state.phase, of(state, "AB").trains) == ("4", ["3H"])


@pytest.mark.rule("44-EX-05", "44-SB-01", "44-SB-36")
@pytest.mark.scenario("S42")
def test_s42_the_export_of_the_first_5_forms_the_sbb_before_the_stock_round() -> None:
    state = at("4")
    state.depot["3"] = state.depot["4"] = 0
    company(state, "NOB", at=["D19.0"], shares=2)
    give(state, ANNA, "P1")
    state = end_of_series(state, 2)
    assert state.phase == "5"
    assert state.sbb == "formed"
    assert [event.paper for event in state.news if isinstance(event, PaperClosed)] == ["P1"]
    assert isinstance(top(state), StockRound)
    assert CompanyId("SBB") in operating_order(state)


@pytest.mark.rule("44-EX-06")
@pytest.mark.parametrize(("phase", "rounds"), [("2", 1), ("3", 1), ("3", 2), ("5", 2), ("5", 3)])
def test_every_series_ends_with_an_export_however_long_it_was(phase: str, rounds: int) -> None:
    assert len(exported(end_of_series(at(phase), rounds))) == 1


@pytest.mark.rule("44-EX-01", "44-EX-06")
def test_between_two_rounds_of_a_series_nothing_is_exported() -> None:
    state = at("3")
    hooks = state.title.rounds.after_operating_round
    state.agenda = [Series(number=1, rounds=2, played=1, hooks=list(range(len(hooks))))]
    settle(state)
    assert len(exported(state)) == 1  # the one at the end of the series
    assert [type(event).__name__ for event in state.news].index("RoundBegan") == 0


@pytest.mark.rule("44-EX-07")
def test_trains_of_the_pool_are_not_exported() -> None:
    state = at("3")
    state.pool = [TrainId("2H")]
    assert exported(end_of_series(state)) == ["3"]
    assert state.pool == ["2H"]


@pytest.mark.rule("44-EX-08")
@pytest.mark.parametrize("order", ["after the SBB", "before the SBB"])
def test_the_sbb_is_formed_before_the_export_of_the_same_round_except_by_option(
    order: str,
) -> None:
    state = at("5", export=order)
    state.depot["5"] = 2
    company(state, "NOB", at=["D19.0"], shares=2)
    state.sbb = "due"
    state = end_of_series(state, 2)
    kinds = [type(e) for e in state.news if isinstance(e, SbbFormed | TrainExported)]
    expected = [SbbFormed, TrainExported]
    assert kinds == (expected if order == "after the SBB" else expected[::-1])


@pytest.mark.rule("44-EX-09")
def test_the_first_8_starts_phase_7_and_later_exports_change_nothing() -> None:
    state = at("6")
    for card in ("2", "3", "4", "5", "6"):
        state.depot[card] = 0
    state = end_of_series(state, 3)
    assert (exported(state), state.phase) == (["8E"], "7")
    state.news.clear()
    state = end_of_series(state, 3)
    assert exported(state) == ["8E"]
    assert not [event for event in state.news if isinstance(event, PhaseBegan)]
    assert state.depot["8E"] == 4


@pytest.mark.rule("44-SC-03", "44-EX-04")
@pytest.mark.parametrize("when", ["at once", "next turn"])
def test_trains_over_the_limit_after_an_export_wait_for_the_next_turn_by_option(
    when: str,
) -> None:
    state = at("3", surplus_after_export=when)
    state.depot["3"] = 0
    company(state, "AB", at=["D25.0"], trains=["3", "3", "3", "3"])
    state = end_of_series(state, 2)
    assert state.phase == "4"
    assert isinstance(top(state), ReturnTrains) == (when == "at once")
    if when == "next turn":
        state = at_turn(state, "AB")
    assert isinstance(top(state), ReturnTrains)
    state = do(state, ReturnTrain(by=ANNA, train=TrainId("3H")))
    assert of(state, "AB").trains == ["3H", "3H", "3H"]
    assert isinstance(top(state), LayTrack if when == "next turn" else StockRound)
