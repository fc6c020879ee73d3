"""The result of a game on one sheet: places, what each score is made of, charts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kursbuch.core.words import Message
from kursbuch.web.games.presenter import ScorePart
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.page import charts
from kursbuch.web.tables.page.table_view import TableView


@dataclass(frozen=True)
class Rank:
    """The place of a seat, and its score."""

    rank: int
    score: int
    place: Place


def standing(table: Table, seat: int) -> tuple[int, int] | None:
    """The place and the score of a seat, when the game is over."""
    result = table.result or {}
    if seat >= len(result.get("places", ())):
        return None
    return result["places"][seat], result["scores"][seat]


def ranking(view: TableView) -> list[Rank]:
    """The players of a finished game, the winner first."""
    rows = [
        Rank(*found, place) for place in view.places if (found := standing(view.table, place.seat))
    ]
    return sorted(rows, key=lambda row: row.rank)


def context(view: TableView) -> dict[str, Any]:
    """The places of a finished game, or what would be scored now; the seats in that order."""
    parts = view.presenter.score(view.scene)
    ranks = ranking(view)
    seats = [one.place.seat for one in ranks] or _by_score(view, parts)
    return {
        "finished": view.table.status == Status.FINISHED,
        "ended": _ended(view.table),
        "ranks": ranks,
        "columns": [view.places[seat] for seat in seats],
        "parts": [_row(part, seats) for part in parts if any(part.values)],
        "totals": [_total(parts, seat) for seat in seats] if parts else [],
        "charts": [charts.small(view, chart) for chart in view.presenter.result_charts],
    }


def _ended(table: Table) -> Message:
    if table.status != Status.FINISHED:
        return Message("result-not-over", number=table.number)
    agreed = (table.result or {}).get("reason") == "agreement"
    return Message("ended-by-agreement" if agreed else "page-finished")


def _by_score(view: TableView, parts: list[ScorePart]) -> list[int]:
    seats = [place.seat for place in view.places]
    return sorted(seats, key=lambda seat: -_total(parts, seat))


def _total(parts: list[ScorePart], seat: int) -> int:
    return sum(part.values[seat] for part in parts)


def _row(part: ScorePart, seats: list[int]) -> dict[str, Any]:
    return {"label": part.label, "cells": [_cell(part.values[seat], part.each) for seat in seats]}


def _cell(value: int, each: int) -> dict[str, int]:
    return {"value": value, "each": each, "count": value // each if each else 0}
