"""Runs drawn on the board: every train's way along track that is really there."""

from __future__ import annotations

import pytest

from kursbuch import render
from kursbuch.eighteen.board.board import lay, place
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId, TrainId
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import TITLES
from kursbuch.render.eighteen.lines import lines_of
from kursbuch.render.eighteen.sheet import Line
from kursbuch.render.palette import DASHES, ROUTES
from tests.render.reading import of_class, read, words, wrong_in

SCB = CompanyId("SCB")


@pytest.fixture
def running() -> State44:
    """Basel is joined to Olten and to Liestal."""
    state: State44 = TITLES[0].start(3, 1)
    ground, board = state.title.ground, state.board
    for hex_id, tile, turn in (("C12", "5", 4), ("D13", "6", 0), ("C14", "3", 0)):
        board = lay(ground, board, HexId(hex_id), TileId(tile), turn)
    state.board = place(ground, board, StopId("C12.0"), SCB)
    state.companies[SCB].trains = [TrainId("2"), TrainId("2")]
    return state


def lines(state: State44) -> tuple[Line, ...]:
    """The best run of the company, for drawing."""
    return lines_of(state, best_runs(state, SCB))


def test_the_pieces_of_a_route_are_track_on_the_board(running: State44) -> None:
    drawn = lines(running)
    assert drawn
    for line in drawn:
        for hex_id, segment in line.pieces:
            face = running.title.ground.face(hex_id, running.board.tiles.get(hex_id), ())
            assert segment in face.track


def test_every_train_has_its_colour_its_dashes_and_its_revenue(running: State44) -> None:
    plan = best_runs(running, SCB)
    svg = render.draw(running, run=plan)
    assert not wrong_in(svg)
    routes = of_class(read(svg), "route")
    assert len(routes) == len(plan.runs)
    for number, line in enumerate(lines(running)):
        assert f"{line.train}: {line.revenue}" in words(read(svg))
        way = next(node for node in routes if node.get("data-route") == str(number))
        strokes = {(n.get("stroke"), n.get("stroke-dasharray")) for n in way.iter()}
        assert (ROUTES[number], DASHES[number]) in strokes


def test_no_two_routes_look_alike() -> None:
    assert len(set(ROUTES)) == len(set(DASHES)) == 6
