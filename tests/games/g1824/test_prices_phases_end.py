"""PM: price moves. PH: phases. EX: export. EG: end of the game."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.state import settle
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import BankBroken, PriceMoved
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import BANK, Cell, CompanyId, TrainId
from kursbuch.eighteen.money import judge_bank, pay
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.events import PhaseBegan, TrainExported
from kursbuch.eighteen.operating.phases import export_train
from kursbuch.eighteen.stock.market import by_price, move_price
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.stock import rise_sold_out
from kursbuch.games.g1824.title import STANDARD
from tests.eighteen.builders import ANNA, BERT, do, hold, in_stock_round, of, treasury, waits_for
from tests.games.g1824.builders import at_turn, begin, company, position

CHART = STANDARD.chart
BH = CompanyId("BH")


@pytest.mark.rule("24-PM-01")
def test_a_marker_that_cannot_move_keeps_its_place() -> None:
    state = position("3")
    company(state, "BH", cell=(0, 13))
    company(state, "MS", cell=(0, 13))
    move_price(state, BH, CHART.right((0, 13)))
    assert by_price(state)[:2] == ["BH", "MS"]


@pytest.mark.rule("24-PM-02", "24-PM-03", "24-PM-05", "24-PM-07")
def test_example_the_four_directions() -> None:
    start = (1, 3)
    assert CHART.price(start) == 120
    ways = (CHART.right, CHART.up, CHART.down, CHART.left)
    assert [CHART.price(way(start)) for way in ways] == [130, 130, 110, 110]
    assert len({way(start) for way in ways}) == 4


@pytest.mark.rule("24-PM-02", "24-PM-03", "24-PM-04", "24-PM-06", "24-PM-07")
@pytest.mark.parametrize(
    ("cell", "way", "after"),
    [
        ((3, 10), "right", (2, 10)),
        ((0, 13), "right", (0, 13)),
        ((0, 0), "left", (1, 0)),
        ((6, 0), "left", (6, 0)),
        ((6, 4), "down", (6, 4)),
        ((3, 10), "down", (3, 10)),
        ((0, 3), "up", (0, 3)),
    ],
)
def test_example_the_edges_of_the_chart(cell: Cell, way: str, after: Cell) -> None:
    assert getattr(CHART, way)(cell) == after


@pytest.mark.rule("24-PM-07", "24-PM-08")
def test_sold_out_companies_rise_highest_price_first() -> None:
    state = position("3")
    for name, cell in (("BH", (4, 3)), ("MS", (4, 4))):
        company(state, name, cell=cell, shares=8)
    company(state, "CL", shares=7)
    state.news.clear()
    rise_sold_out(state)
    moved = [event.company for event in state.news if isinstance(event, PriceMoved)]
    assert moved == ["MS", "BH"]


@pytest.mark.rule("24-PM-07")
def test_reserved_shares_are_not_with_players() -> None:
    state = position("3", {"SD1": 0})
    hold(state, "SD", BERT, *range(1, 9))
    rise_sold_out(state)
    assert of(state, "SD").cell == (0, 2)


@pytest.mark.rule("24-PM-10", "24-PM-11")
def test_small_railways_have_no_price() -> None:
    state = begin(4)
    small = (*STANDARD.coal, *STANDARD.state_railway_of)
    assert all(state.companies[name].cell is None for name in small)


@pytest.mark.rule("24-PM-12")
def test_the_chart_has_its_rows() -> None:
    assert [len(row) for row in CHART.rows] == [14, 14, 14, 11, 9, 7, 5]
    assert CHART.rows[0][-1] == 350
    assert CHART.rows[-1][0] == 40


# Phases


def first(state: State24, train: str) -> State24:
    """The first train of a type is bought by BH."""
    for name in state.title.cards:
        if name == train:
            break
        state.depot[name] = 0
    of(state, "BH").trains = [TrainId("10")]
    treasury(state, "BH", 1000)
    state = at_turn(state, "BH", "BuyTrains")
    return do(state, BuyTrain(by=ANNA, train=TrainId(train), source=str(BANK)))


@pytest.mark.rule("24-PH-01", "24-PH-02", "24-PH-03", "24-PH-04", "24-PH-05", "24-PH-06")
@pytest.mark.rule("24-PH-07", "24-PH-08", "24-PH-09", "24-SR-14")
def test_example_the_phases_one_after_the_other() -> None:
    state = position("1")
    company(state, "BH", money=1000, trains=["2"], at=["J13.0"])
    seen = []
    for train in ("2", "3", "4", "5", "6", "8", "10"):
        state = first(state, train)
        state.due.clear()
        phase = state.title.phases[state.phase]
        seen.append((state.phase, phase.tiles[-1], phase.operating_rounds))
    assert seen == [
        ("2", "yellow", 1),
        ("3", "green", 2),
        ("4", "green", 2),
        ("5", "brown", 2),
        ("6", "brown", 3),
        ("7", "grey", 3),
        ("8", "grey", 3),
    ]


@pytest.mark.rule("24-PH-01")
def test_surplus_trains_go_before_the_compulsory_exchanges() -> None:
    state = position("3", {"B1": 0})
    company(state, "BH", money=1000, trains=["3", "3", "3"], at=["J13.0"])
    company(state, "MS", seat=BERT, trains=["3", "3", "3", "3"])
    state.depot["3"] = 0
    state = at_turn(state, "BH", "BuyTrains")
    state = do(state, TradeIn(by=ANNA, train=TrainId("4")))
    assert [type(step).__name__ for step in state.agenda][-2:] == [
        "MountainExchanges",
        "ReturnTrains",
    ]


@pytest.mark.rule("24-PH-10")
def test_several_phases_can_start_in_one_turn() -> None:
    state = position("2")
    company(state, "BH", money=1000, trains=["2"], at=["J13.0"])
    state.depot["2"] = 0
    state.depot["3"] = 1
    state = at_turn(state, "BH", "BuyTrains")
    for train in ("3", "4"):
        state = do(state, BuyTrain(by=ANNA, train=TrainId(train), source=str(BANK)))
    assert state.phase == "4"
    assert of(state, "BH").trains == ["3", "4"]
    assert state.due == ["SD"] or of(state, "SD").launched


@pytest.mark.rule("24-PH-11")
def test_example_a_running_set_keeps_its_length() -> None:
    state = position("5")
    company(state, "BH", money=1000, trains=["5"], at=["J13.0"])
    state.depot["5"] = 0
    state = at_turn(state, "BH", "BuyTrains", rounds=2)
    state = do(state, BuyTrain(by=ANNA, train=TrainId("6"), source=str(BANK)))
    series = next(step for step in state.agenda if isinstance(step, Series))
    assert series.rounds == 2
    assert state.title.phases[state.phase].operating_rounds == 3


# Export


@pytest.mark.rule("24-EX-01", "24-EX-02")
def test_export_begins_with_the_first_2_train_and_moves_no_money() -> None:
    for options, phase, left in (
        ({}, "1", 9),
        ({}, "2", 8),
        ({"export": "always"}, "1", 8),
    ):
        state = position(phase, **options)  # type: ignore[arg-type]
        bank = state.bank
        export_train(state)
        assert state.depot["2"] == left
        assert state.bank == bank


@pytest.mark.rule("24-EX-03", "24-EX-04", "24-FO-01")
def test_example_an_exported_4_train_founds_sd_before_the_stock_round() -> None:
    state = position("3", {"SD1": 0})
    of(state, "SD1").trains = [TrainId("3")]
    treasury(state, "SD1", 0)
    state.depot["3"] = 1
    company(state, "BH", seat=BERT, trains=["3"], at=["J13.0"])
    state = at_turn(state, "BH", "BuyTrains", rounds=1)
    assert (state.phase, state.depot["3"]) == ("3", 0)
    state = at_turn(state, "BH", "BuyTrains", rounds=1)
    assert state.phase == "4"
    assert of(state, "SD").launched
    assert waits_for(state) == "StockRound"


@pytest.mark.rule("24-EX-04")
def test_on_18xx_games_nothing_is_exported_after_the_last_set() -> None:
    for last, left in ((True, 7), (False, 8)):
        state = position("2", export_at_the_end=last)
        state.depot["2"] = 8
        state.broken = True
        for hook in state.title.rounds.after_series[:1]:
            hook(state)
        assert state.depot["2"] == left


@pytest.mark.rule("24-EX-06", "24-PH-09")
def test_the_first_10_is_exported_too_and_scraps_5_trains() -> None:
    state = position("7")
    state.depot["8"] = 0
    company(state, "BH", trains=["5", "6"])
    export_train(state)
    assert state.phase == "8"
    assert of(state, "BH").trains == ["6"]
    state.news.clear()
    export_train(state)
    assert [type(event) for event in state.news] == [TrainExported]


@pytest.mark.rule("24-EX-07")
def test_an_exported_train_is_bought_by_nobody() -> None:
    state = position("2")
    company(state, "BH", trains=["2"])
    export_train(state)
    assert of(state, "BH").trains == ["2"]
    assert not [event for event in state.news if isinstance(event, PhaseBegan)]


# The end


@pytest.mark.rule("24-EG-01", "24-EG-03")
def test_the_bank_is_broken_with_nothing_left_unless_switched() -> None:
    for options, broken in (({}, True), ({"bank_breaks": "overdrawn"}, False)):
        state = position("5", **options)  # type: ignore[arg-type]
        pay(state, BANK, ANNA, state.bank)
        judge_bank(state)
        assert state.broken == broken
        assert any(isinstance(event, BankBroken) for event in state.news) == broken


@pytest.mark.rule("24-EG-01")
def test_the_set_is_played_to_its_end() -> None:
    state = position("3")
    company(state, "BH", trains=["3"], at=["J13.0"])
    state = at_turn(state, "BH", "LayTrack", rounds=2)
    state.broken = True
    state = do(state, Pass(by=ANNA))
    assert state.agenda
    while state.agenda:
        state = do(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
    assert STANDARD.result(state) is not None


@pytest.mark.rule("24-EG-02")
def test_broken_in_a_stock_round_a_whole_set_follows() -> None:
    state = position("3")
    company(state, "BH", trains=["3"], at=["J13.0"])
    state = in_stock_round(state)
    state.broken = True
    while waits_for(state) == "StockRound":
        state = do(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
    series = next(step for step in state.agenda if isinstance(step, Series))
    assert (series.rounds, series.played) == (2, 1)


@pytest.mark.rule("24-EG-05", "24-EG-06", "24-EG-07")
def test_the_score_is_cash_and_shares_and_nothing_else() -> None:
    own = {"B1": 0, "EPP": 0, "SD1": 0}
    state = position("3", own)
    company(state, "BH", shares=3, cell=(0, 3), money=999, trains=["3"])
    hold(state, "MS", ANNA, 1)
    assert state.title.scored(state, ANNA) == 1000 + 5 * 130
    odd = position("3", own, final_value="all papers")
    assert odd.title.scored(odd, ANNA) == 1000 + 120 + 160 + 240


@pytest.mark.rule("24-EG-08", "24-EG-09")
def test_ties_share_the_victory_and_nothing_else_ends_the_game() -> None:
    state = position("3")
    state.players[ANNA].debt = 5000
    state.agenda = [Game()]
    settle(state)
    assert state.agenda
    state.agenda = []
    outcome = STANDARD.result(state)
    assert outcome is not None
    assert outcome.places == (4, 1, 1, 1)
    assert outcome.winners == (1, 2, 3)
