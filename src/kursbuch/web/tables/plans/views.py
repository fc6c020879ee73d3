"""The requests to make a plan, to write about it, to arm it, and to give it up."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.responses import table_command
from kursbuch.web.tables.plans.forms import ArmForm, BeginForm, LineForm, WriteForm
from kursbuch.web.tables.play import plan_commands
from kursbuch.web.visitors import known_visitor, visitor


@table_command(Status.RUNNING, limit=("branch", 10))
def begin(request: HttpRequest, table: Table) -> HttpResponse:
    """A planning board of the visitor's own, from this moment or one of the past."""
    at = BeginForm(request.POST).number("at")
    number = table.number if at is None else at
    return redirect(plan_commands.begin(table, known_visitor(request), number).board)


@table_command()
def write(request: HttpRequest, table: Table) -> HttpResponse:
    """The name of the line on this board, and a note."""
    form = WriteForm(request.POST)
    plan_commands.write(table, visitor(request), form.said("name"), form.said("note"))
    return redirect(table)


@table_command()
def arm(request: HttpRequest, table: Table) -> HttpResponse:
    """Turn the line on this board into conditional moves at the table of the game."""
    whatever = bool(ArmForm(request.POST).cleaned_data.get("whatever"))
    return redirect(plan_commands.arm(table, visitor(request), whatever).table)


@table_command()
def disarm(request: HttpRequest, table: Table) -> None:
    """The line's moves are not played any more."""
    plan_commands.disarm(table, visitor(request), LineForm(request.POST).number("line") or 0)


@table_command()
def drop(request: HttpRequest, table: Table) -> None:
    """The line is given up."""
    plan_commands.drop(table, visitor(request), LineForm(request.POST).number("line") or 0)
