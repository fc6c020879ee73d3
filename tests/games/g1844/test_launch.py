"""Launch and capital (group LA)."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.state import play
from kursbuch.eighteen.events import CompanyLaunched
from kursbuch.eighteen.ids import POOL, CompanyId, PhaseId
from kursbuch.eighteen.operating.events import TurnBegan
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
    sell,
)
from tests.games.g1844.builders import company, position
from tests.games.g1844.table import all_pass, passing, rich, start


def table(phase: str = "1") -> State44:
    """A stock round with money."""
    return in_stock_round(rich(position(phase)))


def launched(name: str, par: int, phase: str = "1") -> State44:
    """A company is started and its shares are bought until it is launched."""
    state = do(table(phase), start(ANNA, name, par))
    while not of(state, name).launched:
        seat = state.agenda[-1].actors(state)[0]
        state = do(state, buy_share(name, by=seat))
    return state


@pytest.mark.rule("44-LA-01")
@pytest.mark.parametrize(("name", "shares"), [("NOB", 2), ("VZ", 3), ("BLS", 5)])
def test_a_company_is_launched_when_half_of_its_shares_are_out(name: str, shares: int) -> None:
    state = launched(name, 60)
    assert sum(part(state, name, Seat(seat)) for seat in range(4)) == shares


@pytest.mark.rule("44-LA-02")
def test_pool_shares_and_shares_from_privates_count_as_out() -> None:
    state = rich(position())
    give(state, POOL, "BLS_8", "BLS_7")
    give(state, DORA, "BLS_6")
    assert of(do(in_stock_round(state), start(ANNA, "BLS")), "BLS").launched


@pytest.mark.rule("44-LA-03", "44-LA-05", "44-LA-11", "44-LA-12", "44-BU-03")
@pytest.mark.scenario("W09")
def test_vsb_is_launched_by_its_directors_certificate_alone() -> None:
    state = table()
    assert news(state, start(ANNA, "VSB", 100), CompanyLaunched) == [
        CompanyLaunched(company=CompanyId("VSB"), capital=200, markers=2)
    ]
    state = do(state, start(ANNA, "VSB", 100))
    assert state.players[ANNA].cash == 800
    assert (of(state, "VSB").cash, of(state, "VSB").markers) == (200, 2)
    state = all_pass(state)
    assert any(getattr(step, "company", None) == "VSB" for step in state.agenda)


@pytest.mark.rule("44-LA-04", "44-LA-05", "44-LA-07")
@pytest.mark.parametrize(("name", "capital"), [("BLS", 400), ("VZ", 400), ("NOB", 160)])
@pytest.mark.scenario("S19")
def test_capital_at_an_issue_price_of_80(name: str, capital: int) -> None:
    assert of(launched(name, 80), name).cash == capital


@pytest.mark.rule("44-LA-08")
@pytest.mark.parametrize(("phase", "capital"), [("5", 400), ("6", 800), ("7", 800)])
def test_from_phase_6_historical_companies_get_all_at_once(phase: str, capital: int) -> None:
    state = launched("BLS", 80, phase)
    assert of(state, "BLS").cash == capital
    assert ("BLS" in state.claims) == (phase == "5")


@pytest.mark.rule("44-LA-07", "44-LA-08")
def test_regional_companies_never_get_more_than_five_times() -> None:
    state = launched("VZ", 80, "6")
    assert of(state, "VZ").cash == 400
    assert "VZ" not in state.claims


@pytest.mark.rule("44-LA-09")
def test_a_company_launched_before_keeps_its_claim_in_phase_6() -> None:
    state = launched("BLS", 80, "4")
    state.phase = PhaseId("6")
    assert "BLS" in state.claims


@pytest.mark.rule("44-LA-10", "44-LA-13")
@pytest.mark.parametrize(("par", "markers"), [(60, 1), (70, 2), (80, 3), (90, 4), (100, 5)])
@pytest.mark.scenario("S18")
def test_markers_by_issue_price(par: int, markers: int) -> None:
    assert of(launched("BLS", par), "BLS").markers == markers


@pytest.mark.rule("44-LA-11")
def test_regional_companies_have_three_markers_pre_sbb_companies_two() -> None:
    assert of(launched("VZ", 60), "VZ").markers == 3
    assert of(launched("NOB", 60), "NOB").markers == 2


@pytest.mark.rule("44-LA-14")
def test_shares_in_the_pool_do_not_unlaunch_a_company() -> None:
    state = rich(position())
    company(state, "BLS", shares=3)
    state = do(in_stock_round(state), sell("BLS", 3))
    assert of(state, "BLS").launched


@pytest.mark.rule("44-LA-15")
def test_a_company_with_too_few_shares_out_has_a_price_but_nothing_else() -> None:
    state = do(table(), start(ANNA, "BLS", 80), passing(BERT), passing(CARLA), passing(DORA))
    bls = of(state, "BLS")
    assert (bls.par, bls.cell is not None) == (80, True)
    assert (bls.launched, bls.cash, bls.markers) == (False, 0, 0)
    state, happened = play(state, passing(ANNA))
    assert not any(isinstance(event, TurnBegan) for event in happened)
