"""The rule ledgers: every rule as a numbered entry, the authority for what is right.

A ledger is a Markdown file that begins with what it says of itself, between two lines of dashes:
`prefix` (what its ids begin with), `rulebook` (which one it restates) and, if there are any,
`examples` (the file of worked examples beside it) with `example_ids` (the pattern of their ids),
and `short` (its abbreviations). Ledgers are found here, and in the folder `ledger` of each package
outside that brings titles. A file `NAME.LANGUAGE.md` beside a ledger says its rules to players in
another language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kursbuch.core.plugins import folder, plugins
from kursbuch.core.words import LANGUAGES
from kursbuch.ledger.sentences import abbreviations, sentence

_HEAD = re.compile(r"---\n(?P<head>.*?)\n---\n", re.DOTALL)
_HEADING = re.compile(r"^#+ (?P<heading>.*)$")


@dataclass(frozen=True, slots=True)
class Ledger:
    """One ledger, as it introduces itself; its name is that of its file."""

    name: str
    path: Path
    prefix: str
    rulebook: str
    examples: str = ""
    example_ids: str = ""
    short: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule: its id, the chapter it stands in, and its words with the editors' notes."""

    id: str
    ledger: str
    chapter: str
    text: str

    def rulebook(self, language: str) -> str:
        """The rulebook that the entry restates, as it is called in the player's language."""
        called = _head(_translation(self.ledger, language)).get("rulebook")
        return called or introduction(self.ledger).rulebook

    def sentence(self, language: str) -> str:
        """What the rule says to a player; in English where nobody has translated it."""
        head = introduction(self.ledger)
        said = translations(self.ledger, language).get(self.id)
        text, short = (said.text, "") if said else (self.text, head.short)
        return sentence(text, abbreviations(short), head.prefix, entries(self.ledger))

    def heading(self, language: str) -> str:
        """The chapter in the player's language."""
        return translations(self.ledger, language).get(self.id, self).chapter

    def speaks(self, language: str) -> str:
        """The language in which the rule is said to a player who would like this one."""
        return language if self.id in translations(self.ledger, language) else "en"

    def mentions(self, words: str) -> bool:
        """The words occur in the entry, or in what it says in any language."""
        said = (translations(self.ledger, language).get(self.id) for language in LANGUAGES)
        texts = [f"{entry.chapter} {entry.text}" for entry in (self, *said) if entry]
        sought = [self.id, self.sentence("en"), *texts]
        return any(words.casefold() in text.casefold() for text in sought)


@cache
def _found() -> dict[str, Ledger]:
    """All ledgers by name."""
    outside = (folder(package) / "ledger" for package in plugins())
    files = [
        path for home in (Path(__file__).parent, *outside) for path in sorted(home.glob("*.md"))
    ]
    read = (_introduced(path) for path in files)
    return {ledger.name: ledger for ledger in read if ledger is not None}


def _introduced(path: Path) -> Ledger | None:
    """The ledger in a file; none if the file does not begin as one."""
    said = _head(path)
    return Ledger(path.stem, path, **said) if "prefix" in said else None


@cache
def _head(path: Path) -> dict[str, str]:
    """What a file says between the lines of dashes that it begins with, if it does."""
    match = _HEAD.match(path.read_text(encoding="utf-8")) if path.exists() else None
    lines = (line.partition(":") for line in match["head"].splitlines()) if match else ()
    return {key.strip(): value.strip() for key, _, value in lines}


def ledgers() -> list[str]:
    """The names of the ledgers there are."""
    return list(_found())


def introduction(ledger: str) -> Ledger:
    """What a ledger says of itself."""
    return _found()[ledger]


@cache
def rule_id() -> re.Pattern[str]:
    """What the id of an entry of any ledger looks like."""
    prefixes = "|".join(re.escape(ledger.prefix) for ledger in _found().values())
    return re.compile(rf"\b(?:{prefixes})-[A-Z0-9]+-\d+\b")


@cache
def entries(ledger: str) -> dict[str, Entry]:
    """The entries of one ledger ("1844", "1824", "first-train") by id, in the ledger's order."""
    text = introduction(ledger).path.read_text(encoding="utf-8")
    return {entry.id: entry for entry in _read(ledger, text)}


@cache
def translations(ledger: str, language: str) -> dict[str, Entry]:
    """The entries as players read them in another language, by id; none for English."""
    path = _translation(ledger, language)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return {entry.id: entry for entry in _read(ledger, text)}


def _translation(ledger: str, language: str) -> Path:
    return introduction(ledger).path.with_suffix(f".{language}.md")


@cache
def scenarios(ledger: str) -> tuple[str, ...]:
    """The ids of the worked examples that belong to a ledger, in their order."""
    found = introduction(ledger)
    if not found.examples:
        return ()
    text = (found.path.parent / found.examples).read_text(encoding="utf-8")
    return tuple(re.findall(rf"^(?:\*\*|## )({found.example_ids})\b", text, re.MULTILINE))


def entry(rule: str) -> Entry | None:
    """The entry with this id, in whichever ledger it stands."""
    for ledger in ledgers():
        if found := entries(ledger).get(rule):
            return found
    return None


def _read(ledger: str, text: str) -> Iterator[Entry]:
    entry = re.compile(rf"^(?:- )?(?:\*\*)?(?P<id>{rule_id().pattern})(?:\*\*)?\s+(?P<text>.*)$")
    chapter, rule = "", ""
    lines: list[str] = []
    for line in [*text.splitlines(), "# end"]:
        heading, start = _HEADING.match(line), entry.match(line)
        if rule and (heading or start):
            yield Entry(rule, ledger, chapter, "\n".join(lines).strip())
            rule, lines = "", []
        if heading:
            chapter = heading["heading"]
        elif start:
            rule, lines = start["id"], [start["text"]]
        elif rule and line != "---":
            lines.append(line)
