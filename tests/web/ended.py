"""Finished games, made without playing them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import count

from kursbuch.web.accounts.models import User
from kursbuch.web.tables.models import Move, Place, Status, Table

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
_day = count()


def ended(*sitters: User | str, places: tuple[int, ...] = (), **fields: object) -> Table:
    """A finished game of these accounts and bots, with the places that they took.

    Each ends a day after the one before, by its last move.
    """
    result = {"places": [*places], "scores": [100 - 10 * p for p in places], "reason": ""}
    table = Table.objects.create(
        **{"title": "fair", "setup": {}, "status": Status.FINISHED, "result": result} | fields
    )
    for seat, who in enumerate(sitters):
        user, bot = (who, "") if isinstance(who, User) else (None, who)
        name = user.username if user else bot
        Place.objects.create(table=table, seat=seat, user=user, bot=bot, name=name)
    move = Move.objects.create(table=table, seq=1, parent=0, number=1)
    Move.objects.filter(pk=move.pk).update(at=BEGINNING + timedelta(days=next(_day)))
    return table
