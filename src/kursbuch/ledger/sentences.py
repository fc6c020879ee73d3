"""What an entry says to a player: the rule alone, without sources, marks and editors' notes."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping

_NOTES = re.compile(
    r"\n\s*- |(?:^|(?<=\s))"
    r"(?:Clash|Conflict|Gap|Silent|Do|Use|Note|Evidence|18xx\.games)\b[^.:\n]*:"
)
"""Where the editors' notes of an entry begin."""
_SOURCES = re.compile(
    r"\s*(?:\*\([^*]*\)\*|`?\[[^\]]*\]`?|→ C-\d+|\(2(?:\)|(?:: | where )[^)]*\)))"
)
"""Where a rule comes from, or since when it is played."""
_REFERENCE = re.compile(r"(?<![\w-])[A-Z0-9]{2,5}-\d\d\b")
"""An entry of the same ledger, named without its prefix."""


def sentence(text: str, short: Mapping[str, str], prefix: str, rules: Container[str]) -> str:
    """The rule of an entry's text, with short words written out and references complete."""
    rule = _NOTES.split(_SOURCES.sub("", text), maxsplit=1)[0]
    rule = re.sub(r"Option `\w+`:", "Option:", re.sub(r"[ \n]+", " ", rule).strip())
    for word, long in short.items():
        rule = _written_out(rule, word, long)
    return _REFERENCE.sub(lambda found: _whole(found[0], prefix, rules), rule)


def abbreviations(listed: str) -> dict[str, str]:
    """The short words of a ledger, as its head lists them: "SR stock round; OR …"."""
    pairs = (part.strip().partition(" ") for part in listed.split(";") if part.strip())
    return {word: long for word, _, long in pairs}


def _written_out(rule: str, word: str, long: str) -> str:
    """The rule with a short word written out, with its article and as it begins a sentence."""
    article = "an" if long[0] in "aeiou" else "a"
    rule = re.sub(rf"\b([Aa])n?(?= {word}\b)", lambda found: found[1] + article[1:], rule)
    rule = re.sub(rf"(^|\. ){word}(?=s?\b(?!-\d))", rf"\g<1>{long[0].upper()}{long[1:]}", rule)
    return re.sub(rf"(?<![\w-]){word}(?=s?\b(?!-\d))", long, rule)


def _whole(reference: str, prefix: str, rules: Container[str]) -> str:
    whole = f"{prefix}-{reference}"
    return whole if whole in rules else reference
