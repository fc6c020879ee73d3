"""VC: Goods Time."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.errors import BadSetup
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import HexId, TileId
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.games.g1824.events import TownsPlaced
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import GOODS_TIME, STANDARD
from kursbuch.games.g1824.towns import PlaceTowns
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    do,
    lay_tile,
    news,
    of,
    offered,
    refused,
    tile,
    waits_for,
)
from tests.games.g1824.builders import at_turn, begin, company, position

MORE_TILES = {"3": 3, "4": 3, "58": 3, "56": 1, "630": 1, "631": 1, "87": 2, "204": 3}


def towns(name: str, number: int = 1, by: Seat = ANNA) -> PlaceTowns:
    return PlaceTowns(by=by, hex=HexId(name), towns=number)


def tokens(state: State24) -> dict[str, int]:
    """The hexes with town tokens, with their number."""
    numbers = {"town": 1, "towns": 2}
    return {name: numbers[laid] for name, (laid, _) in state.board.tiles.items()}


def with_towns(**numbers: int) -> State24:
    """Prag's railway stands beside two plain hexes with tokens, and has 500."""
    state = position("1", title=GOODS_TIME, towns=7)
    for name, number in numbers.items():
        tile(state, name, ("town", "towns")[number - 1], 0)
    company(state, "BK", money=500, at=["B9.0"])
    tile(state, "B9", 57, 1)
    return at_turn(state, "BK")


def tiles_offered(state: State24, name: str) -> set[str]:
    return {str(o.fixed["tile"]) for o in offered(state, LayTile) if o.fixed["hex"] == name}


@pytest.mark.rule("24-VC-01")
@pytest.mark.parametrize("name", ["C12", "A8", "B13", "C6", "J13", "Z9"])
def test_no_token_beside_a_city_a_town_a_mine_or_off_board(name: str) -> None:
    refused(begin(4, GOODS_TIME, towns=7), towns(name), "24-VC-01")


@pytest.mark.rule("24-VC-01", "24-VC-04")
def test_tokens_may_lie_on_rivers_and_in_mountains() -> None:
    state = begin(3, GOODS_TIME, towns=7)
    terrain = {name: state.title.ground.map.hexes[HexId(name)].terrain for name in ("E10", "H5")}
    assert terrain == {"E10": "river", "H5": "mountain"}
    assert news(state, towns("E10"), TownsPlaced) == [
        TownsPlaced(seat=ANNA, hex=HexId("E10"), towns=1)
    ]
    state = do(state, towns("E10"), towns("H5", by=BERT))
    assert tokens(state) == {"E10": 1, "H5": 1}


@pytest.mark.rule("24-VC-01")
def test_up_to_two_on_a_hex_by_whomever() -> None:
    state = do(begin(4, GOODS_TIME, towns=7), towns("B7", 1))
    (there,) = [offer for offer in offered(state, PlaceTowns) if offer.fixed["hex"] == "B7"]
    assert [action.towns for action in there.actions()] == [1]  # type: ignore[attr-defined]
    refused(state, towns("B7", 2, BERT), "24-VC-01")
    state = do(state, towns("B7", 1, BERT))
    assert tokens(state) == {"B7": 2}
    assert not [offer for offer in offered(state, PlaceTowns) if offer.fixed["hex"] == "B7"]


@pytest.mark.rule("24-VC-01")
def test_one_or_two_on_a_hex_and_not_three() -> None:
    state = begin(4, GOODS_TIME, towns=7)
    refused(state, towns("B7", 3), "24-VC-01")
    refused(state, towns("B7", 0), "24-VC-01")
    state = do(state, towns("B7", 2))
    assert tokens(state) == {"B7": 2}
    refused(state, towns("B7", 1, BERT), "24-VC-01")


@pytest.mark.rule("24-VC-01")
@pytest.mark.parametrize("number", [1, 7, 10, 26])
def test_the_players_agree_on_a_number(number: int) -> None:
    state = begin(3, GOODS_TIME, towns=number)
    plain = [str(offer.fixed["hex"]) for offer in offered(state, PlaceTowns)]
    for name in plain[: number - 1]:
        state = do(state, towns(name, by=state.agenda[-1].actors(state)[0]))
    assert waits_for(state) == "TownPlacing"
    seat = state.agenda[-1].actors(state)[0]
    refused(state, towns(plain[-1], 2, seat), "24-VC-01")
    state = do(state, towns(plain[-1], 1, seat))
    assert waits_for(state) == "StockRound"
    assert sum(tokens(state).values()) == number


