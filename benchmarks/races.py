"""Races: every pair of calls that change a table, sent at once by many clients.

`python -m benchmarks.races` starts two servers on one database and prints one line for each pair:
how often which answer came, and what was wrong. No answer may be 500 and more, and after each race
the table must show everything that was acknowledged, once, and nothing else (`racing.checks`). At
the end every record is played again (`kursbuch check-tables`). The pairs of the calls that are
named first in `racing.calls` come first, then those with the others.

    python -m benchmarks.races --rounds 200 --clients 50 --log races.jsonl   everything, for hours
    python -m benchmarks.races --calls act,undo,agree                        pairs of a few calls
    scripts/cluster .venv/bin/python -m benchmarks.races                     a sample, on PostgreSQL

With `--log` what is done is kept: the same command, given again, goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.http import Answer
from benchmarks.racing.calls import ANNA, BERT, CALLS, NAMED, PEOPLE, SENDERS, Race
from benchmarks.racing.checks import Done, wrong
from benchmarks.racing.people import Program, registered
from benchmarks.racing.tables import prepared
from tests.web.servers import free_port, kursbuch, server

INCOHERENT = 999
"""Told like an answer: a call that was not answered, or a table that is not as it must be."""
QUICK = {
    "KURSBUCH_BOT_PAUSE": "0",
    "KURSBUCH_LIMITS": "100000",
    "KURSBUCH_STREAMS_PER_ADDRESS": "9",
}
Pair = tuple[str, str]


@dataclass
class Told:
    """How races of a pair went."""

    answers: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    @property
    def is_wrong(self) -> bool:
        """Something may not be as it is."""
        return any(code >= 500 for code in self.answers)


def pairs(calls: Sequence[str]) -> list[Pair]:
    """Every two of them, also one with itself; first those of named calls alone."""
    found = combinations_with_replacement([name for name in CALLS if name in calls], 2)
    return sorted(found, key=lambda names: not NAMED.keys() >= {*names})


async def run(names: Pair, people: Mapping[str, Program], clients: int, number: int) -> Told:
    """Everybody sends at the same moment."""
    race = await prepared(names, people, number)
    sending = [_sender(names, client) for client in range(clients)]
    Random(number).shuffle(sending)
    answers = await asyncio.gather(*(send(race, people, *one) for one in sending))
    done = [
        Done(name, who, client, json.loads(answer.body))
        for (name, who, client, _), answer in zip(sending, answers, strict=True)
        if answer.status == 200
    ]
    told = Told(Counter(answer.status or INCOHERENT for answer in answers))
    told.wrong = [f"{race.setting} {race.key}: {why}" for why in await wrong(race, people, done)]
    told.answers[INCOHERENT] += len(told.wrong)
    return told


def _sender(names: Pair, client: int) -> tuple[str, str, int, int]:
    """Which call, by whom, of which client, at which server: every combination in turn."""
    name, turn = names[client % 2], client // 2
    who = SENDERS.get(name, (ANNA, BERT))
    return name, who[turn % len(who)], client, turn // len(who)


async def send(
    race: Race, people: Mapping[str, Program], name: str, who: str, client: int, at: int
) -> Answer:
    """One call of one client."""
    return await CALLS[name](people[who], race, client, at)


async def _lane(
    names: Pair, people: Mapping[str, Program], clients: int, turns: Iterator[int], told: Told
) -> None:
    """One race after the other, as long as there are any."""
    for turn in turns:
        one = await run(names, people, clients, turn)
        told.answers += one.answers
        told.wrong += one.wrong


async def race_all(people: Mapping[str, Program], wanted: argparse.Namespace) -> int:
    """Race every pair that is not done yet; how many pairs went wrong."""
    done = _done(wanted.log)
    went_wrong = sum(told.is_wrong for told in done.values())
    every = pairs(wanted.calls)[:: wanted.every]
    left = [names for names in every if " + ".join(names) not in done]
    for number, names in enumerate(left, start=1):
        begun, told = perf_counter(), Told()
        turns = iter(range(wanted.rounds))
        lanes = (_lane(names, people, wanted.clients, turns, told) for _ in range(wanted.lanes))
        await asyncio.gather(*lanes)
        went_wrong += told.is_wrong
        seconds = perf_counter() - begun
        _print(f"{number:3}/{len(left)} {' + '.join(names):22} {seconds:6.1f} s", told)
        _keep(wanted.log, " + ".join(names), seconds, told)
    return went_wrong


def _print(head: str, told: Told) -> None:
    print(head, dict(sorted(told.answers.items())), flush=True)
    for why, times in Counter(one.partition(": ")[2] for one in told.wrong).most_common(5):
        print(f"      {times} times: {why}", flush=True)


def _keep(log: Path | None, pair: str, seconds: float, told: Told) -> None:
    if log:
        answers = dict(sorted(told.answers.items()))
        kept = {"pair": pair, "seconds": round(seconds, 1), "answers": answers}
        with log.open("a") as file:
            print(json.dumps({**kept, "wrong": told.wrong[:20]}), file=file)


def _done(log: Path | None) -> dict[str, Told]:
    """What was raced before, by pair."""
    if log is None or not log.exists():
        return {}
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return {
        one["pair"]: Told(Counter({int(code): n for code, n in one["answers"].items()}))
        for one in lines
    }


def main(wanted: argparse.Namespace) -> int:
    """Race on two servers of their own; 1 if anything went wrong."""
    ports = [free_port(), free_port()]
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), ports[0], **QUICK),
        server(Path(folder), ports[1], **QUICK),
    ):
        people = {name: registered(name, ports) for name in PEOPLE}
        went_wrong = asyncio.run(race_all(people, wanted))
        database = os.environ.get("KURSBUCH_DATABASE", "")
        damaged, told = kursbuch("check-tables", "--data", folder, "--database", database)
    print(told, end="")
    print(f"{went_wrong} pairs went wrong")
    return 1 if went_wrong or damaged else 0


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """How much is wanted."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.races")
    parser.add_argument("--rounds", type=int, default=1, help="of each pair")
    parser.add_argument("--clients", type=int, default=8, help="that send at once")
    parser.add_argument("--lanes", type=int, default=1, help="tables that race at the same time")
    parser.add_argument("--every", type=int, default=1, help="only every so-many-th pair")
    parser.add_argument("--calls", type=_calls, default=[*CALLS], help="only pairs of these")
    parser.add_argument("--log", type=Path, help="what is done is kept there, and not done again")
    return parser.parse_args(arguments)


def _calls(text: str) -> list[str]:
    """Names with commas between; `named` are those that come first."""
    names = [*NAMED] if text == "named" else text.split(",")
    if unknown := set(names) - set(CALLS):
        raise argparse.ArgumentTypeError(f"no call {', '.join(sorted(unknown))}")
    return names


if __name__ == "__main__":
    sys.exit(main(asked()))
