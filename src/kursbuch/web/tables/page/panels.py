"""The sheets that the menu of a table opens: result, charts, history, rules, the table itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kursbuch.render import pictures
from kursbuch.web.tables.clocks.shown import terms
from kursbuch.web.tables.page import charts, log, result
from kursbuch.web.tables.page.landmarks import chapters
from kursbuch.web.tables.page.table_view import TableView
from kursbuch.web.tables.record import files
from kursbuch.web.tables.record.seed import seed_hash, shown_seed
from kursbuch.web.tables.record.tree import back


def _history(view: TableView) -> Mapping[str, Any]:
    """The rounds to go to, the number of the visitor's own last action, and what happened since."""
    return {"chapters": chapters(view), **_since(view)}


def _since(view: TableView) -> Mapping[str, Any]:
    table, most = view.table, log.SHOWN
    for row in back(table, table.position):
        if row.by in view.scene.seats:
            newest = min(table.seq - row.seq, most)
            entries = log.entries(table, view.scene.words, None, newest)
            return {"since": row.number, "entries": entries}
    return {"since": None}


def _rules(view: TableView) -> Mapping[str, Any]:
    return {}


def _table(view: TableView) -> Mapping[str, Any]:
    return {
        "clock_terms": terms(view.table),
        "no_site_game": files.why_no_site_download(view.table),
        "seed_hash": seed_hash(view.table),
        "seed": shown_seed(view.table),
        "people": view.table.places.select_related("user"),
    }


def _pictures(view: TableView) -> Mapping[str, Any]:
    shown = [what for what in PICTURES if what in pictures(view.state)]
    return {"pictures": shown, "kinds": ("png", "svg")}


PICTURES = ("board", "market", "charters", "tiles")
"""The pictures to take along, as `kursbuch render` calls them."""
SHEETS: Mapping[str, Callable[[TableView], Mapping[str, Any]]] = {
    "result": result.context,
    "charts": charts.context,
    "history": _history,
    "pictures": _pictures,
    "rules": _rules,
    "table": _table,
}
"""The sheets that every table has."""


def sheet(view: TableView, key: str) -> dict[str, Any]:
    """What a sheet shows."""
    return {"sheet": key, "body": f"tables/page/panels/{key}.html", **SHEETS[key](view)}
