"""Mentions: `@name` in the chat means somebody at the table, who is told of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator


def pieces(text: str, names: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """The text in pieces, each with whether it mentions one of these people."""
    known = sorted({name for name in names if name}, key=len, reverse=True)
    if not known:
        yield text, False
        return
    mention = rf"(?<!\w)(@(?:{'|'.join(map(re.escape, known))}))(?!\w)"
    for number, piece in enumerate(re.split(mention, text, flags=re.IGNORECASE)):
        if piece:
            yield piece, number % 2 == 1
