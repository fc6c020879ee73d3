"""Backups: all rows as lines of JSON, the same for every database, taken while the server runs."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from django.apps import apps
from django.conf import settings
from django.contrib.sessions.models import Session
from django.core import serializers
from django.core.management.color import no_style
from django.core.serializers.base import DeserializationError
from django.db import DatabaseError, connection, models, transaction
from django.db.migrations.recorder import MigrationRecorder

from kursbuch.core.errors import KursbuchError
from kursbuch.core.words import Message
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
    count = 0
    partial = path.with_name(path.name + ".partial")
    handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
        for line in _lines():
            file.write(line + "\n")
            count += 1
    partial.rename(path)  # a backup that was interrupted never looks like a whole one
    return count - 1


def _lines() -> Iterator[str]:
    with database_snapshot():
        head = {"kursbuch-backup": FORMAT, "migrations": _migrations(), "secret": _secret()}
        yield json.dumps(head)
        for model in kept():
            rows = model._default_manager.order_by("pk").iterator(500)
            for row in rows:
                yield serializers.serialize("jsonl", [row]).strip()


def restore_backup(path: Path) -> int:
    """Write the rows of a backup into an empty database; how many there are."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        try:
            head = json.loads(next(file))
        except (ValueError, OSError, StopIteration):
            raise BadBackup(Message("backup-unreadable")) from None
        _check(head)
        with transaction.atomic():  # references are checked at its end, so any order will do
            count = _load(file)
            _reset_numbers()
    if head["secret"]:
        _write_secret(head["secret"])
    return count


def _check(head: object) -> None:
    if not isinstance(head, dict) or head.get("kursbuch-backup") != FORMAT:
        raise BadBackup(Message("backup-unreadable"))
    unknown = {tuple(name) for name in head["migrations"]} - set(_migrations())
    if unknown:
        raise BadBackup(Message("backup-newer"))
    if any(model._default_manager.exists() for model in kept()):
        raise BadBackup(Message("backup-not-empty"))


def _load(lines: Iterable[str]) -> int:
    """Write the rows; of a file that was cut off or altered none.

    Fields that there are no longer are left out: an older backup may have them.
    """
    count = 0
    try:
        for line in lines:
            for row in serializers.deserialize("jsonl", line, ignorenonexistent=True):
                row.save(force_insert=True)
                count += 1
    except (EOFError, OSError, ValueError, zlib.error, DeserializationError, DatabaseError):
        raise BadBackup(Message("backup-unreadable")) from None
    return count


def _reset_numbers() -> None:
    """The next row gets a number of its own."""
    with connection.cursor() as cursor:
        for sql in connection.ops.sequence_reset_sql(no_style(), kept()):
            cursor.execute(sql)


def _migrations() -> list[tuple[str, str]]:
    return sorted(MigrationRecorder(connection).applied_migrations())


def _secret() -> str:
    path = Path(settings.DATA) / "secret.key"
    return path.read_text() if path.exists() else ""


def _write_secret(text: str) -> None:
    path = Path(settings.DATA) / "secret.key"
    path.write_text(text)
    path.chmod(0o600)
