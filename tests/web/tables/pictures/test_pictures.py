"""Pictures of any position as files, and of a finished game an animation."""

from __future__ import annotations

from django.test import Client

from kursbuch.catalogue import title
from kursbuch.web.tables.models import Status, Table
from tests.replays.golden import newest
from tests.web.steps import Answer, new_table


def imported(client: Client) -> Table:
    """A finished game of First Train on a table of the client's own."""
    record = newest(title("first-train-nuremberg")).read_text(encoding="utf-8")
    response: Answer = client.post("/import/", {"text": record})
    return Table.objects.get(key=response["Location"].split("/")[2])


def test_any_position_is_a_picture_with_a_name_that_tells(anna: Client) -> None:
    table = imported(anna)
    early = anna.get(f"/t/{table.key}/picture/board.svg?at=9")
    assert early["Content-Type"] == "image/svg+xml"
    assert early["Content-Disposition"] == (
        f'inline; filename="first-train-nuremberg-{table.key}-9-board.svg"'
    )
    assert "unsafe-inline" in early["Content-Security-Policy"]
    assert "script" not in early["Content-Security-Policy"]
    late = anna.get(f"/t/{table.key}/picture/board.svg")
    assert early.content.startswith(b"<svg")
    assert early.content != late.content
    Table.objects.filter(pk=table.pk).update(name="Unsere Runde äöü")
    png = anna.get(f"/t/{table.key}/picture/market.png?at=9")
    assert png.content.startswith(b"\x89PNG")
    assert "first-train-nuremberg-unsere-runde-aou-9-market.png" in png["Content-Disposition"]


def test_there_are_no_other_pictures(anna: Client) -> None:
    table = imported(anna)
    for wrong in ("charters.svg", "board.gif", "board.html", "none.png"):
        assert anna.get(f"/t/{table.key}/picture/{wrong}").status_code == 404
    waiting = new_table(anna, "me", "open")
    assert anna.get(f"/t/{waiting.key}/picture/board.svg").status_code == 404


def test_pictures_are_not_drawn_without_end(anna: Client) -> None:
    table = imported(anna)
    answers = [anna.get(f"/t/{table.key}/picture/board.svg").status_code for _ in range(61)]
    assert answers == [200] * 60 + [429]


def test_a_finished_game_is_one_file_that_plays(anna: Client, carla: Client) -> None:
    table = imported(anna)
    assert table.status == Status.FINISHED
    answer = carla.get(f"/t/{table.key}/animation.html", headers={"Accept-Language": "de"})
    name = f"first-train-nuremberg-{table.key}.html"
    assert answer["Content-Disposition"] == f'attachment; filename="{name}"'
    assert answer.content.startswith(b"<!doctype html>")
    assert b'lang="de"' in answer.content
    assert len(answer.content) < 2_000_000


def test_the_sheet_offers_what_there_is(anna: Client) -> None:
    table = imported(anna)
    sheet = anna.get(f"/t/{table.key}/sheet/pictures?at=9").content.decode()
    for what in ("board", "market"):
        for kind in ("png", "svg"):
            assert f"/picture/{what}.{kind}?at=9" in sheet
    assert "/animation.html" in sheet
    running = new_table(anna, "me", "here")
    assert "/animation.html" not in anna.get(f"/t/{running.key}/sheet/pictures").content.decode()


def test_a_branch_of_a_running_game_has_no_beginning_to_show(anna: Client) -> None:
    table = imported(anna)
    Table.objects.filter(pk=table.pk).update(base="{}")
    assert anna.get(f"/t/{table.key}/animation.html").status_code == 404
