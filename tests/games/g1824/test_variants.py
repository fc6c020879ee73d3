"""VB: variant B, three players on the western board. VC: Goods Time."""

from __future__ import annotations

import pytest

from kursbuch.eighteen.ids import BANK, OUT, POOL, CompanyId, HexId, StopId
from kursbuch.eighteen.lay_track import LayTile
from kursbuch.eighteen.place_station import PlaceMarker
from kursbuch.games.g1824.founding import found_state_railways
from kursbuch.games.g1824.revenue import network
from kursbuch.games.g1824.title import GOODS_TIME, STANDARD, THREE_PLAYERS
from kursbuch.games.g1824.towns import PlaceTowns, placed
from tests.games.g1824.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    at_turn,
    company,
    do,
    marker,
    of,
    offered,
    operating_round,
    part,
    position,
    refused,
    tile,
    treasury,
    waits_for,
)

UG, UG1 = CompanyId("UG"), CompanyId("UG1")


@pytest.mark.rule("24-VB-01", "24-VB-10")
def test_the_companies_of_three_players() -> None:
    assert set(THREE_PLAYERS.charters) == set(STANDARD.charters) - {"SPB", "UG2", "SB", "BH"}
    state = THREE_PLAYERS.start(3)
    assert [state.holder[p] for p in THREE_PLAYERS.papers] == [BANK] * 3 + [OUT] * 3
    assert THREE_PLAYERS.stock.sold_to == BANK
    assert state.kinds == {}
    assert POOL not in state.holder.values()


@pytest.mark.rule("24-VB-02", "24-VB-03")
def test_bank_limit_and_starting_cash() -> None:
    for options, cash in (({}, 680), ({"start_cash": 700}, 700)):
        state = THREE_PLAYERS.start(3, 1, options)
        assert [p.cash for p in state.players] == [cash] * 3
        assert state.bank == 9000 - 3 * cash
    assert THREE_PLAYERS.stock.certificate_limit == {3: 16}


@pytest.mark.rule("24-VB-04")
def test_example_the_trains_of_three_players() -> None:
    counts = [
        THREE_PLAYERS.cards[n].count
        for n in ["2", "3", "4", "5", "6", "8", "1g", "2g", "3g", "4g", "5g"]
    ]
    assert counts == [8, 6, 4, 3, 3, 2, 5, 4, 3, 2, 2]


@pytest.mark.rule("24-VB-05", "24-TR-03")
def test_ug1_starts_on_the_red_hex_of_budapest() -> None:
    state = position("1", {"UG1": 0}, players=3, title=THREE_PLAYERS)
    state = operating_round(state)
    assert state.board.stops_of(UG1) == ("G12.0",)
    hexes = {offer.fixed["hex"] for offer in offered(state, LayTile)}
    assert hexes == {"F11", "F13", "G10", "H11"}


@pytest.mark.rule("24-VB-06")
def test_the_first_stock_round_is_that_of_the_base_game() -> None:
    state = THREE_PLAYERS.start(3)
    assert state.agenda[-1].actors(state) == (CARLA,)
    kinds = {offer.action.__name__ for offer in offered(state, PlaceMarker)}
    assert not kinds
    from kursbuch.eighteen.buying import BuyPaper
    from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway

    assert [len(offered(state, kind)) for kind in (BuyRailway, BuyPaper, BuyCoalRailway)] == [
        *(6, 3, 3)
    ]


@pytest.mark.rule("24-VB-07")
def test_ug_by_the_first_5_and_kk_by_the_first_6() -> None:
    founded = {name: r.founded_in for name, r in THREE_PLAYERS.state_railways.items()}
    assert founded == {"SD": "4", "UG": "5", "KK": "6"}


@pytest.mark.rule("24-VB-08", "24-VB-09", "24-FO-14")
def test_ug_has_960_and_five_markers() -> None:
    for options, left, cost in (({}, 4, 40), ({"state_markers": "by forerunner"}, 3, 100)):
        state = position("5", {"UG1": 0}, players=3, title=THREE_PLAYERS, **options)  # type: ignore[arg-type]
        treasury(state, "UG1", 0)
        marker(state, "UG1", "G12.0")
        state.due = [UG]
        found_state_railways(state)
        assert of(state, "UG").cash == 960
        assert part(state, "UG", ANNA) == 2
        assert of(state, "UG").markers == left
        assert state.title.track.marker_cost(state, UG) == cost


@pytest.mark.rule("24-VB-11", "24-VA-31")
def test_the_bukowina_bonus_is_switchable() -> None:
    for options, number in (({}, 1), ({"bukowina": False}, 0)):
        state = position("5", players=3, title=THREE_PLAYERS, **options)
        company(state, "CL", at=["E26.0", "B9.0"])
        assert len(network(state, CompanyId("CL")).bonuses) == number


