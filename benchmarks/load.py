"""Load: many tables with watchers, and moves at a steady rate, against one server.

`python -m benchmarks.load [TABLES] [WATCHERS] [MOVES A SECOND] [SECONDS]` prints how long moves
took, after how long the watchers had the news, how long their pages then took to be read, and how
much memory the server had before, when all streams were open, every minute, and at the end. The
processor time of the server is told, too: it says how much more there could be, also where the
machine is busy. The tables play the golden games of all titles, each another part of one.

    python -m benchmarks.load 200 4 10 600         a full evening
    python -m benchmarks.load 200 4 10 60 --grow   the same with 50, 100, 200 and 400 tables
    python -m benchmarks.load 1 1000 0.2 120       a game that many watch
    python -m benchmarks.load 1 5000 0 60          streams where nothing happens
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from urllib.parse import urlencode

from benchmarks.http import Answer, ask
from kursbuch.catalogue import title, titles
from kursbuch.core.record import write_action, write_record
from tests.replays.golden import newest, read
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


@dataclass(frozen=True)
class Sent:
    """A form that somebody at a table sends: where to, and its fields."""

    what: str
    fields: Mapping[str, str]


@dataclass(frozen=True)
class Play:
    """A table, and what is played there again and again."""

    key: str
    moves: Sequence[Sent]


AT_ONCE = 20
"""How many moves of a golden game are played before all of them are taken back."""
ROW = re.compile(r'data-seq="(\d+)"')


def golden_games(person: Person, port: int, tables: int, keys: Sequence[str]) -> Iterator[Play]:
    """The golden games of these titles, each table at another moment of one of them."""
    records = [read(newest(title(key))) for key in keys]
    for number in range(tables):
        record = records[number % len(records)]
        first = (len(record.actions) - AT_ONCE) * (number + 1) // (tables + 1)
        begun = replace(record, actions=record.actions[:first])
        person.get(port, "/import/")
        where = person.post(port, "/import/", text=json.dumps(write_record(begun)))
        acts = record.actions[first : first + AT_ONCE]
        moves = [Sent("act", {"offer": json.dumps(write_action(action))}) for action in acts]
        key = where.split("/t/")[1].split("/")[0]
        yield Play(key, [*moves, Sent("undo", {"to": str(first)})])


class Watched:
    """A table, whoever watches it, and whoever moves there."""

    def __init__(self, port: int, play: Play, owner: dict[str, str], figures: Figures) -> None:
        self.port, self.key, self.moves = port, play.key, play.moves
        self.owner, self.figures = owner, figures
        self.sent: dict[int, float] = {}
        self.open = self.rows = self.played = 0
        self.have: dict[bytes, bytes] = {}
        self._turn = asyncio.Lock()

    async def prepare(self) -> None:
        """Find out how many rows there are, and which parts a page has in the beginning."""
        first = await ask(self.port, "GET", f"/t/{self.key}/", STRANGER)
        found = ROW.search(first.body.decode())
        assert found, first.status
        self.rows = int(found[1])
        self.have = dict(PRINT.findall(first.body))

    async def move(self) -> None:
        """One move, or everything taken back; nobody moves before the last move was answered."""
        async with self._turn:
            self.sent[self.rows + 1] = begun = perf_counter()
            answer = await self._send(self.moves[self.played % len(self.moves)])
            self.figures.moves.append(perf_counter() - begun)
            if answer.status == 200:
                self.rows += 1
                self.played += 1
            else:
                self.figures.refused("move", answer)

    async def _send(self, sent: Sent) -> Answer:
        body = urlencode({"seq": self.rows, **sent.fields}).encode()
        return await ask(self.port, "POST", f"/t/{self.key}/{sent.what}", self.owner, body)

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


class Evening:
    """The tables of one server, and whoever watches them; more may come."""

    def __init__(self, port: int, wanted: argparse.Namespace) -> None:
        self.port, self.wanted, self.person = port, wanted, Person()
        self.followed: list[Watched] = []
        self.watching: list[asyncio.Task[None]] = []

    async def set_up(self, tables: int) -> None:
        """So many more tables."""
        figures = Figures()
        for play in [*golden_games(self.person, self.port, tables, self.wanted.titles)]:
            table = Watched(self.port, play, signed(self.person), figures)
            await table.prepare()
            self.followed.append(table)

    async def open(self) -> None:
        """As many streams for each table as are wanted."""
        new = self.followed[len(self.watching) // max(self.wanted.watchers, 1) :]
        self.watching += [
            asyncio.create_task(table.watch()) for table in new for _ in range(self.wanted.watchers)
        ]
        while sum(table.open for table in self.followed) < len(self.watching):
            await asyncio.sleep(0.1)

    async def move(self, rate: float) -> Figures:
        """Move for the time that is wanted; what was measured meanwhile."""
        figures = Figures()
        for table in self.followed:
            table.figures = figures
        await moving(self.followed, rate, self.wanted.seconds)
        return figures


async def play(process: int, port: int, wanted: argparse.Namespace) -> int:
    """Open everything, then move at the rate; how many errors there were."""
    print(
        "{tables} tables x {watchers} watchers, {rate} moves a second, {seconds:.0f} s".format(
            **vars(wanted)
        )
    )
    evening = Evening(port, wanted)
    await evening.set_up(wanted.tables)
    print(f"  memory of the server: {memory(process)} with all tables", flush=True)
    await evening.open()
    print(f"  {memory(process)} with {len(evening.watching)} streams", flush=True)
    used, own = processor(process), process_time()
    minutes = asyncio.create_task(every_minute(process))
    figures = await evening.move(wanted.rate)
    used, own = processor(process) - used, process_time() - own
    held = sum(not task.done() for task in evening.watching)
    print(f"  {memory(process)} at the end, {held} streams held")
    for task in [minutes, *evening.watching]:
        task.cancel()
    tell(figures, wanted.seconds, used, own)
    return figures.errors.total()


GROWING = (0.25, 0.5, 1, 2)
"""Parts of the tables that are wanted."""


async def grow(process: int, port: int, wanted: argparse.Namespace) -> int:
    """Ever more tables at one server, moving as often as before each; a line for each number."""
    evening, errors = Evening(port, wanted), 0
    for part in GROWING:
        await evening.set_up(int(part * wanted.tables) - len(evening.followed))
        await evening.open()
        used = processor(process)
        figures = await evening.move(part * wanted.rate)
        used = 1000 * (processor(process) - used) / max(len(figures.moves), 1)
        errors += figures.errors.total()
        print(
            f"{len(evening.followed)} tables, {part * wanted.rate:g} moves a second:"
            f" moves {told(figures.moves)}; news {told(figures.news)};"
            f" {used:.0f} ms of the server each, {memory(process)},"
            f" {figures.errors.total()} errors",
            flush=True,
        )
    for task in evening.watching:
        task.cancel()
    return errors


async def every_minute(process: int) -> None:
    """Tell the memory of the server."""
    minute = 0
    while True:
        await asyncio.sleep(60)
        minute += 1
        print(f"  {memory(process)} after {minute} min", flush=True)


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


def main(wanted: argparse.Namespace) -> int:
    """Load a server of its own."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), port, **RELAXED) as process:
        return asyncio.run((grow if wanted.grow else play)(process.pid, port, wanted))


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """How much is wanted."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("tables", type=int, nargs="?", default=50)
    parser.add_argument("watchers", type=int, nargs="?", default=4, help="of each table")
    parser.add_argument("rate", type=float, nargs="?", default=5.0, help="moves a second")
    parser.add_argument("seconds", type=float, nargs="?", default=30.0)
    parser.add_argument("--titles", nargs="+", default=[*titles()], help="all, if none is named")
    parser.add_argument("--grow", action="store_true", help="a quarter, half, all, twice as many")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(1 if main(asked()) else 0)
