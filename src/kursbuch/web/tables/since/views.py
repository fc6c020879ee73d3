"""The page of the digest."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.digest import digest
from kursbuch.web.tables.page.responses import is_fragment
from kursbuch.web.tables.page.table_view import view_table
from kursbuch.web.tables.since.last_turn import since_last_turn
from kursbuch.web.wording import title_name


@require_GET
@never_cache
def since(request: HttpRequest, key: str) -> HttpResponse:
    """What has changed since the visitor's last turn; for a spectator, since the beginning."""
    table = get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)
    view = view_table(request, table)
    found = since_last_turn(table, view.scene.seats)
    context = {"since": found, "digest": digest(view, found.number), "table": table}
    name = title_name(view.scene.words, view.state.title)
    body = "digest" if is_fragment(request) else "page"
    return render(request, f"tables/since/{body}.html", context | {"title_name": name})