@pytest.mark.rule("24-VB-12", "24-TK-08")
def test_nobody_else_places_a_marker_on_red_budapest() -> None:
    state = position("5", players=3, title=THREE_PLAYERS)
    tile(state, "G10", 57, 1)
    company(state, "CL", money=500, at=["G10.0"])
    state = at_turn(state, "CL", "LayTrack")
    stops = {offer.fixed["stop"] for offer in offered(state, PlaceMarker)}
    assert StopId("G12.0") not in stops
    from kursbuch.eighteen.stations import is_city

    assert not is_city(state, StopId("G12.0"))


@pytest.mark.rule("24-VB-13")
def test_everything_else_is_that_of_the_base_game() -> None:
    assert THREE_PLAYERS.rounds == STANDARD.rounds
    assert THREE_PLAYERS.trade == STANDARD.trade


@pytest.mark.rule("24-TR-09")
def test_on_18xx_games_the_western_board_has_three_rivers_more() -> None:
    state = THREE_PLAYERS.start(3, 1, {"rivers": "as on 18xx.games"})
    costs = {n: state.title.ground.map.hexes[HexId(n)].cost for n in ("B13", "B25", "F11")}
    assert set(costs.values()) == {20}


# Goods Time


@pytest.mark.rule("24-VC-01", "24-VC-02")
def test_example_towns_are_placed_to_and_fro() -> None:
    state = GOODS_TIME.start(4, 1, {"towns": 10})
    hexes = ("B7", "C8", "B11", "B17", "B19", "B21", "C14", "C20", "C22", "C24")
    seats = []
    for name in hexes:
        (seat,) = state.agenda[-1].actors(state)
        seats.append(seat)
        state = do(state, PlaceTowns(by=seat, hex=HexId(name), towns=1))
    assert seats == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1]
    assert waits_for(state) == "StockRound"
    assert placed(state) == 10


@pytest.mark.rule("24-VC-01")
def test_only_plain_hexes_and_one_or_two_on_each() -> None:
    state = GOODS_TIME.start(4, 1, {"towns": 7})
    for name in ("E12", "A8", "C6", "J13", "Z9"):
        refused(state, PlaceTowns(by=ANNA, hex=HexId(name), towns=1), "24-VC-01")
    refused(state, PlaceTowns(by=ANNA, hex=HexId("B7"), towns=3), "24-VC-01")
    state = do(state, PlaceTowns(by=ANNA, hex=HexId("H5"), towns=2))
    refused(state, PlaceTowns(by=BERT, hex=HexId("H5"), towns=1), "24-VC-01")
    state = do(state, PlaceTowns(by=BERT, hex=HexId("B7"), towns=2))
    state = do(state, PlaceTowns(by=CARLA, hex=HexId("C8"), towns=2))
    refused(state, PlaceTowns(by=DORA, hex=HexId("B11"), towns=2), "24-VC-01")


@pytest.mark.rule("24-VC-03", "24-VC-04")
def test_only_matching_tiles_are_laid_and_the_terrain_still_costs() -> None:
    state = GOODS_TIME.start(4, 1, {"towns": 7})
    state = do(state, PlaceTowns(by=ANNA, hex=HexId("H5"), towns=1))
    cost = state.title.track.cost(state, CompanyId("MS"), HexId("H5"))
    assert cost == 40
    tile(state, "H5", 58, 0)
    assert state.title.track.cost(state, CompanyId("MS"), HexId("H5")) == 0
    assert placed(state) == 0


@pytest.mark.rule("24-VC-05")
def test_seventeen_more_tiles() -> None:
    more = {
        name: number - STANDARD.ground.tiles.counts[name]
        for name, number in GOODS_TIME.ground.tiles.counts.items()
        if name in STANDARD.ground.tiles.counts
    }
    changed = {str(name): n for name, n in more.items() if n}
    assert changed == {
        "3": 3,
        "4": 3,
        "58": 3,
        "56": 1,
        "630": 1,
        "631": 1,
        "87": 2,
        "204": 3,
    }


@pytest.mark.rule("24-VC-06")
def test_the_suggested_scenario() -> None:
    state = GOODS_TIME.start(3)
    found = {str(h): str(t) for h, (t, _) in state.board.tiles.items()}
    assert found == {
        **dict.fromkeys(("B7", "C8", "C20", "C22", "H21"), "town"),
        **dict.fromkeys(("F25", "G24"), "towns"),
    }
    assert placed(state) == 9


@pytest.mark.rule("24-VC-07")
def test_the_rest_is_the_base_game() -> None:
    assert GOODS_TIME.rounds == STANDARD.rounds
    assert GOODS_TIME.stock == STANDARD.stock
    assert GOODS_TIME.charters == STANDARD.charters