@pytest.mark.rule("24-VC-01")
def test_there_are_26_tokens_and_no_other_number_is_played() -> None:
    counts = GOODS_TIME.ground.tiles.counts
    assert (counts[TileId("town")], counts[TileId("towns")]) == (26, 13)
    with pytest.raises(BadSetup):
        begin(3, GOODS_TIME, towns=27)


@pytest.mark.rule("24-VC-02")
@pytest.mark.scenario("X1-15")
def test_four_players_place_to_and_fro() -> None:
    state, seats = begin(4, GOODS_TIME, towns=12), []
    plain = [str(offer.fixed["hex"]) for offer in offered(state, PlaceTowns)]
    while waits_for(state) == "TownPlacing":
        seats.append(state.agenda[-1].actors(state)[0])
        state = do(state, towns(plain[len(seats)], by=seats[-1]))
    there, back = [ANNA, BERT, CARLA, DORA], [DORA, CARLA, BERT, ANNA]
    assert seats == [*there, *back, *there]


@pytest.mark.rule("24-VC-02")
def test_nobody_places_out_of_turn_or_passes() -> None:
    state = begin(4, GOODS_TIME, towns=7)
    refused(state, towns("B7", by=BERT), "24-VC-02")
    assert not offered(state, Pass)


@pytest.mark.rule("24-VC-03")
def test_only_tiles_with_as_many_towns_may_be_laid() -> None:
    plain = with_towns()
    assert tiles_offered(plain, "B7") == tiles_offered(plain, "B11") == {"7", "8", "9"}
    state = with_towns(B7=1, B11=2)
    assert tiles_offered(state, "B7") == {"3", "4", "58"}
    assert tiles_offered(state, "B11") == {"1", "2", "55", "56", "69", "630", "631"}
    refused(state, lay_tile("B7", 9, 1), "24-TR-06")


@pytest.mark.rule("24-VC-03")
def test_such_a_town_becomes_green_like_a_printed_one() -> None:
    state = with_towns(B7=1)
    tile(state, "B7", 4, 1)
    state.phase = state.title.cards["3"].starts or state.phase
    green = {str(o.fixed["tile"]) for o in offered(at_turn(state, "BK"), LayTile)}
    assert {"87", "204"} <= green


@pytest.mark.rule("24-VC-04")
def test_a_token_leaves_the_terrain_cost_as_it_is() -> None:
    state = position("1", title=GOODS_TIME, towns=7)
    tile(state, "E10", "town", 0)
    company(state, "BK", money=500, at=["E8.0"])
    tile(state, "E8", 57, 1)
    state = at_turn(state, "BK")
    found = next(o for o in offered(state, LayTile) if o.fixed["hex"] == "E10")
    assert found.facts["cost"] == 20
    action = next(found.actions())
    assert of(do(state, action), "BK").cash == 480


@pytest.mark.rule("24-VC-05")
def test_seventeen_more_tiles() -> None:
    counts, before = GOODS_TIME.ground.tiles.counts, STANDARD.ground.tiles.counts
    more = {name: n - before.get(name, 0) for name, n in counts.items() if "town" not in name}
    assert {name: n for name, n in more.items() if n} == MORE_TILES
    assert sum(more.values()) == 17


@pytest.mark.rule("24-VC-06")
def test_the_first_scenario_has_nine_tokens() -> None:
    state = begin(4, GOODS_TIME)
    assert tokens(state) == {
        "B7": 1,
        "C8": 1,
        "C20": 1,
        "C22": 1,
        "H21": 1,
        "F25": 2,
        "G24": 2,
    }
    assert waits_for(state) == "StockRound"


@pytest.mark.rule("24-VC-07")
def test_everything_else_is_the_base_game() -> None:
    different = {"key", "name", "options", "presets", "ground", "set_up"}
    for field in fields(STANDARD):
        if field.name not in different:
            assert getattr(GOODS_TIME, field.name) is getattr(STANDARD, field.name), field.name
    assert GOODS_TIME.ground.map is STANDARD.ground.map
