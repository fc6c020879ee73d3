"""44-TU, 44-TC: tunnels and the certificates that build them."""

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import (
    CompanyId,
    HexId,
    PaperId,
    TileId,
)
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.games.g1844.furka import FURKA_TILES
from kursbuch.games.g1844.operating_events import CameAlive, TunnelBuilt
from kursbuch.games.g1844.overlay import lay_over
from kursbuch.games.g1844.revenue import (
    woken,
)
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.tunnels import BuildTunnel
from kursbuch.routes.network import Route
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
    run,
    tiles,
    top,
)
from tests.games.g1844.builders import at_turn, company, position, tunnel


def build(hex_id: str, tile: str, turn: int, paper: str = "T1", by: Seat = ANNA) -> BuildTunnel:
    name = TileId(f"tunnel-{tile}")
    return BuildTunnel(by=by, hex=HexId(hex_id), tile=name, turn=turn, paper=PaperId(paper))


def sion(
    cash: int = 300, phase: str = "1", papers: tuple[str, ...] = ("T1",), **options: Value
) -> State44:
    """VZ in Sion with track to the mouth on J9 (its side 5) and to the east."""
    state = position(phase, **options)
    company(state, "VZ", money=cash, at=["K10.0"], markers=2)
    tiles(state, {"K10": (6, 2)})  # sides 2 and 4
    give(state, ANNA, *papers)
    return at_turn(state, "VZ")


@pytest.mark.rule("44-TU-01", "44-TU-06", "44-TU-16", "44-TL-02")
def test_a_tunnel_comes_on_top_of_the_tile_and_costs_the_company_100() -> None:
    state = do(sion(), build("J9", "curve", 3), lay_tile("K12", 9, 1))
    assert of(state, "VZ").cash == 300 - 100 - 60
    assert state.board.overlays[HexId("J9")] == (("tunnel-curve", 3),)


@pytest.mark.rule("44-TU-05")
def test_a_tunnel_may_follow_the_tile() -> None:
    state = do(sion(), lay_tile("K12", 9, 1))
    assert isinstance(top(state), LayTrack)
    assert HexId("J9") in do(state, build("J9", "curve", 3)).tunnels


@pytest.mark.rule("44-TU-05")
def test_a_tunnel_is_built_in_the_track_step_only() -> None:
    state = do(sion(), Pass(by=ANNA))
    refused(state, build("J9", "curve", 3), "44-TU-05")


@pytest.mark.rule("44-TU-06")
def test_a_company_without_100_builds_no_tunnel() -> None:
    state = sion(cash=99)
    refused(state, build("J9", "curve", 3), "44-TU-06")
    assert not offered(state, BuildTunnel)


@pytest.mark.rule("44-TU-02", "44-TC-03")
def test_the_certificate_must_be_the_directors_own() -> None:
    state = sion(papers=())
    give(state, BERT, "T1")
    refused(state, build("J9", "curve", 3), "44-TU-02")
    give(state, "VZ", "T1")
    refused(state, build("J9", "curve", 3), "44-TU-02")


@pytest.mark.rule("44-TU-03", "44-TC-05")
def test_a_certificate_builds_once_and_stays_with_its_owner() -> None:
    state = do(sion(phase="3", papers=("T1", "T2")), build("J9", "curve", 3))
    assert state.holder[PaperId("T1")] == ANNA
    refused(state, build("J9", "curve", 3), "44-TU-03")


@pytest.mark.rule("44-TU-04")
def test_several_certificates_build_several_tunnels_in_one_turn() -> None:
    state = position()
    company(state, "VZ", money=300, at=["K10.0"], markers=2)
    tiles(state, {"K10": (6, 2), "K12": (9, 1)})
    give(state, ANNA, "T1", "T2")
    state = at_turn(state, "VZ")
    state = do(state, build("J9", "curve", 3), build("K14", "curve", 5, paper="T2"))
    assert dict(state.tunnels) == {"J9": "T1", "K14": "T2"}
    assert of(state, "VZ").cash == 100


@pytest.mark.rule("44-TU-07")
def test_one_tunnel_on_a_hex_and_only_on_tunnel_hexes() -> None:
    state = do(sion(papers=("T1", "T2")), build("J9", "curve", 3))
    refused(state, build("J9", "straight", 2, paper="T2"), "44-TU-07")
    refused(sion(), build("K12", "straight", 1), "44-TU-09")
    refused(sion(), build("Z1", "straight", 1), "44-TU-07")


@pytest.mark.rule("44-TU-09", "44-TU-10")
def test_a_tunnel_joins_two_mouths_at_least_two_sides_apart() -> None:
    found = {
        frozenset(state_edges(offer.fixed["tile"], turn))
        for offer in offered(sion(), BuildTunnel)
        for turn in offer.open["turn"].values()
    }
    assert found == {frozenset({5, 1}), frozenset({5, 3}), frozenset({5, 2})}


