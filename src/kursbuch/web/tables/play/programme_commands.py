"""Programmes are begun and stopped by whoever holds the seat; nobody else hears of it."""

from __future__ import annotations

from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.change import unseen_change
from kursbuch.web.tables.programmes import policy, running
from kursbuch.web.tables.programmes.policy import AnyProgramme
from kursbuch.web.tables.record import positions
from kursbuch.web.visitors import Visitor


def start(table: Table, visitor: Visitor, programme: AnyProgramme) -> None:
    """Begin a programme for a seat of the visitor's; it acts at once if it is its turn."""
    state, seq = positions.now(table), table.seq
    with unseen_change(table, seq):
        if programme.by not in visitor.seats(table.places.all()):
            raise HouseRule(Message("page-not-your-seat"))
        running.start(table, state, programme)
    game.go_on(table)


def stop(table: Table, visitor: Visitor, number: int) -> None:
    """Stop a programme of the visitor's, or put away what a stopped one had to say."""
    with unseen_change(table, status=None):
        running.stop(table, visitor.seats(table.places.all()), number)


def auto_pass(table: Table, visitor: Visitor, seat: int | None, until: str) -> None:
    """Pass for a seat from now on, as long as *until* says; without it, no longer."""
    if seat not in visitor.seats(table.places.all()):
        raise HouseRule(Message("page-not-your-seat"))
    if not until:
        with unseen_change(table):
            running.stop(table, [seat])
        return
    state = positions.now(table)
    if programme := policy.passing_programme(state, seat, until):
        start(table, visitor, programme)
