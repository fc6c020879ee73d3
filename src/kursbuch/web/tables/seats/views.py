"""The visitor's own seat: give it up, offer it to somebody, or accept one."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from kursbuch.web.forms import NameForm, RequestForm, ShortText, WholeNumber
from kursbuch.web.limits import limited
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.responses import table_command
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.seats import transfer
from kursbuch.web.visitors import known_visitor, visitor


class OfferForm(RequestForm):
    """Which seat is offered, and to whom; without a name to anyone who has the link."""

    seat = WholeNumber()
    whom = ShortText(150)


@table_command(Status.RUNNING)
def resign(request: HttpRequest, table: Table) -> HttpResponse:
    """Give one's seats to bots."""
    transfer.resign(table, visitor(request))
    return redirect(table)


@table_command(Status.RUNNING)
def offer(request: HttpRequest, table: Table) -> None:
    """Offer the visitor's own seat to somebody by name, or by a link."""
    form = OfferForm(request.POST)
    transfer.offer(table, visitor(request), form.number("seat"), form.said("whom"))


@never_cache
@require_http_methods(["GET", "POST"])
@limited("join", 60)
def take(request: HttpRequest, key: str, offered: str) -> HttpResponse:
    """Look at a seat that is offered, and take it."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    invitation = get_object_or_404(table.invitations, key=offered)
    who = known_visitor(request) if request.method == "POST" else visitor(request)
    name = who.name or NameForm(request.POST).said("name")
    may = transfer.may_take(invitation, who)
    if request.method == "POST" and may and name:
        transfer.take(invitation, who, name)
        return redirect(table)
    context = {
        "table": table,
        "title": positions.title_of(table),
        "place": table.places.get(seat=invitation.seat),
        "may": may,
    }
    return render(request, "tables/seats/take.html", context)


@table_command()
def withdraw(request: HttpRequest, table: Table, offered: str) -> None:
    """The person who made the offer withdraws it; the person invited declines it."""
    invitation = get_object_or_404(table.invitations, key=offered)
    transfer.withdraw(invitation, visitor(request))
