"""`kursbuch serve`: the web application."""

from __future__ import annotations

from pathlib import Path

import click

from kursbuch.cli.files import FILE


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(1, 65535), default=8244, show_default=True)
@click.option("--data", type=FILE, default=Path("kursbuch-data"), show_default=True, metavar="DIR")
def serve(host: str, port: int, data: Path) -> None:
    r"""Start the web application on its embedded database, ready to play.

    \b
    Example: kursbuch serve --port 8244 --data games
    """
    try:
        from kursbuch.web import serve as run
    except ModuleNotFoundError as missing:
        raise click.ClickException(
            f"The web application needs the extra packages: pip install 'kursbuch[web]' ({missing})"
        ) from None
    run(host, port, data)
