"""Races: every pair of calls that change a table, sent at once by many clients.

`python -m benchmarks.races` starts two servers on one database and prints one line for each pair:
how often which answer came. No answer may be 500 and more, every table must be readable afterwards,
of the moves on one position at most one may be acknowledged and none of these lost, a name that was
acknowledged stands, a table that was deleted is gone, and at the end every record is played again
(`kursbuch check-tables`).

    python -m benchmarks.races --rounds 200 --clients 50 --log races.jsonl   everything, for hours
    scripts/cluster .venv/bin/python -m benchmarks.races                     a sample, on PostgreSQL

With `--log` what is done is kept: the same command, given again, goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks.http import Answer, ask
from tests.web.servers import Person, free_port, kursbuch, server

TITLE = "first-train-nuremberg"
INCOHERENT = 999
"""Told like an answer: a table that cannot be read, or an acknowledged change that was lost."""
QUICK = {
    "KURSBUCH_BOT_PAUSE": "0",
    "KURSBUCH_LIMITS": "100000",
    "KURSBUCH_STREAMS_PER_ADDRESS": "9",
}
WAITING = {"join", "leave", "fill", "delete"}
"""What is done before the game begins: where one of these races, a seat is still open."""
BACK = {"undo", "undo to 0", "redo"}
"""What needs a move that was played."""


@dataclass(frozen=True)
class Program:
    """A program with the token of an account, which asks one of the servers after the other."""

    ports: Sequence[int]
    token: str

    async def call(self, method: str, path: str, wish: object = None, at: int = 0) -> Answer:
        """Call the interface of one of the servers."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        body = json.dumps(wish if wish is not None else {}).encode()
        port = self.ports[at % len(self.ports)]
        return await ask(port, method, f"/api{path}", headers, b"" if method == "GET" else body)

    async def read(self, path: str) -> Any:
        """What a call answers, or nothing."""
        answer = await self.call("GET", path)
        return json.loads(answer.body) if answer.status == 200 else None


@dataclass(frozen=True)
class Race:
    """A table, and what is known of it before the race."""

    key: str
    row: int = 0
    """The newest row."""
    seat: int = 0
    """Who must act."""
    offered: str = ""
    """The key of the seat that is offered, if one is."""
    proposal: int = 0
    """The number of what is proposed, if anything is."""

    def path(self, more: str = "") -> str:
        """The address of the table in the interface."""
        return f"/tables/{self.key}{more}"


Send = Callable[[Program, Race, int], Awaitable[Answer]]


def sends(what: str, method: str = "POST", **wish: object) -> Send:
    """A call that is always the same."""
    return lambda who, race, at: who.call(method, race.path(what), wish, at)


def at_row(what: str, **wish: object) -> Send:
    """A call that names the row that everybody saw."""
    return lambda who, race, at: who.call("POST", race.path(what), {"seq": race.row, **wish}, at)


async def act(who: Program, race: Race, at: int) -> Answer:
    bid = {"do": "PlaceBid", "by": race.seat, "box": at % 4 + 1, "cubes": 4 + at % 3}
    return await who.call("POST", race.path("/act"), {"seq": race.row, "action": bid}, at)


async def agree(who: Program, race: Race, at: int) -> Answer:
    path = race.path(f"/proposals/{race.proposal}")
    return await who.call("POST", path, {"agree": True}, at)


async def take(who: Program, race: Race, at: int) -> Answer:
    return await who.call("POST", race.path(f"/invitations/{race.offered}"), at=at)


async def withdraw(who: Program, race: Race, at: int) -> Answer:
    return await who.call("DELETE", race.path(f"/invitations/{race.offered}"), at=at)


async def rename(who: Program, race: Race, at: int) -> Answer:
    return await who.call("PATCH", race.path(), {"name": f"Table {at}"}, at)


CALLS: dict[str, Send] = {
    "act": act,
    "undo": at_row("/undo"),
    "undo to 0": at_row("/undo", to=0),
    "redo": at_row("/redo"),
    "end": sends("/ask", kind="end"),
    "agree": agree,
    "replace": sends("/ask", kind="replace", seat=1),
    "pass": sends("/auto-pass", seat=0, how="round"),
    "resign": sends("/resign"),
    "offer": sends("/invitations", seat=0),
    "take": take,
    "withdraw": withdraw,
    "chat": sends("/chat", text="hello"),
    "pin": sends("/pin", text="hello"),
    "branch": sends("/branch"),
    "join": sends("/join"),
    "leave": sends("/leave"),
    "fill": sends("/fill", bot="random"),
    "rename": rename,
    "delete": sends("", "DELETE"),
}
"""A seat that is filled by `join` or `fill` begins the game."""
PAIRS = list(combinations_with_replacement(CALLS, 2))


async def seated(names: tuple[str, str], people: Sequence[Program]) -> Race:
    """Anna and Bert at a new table, as far as the race needs them, and what it is about."""
    anna, bert, _ = people
    made = await anna.call("POST", "/tables", {"title": TITLE, "seats": ["me", "open"]})
    race = Race(json.loads(made.body)["key"])
    if WAITING & set(names):
        return race
    await bert.call("POST", race.path("/join"), at=1)
    offered, proposal = "", 0
    if {"take", "withdraw"} & set(names):
        told = await anna.call("POST", race.path("/invitations"), {"seat": 0})
        offered = json.loads(told.body)[0]["key"]
    if "agree" in names:
        await anna.call("POST", race.path("/ask"), {"kind": "end"})
        proposal = (await anna.read(race.path("/proposals")))[0]["id"]
    if BACK & set(names):
        await bid_once(race, people, "redo" in names)
    table = await anna.read(race.path())
    return Race(race.key, table["seq"], table["waiting"][0], offered, proposal)


