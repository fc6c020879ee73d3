"""Races: every pair of requests that change a table, sent at once by many clients.

`python -m benchmarks.races [ROUNDS] [CLIENTS]` starts two servers on one data folder and prints one
line for each pair: how often which answer came. No answer may be 500 and more, every page must be
shown afterwards, and at the end every record is played again (`kursbuch check-tables`).
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations_with_replacement
from pathlib import Path
from threading import Barrier
from urllib.error import HTTPError

from tests.web.servers import Person, free_port, kursbuch, server

Send = Callable[[Person, int, str, int], object]


def act(person: Person, port: int, key: str, seq: int) -> object:
    """Bid for the seat of this person; refused if another must act."""
    bid = {"do": "PlaceBid", "by": 0, "box": 1, "cubes": 3}
    try:
        return person.post(port, f"/t/{key}/act", seq=seq, offer=json.dumps(bid))
    except HTTPError as error:
        if error.code != 422:
            raise
    return person.post(port, f"/t/{key}/act", seq=seq, offer=json.dumps({**bid, "by": 1}))


def sends(what: str, **fields: str) -> Send:
    """Send one of the table's forms."""
    return lambda person, port, key, seq: person.post(port, f"/t/{key}/{what}", seq=seq, **fields)


def answer(person: Person, port: int, key: str, seq: int) -> object:
    """Agree to what is proposed, if anything is."""
    found = re.search(r'name="proposal" value="(\d+)"', person.get(port, f"/t/{key}/"))
    number = found[1] if found else "0"
    return person.post(port, f"/t/{key}/answer", proposal=number, answer="yes")


REQUESTS: dict[str, Send] = {
    "act": act,
    "undo": sends("undo"),
    "undo to 0": sends("undo", to="0"),
    "ask end": sends("ask", kind="end"),
    "answer": answer,
    "resign": sends("resign"),
    "offer": sends("offer", seat="0"),
    "branch": sends("branch"),
    "join": sends("join", name="X"),
    "leave": sends("leave"),
    "fill": sends("fill", bot="random"),
}


def race(
    one: Send, other: Send, people: list[Person], ports: list[int], key: str, seq: int
) -> Counter[int]:
    """Everybody sends at the same moment; how often which answer came."""
    gate = Barrier(len(people))

    def send(number: int) -> int:
        gate.wait(60)
        try:
            (one, other)[number % 2](people[number], ports[number % len(ports)], key, seq)
        except HTTPError as error:
            return error.code
        return 200

    with ThreadPoolExecutor(len(people)) as pool:
        return Counter(pool.map(send, range(len(people))))


def coherent(person: Person, port: int, key: str) -> bool:
    """The page can be shown: the record leads to the position that the table says."""
    try:
        person.get(port, f"/t/{key}/")
    except HTTPError as error:
        return error.code < 500 and error.code != 423
    return True


def main(rounds: int, clients: int) -> int:
    """Race every pair; how many pairs went wrong."""
    wrong = 0
    ports = [free_port(), free_port()]
    quick = {"KURSBUCH_BOT_PAUSE": "0", "KURSBUCH_LIMITS": "1000"}
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), ports[0], **quick),
        server(Path(folder), ports[1], **quick),
    ):
        for names in combinations_with_replacement(REQUESTS, 2):
            answers: Counter[int] = Counter()
            for _ in range(rounds):
                anna, bert = Person(), Person()
                key = anna.new_table(ports[0], "first-train-nuremberg", "me", "open")
                bert.get(ports[1], f"/t/{key}/")
                if not {"join", "leave", "fill"} & set(names):
                    bert.post(ports[1], f"/t/{key}/join", name="Bert")
                people = [(anna, bert)[number // 2 % 2] for number in range(clients)]
                one, other = (REQUESTS[name] for name in names)
                answers += race(one, other, people, ports, key, 0)
                if not coherent(anna, ports[0], key):
                    answers[999] += 1
            bad = sum(count for code, count in answers.items() if code >= 500)
            wrong += bool(bad)
            print(f"{names[0]:10} {names[1]:10} {dict(sorted(answers.items()))}", flush=True)
        database = os.environ.get("KURSBUCH_DATABASE", "")
        damaged, told = kursbuch("check-tables", "--data", folder, "--database", database)
    print(told, end="")
    print(f"{wrong} pairs went wrong")
    return 1 if wrong or damaged else 0


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    sys.exit(main(*(given + [3, 8][len(given) :])))
