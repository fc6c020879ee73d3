"""Tables that somebody does not want to see any more: hidden by one person, or removed for good."""

from __future__ import annotations

from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.play.change import change
from kursbuch.web.visitors import Visitor


def hide(table: Table, visitor: Visitor, hidden: bool) -> None:
    """A player hides the table in their lobby, or shows it again."""
    table.places.filter(visitor.holds()).update(hidden=hidden)


def may_remove(table: Table, visitor: Visitor) -> bool:
    """Its owner may, before the game begins or where nobody else plays.

    A finished game with bots is kept, because it counts for ratings.
    """
    if not visitor.owns(table):
        return False
    places = table.places.all()
    rated = table.status == Status.FINISHED and table.secret_seed
    alone = all(p.is_held_by(visitor) or (p.bot and not rated) for p in places)
    return alone or table.status == Status.OPEN


def remove(table: Table, visitor: Visitor) -> None:
    """Remove the table with everything on it."""
    with change(table, status=None):
        if not may_remove(table, visitor):
            raise HouseRule(Message("lobby-not-removed"))
        table.delete()
