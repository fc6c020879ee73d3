"""Hosts of one installation: each a server with a folder of its own, on shared PostgreSQL."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.web.servers import Person, free_port, server, worker
from tests.web.test_servers import wait_until

ON_POSTGRES = pytest.mark.skipif(
    "KURSBUCH_DATABASE" not in os.environ, reason="no PostgreSQL: run `make test-cluster`"
)


QUICK = {"KURSBUCH_BOT_PAUSE": "0.02", "KURSBUCH_LIMITS": "100"}


@dataclass
class Process:
    """A process of the installation that can be killed and started again."""

    data: Path
    _running: ExitStack = field(default_factory=ExitStack)
    runs: bool = False

    def start(self) -> None:
        """Start, and wait until it is ready."""
        self._running.enter_context(self.process())
        self.runs = True

    def process(self) -> AbstractContextManager[object]:
        """What is started."""
        raise NotImplementedError

    def kill(self) -> None:
        """End at once, whatever it is doing."""
        self._running.close()
        self.runs = False


@dataclass
class Host(Process):
    """A server, always at the same address; it leaves all work to the workers."""

    port: int = field(default_factory=free_port)

    def process(self) -> AbstractContextManager[object]:
        """What is started."""
        return server(self.data, self.port, KURSBUCH_WORK="0", **QUICK)


class Worker(Process):
    """A process that only works."""

    def process(self) -> AbstractContextManager[object]:
        """What is started."""
        return worker(self.data, **QUICK)


@dataclass(frozen=True)
class Installation:
    """Servers and workers, each on a host of its own."""

    hosts: list[Host]
    workers: list[Worker]

    def start(self) -> None:
        """Whatever does not run is started, all at the same moment."""
        idle = [one for one in (*self.hosts, *self.workers) if not one.runs]
        with ThreadPoolExecutor(len(idle) or 1) as pool:
            list(pool.map(Process.start, idle))

    def end(self) -> None:
        """Nothing runs any more."""
        for one in (*self.hosts, *self.workers):
            one.kill()


def installed(folder: Path, hosts: int, workers: int) -> Installation:
    """So many servers and workers with one secret."""
    folders = [folder / str(number) for number in range(hosts + workers)]
    for data in folders:
        data.mkdir(mode=0o700)
        (data / "secret.key").write_text("known to all hosts " * 4)
    return Installation(
        [Host(data) for data in folders[:hosts]], [Worker(data) for data in folders[hosts:]]
    )


class Game:
    """A game of 1844 whose players sit at different hosts."""

    def __init__(self, hosts: list[Host]) -> None:
        self.hosts = hosts
        self.people = [Person() for _ in hosts]
        first, *others = zip(self.people, hosts, strict=True)
        self.key = first[0].new_table(first[1].port, "1844", "me", *("open" for _ in others))
        for number, (person, host) in enumerate(others):
            person.get(host.port, f"/t/{self.key}/")
            person.post(host.port, f"/t/{self.key}/join", name=f"Visitor {'ABCDEFGH'[number]}")
        self.acknowledged = 0

    def go_on(self, moves: int) -> None:
        """So many moves are played, each by whoever's turn it is, at that person's host."""
        for _ in range(moves):
            wait_until(self._somebody_passes)

    def told(self) -> list[int]:
        """How many moves each host knows."""
        return [self.people[0].moves(host.port, self.key) for host in self.hosts]

    def _somebody_passes(self) -> bool:
        """Whether a pass was acknowledged; whoever was not answered looks at the table again."""
        with suppress(OSError, HTTPException):
            moves = self.people[0].moves(self._host(0).port, self.key)
            assert moves >= self.acknowledged, "an acknowledged move is lost"
            if any(self._passes(seat, moves) for seat in range(len(self.people))):
                self.acknowledged = moves + 1
                return True
        return False

    def _passes(self, seat: int, seq: int) -> bool:
        offer = json.dumps({"do": "Pass", "by": seat})
        person, port = self.people[seat], self._host(seat).port
        try:
            person.post(port, f"/t/{self.key}/act", seq=seq, offer=offer)
        except HTTPError as error:
            if error.code in (403, 422):
                return False  # it is somebody else's turn
            raise
        return True

    def _host(self, seat: int) -> Host:
        """The host where this person plays: the next one, if their own is gone."""
        return next(host for host in self.hosts[seat:] + self.hosts[:seat] if host.runs)
