"""Backups know no database: what PostgreSQL held can be restored into SQLite, and back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.cluster.hosts import ON_POSTGRES
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
    assert kursbuch("backup", file, "--data", there)[0] == 0
    with an_empty_database() as empty:
        back = {"KURSBUCH_DATABASE": empty}
        status, told = kursbuch("restore", file, "--data", tmp_path / "back", **back)
        assert status == 0, told
        assert kursbuch("check-tables", "--data", tmp_path / "back", **back)[0] == 0


@contextmanager
def an_empty_database() -> Iterator[str]:
    """The address of another database of the same PostgreSQL."""
    address = os.environ["KURSBUCH_DATABASE"]
    with psycopg.connect(address.replace("postgres://", "postgresql://"), autocommit=True) as line:
        line.execute("CREATE DATABASE empty")
        yield f"{address.rpartition('/')[0]}/empty"
        line.execute("DROP DATABASE empty WITH (FORCE)")
