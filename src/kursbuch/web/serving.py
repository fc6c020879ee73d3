"""Starts the server: data folder, database, static files, bots, address."""

from __future__ import annotations

import gc
import os
import warnings
from pathlib import Path


def serve(host: str = "127.0.0.1", port: int = 8000, data: Path | str = "kursbuch-data") -> None:
    """Serve the application from the folder *data* until it is stopped."""
    prepare(Path(data), host)
    import uvicorn

    from kursbuch.web.accounts import notices
    from kursbuch.web.tables.bots import worker
    from kursbuch.web.tables.hints import worker as hints
    from kursbuch.web.tables.play import game

    read_ahead()
    worker.start()
    hints.start()
    game.auto_pass_everywhere()
    notices.start()
    warnings.filterwarnings("ignore", "StreamingHttpResponse must consume synchronous")
    config = uvicorn.Config(
        "kursbuch.web.asgi:application",
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    door = config.bind_socket()
    door.listen(config.backlog)  # connections from now on wait until everything is set up
    print(f"Kursbuch is ready: {_address(host, port)}", flush=True)
    uvicorn.Server(config).run([door])


def read_ahead() -> None:
    """Read all titles and words now, and never again look among them for what can be thrown away.

    Else every few thousand requests one of them waits while Python counts all maps and tiles.
    """
    from kursbuch.catalogue import titles
    from kursbuch.core.words import LANGUAGES, catalogue

    titles()
    for language in LANGUAGES:
        catalogue(language)
    gc.collect()
    gc.freeze()


def _address(host: str, port: int) -> str:
    """Where to look from this machine."""
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
    return f"http://{shown}:{port}/"


def prepare(data: Path, host: str = "127.0.0.1") -> None:
    """Make the data folder ready: secret, database, static files."""
    os.environ["KURSBUCH_DATA"] = str(data.resolve())
    os.environ.setdefault("KURSBUCH_HOSTS", _hosts(host))
    os.environ.setdefault("KURSBUCH_URL", "")
    os.environ["DJANGO_SETTINGS_MODULE"] = "kursbuch.web.settings"
    data.mkdir(parents=True, exist_ok=True)

    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
    call_command("collectstatic", verbosity=0, interactive=False, clear=True)


def _hosts(host: str) -> str:
    """The names under which the server answers; all of them where it listens to everybody."""
    return "*" if host in ("0.0.0.0", "::") else f"localhost,127.0.0.1,[::1],{host}"
