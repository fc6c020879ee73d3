"""Names of people: told apart by people who read them, not only by machines."""

from __future__ import annotations

import re
import unicodedata

LOOK_ALIKES = str.maketrans(
    dict.fromkeys("1iı|", "l") | dict.fromkeys(".-_ ", "") | {"0": "o"},
)
LETTER = re.compile(
    "LATIN (SMALL|CAPITAL) LETTER ([A-Z]|AE|OE|SHARP S|ETH|THORN|DOTLESS I)( WITH .*)?"
)
"""The Unicode names of letters that people write; others look like these, and few can tell."""


def is_plain(name: str) -> bool:
    """Latin letters with or without accents, digits, and a few marks."""
    return all(c in "0123456789.-_" or _is_latin(c) for c in name)


def has_plain_letters(name: str) -> bool:
    """Latin letters, and whatever is no letter: guests also have blanks in their names."""
    return all(_is_latin(c) for c in name if c.isalpha())


def _is_latin(letter: str) -> bool:
    return bool(LETTER.fullmatch(unicodedata.name(letter, "")))


def skeleton(name: str) -> str:
    """The same for all names that look alike: without accents, case and marks.

    >>> skeleton("Änna_1") == skeleton("annaI")
    True
    """
    bare = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(c for c in bare if not unicodedata.combining(c))
    return letters.translate(LOOK_ALIKES).replace("rn", "m").replace("vv", "w")
