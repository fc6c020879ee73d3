"""VA: the construction railways of the game for two."""

from __future__ import annotations

import pytest

from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.reserved import is_reserved
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    do,
    in_stock_round,
    marker,
    of,
    offered,
    part,
    refused,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, for_two, operating_round

SD, SD3, EOD = CompanyId("SD"), CompanyId("SD3"), CompanyId("EOD")


def train(name: str) -> BuyTrain:
    return BuyTrain(by=ANNA, train=TrainId(name), source=str(BANK))


def before_the_first(new: str, old: str, **options: Value) -> State24:
    """BK is about to buy the first train of a type."""
    state = for_two(old, **options)
    state.depot[old] = 0
    for name in ("SD1", "SD2", "KK1", "KK2"):
        of(state, name).trains = [TrainId(old)]
    company(state, "BK", money=1000, trains=[old], at=["B9.0"])
    assert state.title.cards[new].starts is not None
    return at_turn(state, "BK", "BuyTrains")


@pytest.mark.rule("24-VA-09", "24-VA-10", "24-VA-11")
def test_a_construction_railway_places_its_marker_and_lays_track_for_nothing() -> None:
    state = operating_round(for_two())
    assert waits_for(state) == "LayTrack"
    while company_at_turn(state) != EOD:
        state = do(state, Pass(by=state.agenda[-1].actors(state)[0]))
    assert state.board.stops_of(EOD) == ("A12.0",)
    found = next(o for o in offered(state, LayTile) if o.fixed["hex"] == "A10")
    assert found.facts["cost"] == 0
    after = do(state, next(found.actions()))
    assert of(after, "EOD").cash == 0
    assert company_at_turn(after) == "MLB"


@pytest.mark.rule("24-VA-09", "24-VA-11")
def test_it_has_no_other_step_and_may_own_no_train() -> None:
    state = for_two()
    for name in (SD3, EOD):
        steps = [maker.__name__ for maker in state.title.rounds.turn(state, name)]
        assert steps == ["LayTrack"]
        assert state.title.phases[state.phase].limits["construction"] == 0


@pytest.mark.rule("24-VA-09", "24-CR-10")
def test_it_is_not_exchanged_for_a_director_certificate() -> None:
    state = do(in_stock_round(for_two("3")), Pass(by=ANNA))
    assert [offer.fixed["company"] for offer in offered(state, ExchangeCoal)] == ["MLB"]
    refused(state, ExchangeCoal(by=BERT, company=EOD), "24-VA-09")


@pytest.mark.rule("24-VA-10")
def test_it_operates_in_its_normal_place() -> None:
    state = for_two()
    order = state.title.rounds.order(state)
    assert order[:8] == ["EPP", "EOD", "MLB", "SD1", "SD2", "SD3", "KK1", "KK2"]


@pytest.mark.rule("24-VA-12", "24-VA-14")
def test_both_close_at_once_with_the_first_4_and_lose_their_turn() -> None:
    state = before_the_first("4", "3")
    marker(state, "EOD", "A12.0")
    marker(state, "SD3", "G4.0")
    state = do(state, train("4"))
    assert of(state, "SD3").closed
    assert of(state, "EOD").closed
    assert state.board.stops_of(EOD) == state.board.stops_of(SD3) == ()
    assert not {"SD3", "EOD"} & set(state.title.rounds.order(state))
    assert waits_for(state) == "BuyTrains"


@pytest.mark.rule("24-VA-12")
@pytest.mark.parametrize(("new", "old", "closed"), [("4", "3", False), ("5", "4", True)])
def test_with_kk2_it_is_the_first_5(new: str, old: str, closed: bool) -> None:
    state = before_the_first(new, old)
    state.kinds = {CompanyId("KK2"): "construction", EOD: "construction", CompanyId("MS"): "bond"}
    state = do(state, train(new))
    assert (of(state, "KK2").closed, of(state, "EOD").closed) == (closed, closed)


@pytest.mark.rule("24-VA-12")
def test_an_exported_4_closes_them_too() -> None:
    state = before_the_first("4", "3")
    state = do(at_turn(state, "BK", "BuyTrains", rounds=1), Pass(by=ANNA))
    assert state.phase == "4"
    assert of(state, "SD3").closed


@pytest.mark.rule("24-VA-13")
def test_its_state_railway_gets_120_and_its_owner_by_option_no_share() -> None:
    state = for_two(construction_share=False)
    assert [c.id for c in state.title.certificates[SD] if is_reserved(state, c.id)] == [
        *("SD_0", "SD_1"),
    ]
    state = before_the_first("4", "3", construction_share=False)
    state = do(state, train("4"), Pass(by=ANNA))
    assert of(state, "SD").cash == 720 + 120 + 240 + 120
    assert part(state, "SD", ANNA) == 0


@pytest.mark.rule("24-VA-13")
def test_its_owner_receives_the_reserved_share() -> None:
    state = for_two()
    assert is_reserved(state, state.title.certificates[SD][2].id)
    state = do(before_the_first("4", "3"), train("4"), Pass(by=ANNA))
    assert part(state, "SD", ANNA) == 1
    assert of(state, "SD").cash == 720 + 120 + 240 + 120


@pytest.mark.rule("24-VA-15")
def test_kk_is_founded_by_the_first_5() -> None:
    state = do(before_the_first("4", "3"), train("4"), Pass(by=ANNA))
    assert not of(state, "KK").launched
    state = do(before_the_first("5", "4"), train("5"), Pass(by=ANNA))
    assert of(state, "KK").launched
