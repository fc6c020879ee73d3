"""A position as a picture, a finished game as an animation: each a file with a name that tells."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from threading import Lock

from django.utils.text import slugify

from kursbuch.core.words import Message
from kursbuch.render import draw, png
from kursbuch.web import processes
from kursbuch.web.errors import Busy
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.table_view import TableView
from kursbuch.web.tables.pictures import animating
from kursbuch.web.tables.record import files

KINDS = {"svg": "image/svg+xml", "png": "image/png", "html": "text/html; charset=utf-8"}
PATIENCE = 180
"""Seconds for an animation; the longest games take a tenth of that on an idle machine."""

log = logging.getLogger("kursbuch.pictures")
_one_at_a_time = Lock()


@dataclass(frozen=True)
class File:
    """A file to download."""

    name: str
    body: bytes

    @property
    def kind(self) -> str:
        """Its type, as the web calls it."""
        return KINDS[self.name.rpartition(".")[2]]


def picture(view: TableView, what: str, kind: str) -> File:
    """What the visitor sees at this moment as SVG or PNG, with heading and legend."""
    scene = view.scene
    svg = draw(scene.view, what, language=scene.language, names=scene.names)
    at = view.table.number if view.at is None else view.at
    name = f"{_called(view.table)}-{at}-{what}.{kind}"
    return File(name, svg.encode() if kind == "svg" else png(svg))


def is_animated(table: Table) -> bool:
    """Whether the game is over and known from its beginning."""
    return table.status == Status.FINISHED and not table.base


def animation(table: Table, language: str) -> File:
    """The whole game as HTML that plays by itself, drawn in another process."""
    record = files.download(table)
    if not _one_at_a_time.acquire(blocking=False):
        raise Busy(Message("pictures-busy"))
    try:
        html = processes.painters.ask(PATIENCE, animating.drawn, record, table.name, language)
    except (TimeoutError, BrokenExecutor) as error:
        log.exception("no animation of table %s", table.key)
        raise Busy(Message("pictures-busy")) from error
    finally:
        _one_at_a_time.release()
    return File(f"{_called(table)}.html", html.encode())


def _called(table: Table) -> str:
    return f"{table.title}-{slugify(table.name) or table.key}"
