"""The pages: bytes over the wire, and the server's time for what a player does late in a game.

Asks by addresses and records alone, so that it measures older sources too, where they have what is
asked for: `python -m benchmarks.compare BEFORE AFTER pages --same`.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, TypeAlias

EARLY, LATE, TIMES = 10, 900, 24
BRANCH = 782
RECORDED = Path(__file__).parents[2] / "shared" / "recorded" / "real" / "1844" / "160062.json"
GAME = "KURSBUCH_BENCHMARK_GAME"
"""The file with the game to play; whoever comes first writes it."""
_PRINT = re.compile(r'id="(\w+)"[^>]*? data-print="([^"]+)"')
"""A part of the page and its fingerprint, which the browser sends back."""
_CHANGED = re.compile(r'id="changes"[^>]*? data-to="([^"]+)"')
"""The fingerprint of a board of which only the changes are sent."""
_BOARD = re.compile(r'data-board-key="([^"]+)"')
"""The fingerprint of a board in the pages of older sources, which is sent back in the form."""
_LOADED = re.compile(r'(?:href|src)="/static/([^"]+)"')
"""A file that the page loads."""

Record: TypeAlias = dict[str, Any]
"""The record of a game as it is written."""


def main() -> None:
    data = Path(tempfile.mkdtemp(prefix="kursbuch-bench-"))
    os.environ["KURSBUCH_THINKERS"] = "0"
    from kursbuch.web.serving import prepare, read_ahead

    prepare(data, "testserver")
    read_ahead()
    from django.test import Client

    client = Client(headers={"Accept-Encoding": "gzip"})
    game = _game(client)
    print("Pages: 1844, all seats at one screen; bytes compressed, CPU milliseconds of the server")
    _first_load(client, game)
    print(f"{'an empty view':32}{_milliseconds(lambda: client.get('/theme')):8.1f} ms")
    for number in (EARLY, LATE):
        _tell(f"a move at action {number}", *_moves(client, game, number))
    _late_table(client, game)
    for kind in ("LayTile", "BuyShare"):
        early, late = _first_and_last(game["actions"], kind)
        _tell(f"{kind} early", *_moves(client, game, early, kind))
        _tell(f"{kind} late", *_moves(client, game, late, kind))


def _late_table(client: Any, game: Record) -> None:
    """What a player does at a table late in the game, before a tile is laid there."""
    actions = game["actions"]
    number = max(n for n, a in enumerate(actions[:BRANCH]) if a["do"] == "LayTile")
    lay = actions[number]
    began = process_time()
    whole = _table(client, game, len(actions))
    print(f"{f'import of {len(actions)} moves':32}{(process_time() - began) * 1000:8.1f} ms")
    table = _table(client, game, number)
    address, place = f"/t/{table.key}/", str(lay["hex"])
    offer = {"offer": json.dumps(lay), "pick.hex": place}
    asks = {
        "a late table, opened": lambda: client.get(address),
        "a hex to its ring": lambda: _fragment(client, address, {"pick.hex": place}),
        "a preview": lambda: _fragment(client, address, offer),
    }
    for what, ask in asks.items():
        print(f"{what:32}{_milliseconds(ask):8.1f} ms")
    steps = iter(range(number, number + 10 * TIMES))
    past = f"/t/{whole.key}/"
    step = _milliseconds(lambda: _fragment(client, past, {"at": next(steps)}))
    print(f"{'a step of history':32}{step:8.1f} ms")
    branch = _milliseconds(lambda: _branched(client, whole.key))
    print(f"{f'a what-if at move {BRANCH}':32}{branch:8.1f} ms")
    began = process_time()
    if client.get(f"{address}runs", {"pick.hex": place}).status_code == 200:
        took = (process_time() - began) * 1000
        print(f"{'best runs of a whole ring':32}{took:8.1f} ms, nothing known")


def _fragment(client: Any, address: str, query: Mapping[str, Any]) -> None:
    assert client.get(address, query, headers={"HX-Request": "true"}).status_code == 200


def _branched(client: Any, key: str) -> None:
    from kursbuch.web import limits

    limits.forget()
    assert client.post(f"/t/{key}/branch", {"at": BRANCH}).status_code == 302


def _tell(what: str, spent: list[float], sizes: list[int]) -> None:
    figures = f"{median(spent):8.1f} ms{round(median(sizes)):9} bytes, at most {max(sizes)}"
    print(f"{what:32}{figures}")


def _first_and_last(actions: Sequence[Mapping[str, Any]], kind: str) -> tuple[int, int]:
    """Where to begin so that as many moves of this kind follow, early and late in the game."""
    found = [n for n, action in enumerate(actions) if action["do"] == kind]
    return found[1], found[-TIMES]


def _game(client: Any) -> Record:
    """The game that everybody plays who is compared; alone, a long one."""
    file = Path(os.environ.get(GAME) or os.devnull)
    if file.is_file():
        found: Record = json.loads(file.read_text(encoding="utf-8"))
        return found
    game = _recorded(client) if RECORDED.exists() else _of_bots()
    file.write_text(json.dumps(game), encoding="utf-8")
    return game


def _recorded(client: Any) -> Record:
    """A recorded game, as it is read here."""
    key = _imported(client, RECORDED.read_text(encoding="utf-8"))
    game: Record = client.get(f"/t/{key}/record.json", headers={"Accept-Encoding": ""}).json()
    return game


def _of_bots() -> Record:
    """A game of bots that is as long."""
    from kursbuch.bots import RandomBot
    from kursbuch.bots.arena import play_game
    from kursbuch.catalogue import title
    from kursbuch.core import record

    for seed in range(100):
        start = title("1844").start(4, seed)
        _, actions = play_game(title("1844"), [RandomBot()] * 4, start, Random(seed))
        if len(actions) > LATE + TIMES:
            names = ("Anna", "Bert", "Carla", "Dora")
            return record.write_record(record.Record(start.setup, tuple(actions), names))
    raise RuntimeError("no long game")


def _table(client: Any, game: Record, number: int) -> Any:
    """A table at which this many actions of a game have been played."""
    from kursbuch.web.tables.models import Table

    record = {**game, "actions": game["actions"][:number]}
    return Table.objects.get(key=_imported(client, json.dumps(record)))


def _imported(client: Any, text: str) -> str:
    """The key of a table with this game on it."""
    from kursbuch.web import limits

    limits.forget()
    return str(client.post("/import/", {"text": text})["Location"].split("/")[2])


def _moves(client: Any, game: Record, number: int, kind: str = "") -> tuple[list[float], list[int]]:
    """The time and the bytes of the next moves, or of the next moves of one kind."""
    from kursbuch.web import limits

    table = _table(client, game, number)
    page = client.get(f"/t/{table.key}/")
    spent: list[float] = []
    sizes: list[int] = []
    have = _prints(page)
    for action in game["actions"][number:]:
        if len(spent) == TIMES:
            break
        limits.forget()
        table.refresh_from_db()
        form = {"seq": table.seq, "offer": json.dumps(action), "board": have.get("board", "")}
        headers = {"HX-Request": "true", "X-Have": ",".join(map(":".join, have.items()))}
        began = process_time()
        answer = client.post(f"/t/{table.key}/act", form, headers=headers)
        took = (process_time() - began) * 1000
        assert answer.status_code == 200
        have |= _prints(answer)
        if kind in ("", action["do"]):
            spent.append(took)
            sizes.append(len(answer.content))
    return spent, sizes


def _prints(answer: Any) -> dict[str, str]:
    """The fingerprints of the parts that an answer brings."""
    text = gzip.decompress(answer.content).decode()
    boards = [*_BOARD.findall(text)[:1], *_CHANGED.findall(text)]
    return dict(_PRINT.findall(text) + [("board", one) for one in boards])


def _first_load(client: Any, game: Record) -> None:
    """The page and everything that it loads besides, as it is sent."""
    from django.conf import settings

    table = _table(client, game, EARLY)
    page = client.get(f"/t/{table.key}/")
    names = _LOADED.findall(gzip.decompress(page.content).decode())
    files = [settings.STATIC_ROOT / name for name in dict.fromkeys(names)]
    packed = [file.with_name(f"{file.name}.gz") for file in files]
    kept = sum(
        (gz if gz.exists() else f).stat().st_size for f, gz in zip(files, packed, strict=True)
    )
    print(f"{'first load of a table':32}{len(page.content) + kept:11} bytes ({kept} of them kept)")


def _milliseconds(call: Callable[[], object]) -> float:
    spent = []
    for _ in range(TIMES):
        began = process_time()
        call()
        spent.append((process_time() - began) * 1000)
    return median(spent)


if __name__ == "__main__":
    main()
