"""The requests to write notes and to pin one."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect

from kursbuch.web.people import visitor
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.notes import notebook
from kursbuch.web.tables.notes.forms import NotesForm, PinForm
from kursbuch.web.tables.page.responses import is_fragment, table_command


@table_command(Status.RUNNING, Status.FINISHED, limit=("notes", 60))
def write(request: HttpRequest, table: Table) -> HttpResponse:
    """Write the visitor's own notes; the page stays as it is."""
    form = NotesForm(request.POST)
    note = notebook.write(table, visitor(request), form.written, form.number("version") or 0)
    if is_fragment(request):
        return JsonResponse({"version": note.version})
    return redirect(table)


@table_command(Status.RUNNING, Status.FINISHED, limit=("chat", 30))
def pin(request: HttpRequest, table: Table) -> HttpResponse | None:
    """Pin a note for everybody, or take it down; an open page hears of it as all others do."""
    notebook.pin(table, visitor(request), PinForm(request.POST).said("text"))
    return HttpResponse(status=204) if is_fragment(request) else None
