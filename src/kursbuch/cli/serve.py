"""`kursbuch serve`: the web application."""

from __future__ import annotations

from pathlib import Path

import click

from kursbuch.cli.files import FILE

DATA_FOLDER = click.option(
    "--data",
    type=FILE,
    default=Path("kursbuch-data"),
    show_default=True,
    metavar="DIR",
    envvar="KURSBUCH_DATA",
    help="The folder of the embedded database, the secret and static files.",
)
DATABASE = click.option(
    "--database",
    default="",
    metavar="URL",
    envvar="KURSBUCH_DATABASE",
    help="postgres://user:password@host:port/name instead of the embedded database.",
)


def prepared(data: Path, database: str, migrated: bool = True) -> None:
    """Make the web application ready for a command that needs its database."""
    configured(data, database)
    from kursbuch.web.operations.doctor import database as looked_at

    for sign in looked_at():
        if not sign.fine and (migrated or sign.what == "database"):
            raise click.ClickException(f"The database is not ready: {sign.told}.")


def configured(data: Path, database: str, redis: str = "", public_url: str = "") -> None:
    """Tell the web application where its data are."""
    try:
        from kursbuch.web.serving import configure
    except ModuleNotFoundError as missing:
        raise _needs_packages(missing) from None
    configure(data, database=database, redis=redis, public_url=public_url)


def _needs_packages(missing: ModuleNotFoundError) -> click.ClickException:
    return click.ClickException(
        f"The web application needs the extra packages: pip install 'kursbuch[web]' ({missing})"
    )


REDIS = click.option(
    "--redis",
    default="",
    metavar="URL",
    envvar="KURSBUCH_REDIS",
    help="redis://host:port for limits that several processes share.",
)
PUBLIC_URL = click.option(
    "--public-url",
    default="",
    metavar="URL",
    envvar="KURSBUCH_URL",
    help="The address that people use, for links in mails; https:// behind a proxy.",
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, envvar="KURSBUCH_HOST")
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    default=8244,
    show_default=True,
    envvar="KURSBUCH_PORT",
)
@DATA_FOLDER
@DATABASE
@REDIS
@PUBLIC_URL
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    envvar="KURSBUCH_WORKERS",
    help="Processes that serve.",
)
@click.option(
    "--work/--no-work",
    default=True,
    show_default=True,
    envvar="KURSBUCH_WORK",
    help="Bots, hints, ratings and mail here, too; or leave them to `kursbuch work`.",
)
def serve(
    host: str,
    port: int,
    data: Path,
    database: str,
    redis: str,
    public_url: str,
    workers: int,
    work: bool,
) -> None:
    """Start the web application, by default on its embedded database, ready to play.

    \b
    Example: kursbuch serve --port 8244 --data games
    """
    try:
        from kursbuch.web import serve as run
    except ModuleNotFoundError as missing:
        raise _needs_packages(missing) from None
    run(host, port, data, database, redis, public_url, workers, work)


@click.command()
@DATA_FOLDER
@DATABASE
@REDIS
@PUBLIC_URL
def work(data: Path, database: str, redis: str, public_url: str) -> None:
    """Let bots play, give hints, rate games and send mail, without serving pages.

    For hosts that share a PostgreSQL; any number of such processes divide the work.

    \b
    Example: kursbuch work --database postgres://kursbuch@db/kursbuch
    """
    try:
        from kursbuch.web.serving import work as run
    except ModuleNotFoundError as missing:
        raise _needs_packages(missing) from None
    run(data, database, redis, public_url)
