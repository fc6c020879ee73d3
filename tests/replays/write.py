"""`make golden`: play the golden games of new titles, and write the newest logs again."""

from __future__ import annotations

import json

from kursbuch.bots.arena import Pairing, record_pairing
from kursbuch.catalogue import titles
from kursbuch.core.record import write_record
from tests.replays.golden import FOLDER, log, newest, read


def main() -> None:
    """Records stay as they are; only logs of the present rules number are written again."""
    for title in titles().values():
        path = newest(title)
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            players = title.players[len(title.players) // 2]
            record = record_pairing(Pairing(title.key, ("random",) * players, 1, {}))
            path.write_text(_lines(dict(write_record(record))), encoding="utf-8")
        path.with_suffix(".log").write_text("\n".join(log(read(path))) + "\n", encoding="utf-8")
        print(path.relative_to(FOLDER))


def _lines(record: dict[str, object]) -> str:
    """The record with one line an action, so that a difference can be read."""
    actions = record.pop("actions")
    assert isinstance(actions, list)
    head = json.dumps(record, ensure_ascii=False)[:-1]
    rows = ",\n".join(json.dumps(action, ensure_ascii=False) for action in actions)
    return f'{head}, "actions": [\n{rows}\n]}}\n'


if __name__ == "__main__":
    main()
