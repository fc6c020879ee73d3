"""Locks between processes: one holds them, and whoever dies holds none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.db import connection

from kursbuch.web import locks
from kursbuch.web.locks import Lock
from tests.web import environment

HOLD = """
import os, sys
from kursbuch.web import serving
from pathlib import Path
serving.configure(Path(sys.argv[1]))
from kursbuch.web import locks
with locks.held(locks.Lock.BOT_TURN, 7):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def somebody_else() -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the lock of table 7."""
    command = [sys.executable, "-c", HOLD, str(environment.data)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


@pytest.fixture(autouse=True)
def on_sqlite() -> None:
    """The locks of PostgreSQL are its own; several hosts are tried by tests/cluster."""
    if connection.vendor != "sqlite":
        pytest.skip("SQLite only")


def test_what_another_process_holds_is_not_taken_until_it_dies() -> None:
    with somebody_else() as process:
        with locks.tried(Lock.BOT_TURN, 7) as mine:
            assert not mine
        with locks.tried(Lock.BOT_TURN, 8) as mine, locks.tried(Lock.HINT, 7) as another:
            assert (mine, another) == (True, True)
        process.kill()
        process.wait()
        with locks.tried(Lock.BOT_TURN, 7) as mine:
            assert mine


def test_a_lock_is_given_back() -> None:
    for _ in range(2):
        with locks.held(Lock.BOT_TURN, 7), locks.tried(Lock.BOT_TURN, 9) as mine:
            assert mine
    with somebody_else(), locks.tried(Lock.BOT_TURN, 7) as mine:
        assert not mine


CROSSED = """
import sys, threading, time
from kursbuch.web import serving
from pathlib import Path
serving.configure(Path(sys.argv[1]))
from kursbuch.web import locks

def write():
    with locks.held(locks.Lock.BOT_TURN, 8):
        print("written", flush=True)

with locks.held(locks.Lock.BOT_TURN, 7):
    threading.Thread(target=write).start()
    time.sleep(0.2)
    print("held", flush=True)
    time.sleep(0.5)
"""


def test_threads_of_two_processes_that_wait_for_each_other_are_no_deadlock() -> None:
    with locks.held(Lock.BOT_TURN, 8):
        command = [sys.executable, "-c", CROSSED, str(environment.data)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with locks.held(Lock.BOT_TURN, 7):
            pass  # given back by the other, whose second thread still waits for us
    told, _ = process.communicate(timeout=30)
    assert (told, process.returncode) == ("written\n", 0)
