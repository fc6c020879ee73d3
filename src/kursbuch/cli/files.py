"""Files that hold a game, read and written so that nothing is ever half written."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, flock
from itertools import islice
from pathlib import Path
from tempfile import NamedTemporaryFile

import click

from kursbuch.catalogue import title
from kursbuch.core.errors import UnreadableRecord
from kursbuch.core.offers import Plain
from kursbuch.core.record import Record, read_record, replay, write_record
from kursbuch.core.state import State
from kursbuch.core.words import Message

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
    return read_record(read_file(path), title)


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


def position(record: Record, at: int | None) -> State:
    """The position after *at* actions, or after all of them."""
    if at is not None and not 0 <= at <= len(record.actions):
        raise UnreadableRecord(Message("at-outside", at=at, last=len(record.actions)))
    count = len(record.actions) if at is None else at
    return next(islice(replay(record, title), count, None))[0]


def print_json(plain: Plain) -> None:
    """One JSON document on stdout."""
    click.echo(json.dumps(plain, ensure_ascii=False, indent=1))


at_option = click.option(
    "--at", type=int, metavar="N", help="After the N-th action; 0 is the start."
)
json_option = click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
