"""Requests to take back, to go forward again, to agree, and to ask for something."""

from __future__ import annotations

from django.http import HttpRequest

from kursbuch.web.forms import SeqForm
from kursbuch.web.tables.agreement import proposals, undo
from kursbuch.web.tables.agreement.forms import AnswerForm, AskForm, UndoForm
from kursbuch.web.tables.models import Status, Table, Wish
from kursbuch.web.tables.page.responses import table_command
from kursbuch.web.visitors import visitor


@table_command(Status.RUNNING, Status.FINISHED)
def take_back(request: HttpRequest, table: Table) -> None:
    """Take one's last action back, or everything after a moment; ask if others are concerned."""
    form = UndoForm(request.POST)
    undo.take_back(table, visitor(request), form.row, form.number("to"))


@table_command(Status.RUNNING, Status.FINISHED)
def redo(request: HttpRequest, table: Table) -> None:
    """Redo an undone move."""
    undo.redo(table, visitor(request), SeqForm(request.POST).row)


@table_command(Status.RUNNING, Status.FINISHED)
def answer(request: HttpRequest, table: Table) -> None:
    """Agree to what somebody asked, refuse it, or withdraw it."""
    form = AnswerForm(request.POST)
    agrees = form.said("answer") == "yes"
    proposals.answer(table, visitor(request), form.number("proposal") or 0, agrees)


@table_command(Status.RUNNING)
def ask(request: HttpRequest, table: Table) -> None:
    """Ask the others to end the game here, or to let a bot or a person play for somebody."""
    form = AskForm(request.POST)
    if kind := form.said("kind"):
        seat = form.number("seat")
        proposals.ask(table, visitor(request), Wish(kind), seat, form.said("whom"))
