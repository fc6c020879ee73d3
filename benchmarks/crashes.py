"""Crashes: the server is killed again and again while people play; nothing acknowledged is lost.

`python -m benchmarks.crashes [TIMES]`. With KURSBUCH_DATABASE set (`scripts/cluster`) on that
database, else on SQLite.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from threading import Event, Semaphore
from urllib.error import HTTPError

from tests.web.servers import PATIENCE, Person, free_port, kursbuch, server

TABLES = 4
MOST = 40
"""Moves that are acknowledged, at most, before the server is killed again."""


class Player:
    """Plays at one table at a time, and remembers how many moves were acknowledged."""

    def __init__(self, heard: Semaphore) -> None:
        self.person = Person()
        self.heard = heard
        self.key = ""
        self.acknowledged = 0

    def begin(self, port: int) -> None:
        """Sit down at a new table."""
        self.key = self.person.new_table(port, "first-train-nuremberg", "me", "here")
        self.acknowledged = 0

    def play(self, port: int, over: Event) -> None:
        """Move and take back, in turn, until the server is gone."""
        while not over.is_set():
            try:
                self._step(port)
            except HTTPError as error:
                if error.code >= 500:
                    raise
            except (OSError, HTTPException):
                return

    def _step(self, port: int) -> None:
        rows = self.rows(port)
        for seat in (0, 1):
            offer = json.dumps({"do": "PlaceBid", "by": seat, "box": rows % 4 + 1, "cubes": 3})
            with suppress(HTTPError):
                self.person.post(port, f"/t/{self.key}/act", seq=rows, offer=offer)
                return self._hear(rows + 1)
        self.person.post(port, f"/t/{self.key}/undo", seq=rows, to="0")
        return self._hear(rows + 1)

    def _hear(self, rows: int) -> None:
        self.acknowledged = rows
        self.heard.release()

    def rows(self, port: int) -> int:
        """How many rows the record has, as the page says."""
        page = self.person.get(port, f"/t/{self.key}/")
        return int(page.split('data-seq="')[1].split('"')[0])


def main(times: int) -> int:
    """Kill the server so often; how many acknowledged rows were lost."""
    lost, rows, random = 0, 0, Random(1)
    heard = Semaphore(0)
    players = [Player(heard) for _ in range(TABLES)]
    with tempfile.TemporaryDirectory() as folder:
        data, port = Path(folder), free_port()
        for time in range(times):
            with (
                server(data, port, KURSBUCH_LIMITS="1000") as process,
                ThreadPoolExecutor(TABLES) as pool,
            ):
                over = Event()
                for player in players:
                    if not player.key:
                        player.begin(port)
                    missing = player.acknowledged - player.rows(port)
                    lost += max(missing, 0)
                playing = [pool.submit(player.play, port, over) for player in players]
                for _ in range(random.randint(1, MOST)):
                    heard.acquire(timeout=PATIENCE)
                process.send_signal(signal.SIGKILL)
                process.wait(PATIENCE)
                over.set()
                for one in playing:
                    one.result(PATIENCE)
            rows = sum(player.acknowledged for player in players)
            if (time + 1) % 10 == 0:
                print(f"{time + 1} times killed, {rows} rows acknowledged, {lost} lost", flush=True)
        database = os.environ.get("KURSBUCH_DATABASE", "")
        damaged, told = kursbuch("check-tables", "--data", folder, "--database", database)
    print(told, end="")
    print(f"{times} times killed: {rows} rows acknowledged, {lost} lost")
    return 1 if lost or damaged else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
