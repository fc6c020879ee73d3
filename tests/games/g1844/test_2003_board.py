"""The 2003 edition: the board, tiles, tunnels and the Furka-Oberalp line."""

from __future__ import annotations

import pytest

from kursbuch.core.state import to_act
from kursbuch.eighteen.board.board import left
from kursbuch.eighteen.ids import OUT, CompanyId, HexId, TileId
from kursbuch.games.g1844.furka import LayFurka
from kursbuch.games.g1844.overlay import lay_over
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2003, EDITION_2016
from kursbuch.games.g1844.tunnels import BuildTunnel
from tests.eighteen.builders import (
    ANNA,
    CARLA,
    do,
    give,
    in_stock_round,
    lay_tile,
    of,
    offered,
    refused,
    tiles,
)
from tests.games.g1844.builders import at_turn, company, emptied
from tests.games.g1844.editions import EDITIONS
from tests.games.g1844.table import holder_of
from tests.games.g1844.test_tunnels import build


@pytest.mark.rule("44-SU-12", "44-TU-08", "44-PV-27")
def test_tiles_tunnel_hexes_and_furka_tiles_are_those_of_the_box() -> None:
    counts: dict[str, int] = {}
    for name, number in EDITION_2003.ground.tiles.counts.items():
        colour = EDITION_2003.ground.tiles.tiles[name].face.colour
        kind = "FO" if name in EDITION_2003.furka else colour
        counts[kind] = counts.get(kind, 0) + number
    assert counts == {"yellow": 56, "green": 56, "brown": 27, "grey": 6, "purple": 6, "FO": 4}
    tunnels = {name for name, h in EDITION_2003.ground.map.hexes.items() if h.mouths}
    assert tunnels == {"J11", "I14", "K16", "H29", "I18", "H19", "H21", "H23"}


@pytest.mark.rule("44-TL-10")
@EDITIONS
def test_the_first_tile_in_aarau_costs_20(title: Title44) -> None:
    home = title.charters[CompanyId("STB")].home
    assert home is not None
    state = emptied(title, "3")
    company(state, "STB", money=20, at=[home])
    state = do(at_turn(state, "STB"), lay_tile(home[:-2], 15, 1))
    assert of(state, "STB").cash == (0 if title is EDITION_2003 else 20)


@pytest.mark.rule("44-UP-12")
def test_a_brown_town_becomes_the_grey_town_912() -> None:
    state = emptied(EDITION_2003, "7")
    company(state, "VZ", at=["K12.0"])
    tiles(state, {"K12": (57, 1), "K10": (911, 0)})
    state = do(at_turn(state, "VZ"), lay_tile("K10", 912, 0))
    assert left(state.title.ground, state.board, TileId("912")) == 0
    assert TileId("912") not in EDITION_2016.ground.tiles.tiles


def disentis(title: Title44, furka: bool = True) -> State44:
    """RhB with track from Chur to the end of the Furka-Oberalp line, which is no mouth."""
    state = emptied(title, "3")
    company(state, "RhB", money=300, at=["G28.0"])
    tiles(state, {"G28": (57, 0), "H27": (8, 1), "H25": (4, 1)})
    if furka:
        for tile, hex_id in title.furka.items():
            state.board = lay_over(state.board, hex_id, tile)
    give(state, ANNA, "T1")
    return at_turn(state, "RhB")


@pytest.mark.rule("44-TU-12")
def test_under_the_furka_line_a_connection_to_its_track_is_enough() -> None:
    state = do(disentis(EDITION_2003), build("H23", "straight", 0))
    assert HexId("H23") in state.tunnels
    assert HexId("I18") in do(disentis(EDITION_2003), build("I18", "curve", 0)).tunnels


@pytest.mark.rule("44-TU-12")
def test_a_tunnel_under_the_furka_line_is_offered_before_and_after_the_normal_tile() -> None:
    state = disentis(EDITION_2003)
    assert any(build("H23", "straight", 0) in offer for offer in offered(state, BuildTunnel))
    state = do(state, lay_tile("G28", 15, 0))
    assert any(build("H23", "straight", 0) in offer for offer in offered(state, BuildTunnel))
    assert HexId("H23") in do(state, build("H23", "straight", 0)).tunnels


@pytest.mark.rule("44-TU-12", "44-TU-11")
def test_elsewhere_a_mouth_of_the_tunnel_must_be_reached() -> None:
    refused(disentis(EDITION_2003, furka=False), build("H23", "straight", 0), "44-TU-11")
    refused(disentis(EDITION_2003), build("H29", "straight", 0), "44-TU-11")


@pytest.mark.rule("44-PV-27", "44-PV-22", "44-PV-23", "44-PV-24", "44-PV-25")
def test_four_furka_tiles_are_laid_at_once_also_in_a_stock_round() -> None:
    state = emptied(EDITION_2003, "3")
    give(state, CARLA, "P4")
    state = in_stock_round(state)
    before = state.players[CARLA].cash
    assert to_act(state) == (ANNA,)
    state = do(state, LayFurka(by=CARLA))
    assert dict(state.board.overlays) == {
        "I18": (("FO1", 0),),
        "H19": (("FO2", 0),),
        "H21": (("FO3", 0),),
        "H23": (("FO4", 0),),
    }
    assert state.players[CARLA].cash == before + 80
    assert holder_of(state, "P4") == OUT


@pytest.mark.rule("44-DE-01", "44-DE-03")
@pytest.mark.parametrize("turn", [4, 2], ids=["Winterthur", "Frauenfeld"])
def test_ab_reaches_winterthur_in_either_city_of_the_hex(turn: int) -> None:
    state = emptied(EDITION_2003, "3")
    company(state, "AB", at=["D27.0"])
    tiles(state, {"D27": (57, 1), "D25": (8, 2), "C24": (8, 5)})
    state.claims = [CompanyId("AB")]
    state = do(at_turn(state, "AB"), lay_tile("C22", 59, turn))
    assert of(state, "AB").cash == 500


@pytest.mark.rule("44-DE-01", "44-DE-07", "44-KI-05")
def test_homes_and_destinations_bear_the_names_of_the_rulebook() -> None:
    def name(hex_id: str) -> str | None:
        return EDITION_2003.ground.map.hexes[HexId(hex_id)].name

    homes = {c: name(card.home[:-2]) for c, card in EDITION_2003.charters.items() if card.home}
    assert list(homes.values()) == [
        *("Zürich", "Basel", "Sankt Gallen", "Lausanne", "Stans"),
        *("Como", "Chur", "Bern", "Aarau", "Appenzell", "Montreux"),
        *("Neuchâtel", "Arosa", "Sion"),
    ]
    goals = {c: name(h) for c, h in EDITION_2003.destinations.items()}
    assert goals == {
        "NOB": "Aarau",
        "SCB": "Lucerne",
        "VSB": "Sargans",
        "JS": "Neuchâtel",
        "GB": "Gotthard",
        "FNM": "Altdorf",
        "RhB": "Brig",
        "BLS": "Brig",
        "STB": "Thun",
        "AB": "Winterthur / Frauenfeld",
        "MOB": "Thun",
    }
