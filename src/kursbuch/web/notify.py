"""What processes tell each other, on all hosts: PostgreSQL's NOTIFY and LISTEN.

It is told with the transaction that tells it, or never, and nothing is kept for whoever does not
listen: whatever is told can also be read from the tables, only later. With SQLite nobody is told.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from threading import Thread
from time import sleep

from django.db import close_old_connections, connection

CHANNEL = "kursbuch"
AGAIN = 1
"""Seconds after which a connection that was lost is tried again."""
ME = secrets.token_hex(4)
"""This process: it knows already what it says itself."""

_topics: dict[str, Callable[..., object]] = {}

log = logging.getLogger("kursbuch.notify")


def tell(topic: str, *numbers: int) -> None:
    """Tell all other processes, once what this transaction changes is written."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            told = json.dumps([ME, topic, *numbers])
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, told])


def hear(topic: str, do: Callable[..., object]) -> None:
    """Let this be done whenever another process tells of this topic."""
    _topics[topic] = do


def listen() -> None:
    """Listen from now on, in the background."""
    if connection.vendor == "postgresql":
        Thread(target=_forever, name="notify", daemon=True).start()


def _forever() -> None:
    while True:
        try:
            _listen()
        except Exception:
            log.exception("what other processes tell is not heard; trying again")
        finally:
            close_old_connections()
        sleep(AGAIN)


def _listen() -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"LISTEN {CHANNEL}")
    for told in connection.connection.notifies():
        who, topic, *numbers = json.loads(told.payload)
        if who != ME and topic in _topics:
            _topics[topic](*numbers)
