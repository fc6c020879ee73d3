"""Requests to take back, to go forward again, to agree, and to ask for something."""

from __future__ import annotations

from django.http import HttpRequest
from django.shortcuts import get_object_or_404

from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.forms import SeqForm
from kursbuch.web.people import Visitor, visitor
from kursbuch.web.tables.agreement import proposals, undo
from kursbuch.web.tables.agreement.forms import AnswerForm, AskForm, UndoForm
from kursbuch.web.tables.models import ABOUT_A_SEAT, Proposal, Status, Table
from kursbuch.web.tables.page.responses import table_command
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.change import expect
from kursbuch.web.tables.record.tree import row_of


@table_command(Status.RUNNING, Status.FINISHED)
def take_back(request: HttpRequest, table: Table) -> None:
    """Take one's last action back, or everything after a moment; ask if others are concerned."""
    who = visitor(request)
    form = UndoForm(request.POST)
    if not who.seats(table.places.all()):
        raise HouseRule(Message("page-not-your-seat"))
    expect(table, form.row)
    way = _way(table, who, form.number("to"))
    if way is None:
        raise HouseRule(Message("page-nothing-to-take-back"))
    undo.take_back(table, who, form.row, way)


def _way(table: Table, who: Visitor, to: int | None) -> undo.Return | None:
    """Back to move *to*, or to before the visitor's own last action."""
    if to is None:
        return undo.last_own(table, who)
    return undo.way_back(table, who, row_of(table, to))


@table_command(Status.RUNNING, Status.FINISHED)
def redo(request: HttpRequest, table: Table) -> None:
    """Redo an undone move."""
    who = visitor(request)
    forward = undo.redoable(table, who)
    if forward is not None:
        seat = who.seats(table.places.all())[0]
        game.go_to(table, SeqForm(request.POST).row, forward, seat)


@table_command(Status.RUNNING, Status.FINISHED)
def answer(request: HttpRequest, table: Table) -> None:
    """Agree to what somebody asked, refuse it, or withdraw it."""
    form = AnswerForm(request.POST)
    agrees = form.said("answer") == "yes"
    proposals.answer(table, visitor(request), form.number("proposal") or 0, agrees)


@table_command(Status.RUNNING)
def ask(request: HttpRequest, table: Table) -> None:
    """Ask the others to end the game here, or to let a bot or a person play for somebody."""
    who = visitor(request)
    seats = who.seats(table.places.all())
    form = AskForm(request.POST)
    kind, whom = form.said("kind"), form.said("whom")
    if not seats or not kind:
        return
    seat = form.number("seat") if kind in ABOUT_A_SEAT else 0
    place = get_object_or_404(table.places, seat=-1 if seat is None else seat)
    proposals.ask(table, who, Proposal(kind=kind, by=seats[0], to=place.seat, whom=whom))
