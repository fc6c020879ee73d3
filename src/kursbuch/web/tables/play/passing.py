"""A seat says that it passes in advance, or that it acts again."""

from __future__ import annotations

from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.people import Visitor
from kursbuch.web.tables.autopass import policy
from kursbuch.web.tables.models import Passing, Table
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.change import change
from kursbuch.web.tables.record import positions


def pass_in_advance(table: Table, who: Visitor, seat: int | None, how: Passing | None) -> None:
    """Pass for one of the visitor's seats from now on, or no longer."""
    state = positions.now(table)
    with change(table):
        place = next((p for p in table.places.all() if p.seat == seat and p.is_held_by(who)), None)
        if place is None:
            raise HouseRule(Message("page-not-your-seat"))
        if how:
            policy.begin(place, state, how)
        else:
            policy.end(table, [place.seat])
    if how:
        game.auto_pass(table)
