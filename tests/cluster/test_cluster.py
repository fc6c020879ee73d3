"""Several servers on PostgreSQL and Redis: any of them may die, and play goes on.

Run by `make test-cluster`, which starts throw-away servers; without them these tests are skipped.
"""

from __future__ import annotations

import os
import signal
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web.servers import Person, free_port, kursbuch, server
from tests.web.test_servers import following, next_event, somebody_passes, wait_until

pytestmark = pytest.mark.skipif(
    "KURSBUCH_DATABASE" not in os.environ, reason="no PostgreSQL: run `make test-cluster`"
)


def test_players_on_different_servers_play_on_when_one_is_killed(tmp_path: Path) -> None:
    ports = [free_port(), free_port()]
    with ExitStack() as running:
        doomed, _ = (running.enter_context(server(tmp_path, port)) for port in ports)
        anna = Person()
        key = anna.new_table(ports[0], "1844", "me", "here", "here")
        with following(ports[1], key) as stream:
            next_event(stream)
            somebody_passes(anna, ports[0], key, 0)
            assert str(next_event(stream)["game"]).startswith("running-1-")
            doomed.send_signal(signal.SIGKILL)
            doomed.wait(20)
            somebody_passes(anna, ports[1], key, 1)
            assert str(next_event(stream)["game"]).startswith("running-2-")
        assert anna.moves(ports[1], key) == 2


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
