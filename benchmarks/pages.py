"""The pages: bytes over the wire, and the server's time for a move early and late in a game."""

from __future__ import annotations

import gzip
import json
import os
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

EARLY, LATE, TIMES = 10, 900, 24


def main() -> None:
    data = Path(tempfile.mkdtemp(prefix="kursbuch-bench-"))
    os.environ["KURSBUCH_THINKERS"] = "0"
    from kursbuch.web.serving import prepare, read_ahead

    prepare(data, "testserver")
    read_ahead()
    from django.test import Client

    client = Client(headers={"Accept-Encoding": "gzip"})
    actions, start = _long_game()
    print("Pages: 1844, all seats at one screen; bytes compressed, CPU milliseconds of the server")
    _first_load(client, start, actions)
    print(f"{'an empty view':32}{_milliseconds(lambda: client.get('/theme')):8.1f} ms")
    for number in (EARLY, LATE):
        _tell(f"a move at action {number}", *_moves(client, start, actions, number))
    for kind in ("LayTile", "BuyShare"):
        for number in _first_and_last(actions, kind):
            _tell(f"{kind} at action {number}", *_moves(client, start, actions, number, kind))


def _tell(what: str, spent: list[float], sizes: list[int]) -> None:
    figures = f"{median(spent):8.1f} ms{round(median(sizes)):9} bytes, at most {max(sizes)}"
    print(f"{what:32}{figures}")


def _first_and_last(actions: list[Any], kind: str) -> tuple[int, int]:
    """Where to begin so that as many moves of this kind follow, early and late in the game."""
    found = [n for n, action in enumerate(actions) if type(action).__name__ == kind]
    return found[1], found[-TIMES]


def _long_game() -> tuple[list[Any], Any]:
    """A game of bots that is long enough."""
    from kursbuch.bots import RandomBot
    from kursbuch.bots.arena import play_game
    from kursbuch.catalogue import title

    for seed in range(100):
        start = title("1844").start(4, seed)
        _, actions = play_game(title("1844"), [RandomBot()] * 4, start, Random(seed))
        if len(actions) > LATE + TIMES:
            return actions, start
    raise RuntimeError("no long game")


def _table(client: Any, start: Any, actions: list[Any]) -> Any:
    from kursbuch.core.record import Record, write_record
    from kursbuch.web import limits
    from kursbuch.web.tables.models import Table

    limits.forget()
    record = Record(start.setup, tuple(actions), ("Anna", "Bert", "Carla", "Dora"))
    answer = client.post("/import/", {"text": json.dumps(write_record(record))})
    return Table.objects.get(key=answer["Location"].split("/")[2])


def _moves(
    client: Any, start: Any, actions: list[Any], number: int, kind: str = ""
) -> tuple[list[float], list[int]]:
    """The time and the bytes of the next moves, or of the next moves of one kind."""
    from kursbuch.core.record import write_action
    from kursbuch.web import limits

    table = _table(client, start, actions[:number])
    page = client.get(f"/t/{table.key}/")
    spent: list[float] = []
    sizes: list[int] = []
    board = _board(page)
    for action in actions[number:]:
        if len(spent) == TIMES:
            break
        limits.forget()
        table.refresh_from_db()
        form = {"seq": table.seq, "offer": json.dumps(write_action(action)), "board": board}
        began = process_time()
        answer = client.post(f"/t/{table.key}/act", form, headers={"HX-Request": "true"})
        took = (process_time() - began) * 1000
        assert answer.status_code == 200
        board = _board(answer)
        if kind in ("", type(action).__name__):
            spent.append(took)
            sizes.append(len(answer.content))
    return spent, sizes


def _board(answer: Any) -> str:
    text = gzip.decompress(answer.content).decode()
    return text.split('data-board-key="')[1].split('"')[0]


def _first_load(client: Any, start: Any, actions: list[Any]) -> None:
    from django.conf import settings

    table = _table(client, start, actions[:EARLY])
    page = client.get(f"/t/{table.key}/")
    files = [*settings.STATIC_ROOT.rglob("*.js.gz"), *settings.STATIC_ROOT.rglob("*.css.gz")]
    names = ("htmx-2.min", "kursbuch.", "table.")
    static = sum(
        path.stat().st_size
        for path in files
        if (path.name.startswith(names) and "htmx-2" in path.name) or path.parent.name == "kursbuch"
    )
    print(
        f"{'first load of a table':32}{len(page.content) + static:11} bytes ({static} of them kept)"
    )


def _milliseconds(call: Any) -> float:
    spent = []
    for _ in range(TIMES):
        began = process_time()
        call()
        spent.append((process_time() - began) * 1000)
    return median(spent)


if __name__ == "__main__":
    main()
