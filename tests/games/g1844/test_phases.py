"""44-PH, 44-SC: phases, and what becomes of old trains."""

import pytest

from kursbuch.core.state import play, settle
from kursbuch.core.title import Value
from kursbuch.eighteen.ids import OUT, CompanyId, PaperId, PhaseId, TrainId
from kursbuch.eighteen.operating.depot import limit
from kursbuch.eighteen.operating.emergency import owes_train
from kursbuch.eighteen.operating.events import PhaseBegan, TrainsScrapped
from kursbuch.eighteen.operating.lay_track import colours
from kursbuch.eighteen.operating.phases import begin_phase
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.games.g1844.events import PaperClosed
from kursbuch.games.g1844.operating_events import FurkaLaid, TrainsTurned
from kursbuch.games.g1844.privates import may_buy_privates
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    buy_train,
    do,
    give,
    news,
    of,
    offered,
    refused,
    tiles,
    top,
)
from tests.games.g1844.builders import at_turn, company, position


def before(phase: int, others: dict[str, list[str]] | None = None, **options: Value) -> State44:
    """AB is about to buy the first train of a phase."""
    state = position(str(phase - 1), **options)
    company(state, "AB", money=2000, at=["D25.0"])
    for name, trains in (others or {}).items():
        company(state, name, seat=BERT, trains=trains, par=90)
    for card, record in state.title.cards.items():
        if record.starts is not None and int(record.starts) < phase:
            state.depot[card] = 0
    return at_turn(state, "AB", "BuyTrains")


FIRST = {2: "2H", 3: "3", 4: "4H", 5: "5", 6: "6H", 7: "8E"}


@pytest.mark.rule("44-PH-01")
@pytest.mark.parametrize("phase", FIRST)
def test_the_first_train_of_a_type_of_either_side_starts_a_phase(phase: int) -> None:
    state = before(phase)
    assert [event.phase for event in news(state, buy_train(FIRST[phase]), PhaseBegan)] == [
        str(phase)
    ]


@pytest.mark.rule("44-PH-01")
def test_the_second_train_of_a_type_starts_nothing() -> None:
    state = do(before(3), buy_train("3"))
    assert not news(state, buy_train("3H"), PhaseBegan)


@pytest.mark.rule("44-PH-02", "44-SU-19", "44-UP-01", "44-PH-04", "44-PH-06", "44-PH-08")
def test_colours_of_tiles_by_phase() -> None:
    found = [len(colours(position(str(phase)))) for phase in range(1, 8)]
    assert found == [1, 1, 2, 2, 3, 3, 4]
    assert colours(position("7")) == ("yellow", "green", "brown", "grey")


@pytest.mark.rule("44-PH-02", "44-PH-04", "44-PH-06", "44-EX-06")
def test_operating_rounds_by_phase() -> None:
    phases = position().title.phases.values()
    assert [phase.operating_rounds for phase in phases] == [1, 1, 2, 2, 3, 3, 3]


@pytest.mark.rule("44-PH-02", "44-PH-05", "44-PH-06")
def test_limit_of_historical_companies_by_phase() -> None:
    found = [limit(position(str(phase)), CompanyId("AB")) for phase in range(1, 8)]
    assert found == [4, 4, 4, 3, 2, 2, 2]


@pytest.mark.rule(
    "44-PH-04", "44-PH-05", "44-PH-07", "44-PH-08", "44-PH-09", "44-SC-01", "44-SC-02"
)
@pytest.mark.scenario("S43")
def test_s43_downgrade_and_scrap_table() -> None:
    start = ["2", "2H", "3", "3H", "4", "4H", "5", "5H", "6", "6H", "8E", "8H", "EVA", "SBB"]
    last = {
        3: ["2H", "2H", "3", "3H", "4", "4H", "5", "5H"],
        4: ["3H", "3H", "4", "4H", "5", "5H"],
        5: ["3H", "3H", "4", "4H", "5", "5H"],
        6: ["4H", "4H", "5", "5H"],
        7: ["5H", "5H"],
    }
    state = position("2")
    of(state, "BLS").trains = [TrainId(train) for train in start]
    for phase, left in last.items():
        begin_phase(state, PhaseId(str(phase)))
        assert of(state, "BLS").trains == [*left, "6", "6H", "8E", "8H", "EVA", "SBB"]
    assert sorted(state.scrapped) == ["2H", "2H", "3H", "3H", "4H", "4H"]


@pytest.mark.rule("44-PH-13", "44-SC-01", "44-SC-06")
def test_trains_in_the_pool_are_turned_and_scrapped_too() -> None:
    state = position("3")
    state.pool = [TrainId("2H"), TrainId("3")]
    begin_phase(state, PhaseId("4"))
    assert (state.pool, state.scrapped) == (["3H"], ["2H"])


@pytest.mark.rule("44-PH-04")
def test_with_phase_3_companies_buy_private_companies() -> None:
    assert not may_buy_privates(position("2"), CompanyId("AB"))
    assert may_buy_privates(position("3"), CompanyId("AB"))
    assert not may_buy_privates(position("3"), CompanyId("NOB"))


