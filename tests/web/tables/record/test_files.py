"""Games as files: the record, and an export of 18xx.games where the title has one."""

from __future__ import annotations

import json

from django.test import Client

from kursbuch.games.g1824.title import STANDARD
from kursbuch.web import limits
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record.importing import read
from tests.web.steps import act, new_table, page


def on_the_site(person: Client) -> Table:
    """A table of 1824 under the options of 18xx.games."""
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    options = {
        name: str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in STANDARD.presets["18xx.games"].items()
    }
    chosen = {f"option.{name}": value for name, value in options.items()}
    answer = person.post("/new/1824/", form | chosen)
    return Table.objects.get(key=answer["Location"].split("/")[2])


def test_a_game_under_the_options_of_the_site_is_downloaded_as_its_export(anna: Client) -> None:
    table = on_the_site(anna)
    act(anna, table, do="BuyShare", by=2, company="SD", source="bank", shares=1)
    act(anna, table, do="BuyPaper", by=1, paper="B1")
    answer = anna.get(f"/t/{table.key}/18xx.json")
    assert answer["Content-Disposition"].endswith('.18xx.json"')
    game = json.loads(answer.content)
    assert game["title"] == "1824"
    assert len(game["actions"]) == 2
    back = read(answer.content)
    assert [type(action).__name__ for action in back.actions] == ["BuyShare", "BuyPaper"]
    assert f"/t/{table.key}/18xx.json" in page(anna, table, "sheet/table")


def test_exports_are_limited_though_they_are_only_looked_at(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    for _ in range(20):
        limits.too_often("export", "127.0.0.1", 20)
    assert anna.get(f"/t/{table.key}/18xx.json").status_code == 429
    assert anna.get(f"/t/{table.key}/record.json").status_code == 200


def test_a_game_under_other_options_says_why_it_has_no_export(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    address = anna.post("/new/1824/", form)["Location"]
    answer = anna.get(f"{address}18xx.json")
    assert answer.status_code == 422
    assert "under the option set" in answer.content.decode()
    tab = anna.get(f"{address}sheet/table").content.decode()
    assert "under the option set" in tab
    assert f"{address}18xx.json" not in tab


def test_a_title_that_the_site_does_not_have_says_so(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    assert anna.get(f"/t/{table.key}/18xx.json").status_code == 422
    assert "18xx.games has no counterpart" in page(anna, table, "sheet/table")


def test_a_branch_of_a_running_game_has_no_record_from_the_beginning(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    act(anna, table, do="Pass", by=0)
    branch = carla.post(f"/t/{table.key}/branch", {"at": "1"})["Location"]
    answer = carla.get(f"{branch}record.json")
    assert answer.status_code == 422
    assert "branch of a running game" in answer.content.decode()
