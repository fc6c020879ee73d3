"""Golden games: records that Kursbuch made itself, with the log they must tell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kursbuch.catalogue import title
from kursbuch.core.record import Record, state_fingerprint
from kursbuch.core.title import Title
from kursbuch.core.words import Words
from kursbuch.records import read_record, replay

FOLDER = Path(__file__).parent
EVERY = 25


def golden() -> list[Path]:
    """The records, by rules number and title; those of each number have a folder."""
    return sorted(FOLDER.glob("rules-*/*.json"))


def newest(title: Title[Any]) -> Path:
    """Where the golden game of a title's present rules number is."""
    return FOLDER / f"rules-{title.rules}" / f"{title.key}.json"


def read(path: Path) -> Record:
    """One golden record."""
    return read_record(path.read_text(encoding="utf-8"), title)


def log(record: Record) -> Iterator[str]:
    """What the game tells, with a fingerprint of the position after every 25th action."""
    words = Words("en", record.names)
    for seq, (state, news) in enumerate(replay(record, title)):
        for event in news:
            yield f"{seq}: {words.say(state.title.tell(event))}"
        if seq % EVERY == 0 or seq == len(record.actions):
            yield f"{seq}: = {state_fingerprint(state)}"
