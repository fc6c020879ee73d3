"""Starts the server: data folder, database, static files, bots, address."""

from __future__ import annotations

import os
import resource
import shutil
import socket
import sys
from pathlib import Path
from signal import SIGINT, SIGTERM, pause, signal
from threading import Thread
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kursbuch.core.errors import Unreadable
from kursbuch.core.words import Message
from kursbuch.web import memory
from kursbuch.web.address import EVERYBODY, HERE, house_address, own_address

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application
    from uvicorn import Config

SWITCH = 0.0005
"""Seconds that a thread computes before another has its turn: a tenth of Python's own.

Whoever asks the database gives the turn away and waits that long for the next one, once a query;
and whoever writes has others waiting behind it.
"""
TO_END = 20
"""Seconds in which requests on their way are answered before a process ends."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str = "kursbuch-data",
    database: str = "",
    redis: str = "",
    public_url: str = "",
    workers: int = 1,
    work: bool = True,
) -> None:
    """Serve the application until it is stopped, and *work* besides."""
    house = house_address(host, port)
    os.environ.setdefault("KURSBUCH_HOUSE", house)
    os.environ["KURSBUCH_WORK"] = str(int(work))
    _allow_many_connections()
    if workers > 1:
        _count_together(Path(data))
    prepare(Path(data), host, database, redis, public_url)
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    config = _config(host, port, workers)
    if workers == 1:
        config.load()
    door = config.bind_socket()
    door.listen(config.backlog)  # connections from now on wait until everything is set up
    print(f"Kursbuch is ready: {public_url or _address(host, port)}", flush=True)
    if not public_url:
        print(_for_others(host, house), flush=True)
    if workers == 1:
        uvicorn.Server(config).run([door])
    else:
        Multiprocess(config, sockets=[door]).run()


def _config(host: str, port: int, workers: int) -> Config:
    """How the server answers; Django must be ready."""
    import uvicorn
    from django.conf import settings

    from kursbuch.web.bounds import Protocol

    return uvicorn.Config(
        "kursbuch.web.serving:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=Protocol,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=TO_END,
        server_header=False,
        forwarded_allow_ips=settings.PROXIES.names(),
    )


def application() -> ASGI3Application:
    """The application of one process, with what it does besides answering."""
    from kursbuch.web.asgi import application as answering

    memory.keep_together()
    sys.setswitchinterval(SWITCH)
    read_ahead()
    beginning = Thread(target=_begin)  # the database is never asked on the event loop
    beginning.start()
    beginning.join()
    return answering


def _begin() -> None:
    from django.conf import settings
    from django.db import connection

    from kursbuch.web import background, notify
    from kursbuch.web.bounds import Protocol
    from kursbuch.web.tables.clocks import heartbeat
    from kursbuch.web.tables.live.channel import watcher

    heartbeat.start()
    notify.hear("news", watcher.look)
    Protocol.at_end.append(watcher.end)
    if settings.WORK:
        background.start()
    notify.listen()
    connection.close()


def work(data: Path, database: str = "", redis: str = "", public_url: str = "") -> None:
    """Do what is to do besides answering, until the process is stopped."""
    prepare(data, database=database, redis=redis, public_url=public_url, static=False)
    from kursbuch.web import background, notify

    for ending in (SIGTERM, SIGINT):
        signal(ending, lambda *_: sys.exit())
    read_ahead()
    background.start()
    notify.listen()
    print("Kursbuch is at work.", flush=True)
    while True:
        pause()


def _allow_many_connections() -> None:
    """As many sockets as the system lets this process have: a stream is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _count_together(data: Path) -> None:
    """Several processes write their figures to one folder, so that any of them tells all."""
    folder = data.resolve() / "metrics"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)


def read_ahead() -> None:
    """Read all titles and words now, and let them rest."""
    from kursbuch.catalogue import titles
    from kursbuch.core.words import LANGUAGES, catalogue

    titles()
    for language in LANGUAGES:
        catalogue(language)
    memory.let_rest()


def _for_others(host: str, house: str) -> str:
    """How others in the house join."""
    if house:
        return f"Others in the house open {house}/"
    if host in HERE:
        return "Only this computer can open it; --host 0.0.0.0 lets others in the house join."
    return f"Others open http://{host}/ on the port above."


def _address(host: str, port: int) -> str:
    """Where to look from this machine."""
    shown = "localhost" if host in ("127.0.0.1", "::1", *EVERYBODY) else host
    return f"http://{shown}:{port}/"


def prepare(
    data: Path,
    host: str = "127.0.0.1",
    database: str = "",
    redis: str = "",
    public_url: str = "",
    static: bool = True,
) -> None:
    """Make everything ready to serve: secret, database, static files."""
    memory.keep_together()
    configure(data, host, database, redis, public_url)
    from django.core.management import call_command

    _migrate()
    if static:
        call_command("collectstatic", verbosity=0, interactive=False, clear=True)


def _migrate() -> None:
    from django.core.management import call_command
    from django.db import OperationalError, connection

    from kursbuch.web import locks

    try:
        connection.ensure_connection()
    except OperationalError as error:
        raise Unreadable(Message("database-gone", why=str(error))) from None
    with locks.held(locks.Lock.MIGRATION):  # several processes may start at once
        call_command("migrate", verbosity=0, interactive=False)


def configure(
    data: Path, host: str = "127.0.0.1", database: str = "", redis: str = "", public_url: str = ""
) -> None:
    """Let the settings be those of this installation; what is said here comes first."""
    os.environ["KURSBUCH_DATA"] = str(data.resolve())
    said = {"KURSBUCH_DATABASE": database, "KURSBUCH_REDIS": redis, "KURSBUCH_URL": public_url}
    os.environ.update({name: value for name, value in said.items() if value})
    os.environ.setdefault("KURSBUCH_HOSTS", _hosts(host))
    os.environ["DJANGO_SETTINGS_MODULE"] = "kursbuch.web.settings"
    os.umask(0o077)  # what people play and how they sign in is nobody else's on this machine
    data.mkdir(parents=True, exist_ok=True)
    _close_to_others(data)

    import django

    django.setup()


def _close_to_others(data: Path) -> None:
    """What older versions left readable is no longer readable."""
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