async def bid_once(race: Race, people: Sequence[Program], back: bool) -> None:
    """Whoever is first bids, and takes it back, if that is to be done again."""
    seat = (await people[0].read(race.path()))["waiting"][0]
    first = Race(race.key, seat=seat)
    await act(people[seat], first, 0)
    if back:
        await people[seat].call("POST", race.path("/undo"), {"seq": 1})


async def run(names: tuple[str, str], people: Sequence[Program], clients: int) -> Counter[int]:
    """Everybody sends at the same moment; how often which answer came."""
    race = await seated(names, people)
    sending = []
    for number in range(clients):
        name = names[number % 2]
        who = people[2] if name in ("take", "join") and number // 2 % 2 else people[number // 2 % 2]
        sending.append(CALLS[name](who, race, number))
    answers = await asyncio.gather(*sending)
    found = Counter(answer.status or INCOHERENT for answer in answers)
    fine = [(names[n % 2], n) for n, answer in enumerate(answers) if answer.status == 200]
    if not await coherent(race, people[0], fine):
        found[INCOHERENT] += 1
    return found


async def coherent(race: Race, who: Program, fine: Sequence[tuple[str, int]]) -> bool:
    """Whether everything that was acknowledged can be seen, and nothing twice."""
    done = Counter(name for name, _ in fine)
    answer = await who.call("GET", race.path())
    if answer.status == 404:
        return bool(done["delete"] or done["leave"]) and not done["act"]
    if answer.status != 200 or done["delete"]:
        return False
    table = json.loads(answer.body)
    names = {f"Table {number}" for name, number in fine if name == "rename"}
    record = await who.call("GET", race.path("/record")) if table["status"] != "open" else answer
    return (
        record.status == 200
        and done["act"] <= min(1, table["seq"] - race.row)
        and (not names or table["name"] in names)
        and (table["status"] == "open" or not any(place["free"] for place in table["places"]))
    )


def registered(name: str, ports: Sequence[int]) -> Program:
    """A new account, and a token of it."""
    person = Person()
    word = f"Gotthard-1882-{name}"
    person.get(ports[0], "/account/new")
    person.send(ports[0], "/account/new", username=name, password1=word, password2=word)
    scopes = ("read", "play", "manage")
    page = person.send(ports[0], "/account/tokens/new", name="races", scopes=scopes)
    found = re.search(r"<code>([^<]+)</code>", page)
    assert found, "no token was shown"
    return Program(ports, found[1])


async def race_all(people: Sequence[Program], wanted: argparse.Namespace) -> int:
    """Race every pair that is not done yet; how many pairs went wrong."""
    done = _done(wanted.log)
    wrong = sum(_is_wrong(answers) for answers in done.values())
    left = [names for names in PAIRS[:: wanted.every] if " + ".join(names) not in done]
    for number, names in enumerate(left, start=1):
        begun, answers = perf_counter(), Counter[int]()
        for _ in range(wanted.rounds):
            answers += await run(names, people, wanted.clients)
        wrong += _is_wrong(answers)
        seconds = perf_counter() - begun
        told = dict(sorted(answers.items()))
        print(f"{number:3}/{len(left)} {' + '.join(names):22} {seconds:6.1f} s {told}", flush=True)
        if wanted.log:
            with wanted.log.open("a") as log:
                print(json.dumps({"pair": " + ".join(names), "answers": told}), file=log)
    return wrong


def _done(log: Path | None) -> dict[str, Counter[int]]:
    """What was raced before, by pair."""
    if log is None or not log.exists():
        return {}
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return {one["pair"]: Counter({int(k): n for k, n in one["answers"].items()}) for one in lines}


def _is_wrong(answers: Counter[int]) -> bool:
    return any(code >= 500 for code in answers)


def main(wanted: argparse.Namespace) -> int:
    """Race on two servers of their own; 1 if anything went wrong."""
    ports = [free_port(), free_port()]
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), ports[0], **QUICK),
        server(Path(folder), ports[1], **QUICK),
    ):
        people = [registered(name, ports) for name in ("Anna", "Bert", "Carla")]
        wrong = asyncio.run(race_all(people, wanted))
        database = os.environ.get("KURSBUCH_DATABASE", "")
        damaged, told = kursbuch("check-tables", "--data", folder, "--database", database)
    print(told, end="")
    print(f"{wrong} pairs went wrong")
    return 1 if wrong or damaged else 0


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """How much is wanted."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.races")
    parser.add_argument("--rounds", type=int, default=1, help="of each pair")
    parser.add_argument("--clients", type=int, default=8, help="that send at once")
    parser.add_argument("--every", type=int, default=1, help="only every so-many-th pair")
    parser.add_argument("--log", type=Path, help="what is done is kept there, and not done again")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(asked()))
