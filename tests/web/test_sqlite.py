"""SQLite: whoever wants to write waits in line, and gives the turn back however it ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Lock, Thread

import pytest
from django.db import OperationalError, connection

from kursbuch.web.sqlite import base


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Lock:
    """A line of its own: the tests' own transaction stands in the real one."""
    if connection.vendor != "sqlite":
        pytest.skip("SQLite only")
    turn = Lock()
    monkeypatch.setattr(base, "_turn", turn)
    return turn


@pytest.fixture
def writer(line: Lock, tmp_path: Path) -> Iterator[base.DatabaseWrapper]:
    found = base.DatabaseWrapper(
        {**connection.settings_dict, "NAME": str(tmp_path / "games.sqlite3")}, "games"
    )
    found.inc_thread_sharing()
    yield found
    found.close()


def begin(writer: base.DatabaseWrapper) -> None:
    writer.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)


@pytest.mark.parametrize("end", ["commit", "rollback", "close"])
def test_the_turn_is_given_back_however_a_transaction_ends(
    writer: base.DatabaseWrapper, line: Lock, end: str
) -> None:
    begin(writer)
    assert line.locked()
    {"commit": writer.commit, "rollback": writer.rollback, "close": writer.close}[end]()
    assert not line.locked()


def test_the_turn_is_given_back_where_none_could_begin(
    writer: base.DatabaseWrapper, line: Lock
) -> None:
    begin(writer)
    line.release()
    with pytest.raises(OperationalError, match="within a transaction"):
        begin(writer)
    assert not line.locked()
    writer.rollback()


def test_whoever_only_reads_does_not_wait(writer: base.DatabaseWrapper, line: Lock) -> None:
    with line, writer.cursor() as cursor:
        assert cursor.execute("SELECT 1").fetchone() == (1,)


def test_a_snapshot_waits_for_nobody_and_the_next_transaction_writes_again(
    writer: base.DatabaseWrapper, line: Lock
) -> None:
    with line, writer.reading():
        begin(writer)
        writer.rollback()
        writer.set_autocommit(True)
    begin(writer)
    assert line.locked()
    writer.rollback()


def test_the_next_writes_when_the_first_is_done(writer: base.DatabaseWrapper, line: Lock) -> None:
    line.acquire()
    next_one = Thread(target=begin, args=[writer])
    next_one.start()
    assert writer.get_autocommit()
    line.release()
    next_one.join()
    assert not writer.get_autocommit()
    writer.rollback()


def test_whoever_waits_too_long_is_told_so(
    writer: base.DatabaseWrapper, line: Lock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(base, "PATIENCE", 0)
    with line, pytest.raises(OperationalError, match="locked"):
        begin(writer)
