"""Load: many tables with watchers, and moves at a steady rate, against one server.

`python -m benchmarks.load [TABLES] [WATCHERS] [MOVES A SECOND] [SECONDS]` prints how long moves
took, after how long the watchers had the news, how long their pages then took to be read, and how
much memory the server had before, when all streams were open, and at the end. The processor time of
the server is told, too: it says how much more there could be, also where the machine is busy.

    python -m benchmarks.load 200 4 10 600     a full evening
    python -m benchmarks.load 1 1000 0.2 120   a game that many watch
    python -m benchmarks.load 1 5000 0 60      streams where nothing happens
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from urllib.parse import urlencode

from benchmarks.http import Answer, ask
from tests.web.servers import Person, free_port, server

RELAXED = {
    "KURSBUCH_LIMITS": "100000",
    "KURSBUCH_STREAMS_PER_ADDRESS": "100000",
    "KURSBUCH_CONNECTIONS_PER_ADDRESS": "100000",
}
"""All watchers come from one address, which is that of a proxy."""
PRINT = re.compile(rb'id="(\w+)"(?: hx-swap-oob="true")? data-print="(\w+)"')
STRANGER = {"Cookie": "csrftoken=" + "a" * 32, "HX-Request": "true"}
"""Whoever watches has looked at the page before."""


@dataclass
class Figures:
    """What is measured, over all tables."""

    moves: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    bytes: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    def refused(self, what: str, answer: Answer) -> None:
        """Anything but the answer that was hoped for."""
        self.errors[f"{what}: {answer.status}"] += 1


class Watched:
    """A table, whoever watches it, and whoever moves there."""

    def __init__(self, port: int, key: str, owner: dict[str, str], figures: Figures) -> None:
        self.port, self.key, self.owner, self.figures = port, key, owner, figures
        self.sent: dict[int, float] = {}
        self.open = self.rows = self.seat = 0
        self.have: dict[bytes, bytes] = {}
        self._turn = asyncio.Lock()

    async def prepare(self) -> None:
        """Find out who bids first, and which parts a page has in the beginning."""
        answer = await self._bid()
        if answer.status == 422:
            self.seat = 1
            answer = await self._bid()
        assert answer.status == 200, answer.status
        self.rows = 1
        first = await ask(self.port, "GET", f"/t/{self.key}/?quiet=1", STRANGER)
        self.have = dict(PRINT.findall(first.body))

    async def move(self) -> None:
        """One move, or everything taken back; nobody moves before the last move was answered."""
        async with self._turn:
            self.sent[self.rows + 1] = begun = perf_counter()
            answer = await (self._take_back() if self.rows % 2 else self._bid())
            self.figures.moves.append(perf_counter() - begun)
            if answer.status == 200:
                self.rows += 1
            else:
                self.figures.refused("move", answer)

    async def _bid(self) -> Answer:
        bid = {"do": "PlaceBid", "by": self.seat, "box": 1, "cubes": 3}
        return await self._send("act", offer=json.dumps(bid))

    async def _take_back(self) -> Answer:
        return await self._send("undo", to="0")

    async def _send(self, what: str, **fields: str) -> Answer:
        body = urlencode({"seq": self.rows, **fields}).encode()
        return await ask(self.port, "POST", f"/t/{self.key}/{what}", self.owner, body)

    async def watch(self) -> None:
        """Read the stream of events until it ends, and the page whenever something is new."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"GET /t/{self.key}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        await reader.readuntil(b"data: ")
        self.open += 1
        have = self.have
        while line := await reader.readline():
            if line.startswith(b"data: "):
                row = int(line.split(b"-", 2)[1])
                if row in self.sent:
                    self.figures.news.append(perf_counter() - self.sent[row])
                    have = await self._read(have)
        self.figures.errors["a stream ended"] += 1

    async def _read(self, have: dict[bytes, bytes]) -> dict[bytes, bytes]:
        """Ask for the parts of the page that are new, as a page does when it hears of a move."""
        known = b",".join(b"%s:%s" % one for one in have.items()).decode()
        begun = perf_counter()
        headers = {**STRANGER, "X-Have": known}
        answer = await ask(self.port, "GET", f"/t/{self.key}/?quiet=1", headers)
        if answer.status != 200:
            self.figures.refused("page", answer)
            return have
        self.figures.pages.append(perf_counter() - begun)
        self.figures.bytes += len(answer.body)
        return {**have, **dict(PRINT.findall(answer.body))}


