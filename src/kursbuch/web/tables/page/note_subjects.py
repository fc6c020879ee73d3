"""What a player can write notes about besides the table: its companies and its rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kursbuch.web.tables.notes.notebook import subjects_of
from kursbuch.web.tables.page import history
from kursbuch.web.tables.page.table_view import TableView


@dataclass(frozen=True)
class Subject:
    """A company or a round, and whether something is noted about it."""

    key: str
    label: str
    is_noted: bool


def note_subjects(view: TableView) -> Mapping[str, Sequence[Subject]]:
    """The companies, and the rounds that have begun, the newest first."""
    noted = subjects_of(view.table, view.visitor)
    rounds = [one.label for one in history.rounds(view.table)]
    names = {"company": view.presenter.companies(view.state), "round": rounds[::-1]}
    return {
        kind: [Subject(f"{kind}:{name}", name, f"{kind}:{name}" in noted) for name in found]
        for kind, found in names.items()
        if found
    }
