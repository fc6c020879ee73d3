"""Crashes: the server is killed again and again while people play; nothing acknowledged is lost.

`python -m benchmarks.crashes [TIMES]`. With KURSBUCH_DATABASE set (`scripts/cluster`) on that
database, else on SQLite. After each crash every record is compared with what its player was told,
action by action. Only what was under way when the server died may be there or not: whole, and once.
At the end every record is played again (`kursbuch check-tables`).
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.http import Answer
from benchmarks.racing.people import Program, registered
from tests.web.servers import PATIENCE, free_port, kursbuch, server

TABLES = 6
MOST = 60
"""Moves that are acknowledged, at most, before the server is killed again."""
RELAXED = {"KURSBUCH_LIMITS": "100000"}


@dataclass
class Game:
    """A game that one person plays, as far as the server has acknowledged it."""

    key: str
    rows: int = 0
    line: list[Any] = field(default_factory=list)
    """The actions that stand."""
    sent: Any = None
    """What was sent last, if it was not answered: an action, or to take the last one back."""

    def with_sent(self) -> Game:
        """The game if what was sent last has happened."""
        line = self.line[:-1] if self.sent == BACK else [*self.line, self.sent]
        return Game(self.key, self.rows + 1, line)

    def is_as(self, rows: int, actions: Sequence[Any]) -> bool:
        """Whether the server has it so."""
        return self.rows == rows and self.line == actions


BACK = "back"


class Player:
    """Plays one game after the other, and takes every tenth move back."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.random = Random(seed)
        self.games: list[Game] = []
        self.acknowledged = 0

    async def play(self, heard: asyncio.Semaphore) -> None:
        """Play until the server is gone."""
        while (answer := await self._step()) is not None:
            if answer.status == 0:
                return
            assert answer.status < 500, answer.body
            if answer.status == 200:
                self.acknowledged += 1
                heard.release()

    async def _step(self) -> Answer | None:
        """One call that changes something; nothing if the server is gone before."""
        if not self.games:
            return await self._begin()
        game = self.games[-1]
        offered = await self.program.call("GET", f"/tables/{game.key}/offers")
        if offered.status != 200:
            return Answer(0)
        offers = json.loads(offered.body)["offers"]
        if not offers:
            return await self._begin()
        back = game.line and self.random.random() < 0.1
        game.sent = BACK if back else self.random.choice(offers)["example"]
        wish = {"seq": game.rows} | ({} if back else {"action": game.sent})
        answer = await self.program.call(
            "POST", f"/tables/{game.key}/{'undo' if back else 'act'}", wish
        )
        if answer.status == 200:
            self.games[-1] = game.with_sent()
        elif answer.status:
            game.sent = None
        return answer

    async def _begin(self) -> Answer:
        wish = {"title": "first-train-nuremberg", "seats": ["me", "me"]}
        answer = await self.program.call("POST", "/tables", wish)
        if answer.status == 200:
            self.games.append(Game(json.loads(answer.body)["key"]))
        return answer

    async def compare(self) -> Counter[str]:
        """What is wrong with the games as the server has them; from now on they count."""
        self.program.connections.forget()
        wrong = Counter[str]()
        for number, game in enumerate(self.games):
            table = await self.program.read(f"/tables/{game.key}")
            record = await self.program.read(f"/tables/{game.key}/record")
            if table is None or record is None:
                wrong["tables lost or unreadable"] += 1
                continue
            rows, actions = table["seq"], record["actions"]
            if game.sent is not None and game.with_sent().is_as(rows, actions):
                self.games[number] = game.with_sent()
            elif not game.is_as(rows, actions):
                wrong[f"rows {'lost' if rows < game.rows else 'twice or wrong'}"] += 1
            game.sent = None
        return wrong


async def until_killed(players: Sequence[Player], process: int, moves: int) -> Counter[str]:
    """Compare all games, let everybody play, and kill the server in the middle of moves.

    It dies when this many were acknowledged; without any, people only compare.
    """
    wrong, heard = Counter[str](), asyncio.Semaphore(0)
    for player in players:
        wrong += await player.compare()
    if moves:
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
            for player in players:
                playing.create_task(player.play(heard))
            for _ in range(moves):
                await heard.acquire()
            os.kill(process, signal.SIGKILL)
    return wrong


def main(times: int) -> int:
    """Kill the server this often; 1 if anything that was acknowledged is not as it was."""
    wrong, random, starting, players = Counter[str](), Random(1), 0.0, list[Player]()
    with tempfile.TemporaryDirectory() as folder:
        data, port = Path(folder), free_port()
        for time in range(times + 1):
            begun = perf_counter()
            with server(data, port, **RELAXED) as process:
                starting += perf_counter() - begun
                if not players:
                    names = [f"Player{n}" for n in range(TABLES)]
                    players = [Player(registered(name, [port]), n) for n, name in enumerate(names)]
                moves = random.randint(1, MOST) if time < times else 0
                wrong += asyncio.run(until_killed(players, process.pid, moves))
            if time % 10 == 0 or time == times:
                _tell(time, players, wrong)
        database = os.environ.get("KURSBUCH_DATABASE", "")
        damaged, told = kursbuch("check-tables", "--data", folder, "--database", database)
    print(told, end="")
    print(f"a start took {starting / (times + 1):.1f} s")
    return 1 if wrong or damaged else 0


def _tell(time: int, players: Sequence[Player], wrong: Counter[str]) -> None:
    games = [game for player in players for game in player.games]
    rows, calls = sum(game.rows for game in games), sum(p.acknowledged for p in players)
    told = ", ".join(f"{number} {what}" for what, number in wrong.items()) or "nothing lost"
    print(f"{time} times killed: {calls} calls acknowledged, {rows} rows, {told}", flush=True)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
