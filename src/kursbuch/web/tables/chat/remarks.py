"""What people say at a table."""

from __future__ import annotations

from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Remark, Table
from kursbuch.web.tables.play.change import unseen_change
from kursbuch.web.tables.signals import remark_made
from kursbuch.web.visitors import Visitor

LONGEST = 1000


def say(table: Table, who: Visitor, text: str) -> None:
    """Say something at the table; at an unlisted one only those may who sit there."""
    mine = [place for place in table.places.all() if place.is_held_by(who)]
    if who.user and who.user.muted:
        raise HouseRule(Message("chat-muted"))
    name = who.name or (mine[0].name if mine else "")
    if not name or (table.private and not mine):
        raise HouseRule(Message("page-not-your-seat"))
    if text:
        with unseen_change(table, status=None):  # it may have been removed meanwhile
            said = Remark.objects.create(table=table, name=name[:40], user=who.user, text=text)
            remark_made.send(Remark, remark=said)
            channel.publish(table.key)
