"""Small steps that many tests take."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any, TypeAlias

from django.test import Client
from django.utils import timezone

from kursbuch.web import clock
from kursbuch.web.jobs import Work
from kursbuch.web.tables.bots import worker
from kursbuch.web.tables.models import Proposal, Table

Answer: TypeAlias = Any
"""What Django's test client answers; its type has no public name."""


def new_table(client: Client, *sitters: str, **fields: str) -> Table:
    """A table set up through the form: "me", "here", "open" or a bot for each seat."""
    names = ("Anna", "Bert", "Carl")
    form = {"players": str(len(sitters))}
    for seat, sitter in enumerate(sitters):
        form |= {f"seat.{seat}": sitter, f"name.{seat}": names[seat]}
    response = client.post("/new/fair/", form | fields)
    assert response.status_code == 302, response.content.decode()
    return Table.objects.get(key=response["Location"].split("/")[2])


def act(client: Client, table: Table, seq: int | None = None, **action: Any) -> Answer:
    """Post an action as its form would."""
    table.refresh_from_db()
    fields = {"seq": str(table.seq if seq is None else seq), "offer": json.dumps(action)}
    response: Answer = client.post(f"/t/{table.key}/act", fields, headers={"HX-Request": "true"})
    table.refresh_from_db()
    return response


def passes(client: Client, table: Table, seat: int) -> None:
    """Pass for a seat."""
    assert act(client, table, do="Pass", by=seat).status_code == 200


def post(client: Client, table: Table, what: str, **fields: str) -> Answer:
    """Post to one of the table's addresses."""
    table.refresh_from_db()
    fields = {"seq": str(table.seq)} | fields
    response: Answer = client.post(f"/t/{table.key}/{what}", fields, headers={"HX-Request": "true"})
    table.refresh_from_db()
    return response


def page(client: Client, table: Table, query: str = "") -> str:
    """The text of the table's page."""
    response = client.get(f"/t/{table.key}/{query}")
    assert response.status_code == 200
    return str(response.content.decode())


def wait_in_vain(table: Table) -> None:
    """Whoever was missed has had all the time that the house gives."""
    Proposal.objects.filter(table=table).update(at=timezone.now() - timedelta(days=4))


def two(anna: Client, bert: Client) -> Table:
    """Anna and Bert play, both without an account."""
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    table.refresh_from_db()
    return table


def do_left(kind: Work) -> None:
    """Do all the work of a kind that waits, as a process does that has just started."""
    for key, _ in list(kind.left(clock.now())):
        kind.do(key)


def bots_play(table: Table) -> None:
    """Bots act until the table waits for a person."""
    while worker.take_turn(table.pk):
        continue
    table.refresh_from_db()
