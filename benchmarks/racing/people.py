"""People with accounts, whose programs call the interface of one server or of several."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.http import Answer, Connections
from tests.web.servers import Person


@dataclass(frozen=True)
class Program:
    """A program with the token of an account, which asks one of the servers after the other."""

    name: str
    ports: Sequence[int]
    token: str
    connections: Connections = field(default_factory=Connections)

    async def call(self, method: str, path: str, wish: object = None, at: int = 0) -> Answer:
        """Call the interface of one of the servers."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        body = b"" if method == "GET" else json.dumps(wish if wish is not None else {}).encode()
        port = self.ports[at % len(self.ports)]
        return await self.connections.ask(port, method, f"/api{path}", headers, body)

    async def read(self, path: str) -> Any:
        """What a call answers, or nothing."""
        answer = await self.call("GET", path)
        return json.loads(answer.body) if answer.status == 200 else None


def registered(name: str, ports: Sequence[int]) -> Program:
    """A new account, and a token of it."""
    person = Person()
    word = f"Gotthard-1882-{name}"
    person.get(ports[0], "/account/new")
    person.send(ports[0], "/account/new", username=name, password1=word, password2=word)
    scopes = ("read", "play", "manage")
    page = person.send(ports[0], "/account/tokens/new", name="races", scopes=scopes)
    found = re.search(r"<code>([^<]+)</code>", page)
    assert found, "no token was shown"
    return Program(name, ports, found[1])
