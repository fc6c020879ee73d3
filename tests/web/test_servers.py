"""Real server processes: live over two of them, bots after a crash, hard thought on the side."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from html import unescape
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import parse_qs

from tests.web.servers import Person, free_port, server


def wait_until(condition: Callable[[], bool], seconds: int = 30) -> None:
    """Look again and again, for a while."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


@contextmanager
def following(port: int, key: str) -> Iterator[HTTPResponse]:
    """The stream of a table's events."""
    with closing(HTTPConnection("localhost", port, timeout=10)) as connection:
        connection.request("GET", f"/t/{key}/events")
        with connection.getresponse() as stream:
            yield stream


def next_event(stream: HTTPResponse) -> dict[str, object]:
    """The next message of the stream."""
    while True:
        line = stream.readline().decode()
        if line.startswith("data: "):
            news: dict[str, object] = json.loads(line.removeprefix("data: "))
            return news


def offered(page: str, do: str) -> str:
    """The first choice on a table's page that does this, as it is sent."""
    wants = re.findall(r'data-want="(offer=[^"]+)"', page)
    offers = (parse_qs(unescape(want))["offer"][0] for want in wants)
    return next(offer for offer in offers if json.loads(offer)["do"] == do)


def test_watchers_of_one_process_see_what_is_done_in_another(tmp_path: Path) -> None:
    one, other = free_port(), free_port()
    with server(tmp_path, one), server(tmp_path, other):
        anna = Person()
        key = anna.new_table(one, "1844", "me", "here", "here")
        with following(other, key) as stream:
            assert str(next_event(stream)["game"]).startswith("running-0-")
            offer = offered(anna.get(one, f"/t/{key}/"), "Pass")
            anna.post(one, f"/t/{key}/act", seq=0, offer=offer)
            assert str(next_event(stream)["game"]).startswith("running-1-")
            anna.post(one, f"/t/{key}/chat", text="Grüezi")
            assert next_event(stream)["chat"]
        assert "Grüezi" in Person().get(other, f"/t/{key}/?beside=talk")


def test_a_bots_turn_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    port, anna = free_port(), Person()
    with server(tmp_path, port, KURSBUCH_BOT_PAUSE="0.02") as process:
        key = anna.new_table(port, "1844", "random", "random", "random")
        wait_until(lambda: anna.moves(port, key) >= 3)
        children = children_of(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait(20)
        wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
    before = kept_moves(tmp_path)
    with server(tmp_path, port, KURSBUCH_BOT_PAUSE="0.02"):
        wait_until(lambda: anna.moves(port, key) > before + 2)


def kept_moves(data: Path) -> int:
    """How many moves are in the data folder of a server that does not run."""
    with closing(sqlite3.connect(data / "kursbuch.sqlite3")) as database:
        (found,) = database.execute("SELECT count(*) FROM tables_move").fetchone()
        return int(found)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started, where the system tells."""
    found = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    children = [int(child) for part in found for child in part.split()]
    assert children or not Path("/proc").exists()
    return children
