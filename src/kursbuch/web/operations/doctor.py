"""The state of an installation: what is set, reachable and writable, and what is missing."""

from __future__ import annotations

import os
import resource
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from django.conf import settings
from django.core.cache import cache
from django.core.mail import get_connection
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http.request import validate_host

from kursbuch.web import limits
from kursbuch.web.breaker import LeftAlone

FEW_FILES = 4096
LITTLE_SPACE = 500_000_000


@dataclass(frozen=True)
class Sign:
    """One thing that was looked at; what is only advised does not make the answer no."""

    what: str
    fine: bool
    told: str
    needed: bool = True


def examine() -> Iterator[Sign]:
    """Look at everything."""
    yield _data()
    yield from database()
    yield shared()
    yield _address()
    yield _proxies()
    yield _mail()
    yield _files()


def _data() -> Sign:
    folder = Path(settings.DATA)
    if not os.access(folder, os.W_OK):
        return Sign("data", False, f"{folder} cannot be written")
    mode, free = folder.stat().st_mode & 0o077, shutil.disk_usage(folder).free
    if mode:
        return Sign("data", False, f"{folder} can be read by others on this machine")
    enough = free > LITTLE_SPACE
    return Sign("data", enough, f"{folder}, {free // 1_000_000:,} MB free")


def database() -> Iterator[Sign]:
    """Whether the database answers, and whether it is as this version needs it."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        executor = MigrationExecutor(connection)
        missing = executor.migration_plan(executor.loader.graph.leaf_nodes())
    except DatabaseError as error:
        yield Sign("database", False, f"{connection.vendor}: {error}")
        return
    yield Sign("database", True, connection.vendor)
    told = f"{len(missing)} steps are missing; `kursbuch serve` takes them" if missing else "done"
    yield Sign("migrations", not missing, told)


def shared() -> Sign:
    """Whether the store of shared limits answers."""
    try:
        limits.shared.ask(partial(cache.set, "doctor", 1, 1))
    except LeftAlone:
        return Sign("redis", False, "did not answer a moment ago")
    except Exception as error:
        return Sign("redis", False, str(error))
    return Sign("redis", True, "reachable" if settings.REDIS else "not set: limits of each process")


def _address() -> Sign:
    if not settings.SITE:
        told = "not set: links in mails and to tables lead to whatever name was asked for"
        return Sign("public address", False, told, needed=False)
    if not validate_host(urlsplit(settings.SITE).hostname or "", settings.ALLOWED_HOSTS):
        told = f"{settings.SITE}: nobody is answered there, it is not among KURSBUCH_HOSTS"
        return Sign("public address", False, told)
    return Sign("public address", True, settings.SITE)


def _proxies() -> Sign:
    named = settings.PROXIES
    if named.unreadable:
        told = f"{', '.join(named.unreadable)}: neither an address nor a network"
        return Sign("trusted proxies", False, told)
    if named.everybody:
        told = "everybody: whoever reaches this port can claim any address"
        return Sign("trusted proxies", False, told, needed=False)
    return Sign("trusted proxies", True, ", ".join(named.names()) or "none")


def _mail() -> Sign:
    if not settings.CAN_MAIL:
        return Sign("mail", False, "not set: lost passwords are set anew by you", needed=False)
    try:
        mail = get_connection(settings.POST)
        mail.open()
        mail.close()
    except OSError as error:
        return Sign("mail", False, str(error))
    return Sign("mail", True, settings.EMAIL_HOST)


def _files() -> Sign:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    told = f"{hard:,} files and sockets: each open page takes one"
    return Sign("open files", hard >= FEW_FILES, told, needed=False)
