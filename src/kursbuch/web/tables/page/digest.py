"""The digest: what everybody had then and has now, where it differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.web.games.presenter import Inventory, Presenter, Scene
from kursbuch.web.tables.page.table_view import TableView, eye
from kursbuch.web.tables.record import positions

NOTHING = "–"


@dataclass(frozen=True)
class Change:
    """One thing that somebody has more or less of than before."""

    what: str
    before: str
    now: str


@dataclass(frozen=True)
class Changes:
    """What has changed for one player, one company, the pool or the map."""

    owner: str
    seat: int | None
    changes: Sequence[Change]


def digest(view: TableView, number: int) -> list[Changes]:
    """What has changed between move *number* and the position shown, seen with the same eyes."""
    then = positions.at(view.table, number)
    seen = then.title.view(then, eye(view.state, view.scene.seats))
    before = inventories(view.presenter, replace(view.scene, view=seen, offers=()))
    return compared(before, inventories(view.presenter, view.scene))


def inventories(presenter: Presenter[State], scene: Scene) -> Sequence[Inventory]:
    """What everybody has, as the title tells it; else the figures of the players."""
    if presenter.inventories:
        return presenter.inventories(scene)
    return [
        Inventory(
            name,
            {scene.words.say(Message(f.key)): f.value for f in presenter.figures(scene, seat)},
            seat,
        )
        for seat, name in enumerate(scene.names)
    ]


def compared(before: Sequence[Inventory], now: Sequence[Inventory]) -> list[Changes]:
    """Whoever has anything more or less, with what; the others are left out."""
    old, new = ({one.owner: one for one in found} for found in (before, now))
    found = []
    for owner in dict.fromkeys((*old, *new)):
        had, has = (one[owner].items if owner in one else {} for one in (old, new))
        changes = [
            Change(what, had.get(what) or NOTHING, has.get(what) or NOTHING)
            for what in dict.fromkeys((*had, *has))
            if (had.get(what) or NOTHING) != (has.get(what) or NOTHING)
        ]
        if changes:
            found.append(Changes(owner, (new.get(owner) or old[owner]).seat, changes))
    return found
