"""The ways of a run, piece by piece of track, so that they can be drawn on the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from kursbuch.core.words import Message
from kursbuch.eighteen.board.hexes import EDGES, neighbour, opposite
from kursbuch.eighteen.board.tile import FIRST_STOP, segment
from kursbuch.eighteen.ids import Edge, HexId
from kursbuch.eighteen.operating.depot import shown
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.running.runs import Plan, Run, best_runs
from kursbuch.eighteen.state import State18
from kursbuch.render.eighteen.sheet import Line, Piece
from kursbuch.render.errors import NoRun


def lines_of(state: State18, run: Plan | bool | None) -> tuple[Line, ...]:
    """The routes of a plan; True stands for the best run of the company at its turn."""
    if run is None or run is False:
        return ()
    if run is True:
        company = company_at_turn(state)
        if company is None:
            raise NoRun(Message("render-no-run"))
        run = best_runs(state, company)
    return tuple(
        Line(shown(state, one.train), route.revenue, tuple(_pieces(one)))
        for one, route in zip(run.runs, run.routes, strict=True)
    )


def _pieces(run: Run) -> Iterator[Piece]:
    for (start, end), way in zip(pairwise(run.stops), run.hexes, strict=True):
        yield from _leg(start, end, way)


def _leg(start: str, end: str, way: Sequence[HexId]) -> Iterator[Piece]:
    """From a stop to the next: out of its hex, across others, and into the other stop's hex."""
    outs = [_edge(a, b) for a, b in pairwise(way)]
    yield way[0], segment(outs[0], _stop(start))
    for hex_id, came, goes in zip(way[1:], outs, outs[1:], strict=False):
        yield hex_id, segment(opposite(came), goes)
    yield way[-1], segment(opposite(outs[-1]), _stop(end))


def _edge(a: HexId, b: HexId) -> Edge:
    return next(edge for edge in EDGES if neighbour(a, edge) == b)


def _stop(name: str) -> int:
    """The end of track that a stop is; an off-board area has one stop on each of its hexes."""
    _, _, index = name.partition(".")
    return FIRST_STOP + (int(index) if index.isdigit() else 0)
