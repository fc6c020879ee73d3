"""The chance of bots: the same for the same game, and known to nobody beforehand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.test import Client

from kursbuch.web import processes
from kursbuch.web.tables.bots import turn, worker
from kursbuch.web.tables.models import Table
from tests.web.steps import new_table


def test_what_a_bot_draws_hangs_on_the_seed_of_the_game(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(
        patience: float, answer: Callable[[turn.Question], turn.Answer], question: turn.Question
    ) -> turn.Answer:
        asked.append(question.seed)
        raise TimeoutError

    monkeypatch.setattr(processes.bots, "ask", ask)
    table = new_table(anna, "random", "me")
    for seed in ("one", "one", "another"):
        setup = {**table.setup, "seed": seed}
        Table.objects.filter(pk=table.pk).update(setup=setup)
        worker._choice(Table.objects.get(pk=table.pk), 0, "random")
    one, same, another = asked
    assert one == same != another
