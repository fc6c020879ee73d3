"""A bot that fails keeps nobody waiting: a novice plays in its place."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from django.test import Client

from kursbuch.bots.bot import Candidate
from kursbuch.bots.expert import Expert
from kursbuch.bots.novice import Novice
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.web.tables.bots import worker
from kursbuch.web.tables.models import Table
from tests.web.steps import new_table, page


def fails(self: object, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
    raise ZeroDivisionError


def played(table: Table) -> int:
    table.refresh_from_db()
    return table.seq


def test_a_novice_plays_for_an_expert_that_fails(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Expert, "rank", fails)
    table = new_table(anna, "expert", "me")
    assert worker.take_turn(table.pk)
    assert played(table) == 1


def test_where_even_the_novice_fails_any_action_is_played(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Expert, "rank", fails)
    monkeypatch.setattr(Novice, "rank", fails)
    table = new_table(anna, "expert", "me")
    assert worker.take_turn(table.pk)
    assert played(table) == 1
    assert "By chance." in page(anna, table, "?beside=log")
