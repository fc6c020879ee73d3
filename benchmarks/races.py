"""Races: every pair of requests that change a table, sent at once by many clients.

`python -m benchmarks.races [ROUNDS] [CLIENTS]` starts two servers on one data folder and prints one
line for each pair: how often which answer came. No answer may be 500 and more, every page must be
shown afterwards, of the moves on one position at most one may be acknowledged and none of these
lost, and at the end every record is played again (`kursbuch check-tables`).

    python -m benchmarks.races 200 50                      everything, for a day and a night
    scripts/cluster .venv/bin/python -m benchmarks.races   a sample, on PostgreSQL
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

from tests.web.servers import PATIENCE, Person, free_port, kursbuch, server

Send = Callable[[Person, int, str, int], object]
INCOHERENT = 999
"""Told like an answer: a table that cannot be shown, or a move that was lost."""


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


def take(person: Person, port: int, key: str, seq: int) -> object:
    """Somebody else takes the seat that was offered, if one was."""
    link, other = OFFERED.get(key), Person()
    if link is None:
        return None
    other.get(port, link)
    return other.post(port, link, name="X")


OFFERED: dict[str, str] = {}
"""The link to the seat that is offered at a table."""
REQUESTS: dict[str, Send] = {
    "act": act,
    "undo": sends("undo"),
    "undo to 0": sends("undo", to="0"),
    "ask end": sends("ask", kind="end"),
    "answer": answer,
    "redo": sends("redo"),
    "replace": sends("ask", kind="replace", seat="1"),
    "pass": sends("rest", seat="0", how="round"),
    "resign": sends("resign"),
    "offer": sends("offer", seat="0"),
    "take": take,
    "chat": sends("chat", text="hello"),
    "pin": sends("pin", text="hello"),
    "branch": sends("branch"),
    "join": sends("join", name="X"),
    "leave": sends("leave"),
    "fill": sends("fill", bot="random"),
}


def race(
    names: tuple[str, str], people: list[Person], ports: list[int], key: str
) -> Counter[tuple[str, int]]:
    """Everybody sends at the same moment; how often which answer came to which request."""
    gate = Barrier(len(people))

    def send(number: int) -> tuple[str, int]:
        name = names[number % 2]
        gate.wait(PATIENCE)
        try:
            REQUESTS[name](people[number], ports[number % len(ports)], key, 0)
        except HTTPError as error:
            return name, error.code
        return name, 200

    with ThreadPoolExecutor(len(people)) as pool:
        return Counter(pool.map(send, range(len(people))))


def coherent(person: Person, port: int, key: str, acknowledged: int) -> bool:
    """The page can be shown, and of all moves on the first position one was played, or none."""
    try:
        page = person.get(port, f"/t/{key}/")
    except HTTPError as error:
        return error.code == 404 and not acknowledged  # the last one has left
    rows = re.search(r'data-seq="(\d+)"', page)
    return acknowledged <= 1 and acknowledged <= (int(rows[1]) if rows else 0)


def seated(names: tuple[str, str], ports: list[int]) -> tuple[list[Person], str]:
    """Anna and Bert at a new table, as far as the race needs them; the key of the table."""
    anna, bert = Person(), Person()
    key = anna.new_table(ports[0], "first-train-nuremberg", "me", "open")
    bert.get(ports[1], f"/t/{key}/")
    if not {"join", "leave", "fill"} & set(names):
        bert.post(ports[1], f"/t/{key}/join", name="Bert")
        if "take" in names:
            anna.post(ports[0], f"/t/{key}/offer", seat="0")
            found = re.search(rf"/t/{key}/seat/\w+", anna.get(ports[0], f"/t/{key}/"))
            assert found
            OFFERED[key] = found[0]
    return [anna, bert], key


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
                pair, key = seated(names, ports)
                people = [pair[number // 2 % 2] for number in range(clients)]
                found = race(names, people, ports, key)
                if not coherent(pair[0], ports[0], key, found["act", 200]):
                    answers[INCOHERENT] += 1
                for (_, code), count in found.items():
                    answers[code] += count
            wrong += any(code >= 500 for code in answers)
            print(f"{names[0]:10} {names[1]:10} {dict(sorted(answers.items()))}", flush=True)
        database = os.environ.get("KURSBUCH_DATABASE", "")
        damaged, told = kursbuch("check-tables", "--data", folder, "--database", database)
    print(told, end="")
    print(f"{wrong} pairs went wrong")
    return 1 if wrong or damaged else 0


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    sys.exit(main(*(given + [3, 8][len(given) :])))
