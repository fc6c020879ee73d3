"""Boards, chart, charters and tiles of the 18xx games."""

from __future__ import annotations

import pytest

from kursbuch import render
from kursbuch.eighteen.board.board import lay, place
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId
from kursbuch.games.g1844.overlay import lay_over
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import TITLES
from kursbuch.render import Marks, NoRun
from tests.render.reading import alternative, having, of_class, read, words, wrong_in

TITLE = TITLES[0]
WHAT = ("board", "market", "charters", "tiles")


@pytest.fixture
def start() -> State44:
    """A game that begins."""
    state: State44 = TITLE.start(4, 1)
    return state


@pytest.fixture
def later(start: State44) -> State44:
    """A few tiles, markers, a tunnel, a mountain railway."""
    ground, board = start.title.ground, start.board
    board = lay(ground, board, HexId("C12"), TileId("57"), 1)
    board = place(ground, board, StopId("C12.0"), CompanyId("SCB"))
    board = lay_over(board, HexId("H19"), TileId("tunnel-straight"), 2)
    board = lay_over(board, HexId("H17"), TileId("FO2"))
    start.board = board
    start.panels[HexId("F19")] = 1
    for name, arrival in (("SCB", 2), ("NOB", 1), ("JS", 3)):
        company = start.companies[CompanyId(name)]
        company.cell, company.arrival, company.launched = (4, 4), arrival, True
    return start


def test_the_title_has_all_four_pictures(start: State44) -> None:
    assert render.pictures(start) == WHAT


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("what", WHAT)
def test_pictures_are_fit_for_a_strict_page_and_say_what_they_show(
    later: State44, what: str, language: str
) -> None:
    svg = render.draw(later, what, language=language, prefix="x-")
    assert not wrong_in(svg)
    assert all(alternative(read(svg)))
    assert all(name.startswith("x-") for name in having(read(svg), "id"))


@pytest.mark.parametrize("what", WHAT)
def test_the_text_alternative_is_in_the_language_of_the_page(later: State44, what: str) -> None:
    english = alternative(read(render.draw(later, what)))[1]
    german = alternative(read(render.draw(later, what, language="de")))[1]
    assert english != german


def test_every_hex_is_drawn_once_with_its_coordinate(later: State44) -> None:
    tree = read(render.draw(later))
    hexes = sorted(later.title.ground.map.hexes)
    assert sorted(having(tree, "data-hex")) == hexes
    assert sorted(node.text or "" for node in of_class(tree, "coordinate")) == hexes


def test_names_costs_values_and_bonuses_are_on_the_board(start: State44) -> None:
    seen = words(read(render.draw(start)))
    for name in ("Schaffhausen", "Zürich", "Andermatt", "Matterhornbahnen", "Dijon/Paris"):
        assert name in seen
    assert "W +50" in seen
    for cost in ("20", "30", "60", "90", "100"):
        assert cost in seen.split()


def test_markers_stand_and_homes_of_companies_to_come_are_kept(later: State44) -> None:
    tree = read(render.draw(later, legend=False))
    tokens = [node.get("data-company") for node in of_class(tree, "token")]
    assert tokens == ["SCB"]
    homes = [node.text for node in of_class(tree, "home")]
    assert "BLS" in homes
    assert "SCB" not in homes


def test_destinations_are_shown_until_they_are_reached(later: State44) -> None:
    later.claims.append(CompanyId("NOB"))
    shown = [node.get("data-company") for node in of_class(read(render.draw(later)), "destination")]
    assert "NOB" in shown
    assert "BLS" in shown
    assert "SCB" not in shown


def test_only_mountains_with_a_railway_have_values(later: State44) -> None:
    drawn = read(render.draw(later, legend=False))
    assert len(of_class(drawn, "no-values")) == 6
    assert len(of_class(drawn, "values")) == len(later.title.ground.map.areas) + 2  # F19, Vaduz


def test_track_lies_over_tunnel_hexes(later: State44) -> None:
    assert "tunnel-straight over it" in render.draw(later)
    assert "FO2 over it" in render.draw(later)
    (overlays,) = of_class(read(render.draw(later)), "overlays")
    assert len(overlays) == 2


def test_a_tunnel_is_paid_for_once_but_a_line_leaves_room_for_one(later: State44) -> None:
    prices = [node for node in of_class(read(render.draw(later)), "cost") if node[1].text == "100"]
    mouths = [h for h in later.title.ground.map.hexes.values() if h.mouths]
    assert len(prices) == len(mouths) - 1


def test_tile_numbers_are_shown_on_demand(later: State44) -> None:
    assert not of_class(read(render.draw(later)), "tile-number")
    numbers = of_class(read(render.draw(later, tile_numbers=True)), "tile-number")
    assert [node.text for node in numbers] == ["57"]


def test_hexes_where_something_can_be_done_are_buttons(start: State44) -> None:
    marks = Marks(possible=frozenset({"C12"}), chosen=frozenset({"D13"}))
    tree = read(render.draw(start, marks=marks))
    buttons = {node.get("data-hex"): node for node in tree.iter() if node.get("role") == "button"}
    assert set(buttons) == {"C12", "D13"}
    assert (buttons["C12"].get("aria-label") or "").startswith("C12 Basel")


def test_markers_of_a_cell_are_told_from_the_top_of_the_stack(later: State44) -> None:
    tree = read(render.draw(later, "market"))
    assert "70: NOB, SCB, JS" in render.draw(later, "market")
    assert [n.get("data-company") for n in of_class(tree, "token")] == ["NOB", "SCB", "JS"]


def test_every_cell_of_the_chart_shows_its_price(start: State44) -> None:
    tree = read(render.draw(start, "market"))
    prices = [price for row in start.title.chart.rows for price in row if price]
    assert len(having(tree, "data-cell")) == len(prices)


def test_charters_come_in_operating_order_and_without_closed_companies(later: State44) -> None:
    later.companies[CompanyId("VSB")].closed = True
    tree = read(render.draw(later, "charters"))
    order = [node.get("data-company") for node in of_class(tree, "charter")]
    assert order[:3] == ["NOB", "SCB", "JS"]
    assert "VSB" not in order
    assert len(order) == len(later.companies) - 1


def test_the_supply_counts_what_is_left(later: State44) -> None:
    svg = render.draw(later, "tiles")
    assert sorted(having(read(svg), "data-tile")) == sorted(later.title.ground.tiles.tiles)
    assert "Tile 57: 5 of 6 left" in svg


def test_without_a_company_at_its_turn_there_is_no_run(start: State44) -> None:
    with pytest.raises(NoRun):
        render.draw(start, run=True)


def test_a_tile_can_be_drawn_alone(start: State44) -> None:
    first = render.draw_tile(start.title, TileId("57"), 0)
    assert not wrong_in(first)
    assert first != render.draw_tile(start.title, TileId("57"), 1)
