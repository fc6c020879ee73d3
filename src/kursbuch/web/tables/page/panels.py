"""The panels beside the board: those of the title, and those that every table has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kursbuch.web.tables.page import charts, log
from kursbuch.web.tables.page.table_view import TableView
from kursbuch.web.tables.record import files
from kursbuch.web.tables.record.tree import back

REMARKS = 100
"""How many of the newest remarks the chat shows."""


def _log(view: TableView) -> Mapping[str, Any]:
    return {"entries": log.entries(view.table, view.scene.words)}


def _chat(view: TableView) -> Mapping[str, Any]:
    return {"remarks": list(view.table.remarks.order_by("-pk")[:REMARKS])}


def _history(view: TableView) -> Mapping[str, Any]:
    """The number of the visitor's own last action, and what has happened since."""
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
    return {"no_site_game": files.why_no_site_download(view.table)}


COMMON: Mapping[str, Callable[[TableView], Mapping[str, Any]]] = {
    "log": _log,
    "chat": _chat,
    "history": _history,
    "charts": charts.context,
    "rules": _rules,
    "table": _table,
}
"""The panels that every title has."""


def tabs(view: TableView) -> list[tuple[str, str]]:
    """The panels that can be opened, each with its shortcut."""
    own = [(panel.key, panel.shortcut) for panel in view.panels()]
    return own + [(key, "") for key in COMMON]


def has_panel(view: TableView, key: str) -> bool:
    """Whether this table has such a panel."""
    return any(key == known for known, _ in tabs(view))


def beside(view: TableView, key: str) -> dict[str, Any]:
    """The open panel; the log if there is no panel of that name."""
    for panel in view.panels():
        if panel.key == key:
            shown = panel.context(view.scene)
            return {"panel": key, "panel_template": panel.template, **shown}
    key = key if key in COMMON else "log"
    template = f"tables/page/panels/{key}.html"
    return {"panel": key, "panel_template": template, **COMMON[key](view)}
