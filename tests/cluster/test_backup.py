"""Backups know no database: what PostgreSQL held can be restored into SQLite, and back."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from django.db.migrations.loader import MigrationLoader

from tests.cluster.hosts import ON_POSTGRES
from tests.web import environment
from tests.web.servers import Person, free_port, kursbuch, server
from tests.web.test_servers import wait_until

pytestmark = ON_POSTGRES


def test_a_backup_moves_from_one_database_to_the_other(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "games.kb.gz"
    port, anna = free_port(), Person()
    database = {"KURSBUCH_DATABASE": os.environ["KURSBUCH_DATABASE"]}
    with server(here, port, KURSBUCH_BOT_PAUSE="0.02"):
        key = anna.new_table(port, "first-train-nuremberg", "random", "random")
        wait_until(lambda: anna.moves(port, key) >= 5)
        status, told = kursbuch("backup", file, "--data", here, **database)
        assert status == 0, told
    assert kursbuch("check-tables", "--data", here, **database)[0] == 0
    status, told = kursbuch("restore", file, "--data", there)
    assert status == 0, told
    status, told = kursbuch("check-tables", "--data", there)
    assert (status, "0 of them wrong" in told) == (0, True)
    with a_postgres() as line, closing(sqlite3.connect(there / "kursbuch.sqlite3")) as restored:
        played = line.execute(ROWS.replace("?", "%s"), [key]).fetchall()
        kept = restored.execute(ROWS, [key]).fetchall()
    assert len(kept) >= 5
    assert kept == played[: len(kept)]
    assert kursbuch("backup", file, "--data", there)[0] == 0
    with an_empty_database() as empty:
        back = {"KURSBUCH_DATABASE": empty}
        status, told = kursbuch("restore", file, "--data", tmp_path / "back", **back)
        assert status == 0, told
        assert kursbuch("check-tables", "--data", tmp_path / "back", **back)[0] == 0


def test_an_older_backup_is_migrated_with_its_rows_and_a_wrong_one_leaves_nothing(
    tmp_path: Path,
) -> None:
    with an_empty_database() as empty:
        there = {"KURSBUCH_DATABASE": empty}
        for reference, wanted in ((99, 2), (7, 0)):
            file = an_old_backup(tmp_path / f"{reference}.kb.gz", reference)
            status, told = kursbuch("restore", file, "--data", tmp_path / "data", **there)
            assert (status, told.count("\n")) == (wanted, 1), told
        with psycopg.connect(empty.replace("postgres://", "postgresql://")) as line:
            found = line.execute("SELECT id, skeleton FROM accounts_user").fetchall()
            assert found == [(7, "dora")]
            fresh = "SELECT nextval(pg_get_serial_sequence('accounts_user', 'id'))"
            assert line.execute(fresh).fetchone() == (8,)
            orders = line.execute('SELECT "order" FROM programmes_storedprogramme').fetchall()
            assert orders == [({"do": "PassRound", "by": 0, "round": "SR"},)]


def an_old_backup(path: Path, reference: int) -> Path:
    """Dora, who passes in advance, of a version that knew neither skeletons nor programmes."""
    assert environment.data  # Django is ready
    graph = MigrationLoader(None).graph
    old = [("accounts", "0002_patterns_and_quiet"), ("tables", "0007_notes")]
    done = sorted({key for node in old for key in graph.forwards_plan(node)})
    when = "2026-01-01T12:00:00Z"
    table = {"key": "abc", "title": "1844", "setup": {}, "created": when, "changed": when}
    seat = {"table": 3, "seat": 0, "user": reference, "passing": "round", "passing_in": "SR"}
    lines = [
        {"kursbuch-backup": 1, "migrations": done, "secret": ""},
        {"model": "accounts.user", "pk": 7, "fields": {"username": "Dora"}},
        {"model": "tables.table", "pk": 3, "fields": table},
        {"model": "tables.place", "pk": 5, "fields": seat},
    ]
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    return path


ROWS = """
    SELECT seq, parent, number, fingerprint FROM tables_move
    WHERE table_id = (SELECT id FROM tables_table WHERE key = ?) ORDER BY seq
"""


def a_postgres() -> psycopg.Connection[tuple[Any, ...]]:
    """A line to the database of the cluster."""
    address = os.environ["KURSBUCH_DATABASE"].replace("postgres://", "postgresql://")
    return psycopg.connect(address, autocommit=True)


@contextmanager
def an_empty_database() -> Iterator[str]:
    """The address of another database of the same PostgreSQL."""
    address = os.environ["KURSBUCH_DATABASE"]
    with a_postgres() as line:
        line.execute("CREATE DATABASE empty")
        yield f"{address.rpartition('/')[0]}/empty"
        line.execute("DROP DATABASE empty WITH (FORCE)")
