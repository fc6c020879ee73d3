"""44-DE: destinations and the second part of the capital."""

import pytest

from kursbuch.core.title import Value
from kursbuch.eighteen.events import CompanyLaunched
from kursbuch.eighteen.ids import CompanyId, HexId, PaperId, StopId, TileId
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.games.g1844.destinations import ClaimDestinations, bonus, claim_capital, is_reached
from kursbuch.games.g1844.events import SbbFormed
from kursbuch.games.g1844.operating_events import DestinationReached
from kursbuch.games.g1844.sbb import form_sbb
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.tunnels import BuildTunnel
from tests.eighteen.builders import (
    ANNA,
    BERT,
    do,
    give,
    lay_tile,
    news,
    of,
    offered,
    refused,
    tiles,
)
from tests.games.g1844.builders import at_turn, company, position, tunnel

AB, GB, NOB, SCB = (CompanyId(name) for name in ("AB", "GB", "NOB", "SCB"))


def before_winterthur(seat: int = BERT, claim: bool = True, **options: Value) -> State44:
    """AB lacks one tile on C22 to its destination; VSB can lay it."""
    state = position("3", **options)
    company(state, "AB", seat=seat, par=80, at=["D25.0"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C20": (59, 4)})
    tiles(state, {"C24": (14, 1)})
    company(state, "VSB", money=100, at=["C24.0"])
    if claim:
        state.claims.append(AB)
    return at_turn(state, "VSB")


@pytest.mark.rule("44-DE-01")
def test_the_destinations() -> None:
    found = {name: str(hex_id) for name, hex_id in position().title.destinations.items()}
    assert found == {
        "NOB": "D15", "SCB": "F17", "VSB": "F25", "JS": "F7", "GB": "H19", "FNM": "G20",
        "RhB": "J13", "BLS": "J13", "STB": "H13", "AB": "C20", "MOB": "H13",
    }  # fmt: skip


@pytest.mark.rule("44-DE-02", "44-DE-04", "44-DE-05", "44-LA-06")
def test_the_bonus_is_paid_at_once_in_another_companys_turn_and_once() -> None:
    state = before_winterthur()
    (told,) = news(state, lay_tile("C22", 9, 1), DestinationReached)
    assert (told.company, told.amount) == ("AB", 400)
    state = do(state, lay_tile("C22", 9, 1))
    assert of(state, "AB").cash == 400
    assert AB not in state.claims


@pytest.mark.rule("44-DE-02", "44-DE-06")
def test_a_full_city_of_others_on_the_way_blocks_but_not_afterwards() -> None:
    state = before_winterthur()
    company(state, "JN", seat=BERT, at=["C24.0"])
    assert not news(state, lay_tile("C22", 9, 1), DestinationReached)
    paid = do(before_winterthur(), lay_tile("C22", 9, 1))
    company(paid, "JN", seat=BERT, at=["C24.0"])
    assert of(paid, "AB").cash == 400


@pytest.mark.rule("44-DE-03")
@pytest.mark.parametrize("turn", [4, 2])
def test_either_city_of_the_destination_counts(turn: int) -> None:
    state = position("3")
    company(state, "AB", seat=BERT, at=["D25.0"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C20": (59, turn), "C22": (9, 1)})
    assert is_reached(state, AB)


@pytest.mark.rule("44-DE-07")
def test_gb_is_paid_for_a_tunnel_on_the_gotthard_whoever_builds_it() -> None:
    state = position()
    company(state, "GB", seat=BERT, par=90, at=["G18.0"])
    tunnel(state, "K14", "curve", 5, paper="T2")
    assert not is_reached(state, GB)
    tunnel(state, "H19", "curve", 3, paper="T1")
    assert is_reached(state, GB)
    assert bonus(state, GB) == 180


@pytest.mark.rule("44-DE-07", "44-DE-05")
def test_gb_receives_its_bonus_when_its_rival_builds_the_gotthard_tunnel() -> None:
    state = position("3")
    tiles(state, {"G18": (57, 2)})
    tiles(state, {"G18": (14, 1)})
    company(state, "GB", seat=BERT, par=90, at=["G18.0"])
    company(state, "SCB", money=100, at=["G18.0"])
    state.claims.append(GB)
    give(state, ANNA, "T3")
    action = BuildTunnel(
        by=ANNA, hex=HexId("H19"), tile=TileId("tunnel-straight"), turn=2, paper=PaperId("T3")
    )
    state = do(at_turn(state, "SCB"), action)
    assert (of(state, "GB").cash, of(state, "SCB").cash) == (180, 0)


@pytest.mark.rule("44-DE-08")
def test_a_destination_full_of_foreign_markers_can_be_reached() -> None:
    state = position("3")
    company(state, "AB", at=["D25.0"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C20": (59, 4), "C22": (9, 1)})
    company(state, "JN", seat=BERT, at=["C20.0"])
    assert is_reached(state, AB)


@pytest.mark.rule("44-DE-09")
def test_the_route_starts_at_home_and_not_at_another_marker() -> None:
    state = position("3")
    company(state, "AB", at=["D25.0", "C24.0"])
    tiles(state, {"D25": (57, 0), "C24": (6, 5), "C20": (59, 4), "C22": (9, 1)})
    assert not is_reached(state, AB)


@pytest.mark.rule("44-DE-10", "44-DE-14")
def test_a_connection_that_exists_at_the_launch_is_paid_at_once() -> None:
    state = before_winterthur(claim=False)
    tiles(state, {"C22": (9, 1)})
    state.board = state.board.__class__(tiles=state.board.tiles)
    claim_capital(state, CompanyLaunched(company=AB, capital=400, markers=3))
    assert of(state, "AB").cash == 400


@pytest.mark.rule("44-LA-08", "44-LA-09")
def test_a_company_launched_in_phase_6_has_no_destination_but_older_claims_stay() -> None:
    state = position("6")
    company(state, "AB", at=["D25.0"], par=80)
    claim_capital(state, CompanyLaunched(company=AB, capital=800, markers=3))
    assert not state.claims
    state.claims.append(AB)
    of(state, "AB").cash += 30
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C20": (59, 4)})
    state = do(at_turn(state, "AB"), lay_tile("C22", 9, 1))
    assert of(state, "AB").cash == 400


@pytest.mark.rule("44-LA-07")
def test_regional_companies_have_no_destination() -> None:
    state = position()
    company(state, "VZ")
    claim_capital(state, CompanyLaunched(company=CompanyId("VZ"), capital=500, markers=3))
    assert not state.claims


@pytest.mark.rule("44-DE-11", "44-SB-28")
def test_pre_sbb_companies_lose_an_unpaid_bonus_with_the_merger() -> None:
    state = position("5")
    company(state, "NOB", at=["D19.0"])
    state.claims.append(NOB)
    state.sbb = "due"
    form_sbb(state)
    assert not state.claims
    assert not [event for event in state.news if isinstance(event, DestinationReached)]
    assert [event for event in state.news if isinstance(event, SbbFormed)]


@pytest.mark.rule("44-DE-12")
def test_the_bonus_can_be_spent_in_the_same_turn() -> None:
    state = position("3")
    company(state, "AB", money=30, par=100, at=["D25.0"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C20": (59, 4)})
    state.claims.append(AB)
    state = do(at_turn(state, "AB"), lay_tile("C22", 9, 1))
    assert of(state, "AB").cash == 500
    state = do(state, PlaceMarker(by=ANNA, stop=StopId("C20.0")))
    assert of(state, "AB").cash == 460


@pytest.mark.rule("44-DE-13")
def test_the_way_may_use_tunnels_but_no_foreign_area() -> None:
    state = position("3")
    company(state, "BLS", at=["F11.0"])
    tiles(state, {"F11": (57, 2), "G12": (9, 2), "H13": (6, 0)})
    assert not is_reached(state, CompanyId("BLS"))
    tunnel(state, "I12", "curve", 3)  # the Lötschberg, to Brig
    assert is_reached(state, CompanyId("BLS"))
    lost = position("3")
    company(lost, "AB", at=["D25.0"])
    tiles(lost, {"D25": (57, 0), "C24": (57, 1), "C22": (9, 1), "C20": (59, 4)})  # over München
    assert not is_reached(lost, AB)


@pytest.mark.rule("44-DE-04", "44-DE-10", "44-SB-11")
def test_a_circle_that_the_merger_frees_can_complete_a_connection() -> None:
    state = position("5")
    company(state, "AB", at=["D25.0"], par=80)
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C20": (59, 4), "C22": (9, 1)})
    tiles(state, {"C24": (14, 1)})
    company(state, "NOB", seat=BERT, at=["D19.0", "C24.0"])
    company(state, "VSB", seat=BERT, at=["C24.0"])
    state.claims.append(AB)
    assert not is_reached(state, AB)
    state.sbb = "due"
    form_sbb(state)
    assert of(state, "AB").cash == 400


@pytest.mark.rule("44-DE-02", "44-DE-10")
def test_by_option_the_bonus_is_paid_when_it_is_claimed_and_only_if_it_is_due() -> None:
    state = before_winterthur(destinations="when claimed")
    state.claims.append(NOB)
    state = do(state, lay_tile("C22", 9, 1))
    assert of(state, "AB").cash == 0
    refused(state, ClaimDestinations(by=ANNA, companies=(NOB,)), "44-DE-02")
    state = do(state, ClaimDestinations(by=ANNA, companies=(AB,)))
    assert of(state, "AB").cash == 400
    assert state.claims == [NOB]


@pytest.mark.rule("44-DE-10")
def test_a_claim_names_one_company_or_all_that_are_due() -> None:
    state = before_winterthur(destinations="when claimed")
    state.claims.append(GB)
    state.tunnels[HexId("H19")] = PaperId("T1")
    of(state, "GB").par = 60
    state = do(state, lay_tile("C22", 9, 1))
    claimed = [offer.fixed["companies"] for offer in offered(state, ClaimDestinations)]
    assert claimed == [(AB, GB), (AB,), (GB,)]
    for wrong in ((), (GB, AB), (AB, AB)):
        key = "claim-one-or-all" if wrong else "claim-something"
        refused(state, ClaimDestinations(by=ANNA, companies=wrong), "44-DE-10", key)
    assert do(state, ClaimDestinations(by=ANNA, companies=(GB,))).claims == [AB]
    assert do(state, ClaimDestinations(by=ANNA, companies=(AB, GB))).claims == []
