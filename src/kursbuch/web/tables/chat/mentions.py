"""Mentions: `@name` in the talk means somebody at the table, who is told of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from kursbuch.web.friends.blocks import has_blocked
from kursbuch.web.notices import news
from kursbuch.web.notices.models import Kind
from kursbuch.web.notices.news import News
from kursbuch.web.tables.models import Remark

LONGEST = 200
"""Characters of a line that are told elsewhere."""


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


def tell(remark: Remark) -> None:
    """Tell those whom a line mentions; not what they said themselves, nor of whom they block."""
    places = list(remark.table.places.select_related("user"))
    found = pieces(remark.text, [place.name for place in places])
    meant = {piece.removeprefix("@").casefold() for piece, is_mention in found if is_mention}
    args = {"who": remark.name, "text": remark.text[:LONGEST]}
    news.write(
        News(place.user, Kind.MENTION, f"mention-{remark.pk}", remark.table, args=args)
        for place in places
        if place.user
        and place.user_id != remark.user_id
        and place.name.casefold() in meant
        and not has_blocked(place.user, remark.user)
    )
