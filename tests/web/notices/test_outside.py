"""Messages to addresses that people name reach the public internet, and nothing else."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from kursbuch.web.notices import outside


def test_a_webhook_gets_the_text_and_is_not_followed_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.send_response(302 if self.path == "/moved" else 204)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(outside, "public_ip", lambda url: "127.0.0.1")
        monkeypatch.setattr(outside, "SECONDS", 120)
        address = f"http://example.org:{server.server_port}"
        assert outside.send(f"{address}/hook", "your turn")
        assert json.loads(asked[0]) == {"content": "your turn", "text": "your turn"}
        assert not outside.send(f"{address}/moved", "your turn")
        assert len(asked) == 2
        server.shutdown()


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/hook",
        "http://localhost:8000/",
        "https://10.0.0.7/",
        "https://192.168.1.1/",
        "http://169.254.169.254/latest",
        "https://[::1]/",
        "ftp://8.8.8.8/",
        "https://user@8.8.8.8/",
        "http:///nowhere",
        "https://8.8.8.8:8443/",
        "https://224.0.0.1/",
        "https://240.0.0.1/",
        "https://168.63.129.16/",
        "https://[64:ff9b::a9fe:a9fe]/",
        "https://[2002:a9fe:a9fe::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[fd00:ec2::254]/",
        "https://8.8.8.8:99999999/",
        "https://[",
    ],
)
def test_a_webhook_never_leads_to_a_private_address(address: str) -> None:
    assert not outside.is_public(address)
    assert not outside.send(address, "your turn")


def test_a_webhook_may_lead_to_a_public_address() -> None:
    assert outside.is_public("https://8.8.8.8/hook")


def test_a_webhook_may_have_any_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path)
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(outside, "public_ip", lambda url: "127.0.0.1")
        monkeypatch.setattr(outside, "SECONDS", 120)
        assert outside.send(f"http://example.org:{server.server_port}/grün?zug=å", "your turn")
        server.shutdown()
    assert asked == ["/gr%C3%BCn?zug=%C3%A5"]


class StoppedTimer:
    """A timer whose time is over when the test says so."""

    def __init__(self, seconds: float, do: Callable[..., None], args: tuple[object, ...]) -> None:
        self.seconds = seconds
        self.runs = False
        self._do = partial(do, *args)
        made.append(self)

    def start(self) -> None:
        self.runs = True

    def cancel(self) -> None:
        self.runs = False

    def end(self) -> None:
        if self.runs:
            self._do()


made: list[StoppedTimer] = []


@pytest.mark.parametrize("in_time", [True, False])
def test_a_webhook_that_drips_its_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, in_time: bool
) -> None:
    monkeypatch.setattr(outside, "public_ip", lambda url: "127.0.0.1")
    monkeypatch.setattr(outside, "Timer", StoppedTimer)
    monkeypatch.setattr(outside, "SECONDS", 120)
    made.clear()
    with socket.create_server(("127.0.0.1", 0)) as door:

        def drip() -> None:
            line, _ = door.accept()
            with line, suppress(OSError):
                line.recv(1)  # the request is on its way, and so is the timer
                line.sendall(b"HTTP/1.1 204 No Content\r\nX: y")
                if not in_time:
                    made[0].end()
                line.sendall(b"y\r\n\r\n")
                line.recv(100_000)

        Thread(target=drip, daemon=True).start()
        address = f"http://example.org:{door.getsockname()[1]}/"
        assert outside.send(address, "your turn") == in_time
    (timer,) = made
    assert (timer.seconds, timer.runs) == (120, False)
