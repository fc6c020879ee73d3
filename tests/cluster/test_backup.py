"""Backups know no database: what PostgreSQL held can be restored into SQLite."""

from __future__ import annotations

import os
from pathlib import Path

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
