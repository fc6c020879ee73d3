"""Which rules speak of a thing that has a name, such as a paper."""

from __future__ import annotations

import re
from functools import cache

from kursbuch.ledger import Entry, entries

_RANGE = re.compile(r"\b([A-Z]+)(\d+)\s?(?:[-–]|to)\s?\1(\d+)\b")
_CODE = re.compile(r"\b[A-Z]{1,4}\d?\b")


@cache
def rules_about(ledger: str, *names: str, most: int = 3) -> tuple[str, ...]:
    """The ids of the rules that speak of it most: that begin with it, or name little else."""
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")
    found = [entry for entry in entries(ledger).values() if pattern.search(_spelled(entry))]
    found.sort(key=lambda entry: (not pattern.match(entry.text), _codes(entry)))
    return tuple(entry.id for entry in found[:most])


def _spelled(entry: Entry) -> str:
    """The text of an entry with every range in full: "B1–B5" names B3, too."""
    return _RANGE.sub(_in_full, entry.text)


def _in_full(found: re.Match[str]) -> str:
    letters, first, last = found[1], int(found[2]), int(found[3])
    return " ".join(f"{letters}{number}" for number in range(first, last + 1))


def _codes(entry: Entry) -> int:
    """How many things an entry names: one that lists all of them says little of each."""
    return len(set(_CODE.findall(_spelled(entry))))
