"""Load: many tables with watchers, and moves at a steady rate, against one server.

`python -m benchmarks.load [TABLES] [WATCHERS] [MOVES A SECOND] [SECONDS]` prints how long moves
took, after how long the watchers had the news, how long their pages then took to be read, and how
much memory the server had before, when all streams were open, and at the end.

    python -m benchmarks.load 200 4 10 600     a full evening
    python -m benchmarks.load 1 1000 0.2 120   a game that many watch
    python -m benchmarks.load 1 5000 0 60      streams where nothing happens
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from urllib.error import HTTPError

from tests.web.servers import Person, free_port, server

RELAXED = {"KURSBUCH_LIMITS": "100000", "KURSBUCH_STREAMS_PER_ADDRESS": "100000"}
"""All watchers come from one address, which is that of a proxy."""


class Following:
    """The watchers of one table: when each of them heard of which row."""

    def __init__(self, port: int, key: str) -> None:
        self.port, self.key = port, key
        self.sent: dict[int, float] = {}
        self.delays: list[float] = []
        self.pages: list[float] = []
        self.open = 0

    async def watch(self) -> None:
        """Read the stream of events until it ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"GET /t/{self.key}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        await reader.readuntil(b"data: ")
        self.open += 1
        while line := await reader.readline():
            if line.startswith(b"data: "):
                seq = int(json.loads(line[6:])["game"].split("-")[1])
                if seq in self.sent:
                    self.delays.append(perf_counter() - self.sent[seq])
                    await self.read()

    async def read(self) -> None:
        """Ask for the parts of the page, as a page does when it hears of a move."""
        begun = perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"GET /t/{self.key}/?quiet=1 HTTP/1.1\r\nHost: localhost\r\nHX-Request: true\r\n"
        writer.write(f"{head}Connection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        if answer.startswith(b"HTTP/1.1 200"):
            self.pages.append(perf_counter() - begun)


def move(person: Person, port: int, table: Following, seq: int) -> float:
    """One move, or everything taken back; how long the answer took."""
    table.sent[seq + 1] = begun = perf_counter()
    if seq % 2:
        person.post(port, f"/t/{table.key}/undo", seq=seq, to="0")
        return perf_counter() - begun
    for seat in (0, 1):
        try:
            offer = json.dumps({"do": "PlaceBid", "by": seat, "box": 1, "cubes": 3})
            table.sent[seq + 1] = begun = perf_counter()
            person.post(port, f"/t/{table.key}/act", seq=seq, offer=offer)
            break
        except HTTPError as error:
            if error.code != 422:
                raise
    return perf_counter() - begun


async def play(
    process: int, port: int, tables: int, watchers: int, rate: float, seconds: float
) -> None:
    """Open everything, then move at the rate."""
    print(f"{tables} tables x {watchers} watchers, {rate} moves a second, {seconds:.0f} s")
    person = Person()
    keys = [person.new_table(port, "first-train-nuremberg", "me", "here") for _ in range(tables)]
    followed = [Following(port, key) for key in keys]
    print(f"  memory of the server: {memory(process)} with all tables", flush=True)
    watching = [asyncio.create_task(t.watch()) for t in followed for _ in range(watchers)]
    while sum(table.open for table in followed) < len(watching):
        await asyncio.sleep(0.1)
    print(f"  {memory(process)} with {len(watching)} streams", flush=True)
    rows, turns = [0] * tables, [asyncio.Lock() for _ in range(tables)]
    taken: list[float] = []
    errors: Counter[str] = Counter()
    pending: set[asyncio.Task[None]] = set()

    async def one(number: int) -> None:
        async with turns[number]:  # nobody moves before the move before was answered
            try:
                table, row = followed[number], rows[number]
                taken.append(await asyncio.to_thread(move, person, port, table, row))
                rows[number] += 1
            except OSError as error:
                errors[str(error)] += 1

    begun = perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - perf_counter()))
        task = asyncio.create_task(one(number % tables))
        pending.add(task)
        task.add_done_callback(pending.discard)
    await asyncio.sleep(max(0.0, begun + seconds - perf_counter()))
    await asyncio.gather(*pending)
    await asyncio.sleep(2)
    held = sum(not task.done() for task in watching)
    print(f"  {memory(process)} at the end, {held} streams held")
    for task in watching:
        task.cancel()
    delays = [delay for table in followed for delay in table.delays]
    print(f"  {len(taken)} moves, {errors.total()} errors, {told(taken)}")
    for why, count in errors.items():
        print(f"  {count} times {why}")
    pages = [page for table in followed for page in table.pages]
    print(f"  {len(delays)} times news, {told(delays)}")
    print(f"  {len(pages)} pages read, {told(pages)}")


def told(seconds: list[float]) -> str:
    """The middle and the 95th of a hundred."""
    if len(seconds) < 2:
        return "too few to tell"
    cuts = [1000 * cut for cut in quantiles(seconds, n=100)]
    return f"median {cuts[49]:.0f} ms, 95 % under {cuts[94]:.0f} ms"


def memory(process: int) -> str:
    """How much memory a process has now."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return f"{int(line.split()[1]) // 1024} MB"


def main(tables: float = 50, watchers: float = 4, rate: float = 5, seconds: float = 30) -> None:
    """Load a server of its own."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), port, **RELAXED) as process:
        asyncio.run(play(process.pid, port, int(tables), int(watchers), rate, seconds))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
