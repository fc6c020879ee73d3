"""Backups: all rows as lines of JSON, the same for every database, taken while the server runs."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.apps import apps
from django.conf import settings
from django.contrib.sessions.models import Session
from django.core import serializers
from django.core.management import call_command
from django.core.management.color import no_style
from django.core.serializers import python
from django.db import connection, models, transaction
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder
from django.db.migrations.state import StateApps

from kursbuch.core.errors import KursbuchError
from kursbuch.core.words import Message
from kursbuch.web import locks
from kursbuch.web.operations.snapshot import database_snapshot

FORMAT = 1
LEFT_OUT = (
    "accounts.Try",
    "outbox.Outgoing",
    "ratings.RatedGame",
    "ratings.Rating",
    "tables.Hint",
    "tables.Snapshot",
)
"""What lasts for minutes, or is computed from the rest."""


def kept() -> list[type[models.Model]]:
    """All that is ours; and sessions, by which guests hold their seats."""
    ours = [one for one in apps.get_app_configs() if one.name.startswith("kursbuch.")]
    found = [model for one in ours for model in one.get_models()]
    return [Session, *(model for model in found if model._meta.label not in LEFT_OUT)]


class BadBackup(KursbuchError):
    """A file that cannot be restored here."""


def write_backup(path: Path) -> int:
    """Write all rows down, as they are at one moment; how many there are."""
    partial = path.with_name(path.name + ".partial")
    try:
        handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                count = sum(1 for line in _lines() if file.write(line + "\n"))
            raw.flush()
            os.fsync(raw.fileno())
        partial.rename(path)  # a backup that was interrupted never looks like a whole one
    finally:
        partial.unlink(missing_ok=True)
    _sync(path.parent)
    return count - 1


def _sync(folder: Path) -> None:
    """The names in a folder are on the disk, too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _lines() -> Iterator[str]:
    with database_snapshot():
        head = {"kursbuch-backup": FORMAT, "migrations": _migrations(), "secret": _secret()}
        yield json.dumps(head)
        for model in kept():
            rows = model._default_manager.order_by("pk").iterator(500)
            for row in rows:
                yield serializers.serialize("jsonl", [row]).strip()


def restore_backup(path: Path) -> int:
    """Write the rows of a backup into an empty database; how many there are.

    They are written together. Whoever is stopped after that has the database of the older version,
    with its secret, and the server migrates it as in any upgrade.
    """
    with gzip.open(path, "rt", encoding="utf-8") as file:
        with _readable():
            head = _head(json.loads(next(file, "")))
        with locks.held(locks.Lock.MIGRATION):
            _check_empty()
            with _all_or_nothing():
                _write_secret(head.secret)
                count = _load(file, _as_it_was(head.migrations))
                call_command("migrate", verbosity=0, interactive=False)
    return count


@dataclass(frozen=True)
class Head:
    """The first line of a backup."""

    migrations: frozenset[tuple[str, str]]
    """Those that the database had; its rows are of the models as they were then."""
    secret: str


def _head(said: object) -> Head:
    if not isinstance(said, dict) or said.get("kursbuch-backup") != FORMAT:
        raise BadBackup(Message("backup-unreadable"))
    try:
        found = Head(frozenset((app, name) for app, name in said["migrations"]), said["secret"])
    except (KeyError, TypeError, ValueError):
        raise BadBackup(Message("backup-unreadable")) from None
    if found.migrations - MigrationLoader(connection).graph.nodes.keys():
        raise BadBackup(Message("backup-newer"))
    return found


@contextmanager
def _readable() -> Iterator[None]:
    """What goes wrong here is wrong with the file: it was cut off, altered, or never a backup."""
    try:
        yield
    except (EOFError, OSError, ValueError, zlib.error):
        raise BadBackup(Message("backup-unreadable")) from None


@contextmanager
def _all_or_nothing() -> Iterator[None]:
    """Whatever goes wrong, the database is empty afterwards, and can be tried again."""
    before = _secret()
    try:
        yield
    except BaseException as error:
        _write_secret(before)
        call_command("flush", verbosity=0, interactive=False, inhibit_post_migrate=True)
        if isinstance(error, KursbuchError) or not isinstance(error, Exception):
            raise
        raise BadBackup(Message("backup-does-not-fit", why=str(error))) from error


def _check_empty() -> None:
    there = connection.introspection.table_names()
    if any(model._default_manager.exists() for model in kept() if model._meta.db_table in there):
        raise BadBackup(Message("backup-not-empty"))


def _as_it_was(wanted: frozenset[tuple[str, str]]) -> StateApps:
    """Take the empty database to the migrations of the backup; the models as they were then.

    So migrations that compute something from rows find them, as they would in an upgrade.
    """
    executor = MigrationExecutor(connection)
    nodes = executor.loader.graph.leaf_nodes()
    plan = [(one, (one.app_label, one.name)) for one, _ in executor.migration_plan(nodes, True)]
    applied = executor.loader.applied_migrations
    if back := [(one, True) for one, key in reversed(plan) if key in applied.keys() - wanted]:
        executor.migrate([], back)
        executor.loader.build_graph()
    forth = [(one, False) for one, key in plan if key in wanted - applied.keys()]
    return executor.migrate([], forth).apps


class _Rows(python.Deserializer):
    """Rows of models as they were."""

    def __init__(self, rows: Iterable[dict[str, Any]], apps: StateApps) -> None:
        super().__init__(rows)
        self._apps = apps

    def _get_model_from_node(self, name: str) -> type[models.Model]:
        return self._apps.get_model(name)


def _load(lines: Iterable[str], apps: StateApps) -> int:
    """Write the rows; of a file that was cut off or altered none."""
    count = 0
    with transaction.atomic():  # references are checked at its end, so any order will do
        for row in _Rows(_parsed(lines), apps):
            row.save(force_insert=True)
            count += 1
        _reset_numbers(apps)
    return count


def _parsed(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    with _readable():
        yield from map(json.loads, lines)


def _reset_numbers(apps: StateApps) -> None:
    """The next row gets a number of its own."""
    with connection.cursor() as cursor:
        for sql in connection.ops.sequence_reset_sql(no_style(), apps.get_models()):
            cursor.execute(sql)


def _migrations() -> list[tuple[str, str]]:
    return sorted(MigrationRecorder(connection).applied_migrations())


def _secret() -> str:
    path = Path(settings.DATA) / "secret.key"
    return path.read_text() if path.exists() else ""


def _write_secret(text: str) -> None:
    """Only we can read what is written here, and it is never half written."""
    if text:
        partial = Path(settings.DATA) / "secret.key.partial"
        partial.write_text(text)
        partial.rename(Path(settings.DATA) / "secret.key")
