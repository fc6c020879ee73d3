"""`make golden`: play the golden games of new titles, and write the logs again."""

from __future__ import annotations

import json
from pathlib import Path

from kursbuch.bots.arena import Pairing, play_pairing
from kursbuch.catalogue import titles
from kursbuch.core.record import write_record
from tests.replays.golden import FOLDER, golden, log, newest, read


def main() -> None:
    """Records stay as they are. In logs of older rules numbers only the words may change."""
    for title in titles().values():
        path = newest(title)
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            players = title.players[len(title.players) // 2]
            record = play_pairing(Pairing(title.key, ("random",) * players, 1, {})).record
            path.write_text(_lines(dict(write_record(record))), encoding="utf-8")
        _write(path, list(log(read(path))))
    for path in set(golden()) - set(map(newest, titles().values())):
        old, new = path.with_suffix(".log").read_text(encoding="utf-8"), list(log(read(path)))
        if _positions(old.splitlines()) != _positions(new):
            raise SystemExit(f"{path.relative_to(FOLDER)} no longer plays as it was played")
        _write(path, new)


def _write(path: Path, lines: list[str]) -> None:
    path.with_suffix(".log").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(path.relative_to(FOLDER))


def _positions(lines: list[str]) -> list[str]:
    """The fingerprints, and the numbers of the actions that told something."""
    return [line if ": = " in line else line.partition(":")[0] for line in lines]


def _lines(record: dict[str, object]) -> str:
    """The record with one line an action, so that a difference can be read."""
    actions = record.pop("actions")
    assert isinstance(actions, list)
    head = json.dumps(record, ensure_ascii=False)[:-1]
    rows = ",\n".join(json.dumps(action, ensure_ascii=False) for action in actions)
    return f'{head}, "actions": [\n{rows}\n]}}\n'


if __name__ == "__main__":
    main()
