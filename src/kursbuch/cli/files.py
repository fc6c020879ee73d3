"""Files that hold a game, read and written so that nothing is ever half written."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TypeAlias

import click

from kursbuch.core.errors import UnreadableRecord
from kursbuch.core.record import Record, write_record
from kursbuch.core.words import Message
from kursbuch.records import read_record

FILE = click.Path(path_type=Path)


def read_file(path: Path) -> str:
    """The text of a file, or a clear error."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UnreadableRecord(Message("no-text", file=path.name)) from None
    except IsADirectoryError:
        raise UnreadableRecord(Message("is-folder", file=path.name)) from None


def load(path: Path) -> Record:
    """The record in a file."""
    return read_record(read_file(path))


def save(record: Record, path: Path) -> None:
    """Write the record; the old file stays whole until the new one is."""
    text = json.dumps(write_record(record), ensure_ascii=False, indent=1)
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as new:
        try:
            new.write(text + "\n")
            new.flush()
            os.fsync(new.fileno())
            os.chmod(new.name, path.stat().st_mode if path.exists() else 0o644)
            os.replace(new.name, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(new.name)
            raise


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Nobody else acts on this file meanwhile."""
    with path.with_name(f".{path.name}.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield
    with suppress(OSError):
        path.with_name(f".{path.name}.lock").unlink()


Json: TypeAlias = "int | float | str | Sequence[Json] | Mapping[str, Json] | None"
"""What the command line tells; unlike positions, it may have fractions."""


def print_json(document: Json) -> None:
    """One JSON document on stdout."""
    click.echo(json.dumps(document, ensure_ascii=False, indent=1))


at_option = click.option("--at", type=int, metavar="N", help="After action N; 0 is the start.")
json_option = click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
