"""The rule ledgers: every rule as a numbered entry, the authority for what is right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent
_ID = r"(?:44|24|FT)-[A-Z0-9]+-\d+"
_ENTRY = re.compile(rf"^(?:- )?(?:\*\*)?(?P<id>{_ID})(?:\*\*)?\s+(?P<text>.*)$")
_SCENARIO = re.compile(r"^(?:\*\*|## )(?P<id>[WSX]\d\d|X\d-\d\d|EX-\d+)\b", re.MULTILINE)
_HEADING = re.compile(r"^#+ (?P<heading>.*)$")
_RULEBOOK = {
    "44": "1844 Switzerland (rulebooks of 2016 and 2003)",
    "24": "1824 Austrian-Hungarian Railway (rulebook of 2019)",
    "FT": "First Train to Nuremberg (rulebook of 2010)",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule: its id, the chapter it stands in, and its words (Markdown)."""

    id: str
    ledger: str
    chapter: str
    text: str

    @property
    def rulebook(self) -> str:
        """The rulebook that the entry restates."""
        return _RULEBOOK[self.id.partition("-")[0]]


@cache
def entries(ledger: str) -> dict[str, Entry]:
    """The entries of one ledger ("1844", "1824", "first-train") by id, in the ledger's order."""
    text = (_FOLDER / f"{ledger}.md").read_text(encoding="utf-8")
    return {entry.id: entry for entry in _read(ledger, text)}


@cache
def scenarios(ledger: str) -> tuple[str, ...]:
    """The ids of the worked examples that belong to a ledger, in their order."""
    text = (_FOLDER / f"{ledger}-examples.md").read_text(encoding="utf-8")
    return tuple(match["id"] for match in _SCENARIO.finditer(text))


def ledgers() -> list[str]:
    """The ledgers there are."""
    return ["first-train", "1844", "1824"]


def entry(rule: str) -> Entry | None:
    """The entry with this id, in whichever ledger it stands."""
    for ledger in ledgers():
        if found := entries(ledger).get(rule):
            return found
    return None


def _read(ledger: str, text: str) -> Iterator[Entry]:
    chapter, rule = "", ""
    lines: list[str] = []
    for line in [*text.splitlines(), "# end"]:
        heading, start = _HEADING.match(line), _ENTRY.match(line)
        if rule and (heading or start):
            yield Entry(rule, ledger, chapter, "\n".join(lines).strip())
            rule, lines = "", []
        if heading:
            chapter = heading["heading"]
        elif start:
            rule, lines = start["id"], [start["text"]]
        elif rule:
            lines.append(line)