def state_edges(tile: object, turn: object) -> tuple[int, int]:
    assert isinstance(turn, int)
    return turn % 6, (turn + (2 if tile == "tunnel-curve" else 3)) % 6


@pytest.mark.rule("44-TU-11")
def test_one_mouth_must_be_reached_from_a_station() -> None:
    refused(sion(), build("J9", "curve", 0), "44-TU-11")


@pytest.mark.rule("44-TU-12")
def test_under_the_furka_line_the_tunnel_itself_must_be_reached() -> None:
    state = position("3")
    company(state, "GB", money=300, at=["G18.0"])
    for tile, hex_id in FURKA_TILES.items():
        state.board = lay_over(state.board, HexId(hex_id), tile)
    tiles(state, {"G18": (57, 2)})  # sides 2 and 5: to the mouth 2 of H19
    give(state, ANNA, "T1")
    state = at_turn(state, "GB")
    refused(state, build("H19", "curve", 3), "44-TU-11")  # mouths 3 and 5
    state = do(state, build("H19", "straight", 2))
    assert len(state.board.overlays[HexId("H19")]) == 2


@pytest.mark.rule("44-TU-14", "44-TL-27")
def test_no_tile_replaces_a_tunnel() -> None:
    state = do(sion(), build("J9", "curve", 3))
    refused(state, lay_tile("J9", 8, 3), "44-TL-27")


@pytest.mark.rule("44-TU-15")
def test_there_are_five_certificates_and_so_five_tunnels() -> None:
    papers = [name for name, paper in position().title.papers.items() if paper.kind == "tunnel"]
    assert papers == ["T1", "T2", "T3", "T4", "T5"]


@pytest.mark.rule("44-TU-17")
def test_a_pre_sbb_company_builds_tunnels_too() -> None:
    state = position()
    company(state, "GB", money=150, at=["G18.0"])
    tiles(state, {"G18": (57, 2)})
    give(state, ANNA, "T1")
    state = do(at_turn(state, "GB"), build("H19", "straight", 2))
    assert of(state, "GB").cash == 50


@pytest.mark.rule("44-TU-18")
@pytest.mark.parametrize(("option", "allowed"), [(False, False), (True, True)])
def test_the_end_of_the_furka_line_is_no_mouth_except_by_option(
    option: bool, allowed: bool
) -> None:
    state = position(tunnel_at_furka_ends=option)
    company(state, "RhB", money=300, at=["G26.0"])
    tiles(state, {"G26": (57, 0), "H25": (58, 1)})  # sides 1 and 3
    give(state, ANNA, "T1")
    state = at_turn(state, "RhB")
    hexes = {offer.fixed["hex"] for offer in offered(state, BuildTunnel)}
    assert ("H23" in hexes) is allowed


@pytest.mark.rule("44-TU-19")
def test_a_tunnel_may_end_where_there_is_no_track_yet() -> None:
    assert HexId("J9") in do(sion(), build("J9", "straight", 2)).tunnels


@pytest.mark.rule("44-TU-20")
def test_a_tunnel_remembers_the_certificate_that_built_it() -> None:
    (built,) = news(sion(papers=("T4",)), build("J9", "curve", 3, paper="T4"), TunnelBuilt)
    assert (built.hex, built.paper) == ("J9", "T4")


@pytest.mark.rule("44-TC-06")
def test_only_counted_stops_on_both_sides_of_a_tunnel_bring_it_to_life() -> None:
    state = position("3")
    company(state, "VZ", at=["K10.0"], trains=["8E"])
    tiles(state, {"K10": (6, 2), "I10": (58, 0)})
    tunnel(state, "J9", "curve", 3, paper="T2")
    net = state.title.running.network(state, CompanyId("VZ"), None)
    (link,) = [number for number, link in enumerate(net.links) if link.tunnel]
    ends = net.links[link].ends
    for counted, woke in ((ends, ("T2",)), (ends[:1], ()), (ends[1:], ())):
        ran = Route(0, stops=ends, links=(link,), counted=counted)
        assert woken(state, net, [ran]) == woke


@pytest.mark.rule("44-TC-06", "44-TC-08", "44-RV-16")
def test_the_first_train_through_a_tunnel_brings_its_certificate_to_life() -> None:
    state = position("3")
    company(state, "VZ", at=["K10.0"], trains=["3H"])
    tiles(state, {"K10": (6, 2), "I10": (58, 0)})
    give(state, BERT, "T2")
    tunnel(state, "J9", "curve", 3, paper="T2")
    state = at_turn(state, "VZ", "RunningTrains")
    ran = RunTrains(by=ANNA, runs=(run("3H", "K10.0 J9 I10.0"),))
    assert [event.paper for event in news(state, ran, CameAlive)] == ["T2"]
    assert do(state, ran).alive == ["T2"]