@pytest.mark.rule("44-PH-06", "44-PV-11", "44-PV-26", "44-PV-36", "44-PH-14")
def test_with_phase_5_the_furka_line_is_laid_first_and_then_all_privates_close() -> None:
    state = before(5)
    give(state, CARLA, "P1", "P4", "P7")
    told = play(state, buy_train("5"))[1]
    laid = next(n for n, event in enumerate(told) if isinstance(event, FurkaLaid))
    closed = [event.paper for event in told[laid:] if isinstance(event, PaperClosed)]
    assert closed == ["P4", "P1", "P7"]
    after = do(state, buy_train("5"))
    assert all(after.holder[PaperId(f"P{n}")] == OUT for n in range(1, 8))
    assert after.eva == CARLA


@pytest.mark.rule("44-PH-06", "44-SB-01")
def test_with_phase_5_the_sbb_is_due() -> None:
    state = do(before(5), buy_train("5H"))
    assert state.sbb == "due"


@pytest.mark.rule("44-PH-14", "44-SC-03", "44-PH-05")
def test_trains_are_scrapped_and_turned_before_limits_are_looked_at() -> None:
    state = before(4, {"RhB": ["2H", "3", "3", "3"]})
    state = do(state, buy_train("4"))
    assert of(state, "RhB").trains == ["3H", "3H", "3H"]
    assert not isinstance(top(state), ReturnTrains)


@pytest.mark.rule("44-SC-03", "44-SC-04", "44-PH-11")
def test_trains_over_the_limit_go_to_the_pool_as_the_director_chooses() -> None:
    state = do(before(4, {"RhB": ["3", "3", "3H", "3"]}), buy_train("4"))
    step = top(state)
    assert isinstance(step, ReturnTrains)
    assert step.actors(state) == (BERT,)
    refused(state, ReturnTrain(by=ANNA, train=TrainId("3H")), "44-SC-04")
    refused(state, ReturnTrain(by=BERT, train=TrainId("4")), "44-SC-03")
    cash = of(state, "RhB").cash
    state = do(state, ReturnTrain(by=BERT, train=TrainId("3H")))
    assert (of(state, "RhB").trains, state.pool) == (["3H"] * 3, ["3H"])
    assert of(state, "RhB").cash == cash


@pytest.mark.rule("44-SC-03")
def test_trains_over_the_limit_leave_the_game_by_option() -> None:
    state = do(before(4, {"RhB": ["3", "3", "3H", "3"]}, surplus_trains="removed"), buy_train("4"))
    state = do(state, ReturnTrain(by=BERT, train=TrainId("3H")))
    assert (state.pool, state.scrapped) == ([], ["3H"])


@pytest.mark.rule("44-SB-08")
def test_the_fixed_train_cannot_be_given_up_and_a_company_without_director_loses_the_cheapest() -> (
    None
):
    state = position("5")
    company(state, "SBB", trains=["SBB", "5", "3H", "4", "5H"], par=100)
    state.agenda.append(ReturnTrains([CompanyId("SBB")]))
    assert {offer.fixed["train"] for offer in offered(state, ReturnTrain)} == {"5", "3H", "4", "5H"}
    give(state, "pool", "SBB_0")
    settle(state)
    assert of(state, "SBB").trains == ["SBB", "5", "4", "5H"]


@pytest.mark.rule("44-SC-05")
def test_a_company_that_lost_its_trains_owes_one_at_the_end_of_its_next_turn() -> None:
    state = before(4, {"RhB": ["2H"]})
    tiles(state, {"G26": (57, 0), "H25": (58, 1)})
    company(state, "RhB", seat=BERT, trains=["2H"], par=90, at=["G26.0"])
    state = do(state, buy_train("4"))
    assert of(state, "RhB").trains == []
    assert owes_train(state, CompanyId("RhB"))
    assert not isinstance(top(state), ReturnTrains)


@pytest.mark.rule("44-PH-12")
def test_a_running_series_keeps_its_length() -> None:
    state = do(before(3), buy_train("3"))
    series = state.agenda[1]
    assert getattr(series, "rounds", None) == 1


@pytest.mark.rule("44-PH-15")
def test_two_phases_in_quick_succession() -> None:
    state = before(3)
    state.depot["3"] = 1
    state = do(state, buy_train("3"))
    assert [event.phase for event in news(state, buy_train("4"), PhaseBegan)] == ["4"]


@pytest.mark.rule("44-PH-16")
def test_eva_and_the_fixed_train_start_no_phase() -> None:
    state = position("5")
    state.eva = ANNA
    company(state, "AB", at=["D25.0"], money=70)
    sides = [side for card in state.title.cards.values() for side in card.sides]
    assert not {"EVA", "SBB"} & set(sides)


def test_the_news_of_a_phase_can_be_told() -> None:
    state = before(4, {"RhB": ["2H", "3", "3"]})
    told = play(state, buy_train("4"))[1]
    assert {PhaseBegan, TrainsScrapped, TrainsTurned} <= {type(event) for event in told}
    for event in told:
        assert state.title.tell(event).key
