"""Backups of older versions, and files that are none: all of it is restored, or nothing."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.core import serializers
from django.db import connection, models
from django.db.migrations.loader import MigrationLoader
from django.test import Client
from django.utils import timezone

from kursbuch.web.accounts.models import User
from kursbuch.web.accounts.names import skeleton
from kursbuch.web.operations import backup
from kursbuch.web.tables.models import Remark
from tests.web.servers import free_port, kursbuch, server
from tests.web.steps import new_table, post

OLD = [
    ("accounts", "0002_patterns_and_quiet"),
    ("tables", "0007_notes"),
    ("sessions", "0001_initial"),
]
"""Before look-alikes were told apart, and while seats passed in advance."""


def now() -> list[tuple[str, str]]:
    return list(MigrationLoader(connection).graph.leaf_nodes())


class Made:
    """A backup as a version with these migrations would have written it."""

    def __init__(self, nodes: list[tuple[str, str]]) -> None:
        loader = MigrationLoader(connection)
        self.apps = loader.project_state(nodes).apps
        done = sorted({key for node in nodes for key in loader.graph.forwards_plan(node)})
        self.head: dict[str, Any] = {"kursbuch-backup": 1, "migrations": done, "secret": ""}
        self.lines: list[str] = []

    def add(self, label: str, **fields: object) -> None:
        row: models.Model = self.apps.get_model(label)(**fields)
        self.lines.append(serializers.serialize("jsonl", [row]).strip())

    def write(self, path: Path) -> Path:
        with gzip.open(path, "wt", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in (json.dumps(self.head), *self.lines))
        return path


def made(nodes: Iterable[tuple[str, str]] = ()) -> Made:
    """Dora has an account, and a table at which she passes in advance."""
    found = Made(list(nodes) or now())
    found.add("accounts.User", pk=7, username="Dora", password="")
    return found


def old() -> Made:
    found = made(OLD)
    table = {"key": "abc", "title": "fair", "setup": {}, "owner_id": 7}
    found.add("tables.Table", pk=3, created=timezone.now(), changed=timezone.now(), **table)
    found.add(
        "tables.Place", pk=5, table_id=3, seat=0, user_id=7, passing="round", passing_in="ISR"
    )
    return found


def rows(data: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(data / "kursbuch.sqlite3")) as database:
        return database.execute(sql).fetchall()


def is_empty(data: Path) -> bool:
    names = [name for (name,) in rows(data, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    ours = [model._meta.db_table for model in backup.kept() if model._meta.db_table in names]
    return not any(rows(data, f"SELECT 1 FROM {name} LIMIT 1") for name in ours)


def test_a_backup_of_an_older_version_is_migrated_with_its_rows(tmp_path: Path) -> None:
    data = tmp_path / "data"
    status, told = kursbuch("restore", old().write(tmp_path / "old.kb.gz"), "--data", data)
    assert status == 0, told
    assert rows(data, "SELECT skeleton FROM accounts_user") == [(skeleton("Dora"),)]
    (order,) = rows(data, 'SELECT "order" FROM programmes_storedprogramme')[0]
    assert json.loads(order) == {"do": "PassRound", "by": 0, "round": "ISR"}
    assert "ok  migrations" in kursbuch("doctor", "--data", data)[1]


def test_an_older_backup_is_restored_where_a_newer_one_was_refused(tmp_path: Path) -> None:
    data, wrong = tmp_path / "data", made()
    wrong.lines.append(wrong.lines[0])
    assert kursbuch("restore", wrong.write(tmp_path / "wrong"), "--data", data)[0] == 2
    status, told = kursbuch("restore", old().write(tmp_path / "old.kb.gz"), "--data", data)
    assert status == 0, told
    assert rows(data, "SELECT skeleton FROM accounts_user") == [(skeleton("Dora"),)]


KILLED_BEFORE_MIGRATING = """
import os, sys
from kursbuch.cli import main
from kursbuch.web.serving import configure
from pathlib import Path
configure(Path(sys.argv[-1]))
from kursbuch.web.operations import backup
backup.call_command = lambda *_, **__: os._exit(9)
main()
"""


def test_a_restore_that_was_killed_is_an_older_database_which_a_server_migrates(
    tmp_path: Path,
) -> None:
    data, one = tmp_path / "data", old()
    one.head["secret"] = "of the backup"
    file = str(one.write(tmp_path / "old.kb.gz"))
    command = [sys.executable, "-c", KILLED_BEFORE_MIGRATING, "restore", file, "--data", str(data)]
    assert subprocess.run(command, check=False).returncode == 9
    assert (data / "secret.key").read_text() == "of the backup"
    assert "steps are missing" in kursbuch("doctor", "--data", data)[1]
    with server(data, free_port()):
        assert rows(data, "SELECT skeleton FROM accounts_user") == [(skeleton("Dora"),)]


def missing_reference(one: Made) -> None:
    one.add("tables.Place", pk=6, table_id=99, seat=1)


def row_of_an_unknown_kind(one: Made) -> None:
    one.lines.append('{"model": "tables.dragon", "pk": 1, "fields": {}}')


def field_of_an_unknown_name(one: Made) -> None:
    one.lines.append('{"model": "accounts.user", "pk": 8, "fields": {"dragon": 1}}')


def line_that_is_no_row(one: Made) -> None:
    one.lines.append("[1]")


def line_that_is_no_json(one: Made) -> None:
    one.lines.append("{")


def row_that_cannot_be_migrated(one: Made) -> None:
    one.lines[-1] = one.lines[-1].replace('"round"', '"sometimes"')


def head_without_migrations(one: Made) -> None:
    del one.head["migrations"]


def head_with_other_migrations(one: Made) -> None:
    one.head["migrations"] = [7]


def newer(one: Made) -> None:
    one.head["migrations"].append(("accounts", "9999_later"))


HARMS = {
    missing_reference: "do not fit together: FOREIGN KEY",
    row_of_an_unknown_kind: "do not fit together: App 'tables' doesn't have a 'dragon' model",
    field_of_an_unknown_name: "do not fit together: User has no field named 'dragon'",
    row_that_cannot_be_migrated: "do not fit together: 'sometimes'",
    line_that_is_no_row: "do not fit together: list indices",
    line_that_is_no_json: "not a Kursbuch backup",
    head_without_migrations: "not a Kursbuch backup",
    head_with_other_migrations: "not a Kursbuch backup",
    newer: "a newer version",
}


@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_what_does_not_fit_is_refused_with_a_sentence_and_leaves_nothing(
    harm: Any, tmp_path: Path
) -> None:
    data, one = tmp_path / "data", old()
    one.head["secret"] = "of the backup"
    harm(one)
    status, told = kursbuch("restore", one.write(tmp_path / "file"), "--data", data)
    assert (status, told.count("\n"), "Traceback" in told) == (2, 1, False), told
    assert HARMS[harm] in told
    assert is_empty(data)
    assert (data / "secret.key").read_text() != "of the backup"


def cut_in_the_head(whole: bytes) -> bytes:
    return whole[:60]


def damaged_head(whole: bytes) -> bytes:
    return whole[:12] + bytes(40) + whole[52:]


def cut_in_its_rows(whole: bytes) -> bytes:
    return whole[:-40]


@pytest.mark.parametrize("harm", [cut_in_the_head, damaged_head, cut_in_its_rows, lambda _: b""])
def test_a_file_that_is_damaged_is_refused_with_a_sentence(harm: Any, tmp_path: Path) -> None:
    data, file = tmp_path / "data", old().write(tmp_path / "file")
    file.write_bytes(harm(file.read_bytes()))
    status, told = kursbuch("restore", file, "--data", data)
    assert (status, told) == (2, "This is not a Kursbuch backup.\n")
    assert is_empty(data)


def test_whatever_people_write_comes_back(anna: Client, tmp_path: Path) -> None:
    anna.force_login(User.objects.create_user("Dora"))
    table, text = new_table(anna, "me", "here"), "two\u2028lines\x85and\u2029three"
    post(anna, table, "chat", text=text)
    assert Remark.objects.get().text == text
    backup.write_backup(tmp_path / "file")
    status, told = kursbuch("restore", tmp_path / "file", "--data", tmp_path / "data")
    assert status == 0, told
    assert rows(tmp_path / "data", "SELECT text FROM tables_remark") == [(text,)]


def test_a_backup_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[list[str]] = []
    monkeypatch.setattr(os, "fsync", lambda handle: names.append(os.listdir(tmp_path)))
    backup.write_backup(tmp_path / "games.kb.gz")
    assert names == [["games.kb.gz.partial"], ["games.kb.gz"]]


def test_a_backup_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        backup.write_backup(tmp_path / "games.kb.gz")
    assert list(tmp_path.iterdir()) == []
