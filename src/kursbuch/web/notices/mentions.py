"""Who is told that somebody has mentioned them."""

from __future__ import annotations

from django.dispatch import receiver

from kursbuch.web.friends.blocks import has_blocked
from kursbuch.web.notices import news
from kursbuch.web.notices.models import Kind
from kursbuch.web.notices.news import News
from kursbuch.web.tables.chat.mentions import pieces
from kursbuch.web.tables.models import Remark
from kursbuch.web.tables.signals import remark_made

LONGEST = 200
"""Characters of a line that are told elsewhere."""


@receiver(remark_made)
def tell(remark: Remark, **_: object) -> None:
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
