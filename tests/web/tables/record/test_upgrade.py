"""An upgrade: what was begun under an older rules number plays on under it, row by row."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.test import Client

from kursbuch.catalogue import titles
from kursbuch.core.record import Record, write_action, write_record
from kursbuch.web.operations import checking
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import positions
from tests.replays.golden import golden, read

OLD = [file for file in golden() if file.parent.name == "rules-1" and file.stem in titles()]
BEGUN, GONE_ON = 40, 44


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_table_of_rules_number_1_goes_on_under_it(anna: Client, file: Path) -> None:
    game = read(file)
    begun = json.dumps(write_record(Record(game.setup, game.actions[:BEGUN], game.names)))
    key = anna.post("/import/", {"text": begun})["Location"].split("/")[2]
    positions.forget()  # as the new server has to
    for number, action in enumerate(game.actions[BEGUN:GONE_ON], start=BEGUN):
        form = {"seq": str(number), "offer": json.dumps(write_action(action))}
        answer = anna.post(f"/t/{key}/act", form, headers={"HX-Request": "true"})
        assert answer.status_code == 200, number
    table = Table.objects.get(key=key)
    assert (table.number, positions.now(table).setup.rules) == (GONE_ON, 1)
    assert checking.check_table(table) is None
