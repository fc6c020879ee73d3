"""Starts the server: data folder, database, static files, bots, address."""

from __future__ import annotations

import gc
import os
import resource
import socket
from pathlib import Path
from urllib.parse import urlsplit

from kursbuch.web.address import EVERYBODY, HERE, house_address, own_address


def serve(host: str = "127.0.0.1", port: int = 8000, data: Path | str = "kursbuch-data") -> None:
    """Serve the application from the folder *data* until it is stopped."""
    house = house_address(host, port)
    os.environ.setdefault("KURSBUCH_HOUSE", house)
    _allow_many_connections()
    prepare(Path(data), host)
    import uvicorn

    from kursbuch.web.accounts import notices
    from kursbuch.web.bounds import Protocol
    from kursbuch.web.tables.bots import worker
    from kursbuch.web.tables.hints import worker as hints
    from kursbuch.web.tables.play import game

    read_ahead()
    worker.start()
    hints.start()
    game.auto_pass_everywhere()
    notices.start()
    config = uvicorn.Config(
        "kursbuch.web.asgi:application",
        host=host,
        port=port,
        http=Protocol,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    door = config.bind_socket()
    door.listen(config.backlog)  # connections from now on wait until everything is set up
    print(f"Kursbuch is ready: {_address(host, port)}", flush=True)
    print(_for_others(host, house), flush=True)
    uvicorn.Server(config).run([door])


def _allow_many_connections() -> None:
    """As many sockets as the system lets this process have: a stream is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


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


def _for_others(host: str, house: str) -> str:
    """How others in the house join."""
    if house:
        return f"Others in the house open {house}/"
    if host in HERE:
        return "Only this computer can open it; --host 0.0.0.0 lets others in the house join."
    return f"Others open http://{host}/ on the port above."


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
    os.umask(0o077)  # what people play and how they sign in is nobody else's on this machine
    data.mkdir(parents=True, exist_ok=True)
    _close_to_others(data)

    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
    call_command("collectstatic", verbosity=0, interactive=False, clear=True)


def _close_to_others(data: Path) -> None:
    """What older versions left readable is readable no more."""
    for path in (data, *data.glob("*.sqlite3*"), *data.glob("*.key")):
        path.chmod(0o700 if path.is_dir() else 0o600)


def _hosts(host: str) -> str:
    """The names under which the server answers: never one that only the request claims.

    Else a mail with a secret link would lead wherever the sender of a request wants.
    """
    public = urlsplit(os.environ.get("KURSBUCH_URL", "")).hostname
    names = {"localhost", "127.0.0.1", "[::1]", *([public] if public else [])}
    names |= _own_names() if host in EVERYBODY else {host}
    return ",".join(sorted(names))


def _own_names() -> set[str]:
    """The names and addresses of this machine."""
    name = socket.gethostname()
    try:
        found = {str(entry[4][0]) for entry in socket.getaddrinfo(name, None)}
    except OSError:
        found = set()
    found |= {own_address()} - {""}
    return {name, *(f"[{ip}]" if ":" in ip else ip for ip in found)}
