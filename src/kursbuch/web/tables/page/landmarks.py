"""Places to go to in a game: its rounds, and within them companies' turns and phases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kursbuch.web.tables.page.table_view import TableView
from kursbuch.web.tables.record.news import news
from kursbuch.web.tables.record.tree import played


@dataclass(frozen=True)
class Landmark:
    """Something that begins, and how many actions had been played then."""

    number: int
    label: str


@dataclass(frozen=True)
class Chapter:
    """A round, and what begins within it; the first, without a name, begins with the game."""

    number: int
    label: str
    landmarks: Sequence[Landmark]


def chapters(view: TableView) -> list[Chapter]:
    """The rounds that led to the position now, oldest first."""
    table, found = view.table, [Chapter(0, "", within := list[Landmark]())]
    name, landmark = view.state.title.round_name, view.presenter.landmark
    for move in [*played(table, table.position)][::-1]:
        for event in news(table, move):
            if label := name(event):
                found.append(Chapter(move.number, label, within := []))
            elif label := landmark(view.scene, event):
                within.append(Landmark(move.number, label))
    return found
