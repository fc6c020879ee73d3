"""The requests to write notes and to pin one."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.notes import notebook
from kursbuch.web.tables.notes.forms import NotesForm, PinForm, SubjectForm
from kursbuch.web.tables.page.responses import is_fragment, table_command
from kursbuch.web.visitors import visitor


@table_command(Status.RUNNING, Status.FINISHED, limit=("notes", 60))
def write(request: HttpRequest, table: Table) -> HttpResponse:
    """Write the visitor's own notes; the page stays as it is."""
    form = NotesForm(request.POST)
    version, subject = form.number("version") or 0, form.said("subject")
    note = notebook.write(table, visitor(request), form.written, version, subject)
    if is_fragment(request):
        return JsonResponse({"version": note.version})
    return redirect(table)


@require_GET
@never_cache
def read(request: HttpRequest, key: str) -> HttpResponse:
    """The visitor's own notes about a company or a round."""
    table = get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)
    note = notebook.notes_of(table, visitor(request), SubjectForm(request.GET).said("subject"))
    if note is None:
        raise Http404
    return JsonResponse({"text": note.text, "version": note.version})


@table_command(Status.RUNNING, Status.FINISHED, limit=("chat", 30))
def pin(request: HttpRequest, table: Table) -> HttpResponse | None:
    """Pin a note for everybody, or take it down; an open page hears of it as all others do."""
    notebook.pin(table, visitor(request), PinForm(request.POST).said("text"))
    return HttpResponse(status=204) if is_fragment(request) else None
