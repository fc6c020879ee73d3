"""Real servers, each a process of its own, and somebody who visits them without a browser."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, build_opener

PATIENCE = 180
"""Seconds after which something has gone wrong, however busy the machine is."""
KURSBUCH = (sys.executable, "-c", "from kursbuch.cli import main; main()")


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def server(data: Path, port: int, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """A server as `kursbuch serve` starts it; it is ended afterwards, if it still runs."""
    command = [sys.executable, "-m", "kursbuch.web", str(port), str(data)]
    with _running(command, "ready", **settings) as process:
        yield process


@contextmanager
def worker(data: Path, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """A process that only works, as `kursbuch work` starts it."""
    with _running([*KURSBUCH, "work", "--data", str(data)], "at work", **settings) as process:
        yield process


@contextmanager
def _running(command: list[str], sign: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "KURSBUCH_THINKERS": "1", **settings}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    assert sign in process.stdout.readline()
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()


def kursbuch(*arguments: str | Path, **settings: str) -> tuple[int, str]:
    """Run the command; its exit status, and all that it says."""
    command = [*KURSBUCH, *map(str, arguments)]
    kept = {name: value for name, value in os.environ.items() if "KURSBUCH" not in name}
    done = subprocess.run(
        command, capture_output=True, text=True, env={**kept, **settings}, check=False
    )
    return done.returncode, done.stdout + done.stderr


class Person:
    """A visitor with cookies, who may go from one server to another of the same data."""

    def __init__(self) -> None:
        self.cookies = CookieJar()
        self._opener: OpenerDirector = build_opener(HTTPCookieProcessor(self.cookies))

    def get(self, port: int, path: str) -> str:
        """The text of a page."""
        with self._opener.open(f"http://localhost:{port}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def post(self, port: int, path: str, **fields: Any) -> str:
        """Send a form; the address to which it led."""
        return self._sent(port, path, fields)[0]

    def send(self, port: int, path: str, **fields: Any) -> str:
        """Send a form; the text of the page that answers it."""
        return self._sent(port, path, fields)[1]

    def _sent(self, port: int, path: str, fields: dict[str, Any]) -> tuple[str, str]:
        token = next((c.value or "" for c in self.cookies if c.name == "csrftoken"), "")
        body = urlencode({**fields, "csrfmiddlewaretoken": token}, doseq=True).encode()
        with self._opener.open(f"http://localhost:{port}{path}", body, timeout=PATIENCE) as answer:
            return str(answer.url), str(answer.read().decode())

    def new_table(self, port: int, title: str, *sitters: str) -> str:
        """Set a table up through the form; its key."""
        self.get(port, f"/new/{title}/")
        seats = {f"seat.{n}": kind for n, kind in enumerate(sitters)}
        names = {f"name.{n}": f"P{n}" for n in range(len(sitters))}
        where = self.post(port, f"/new/{title}/", players=len(sitters), **seats, **names)
        return where.split("/t/")[1].split("/")[0]

    def moves(self, port: int, key: str) -> int:
        """How many actions were played at a table."""
        return len(json.loads(self.get(port, f"/t/{key}/record.json"))["actions"])


def token(port: int, name: str, *scopes: str) -> str:
    """Sign up where nobody has, and take a token from the page of the account."""
    person = Person()
    person.get(port, "/account/new")
    words = {"password1": "Gotthard-1882", "password2": "Gotthard-1882"}
    person.post(port, "/account/new", username=name, **words)
    page = person.send(port, "/account/tokens/new", name="program", scopes=scopes)
    found = re.search(r"kb_[\w-]+", page)
    assert found, page
    return found[0]