async def play(
    process: int, port: int, tables: int, watchers: int, rate: float, seconds: float
) -> int:
    """Open everything, then move at the rate; how many errors there were."""
    print(f"{tables} tables x {watchers} watchers, {rate} moves a second, {seconds:.0f} s")
    person, figures = Person(), Figures()
    keys = [person.new_table(port, "first-train-nuremberg", "me", "here") for _ in range(tables)]
    followed = [Watched(port, key, signed(person), figures) for key in keys]
    for table in followed:
        await table.prepare()
    print(f"  memory of the server: {memory(process)} with all tables", flush=True)
    watching = [asyncio.create_task(t.watch()) for t in followed for _ in range(watchers)]
    while sum(table.open for table in followed) < len(watching):
        await asyncio.sleep(0.1)
    print(f"  {memory(process)} with {len(watching)} streams", flush=True)
    used, own = processor(process), process_time()
    await moving(followed, rate, seconds)
    used, own = processor(process) - used, process_time() - own
    held = sum(not task.done() for task in watching)
    print(f"  {memory(process)} at the end, {held} streams held")
    for task in watching:
        task.cancel()
    tell(figures, seconds, used, own)
    return figures.errors.total()


async def moving(followed: list[Watched], rate: float, seconds: float) -> None:
    """Move at one table after the other, however long the answers take."""
    begun, pending = perf_counter(), set[asyncio.Task[None]]()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - perf_counter()))
        task = asyncio.create_task(followed[number % len(followed)].move())
        pending.add(task)
        task.add_done_callback(pending.discard)
    await asyncio.sleep(max(0.0, begun + seconds - perf_counter()))
    await asyncio.gather(*pending)
    await asyncio.sleep(5)


def signed(person: Person) -> dict[str, str]:
    """The headers of whoever sits there, as the page sends them."""
    cookies = {one.name: one.value or "" for one in person.cookies}
    return {
        "Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()),
        "X-CSRFToken": cookies["csrftoken"],
        "HX-Request": "true",
        "Content-Type": "application/x-www-form-urlencoded",
    }


def tell(figures: Figures, seconds: float, used: float, own: float) -> None:
    """Everything that was measured."""
    print(f"  {len(figures.moves)} moves, {figures.errors.total()} errors, {told(figures.moves)}")
    for why, count in figures.errors.items():
        print(f"  {count} times {why}")
    print(f"  {len(figures.news)} times news, {told(figures.news)}")
    print(f"  {len(figures.pages)} pages read, {told(figures.pages)}")
    if figures.pages and figures.moves:
        print(f"  {figures.bytes / len(figures.pages) / 1000:.1f} kB for each page")
        print(f"  the server used {1000 * used / len(figures.moves):.0f} ms for each move")
    share = 100 * used / (seconds + 5)
    print(f"  the server used {used:.1f} s of processor time ({share:.0f} %), this {own:.1f} s")


def told(seconds: list[float]) -> str:
    """The middle and the 95th of a hundred."""
    if len(seconds) < 2:
        return "too few to tell"
    cuts = [1000 * cut for cut in quantiles(seconds, n=100)]
    most = 1000 * max(seconds)
    return f"median {cuts[49]:.0f} ms, 95 % under {cuts[94]:.0f} ms, all under {most:.0f} ms"


def memory(process: int) -> str:
    """How much memory a process has now."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return f"{int(line.split()[1]) // 1024} MB"


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(tables: float = 50, watchers: float = 4, rate: float = 5, seconds: float = 30) -> int:
    """Load a server of its own."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), port, **RELAXED) as process:
        return asyncio.run(play(process.pid, port, int(tables), int(watchers), rate, seconds))


if __name__ == "__main__":
    sys.exit(1 if main(*map(float, sys.argv[1:])) else 0)
