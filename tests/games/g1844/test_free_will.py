"""Nobody is passed over who could act after something that they may do at any time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch.core.state import to_act
from kursbuch.eighteen.ids import CompanyId, PaperId, StopId
from kursbuch.eighteen.operating.place_station import PlaceMarker, PlaceStation
from kursbuch.eighteen.operating.run_trains import RunningTrains
from kursbuch.eighteen.stock.debt import Repay
from kursbuch.games.g1844.eva import GiveEva
from kursbuch.games.g1844.furka import LayFurka
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    buy_share,
    cash,
    do,
    give,
    in_stock_round,
    of,
    part,
    tiles,
    top,
)
from tests.games.g1844.builders import at_turn, company, position


def debtor(debt: int, rules: int = 2) -> State44:
    """Anna owes and has 200; she has no shares. Of AB shares cost 100; no paper can be bought."""
    state = position("5", papers_in_debt=False)
    state.setup = replace(state.setup, rules=rules)
    company(state, "AB", seat=BERT)
    cash(state, ANNA, 200)
    state.players[ANNA].debt = debt
    return in_stock_round(state, order=[ANNA, BERT, 2, 3])


@pytest.mark.rule("44-EF-14", "44-EF-16")
def test_a_debtor_with_enough_money_repays_and_buys_on_the_same_turn() -> None:
    state = debtor(60)
    assert to_act(state) == (ANNA,)
    state = do(state, Repay(by=ANNA, amount=60), buy_share("AB"))
    assert (state.players[ANNA].cash, part(state, "AB", ANNA)) == (40, 1)


@pytest.mark.rule("44-EF-14")
def test_a_debtor_who_cannot_clear_his_debt_is_passed_over() -> None:
    assert to_act(debtor(250)) == (BERT,)


@pytest.mark.rule("44-EF-14")
def test_a_game_begun_under_number_1_passes_him_over() -> None:
    assert to_act(debtor(60, rules=1)) == (BERT,)


@pytest.mark.rule("44-PV-23", "44-PV-24")
def test_the_owner_of_p4_is_asked_if_he_could_buy_with_what_his_line_brings() -> None:
    state = position("3")
    company(state, "AB", seat=BERT, par=60)
    give(state, ANNA, "P4")
    cash(state, ANNA, 0)
    state = in_stock_round(state)
    assert to_act(state) == (ANNA,)
    state = do(state, LayFurka(by=ANNA), buy_share("AB"))
    assert (state.players[ANNA].cash, part(state, "AB", ANNA)) == (20, 1)


def with_line(step: str) -> State44:
    """AB owns P4; with the 80 of the line it could pay for a marker in Winterthur."""
    state = position("3")
    company(state, "AB", at=["D25.0"], markers=1)
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C22": (9, 1), "C20": (59, 4)})
    state.holder[PaperId("P4")] = "AB"
    return at_turn(state, "AB", step)


@pytest.mark.rule("44-PV-24", "44-ST-01")
def test_a_company_that_owns_p4_is_asked_for_a_marker_that_its_line_would_pay() -> None:
    state = with_line("PlaceStation")
    assert isinstance(top(state), PlaceStation)
    state = do(state, LayFurka(by=ANNA), PlaceMarker(by=ANNA, stop=StopId("C20.0")))
    assert of(state, "AB").cash == 40


@pytest.mark.rule("44-PV-38")
def test_the_owner_of_eva_is_asked_for_routes_that_it_could_run() -> None:
    state = position("5")
    company(state, "AB", at=["D25.0"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5)})
    state.eva = ANNA
    state = at_turn(state, "AB", "RunningTrains")
    assert isinstance(top(state), RunningTrains)
    assert of(do(state, GiveEva(by=ANNA, company=CompanyId("AB"))), "AB").trains == ["EVA"]
