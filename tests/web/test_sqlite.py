"""SQLite's connections are handed on from thread to thread, each to one at a time."""

from __future__ import annotations

from pathlib import Path

from django.db import connection

from kursbuch.web.sqlite.base import DatabaseWrapper


def opened(path: Path) -> DatabaseWrapper:
    """A connection to a database in this folder, as a new thread gets one."""
    found = DatabaseWrapper({**connection.settings_dict, "NAME": str(path / "kept.sqlite3")})
    found.ensure_connection()
    return found


def test_a_connection_that_is_closed_is_the_next_one_to_be_opened(tmp_path: Path) -> None:
    first = opened(tmp_path)
    used = first.connection
    other = opened(tmp_path)
    assert other.connection is not used
    first.close()
    assert first.connection is None
    assert opened(tmp_path).connection is used


def test_a_connection_to_another_file_is_never_taken(tmp_path: Path) -> None:
    first = opened(tmp_path)
    used = first.connection
    first.close()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert opened(elsewhere).connection is not used


def test_a_connection_in_the_middle_of_a_transaction_is_closed(tmp_path: Path) -> None:
    first = opened(tmp_path)
    used = first.connection
    first.cursor().execute("BEGIN IMMEDIATE")
    first.close()
    second = opened(tmp_path)
    assert second.connection is not used
    second.cursor().execute("BEGIN IMMEDIATE")  # nobody holds the lock


def test_a_connection_on_which_something_failed_is_closed(tmp_path: Path) -> None:
    first = opened(tmp_path)
    used = first.connection
    first.errors_occurred = True
    first.close()
    assert opened(tmp_path).connection is not used
