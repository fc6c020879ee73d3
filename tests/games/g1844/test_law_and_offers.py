"""What the law accepts is offered, and what is offered the law accepts: building, both ways."""

from itertools import product

import pytest

from kursbuch.core.action import Action
from kursbuch.core.state import offers, why_not
from kursbuch.eighteen.ids import HexId, PaperId, StopId, TileId
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.tunnels import TILES, BuildTunnel
from tests.eighteen.builders import ANNA, BERT, give, lay_tile, tiles
from tests.games.g1844.builders import at_turn, company, position


def agree(state: State44, actions: list[Action]) -> int:
    """How many of the actions are possible; law and offers say the same of each."""
    possible, offered = 0, offers(state)
    for action in actions:
        allowed = why_not(state, action) is None
        assert allowed == any(action in offer for offer in offered), action
        possible += allowed
    return possible


def valais(phase: str, cash: int) -> State44:
    """VZ in Sion, with two certificates for tunnels."""
    state = position(phase)
    company(state, "VZ", money=cash, at=["K10.0"], markers=2)
    tiles(state, {"K10": (6, 2), "J11": (58, 4)})
    give(state, ANNA, "T1", "T2")
    give(state, BERT, "T3")
    return state


@pytest.mark.parametrize(("phase", "cash"), [("1", 300), ("3", 20)])
def test_tiles(phase: str, cash: int) -> None:
    state = at_turn(valais(phase, cash), "VZ")
    hexes = ("K10", "K8", "K12", "K14", "J11", "J13", "L9", "L11", "I10", "C12", "J9", "M8")
    names = [tile for tile in state.title.ground.tiles.tiles if len(tile) < 4]
    actions: list[Action] = [
        lay_tile(hex_id, tile, turn) for hex_id, tile, turn in product(hexes, names, range(6))
    ]
    assert agree(state, actions) > 5


def test_tunnels() -> None:
    state = at_turn(valais("1", 300), "VZ")
    hexes = [name for name, printed in state.title.ground.map.hexes.items() if printed.mouths]
    papers = [PaperId(name) for name in ("T1", "T2", "T3", "T4")]
    actions: list[Action] = [
        BuildTunnel(by=ANNA, hex=hex_id, tile=tile, turn=turn, paper=paper)
        for hex_id, tile, turn, paper in product(hexes, TILES, range(6), papers)
    ]
    assert agree(state, actions) > 5


def test_markers() -> None:
    state = position("3")
    company(state, "STB", money=200, at=["D15.0"], markers=3)
    tiles(state, {"D15": (15, 1), "D13": (57, 1), "C12": (6, 5)})
    tiles(state, {"D13": (14, 1), "C12": (14, 1)})
    state = at_turn(state, "STB", 1)
    stops = [StopId(f"{name}.{n}") for name in state.title.ground.map.hexes for n in range(2)]
    assert agree(state, [PlaceMarker(by=ANNA, stop=stop) for stop in stops]) == 2


def test_hexes_and_tiles_that_do_not_exist() -> None:
    state = at_turn(valais("1", 300), "VZ")
    wrong: list[Action] = [
        lay_tile("A1", 9, 0),
        lay_tile("K8", "", 0),
        BuildTunnel(by=ANNA, hex=HexId("A1"), tile=TileId("9"), turn=9, paper=PaperId("X")),
    ]
    assert agree(state, wrong) == 0
