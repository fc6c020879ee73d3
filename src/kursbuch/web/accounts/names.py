"""Names of accounts: told apart by people who read them, not only by machines."""

from __future__ import annotations

import unicodedata

LOOK_ALIKES = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", ".": "", "-": "", "_": ""})


def is_plain(name: str) -> bool:
    """Latin letters with or without accents, digits, and a few marks."""
    return all(c in "0123456789.-_" or unicodedata.name(c, "").startswith("LATIN ") for c in name)


def skeleton(name: str) -> str:
    """The same for all names that look alike: without accents, case and marks.

    >>> skeleton("Änna_1") == skeleton("annaI")
    True
    """
    bare = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(c for c in bare if not unicodedata.combining(c))
    return letters.translate(LOOK_ALIKES).replace("rn", "m").replace("vv", "w")
