"""Small steps that many tests take."""

from __future__ import annotations

import json
from datetime import timedelta
from threading import BoundedSemaphore
from typing import Any, TypeAlias

from django.test import Client
from django.utils import timezone

from kursbuch.web import clock, limits
from kursbuch.web.accounts.models import User
from kursbuch.web.jobs import Work
from kursbuch.web.tables.bots import worker
from kursbuch.web.tables.models import Proposal, Table
from kursbuch.web.tables.page import log
from kursbuch.web.tables.record import positions

Answer: TypeAlias = Any
"""What Django's test client answers; its type has no public name."""


def forget() -> None:
    """Empty the memory of the server: a table that was rolled back leaves its number to another."""
    limits.forget()
    positions.forget()
    log.forget()


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


def free_turns(turns: BoundedSemaphore) -> int:
    """How many could do something at once; all turns are given back."""
    count = 0
    while turns.acquire(blocking=False):
        count += 1
    for _ in range(count):
        turns.release()
    return count


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


def stock_round(person: Client) -> Table:
    """A stock round of 1824 in which the third seat begins, all seats at one screen."""
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    return Table.objects.get(key=person.post("/new/1824/", form)["Location"].split("/")[2])


def with_accounts(**clients: Client) -> dict[str, User]:
    """An account of that name for each of these people, who are signed in."""
    people = {name: User.objects.create_user(name) for name in clients}
    for name, client in clients.items():
        client.force_login(people[name])
    return people


def do_left(kind: Work) -> None:
    """Do all the work of a kind that waits, as a process does that has just started."""
    for key, _ in list(kind.left(clock.now())):
        kind.do(key)


def bots_play(table: Table) -> None:
    """Bots act until the table waits for a person."""
    while worker.take_turn(table.pk):
        continue
    table.refresh_from_db()
