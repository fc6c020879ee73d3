"""The client against a real server: every example of its documentation is run."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from inspect import signature
from pathlib import Path

import pytest

from kursbuch.client import Client, NotFound, NoToken, Refused
from kursbuch.web.api.interface import api
from tests.web.servers import free_port, server, token

GUIDE = Path(__file__).parents[2] / "docs" / "api.md"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    found = free_port()
    with server(tmp_path_factory.mktemp("data"), found):
        yield found


def test_every_example_of_the_guide_runs(port: int) -> None:
    names = {
        "site": f"http://localhost:{port}",
        "token": token(port, "Anna", "play", "manage"),
        "other": token(port, "Bert", "play", "manage"),
        "read_only": token(port, "Carla"),
    }
    tested = doctest.testfile(str(GUIDE), module_relative=False, globs=names, encoding="utf-8")
    assert tested.attempted > 40
    assert tested.failed == 0


def test_a_client_plays_a_game_to_its_end_against_bots(port: int) -> None:
    client = Client(f"http://localhost:{port}", token(port, "Dora", "play", "manage"))
    table = client.new_table("first-train-nuremberg", ["me", "random"])
    for _ in client.events(table.key):
        table = client.table(table.key)
        while table.my_turn:
            now = client.offers(table.key)
            table = client.act(table.key, now.seq, now.offers[0].example)
        if table.status == "finished":
            break
    assert table.result
    assert len(table.result.scores) == 2
    assert table.seed


def test_what_is_wrong_is_told_by_the_kind_of_the_error(port: int) -> None:
    site = f"http://localhost:{port}"
    with pytest.raises(NoToken):
        Client(site, "kb_nobody").tables()
    with pytest.raises(NotFound):
        Client(site).rule("44-XX-99")
    with pytest.raises(Refused) as refused:
        Client(site, token(port, "Emil", "manage")).new_table("1899", ["me"])
    assert refused.value.status == 400
    assert "1899" in refused.value.why


class Asked(Exception):
    """What a client would have asked a server."""


class Listening(Client):
    """A client that asks nobody."""

    def __init__(self) -> None:
        super().__init__("http://localhost")
        self._transport = self  # type: ignore[assignment]

    def call(self, verb: str, *parts: str, **more: object) -> None:
        raise Asked(verb, "/".join(["/api", *parts]))

    def fetch(self, *parts: str, **more: object) -> None:
        self.call("GET", *parts)

    def stream(self, *parts: str) -> None:
        self.call("GET", *parts)


def asked(name: str) -> tuple[str, str]:
    """The call that a method makes; its arguments are written as the document writes them."""
    method = getattr(Listening(), name)
    given = [p for p in signature(method).parameters.values() if p.default is p.empty]
    wanted = [f"{{{p.name}}}" for p in given if p.kind is p.POSITIONAL_OR_KEYWORD]
    with pytest.raises(Asked) as found:
        list(method(*wanted))
    verb, path = found.value.args
    return verb, path


def test_the_client_has_a_method_for_every_call() -> None:
    names = [name for name in vars(Client) if not name.startswith("_") and name != "site"]
    known = {(verb, re.sub("{.*?}", "{}", path)) for verb, path in map(asked, names)}
    document = api.get_openapi_schema()["paths"]
    there_are = {
        (verb.upper(), re.sub("{.*?}", "{}", path)) for path in document for verb in document[path]
    }
    defaults = {("GET", "/api/lobby/open"): ("GET", "/api/lobby/{}")}
    assert {defaults.get(call, call) for call in known} == there_are
