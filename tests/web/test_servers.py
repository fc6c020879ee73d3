"""Real server processes: live over two of them, bots after a crash, hard thought on the side."""

from __future__ import annotations

import json
import resource
import signal
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.web.servers import PATIENCE, Person, free_port, server


def wait_until(condition: Callable[[], bool], seconds: int = PATIENCE) -> None:
    """Look again and again, for a while."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


@contextmanager
def following(port: int, key: str) -> Iterator[HTTPResponse]:
    """The stream of a table's events."""
    with closing(HTTPConnection("localhost", port, timeout=PATIENCE)) as connection:
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


def somebody_passes(person: Person, port: int, key: str, seq: int) -> None:
    """Whichever seat it is that must act passes."""
    for seat in range(3):
        with suppress(HTTPError):
            offer = json.dumps({"do": "Pass", "by": seat})
            person.post(port, f"/t/{key}/act", seq=seq, offer=offer)
            return
    raise AssertionError("nobody may pass")


def test_watchers_of_one_process_see_what_is_done_in_another(tmp_path: Path) -> None:
    one, other = free_port(), free_port()
    with server(tmp_path, one), server(tmp_path, other):
        anna = Person()
        key = anna.new_table(one, "1844", "me", "here", "here")
        with following(other, key) as stream:
            assert str(next_event(stream)["game"]).startswith("running-0-")
            somebody_passes(anna, one, key, 0)
            assert str(next_event(stream)["game"]).startswith("running-1-")
            anna.post(one, f"/t/{key}/chat", text="Grüezi")
            assert next_event(stream)["chat"]
        assert "Grüezi" in Person().get(other, f"/t/{key}/?beside=chat")


