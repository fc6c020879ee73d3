"""What the law accepts is offered, and what is offered the law accepts: building, both ways."""

from itertools import product

import pytest

from kursbuch.core.action import Action
from kursbuch.core.state import offers, why_not
from kursbuch.eighteen.ids import HexId, PaperId, StopId, TileId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.tunnels import TILES, BuildTunnel
from tests.eighteen.builders import ANNA, BERT, give, lay_tile, refused, tiles
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
    state = at_turn(state, "STB", "PlaceStation")
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


@pytest.mark.parametrize(
    ("hex_id", "name", "turn", "rule", "key"),
    [
        pytest.param(*case, marks=pytest.mark.rule(case[3]))
        for case in [
            ("K10", 3, 0, "44-UP-02", "lay-not-next-colour"),
            ("K10", 14, 0, "44-UP-03", "lay-track-lost"),
            ("K10", 16, 0, "44-UP-05", "lay-other-kind"),
            ("K10", 59, 0, "44-UP-05", "lay-other-label"),
            ("K10", 39, 0, "44-UP-01", "lay-colour-not-yet"),
            ("J11", 87, 3, "44-TL-19", "lay-closed-side"),
            ("J11", 87, 4, "44-TL-15", "lay-not-connected"),
        ]
    ],
)
def test_a_tile_that_may_not_follow_is_refused_with_its_rule(
    hex_id: str, name: int, turn: int, rule: str, key: str
) -> None:
    refused(at_turn(valais("3", 300), "VZ"), lay_tile(hex_id, name, turn), rule, key)


@pytest.mark.rule("44-TP-10")
def test_only_the_director_buys_trains() -> None:
    state = position("3")
    company(state, "AB", money=500, at=["D25.0"])
    tiles(state, {"D25": (57, 2)})
    buying = BuyTrain(by=BERT, train=TrainId("3"), source="bank")
    refused(at_turn(state, "AB", "BuyTrains"), buying, "44-TP-10", "not-your-turn")
