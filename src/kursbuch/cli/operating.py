"""Commands of an operator: backup, restore, check-tables, doctor, admin."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

import click

from kursbuch.cli.files import FILE
from kursbuch.cli.serve import DATA_FOLDER, DATABASE, PUBLIC_URL, REDIS, configured, prepared

C = TypeVar("C", bound=Callable[..., object])


def _on_the_data(command: C) -> C:
    return DATA_FOLDER(DATABASE(command))


@click.command()
@click.argument("file", type=FILE)
@_on_the_data
def backup(file: Path, data: Path, database: str) -> None:
    """Write all tables and accounts to FILE, as they are at one moment.

    The server may run meanwhile. The file holds secrets: only you can read it.

    \b
    Example: kursbuch backup games.kb.gz --data games
    """
    prepared(data, database)
    from kursbuch.web.operations.backup import write_backup

    click.echo(f"{write_backup(file)} rows written to {file}")


@click.command()
@click.argument("file", type=FILE)
@_on_the_data
def restore(file: Path, data: Path, database: str) -> None:
    """Read FILE into an empty database, of whichever kind.

    \b
    Example: kursbuch restore games.kb.gz --data new
    """
    prepared(data, database, migrated=False)
    from kursbuch.web.operations.backup import restore_backup

    click.echo(f"{restore_backup(file)} rows read from {file}")


@click.command("check-tables")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
@_on_the_data
def check_tables(as_json: bool, data: Path, database: str) -> int:
    """Replay every table with this code; before an upgrade, with the new code.

    Exit status 1 if a table cannot be played or stands differently from what was written down.

    \b
    Example: kursbuch check-tables --data games
    """
    prepared(data, database)
    from kursbuch.web.operations.checking import check_tables as check

    checked = list(check())
    wrong = [found for found in checked if found]
    if as_json:
        click.echo(json.dumps({"tables": len(checked), "wrong": [asdict(one) for one in wrong]}))
    else:
        for one in wrong:
            click.echo(f"{one.key} ({one.title}), row {one.row}: {one.why}")
        click.echo(f"{len(checked)} tables, {len(wrong)} of them wrong")
    return 1 if wrong else 0


@click.command()
@_on_the_data
@REDIS
@PUBLIC_URL
def doctor(data: Path, database: str, redis: str, public_url: str) -> int:
    """Say what is set, reachable and writable, and what is missing.

    Give it the options that `serve` has.

    \b
    Example: kursbuch doctor --data games
    """
    configured(data, database, redis, public_url)
    from kursbuch.web.operations.doctor import examine

    signs = list(examine())
    for sign in signs:
        mark = "ok" if sign.fine else "NO" if sign.needed else "--"
        click.echo(f"{mark}  {sign.what:16} {sign.told}")
    return 1 if any(sign.needed and not sign.fine for sign in signs) else 0


@click.command()
@click.argument(
    "what",
    type=click.Choice(
        [
            "ban",
            "unban",
            "mute",
            "unmute",
            "password",
            "merge",
            "messages",
            "delete-message",
            "clean-sessions",
            "ratings",
        ]
    ),
)
@click.argument("names", nargs=-1)
@_on_the_data
def admin(what: str, names: tuple[str, ...], data: Path, database: str) -> None:
    """Moderate: accounts by name, messages of a chat by number.

    \b
    Example: kursbuch admin ban NAME
             kursbuch admin password NAME      a new one, printed once
             kursbuch admin merge OLD INTO
             kursbuch admin messages KEY       the chat of a table, with numbers
             kursbuch admin delete-message 17
             kursbuch admin clean-sessions
             kursbuch admin ratings            computed anew from all finished games
    """
    _check_names(what, names)
    prepared(data, database)
    from kursbuch.web.operations import moderation

    match what:
        case "ban" | "unban":
            moderation.ban(names[0], what == "ban")
        case "mute" | "unmute":
            moderation.mute(names[0], what == "mute")
        case "password":
            click.echo(moderation.new_password(names[0]))
        case "merge":
            moderation.merge(*names)
        case "messages":
            click.echo("\n".join(moderation.messages(names[0])))
        case "delete-message":
            if not moderation.delete_message(int(names[0])):
                raise click.ClickException("There is no such message.")
        case "ratings":
            click.echo(f"{moderation.compute_ratings()} games rated")
        case _:
            moderation.clean_sessions()


def _check_names(what: str, names: tuple[str, ...]) -> None:
    wanted = {"merge": 2, "clean-sessions": 0, "ratings": 0}.get(what, 1)
    if len(names) != wanted:
        raise click.UsageError(f"{what} wants {wanted or 'no'} name{'s' * (wanted != 1)}.")
    if what == "delete-message" and not names[0].isdecimal():
        raise click.UsageError("A message has a number; `messages` tells it.")