def test_a_bots_turn_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    port, anna = free_port(), Person()
    with server(tmp_path, port, KURSBUCH_BOT_PAUSE="0.02") as process:
        key = anna.new_table(port, "1844", "random", "random", "random")
        wait_until(lambda: anna.moves(port, key) >= 3)
        children = children_of(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
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


def test_streams_cost_a_socket_and_no_thread(tmp_path: Path) -> None:
    port, anna = free_port(), Person()
    with server(tmp_path, port, KURSBUCH_STREAMS_PER_ADDRESS="150") as process, ExitStack() as all_:
        key = anna.new_table(port, "1844", "me", "here", "here")
        streams = [all_.enter_context(following(port, key))]
        next_event(streams[0])
        sockets, threads = open_files(process.pid), len(tasks(process.pid))
        for _ in range(149):
            streams.append(all_.enter_context(following(port, key)))
            next_event(streams[-1])
        assert open_files(process.pid) - sockets <= 149 + 5
        assert len(tasks(process.pid)) - threads <= 3
        more = all_.enter_context(following(port, key))
        assert more.readline() == b"retry: 20000\n", "who has too many asks now and then"
        assert next_event(more)["game"]
        somebody_passes(anna, port, key, 0)
        for stream in streams:
            assert str(next_event(stream)["game"]).startswith("running-1-")


def test_a_server_that_is_stopped_ends_its_streams_and_answers_what_was_asked(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    port, anna = free_port(), Person()
    with server(tmp_path, port) as process:
        key = anna.new_table(port, "1844", "me", "here", "here")
        with following(port, key) as stream, asking_slowly(port) as rest:
            next_event(stream)
            process.send_signal(signal.SIGTERM)
            assert stream.read().decode().count("data: ") == 0, "it ends, and is not cut off"
            assert b" 302 " in rest(b"&language=de")
            process.wait(PATIENCE)
    assert "Cancel" not in capfd.readouterr().err


@contextmanager
def asking_slowly(port: int) -> Iterator[Callable[[bytes], bytes]]:
    """A form of which the end was not sent yet; what is answered when it is."""
    secret = b"a" * 32
    form = b"csrfmiddlewaretoken=" + secret
    head = (
        b"POST /language HTTP/1.1\r\nHost: localhost\r\nCookie: csrftoken=%b\r\n"
        b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: %d\r\n\r\n"
    )
    with socket.create_connection(("localhost", port), PATIENCE) as line:
        line.sendall(head % (secret, len(form + b"&language=de")) + form)

        def rest(text: bytes) -> bytes:
            line.sendall(text)
            return line.recv(1000)

        yield rest


def answers(port: int) -> bool:
    """Whether the processes have started; connections wait for them meanwhile."""
    with suppress(OSError):
        return Person().get(port, "/healthz") == "ok\n"
    return False


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def tasks(pid: int) -> list[Path]:
    return list(Path(f"/proc/{pid}/task").iterdir())


def test_a_body_that_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    port = free_port()
    with server(tmp_path, port):
        for head in (b"Content-Length: 300000000\r\n", b"Content-Length: 9" + b"9" * 40 + b"\r\n"):
            with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
                line.sendall(b"POST /import/ HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\nx")
                assert line.recv(12) in (b"HTTP/1.1 413", b"HTTP/1.1 400")
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            start = b"POST /import/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
            line.sendall(start + b"\r\n")
            with suppress(OSError):
                for _ in range(8):
                    line.sendall(b"f4240\r\n" + b"x" * 1_000_000 + b"\r\n")
            assert line.recv(12) == b"HTTP/1.1 413"


def test_the_data_of_a_server_is_nobody_elses_on_the_machine(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with server(data, free_port()):
        kept = [data, *data.glob("*.sqlite3*"), *data.glob("*.key")]
        assert len(kept) >= 3
        assert all(path.stat().st_mode & 0o077 == 0 for path in kept)


def test_a_name_that_only_the_request_claims_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    port = free_port()
    with (
        server(tmp_path, port, KURSBUCH_HOST="0.0.0.0"),
        closing(HTTPConnection("localhost", port, timeout=PATIENCE)) as connection,
    ):
        connection.request("GET", "/account/lost", headers={"Host": "evil.example"})
        assert connection.getresponse().status == 400
    assert capfd.readouterr().err == "", "whoever does so cannot fill the log with tracebacks"


def test_https_is_believed_of_proxies_alone_and_asked_for_this_host_alone(tmp_path: Path) -> None:
    port, told = free_port(), {"X-Forwarded-Proto": "https", "Host": "games.example"}
    year = "max-age=31536000"
    for proxies, status, hsts in (("127.0.0.1", 200, year), ("10.0.0.1", 301, None)):
        settings = {"KURSBUCH_URL": "https://games.example", "KURSBUCH_PROXIES": proxies}
        with (
            server(tmp_path, port, **settings),
            closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection,
        ):
            connection.request("GET", "/", headers=told)
            answer = connection.getresponse()
            assert answer.status == status
            assert answer.getheader("Strict-Transport-Security") == hsts


def test_several_processes_serve_at_one_address(tmp_path: Path) -> None:
    port, anna = free_port(), Person()
    with server(tmp_path, port, KURSBUCH_WORKERS="2") as process:
        wait_until(lambda: answers(port))
        key = anna.new_table(port, "1844", "me", "here", "here")
        with following(port, key) as stream:
            next_event(stream)
            somebody_passes(anna, port, key, 0)
            assert str(next_event(stream)["game"]).startswith("running-1-")
        assert "kursbuch_requests_total" in anna.get(port, "/metrics")
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_a_table_that_is_left_and_opened_again_at_once_tells_its_news(tmp_path: Path) -> None:
    port, anna = free_port(), Person()
    with server(tmp_path, port):
        key = anna.new_table(port, "first-train-nuremberg", "me", "here")
        for _ in range(6):
            with following(port, key) as stream:
                assert str(next_event(stream)["game"]).startswith("running-0-")


def test_on_a_full_disk_nothing_is_lost_and_everybody_is_told(tmp_path: Path) -> None:
    port, anna = free_port(), Person()
    with server(tmp_path, port) as process:
        key = anna.new_table(port, "1844", "me", "here", "here")
        anna.get(port, f"/t/{key}/")
        unlimited = resource.prlimit(
            process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY)
        )
        told = "".join(refusal(anna, port, key, by) for by in range(3))
        assert "503" in told
        assert "Nothing was changed" in told
        wait_until(lambda: readiness(port) == (503, "writing: not ready\n"))
        assert anna.moves(port, key) == 0
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, unlimited)
        somebody_passes(anna, port, key, 0)
        assert anna.moves(port, key) == 1
        assert readiness(port) == (200, "ready\n")


def refusal(person: Person, port: int, key: str, seat: int) -> str:
    """Why a seat cannot pass, with the status."""
    with pytest.raises(HTTPError) as refused:
        person.post(port, f"/t/{key}/act", seq=0, offer=json.dumps({"do": "Pass", "by": seat}))
    return f"{refused.value.code} {refused.value.read().decode()}"


def readiness(port: int) -> tuple[int, str]:
    try:
        return 200, Person().get(port, "/readyz")
    except HTTPError as error:
        return error.code, error.read().decode()
