"""Backups: all rows as lines of JSON, the same for every database, taken while the server runs."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from django.apps import apps
from django.conf import settings
from django.core import serializers
from django.core.management.color import no_style
from django.db import connection, models, transaction
from django.db.migrations.recorder import MigrationRecorder

from kursbuch.core.errors import KursbuchError
from kursbuch.core.words import Message
from kursbuch.web.operations.moment import one_moment

FORMAT = 1
KEPT = (
    "accounts.User",
    "accounts.Token",
    "sessions.Session",
    "tables.Table",
    "tables.Place",
    "tables.Move",
    "tables.Proposal",
    "tables.Invitation",
    "tables.Note",
    "programmes.StoredProgramme",
    "plans.Line",
    "tables.Remark",
    "friends.Friendship",
    "friends.Block",
    "groups.Group",
    "groups.Membership",
    "groups.Announcement",
    "clocks.Clock",
    "clocks.Holiday",
    "clocks.Heartbeat",
    "notices.Preferences",
    "notices.Device",
    "notices.ServerKey",
    "series.Series",
    "series.SeriesTable",
)
"""In an order in which each finds what it refers to. Snapshots are a cache, and ratings
follow from the games; guests hold their seats by their sessions, so these belong to it."""


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
    with one_moment():
        head = {"kursbuch-backup": FORMAT, "migrations": _migrations(), "secret": _secret()}
        yield json.dumps(head)
        for label in KEPT:
            rows = apps.get_model(label)._default_manager.order_by("pk").iterator(500)
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
        with transaction.atomic():
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
    if any(apps.get_model(label)._default_manager.exists() for label in KEPT):
        raise BadBackup(Message("backup-not-empty"))


def _load(lines: Iterable[str]) -> int:
    """Fields that there are no longer are left out: an older backup may have them."""
    count = 0
    for line in lines:
        for row in serializers.deserialize("jsonl", line, ignorenonexistent=True):
            row.save(force_insert=True)
            count += 1
    return count


def _reset_numbers() -> None:
    """The next row gets a number of its own."""
    kept: list[type[models.Model]] = [apps.get_model(label) for label in KEPT]
    with connection.cursor() as cursor:
        for sql in connection.ops.sequence_reset_sql(no_style(), kept):
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
