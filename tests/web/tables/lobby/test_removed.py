"""A table that is removed while somebody writes there: the writer is told, and nothing is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.http import Http404
from django.test import Client

from kursbuch.web.accounts.models import User
from kursbuch.web.tables.chat import remarks
from kursbuch.web.tables.models import Note, Remark, Table
from kursbuch.web.tables.notes import notebook
from kursbuch.web.tables.plans.models import Line
from kursbuch.web.tables.play import plan_commands
from kursbuch.web.tables.record import files
from kursbuch.web.visitors import Visitor
from tests.web.steps import new_table

Write = Callable[[Table, Visitor], object]


def removed(client: Client) -> tuple[Table, Visitor]:
    """A table as it was read before it was removed, and who sits there."""
    anna = User.objects.create_user("Anna")
    client.force_login(anna)
    table = new_table(client, "me", "here")
    list(table.places.all())
    stale = Table.objects.prefetch_related("places").get(pk=table.pk)
    table.delete()
    return stale, Visitor(anna)


@pytest.mark.parametrize(
    "write",
    [
        lambda table, who: remarks.say(table, who, "hello"),
        lambda table, who: notebook.write(table, who, "a plan", 0),
        lambda table, who: plan_commands.begin(table, who, 0),
    ],
    ids=["chat", "notes", "plan"],
)
def test_nothing_is_written_at_a_table_that_is_gone(
    anna: Client, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, who = removed(anna)
    monkeypatch.setattr(files, "branch", lambda *_: None)
    with pytest.raises(Http404):
        write(table, who)
    assert not Remark.objects.exists()
    assert not Note.objects.exists()
    assert not Line.objects.exists()
