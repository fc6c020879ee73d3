"""The pages: bytes over the wire, and the server's time for what a player does late in a game."""

from __future__ import annotations

import gzip
import json
import os
import re
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.replays import FILES, RECORDED
from kursbuch.bots import RandomBot
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import title
from kursbuch.core.action import Action
from kursbuch.core.record import Record, write_action, write_record
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game

EARLY, LATE, TIMES = 10, 900, 24
BRANCH = 782
_PRINT = re.compile(r'id="(\w+)"[^>]*? data-print="([^"]+)"')
"""A part of the page and its fingerprint, which the browser sends back."""
_CHANGED = re.compile(r'id="changes"[^>]*? data-to="([^"]+)"')
"""The fingerprint of a board of which only the changes are sent."""
_LOADED = re.compile(r'(?:href|src)="/static/([^"]+)"')
"""A file that the page loads."""


def main() -> None:
    data = Path(tempfile.mkdtemp(prefix="kursbuch-bench-"))
    os.environ["KURSBUCH_THINKERS"] = "0"
    from kursbuch.web.serving import prepare, read_ahead

    prepare(data, "testserver")
    read_ahead()
    from django.test import Client

    client = Client(headers={"Accept-Encoding": "gzip"})
    game = _long_game()
    print("Pages: 1844, all seats at one screen; bytes compressed, CPU milliseconds of the server")
    _first_load(client, game)
    print(f"{'an empty view':32}{_milliseconds(lambda: client.get('/theme')):8.1f} ms")
    for number in (EARLY, LATE):
        _tell(f"a move at action {number}", *_moves(client, game, number))
    _late_table(client, game)
    for kind in ("LayTile", "BuyShare"):
        early, late = _first_and_last(game.actions, kind)
        _tell(f"{kind} early", *_moves(client, game, early, kind))
        _tell(f"{kind} late", *_moves(client, game, late, kind))


def _late_table(client: Any, game: Record) -> None:
    """What a player does at a table late in the game, before a tile is laid there."""
    number = max(n for n, a in enumerate(game.actions[:BRANCH]) if type(a).__name__ == "LayTile")
    lay = write_action(game.actions[number])
    began = process_time()
    whole = _table(client, game, len(game.actions))
    print(f"{f'import of {len(game.actions)} moves':32}{(process_time() - began) * 1000:8.1f} ms")
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
    client.get(f"{address}runs", {"pick.hex": place})
    print(
        f"{'best runs of a whole ring':32}{(process_time() - began) * 1000:8.1f} ms, nothing known"
    )


def _fragment(client: Any, address: str, query: Mapping[str, Any]) -> None:
    assert client.get(address, query, headers={"HX-Request": "true"}).status_code == 200


def _branched(client: Any, key: str) -> None:
    from kursbuch.web import limits

    limits.forget()
    assert client.post(f"/t/{key}/branch", {"at": BRANCH}).status_code == 302


def _tell(what: str, spent: list[float], sizes: list[int]) -> None:
    figures = f"{median(spent):8.1f} ms{round(median(sizes)):9} bytes, at most {max(sizes)}"
    print(f"{what:32}{figures}")


def _first_and_last(actions: Sequence[Action], kind: str) -> tuple[int, int]:
    """Where to begin so that as many moves of this kind follow, early and late in the game."""
    found = [n for n, action in enumerate(actions) if type(action).__name__ == kind]
    return found[1], found[-TIMES]


def _long_game() -> Record:
    """A recorded game if there is one beside this checkout, else one of bots that is as long."""
    if RECORDED.is_dir():
        game = begin_import(read_site_game((RECORDED / FILES[0]).read_text(encoding="utf-8")))
        for _ in game.steps():
            pass
        return game.record()
    for seed in range(100):
        start = title("1844").start(4, seed)
        _, actions = play_game(title("1844"), [RandomBot()] * 4, start, Random(seed))
        if len(actions) > LATE + TIMES:
            return Record(start.setup, tuple(actions), ("Anna", "Bert", "Carla", "Dora"))
    raise RuntimeError("no long game")


def _table(client: Any, game: Record, number: int) -> Any:
    """A table at which so many actions of a game have been played."""
    from kursbuch.web import limits
    from kursbuch.web.tables.models import Table

    limits.forget()
    record = replace(game, actions=game.actions[:number])
    answer = client.post("/import/", {"text": json.dumps(write_record(record))})
    return Table.objects.get(key=answer["Location"].split("/")[2])


def _moves(client: Any, game: Record, number: int, kind: str = "") -> tuple[list[float], list[int]]:
    """The time and the bytes of the next moves, or of the next moves of one kind."""
    from kursbuch.web import limits

    table = _table(client, game, number)
    page = client.get(f"/t/{table.key}/")
    spent: list[float] = []
    sizes: list[int] = []
    have = _prints(page)
    for action in game.actions[number:]:
        if len(spent) == TIMES:
            break
        limits.forget()
        table.refresh_from_db()
        form = {"seq": table.seq, "offer": json.dumps(write_action(action))}
        headers = {"HX-Request": "true", "X-Have": ",".join(map(":".join, have.items()))}
        began = process_time()
        answer = client.post(f"/t/{table.key}/act", form, headers=headers)
        took = (process_time() - began) * 1000
        assert answer.status_code == 200
        have |= _prints(answer)
        if kind in ("", type(action).__name__):
            spent.append(took)
            sizes.append(len(answer.content))
    return spent, sizes


def _prints(answer: Any) -> dict[str, str]:
    """The fingerprints of the parts that an answer brings."""
    text = gzip.decompress(answer.content).decode()
    changed = [("board", to) for to in _CHANGED.findall(text)]
    return dict(_PRINT.findall(text) + changed)


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


def _milliseconds(call: Any) -> float:
    spent = []
    for _ in range(TIMES):
        began = process_time()
        call()
        spent.append((process_time() - began) * 1000)
    return median(spent)


if __name__ == "__main__":
    main()
