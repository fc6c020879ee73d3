"""Taking and leaving seats before the game begins."""

from __future__ import annotations

from kursbuch.bots import level_of, seated
from kursbuch.core.words import Message, Words
from kursbuch.web.accounts.guest_names import check_guest_name
from kursbuch.web.errors import HouseRule
from kursbuch.web.friends import blocks
from kursbuch.web.tables.lobby import announcing
from kursbuch.web.tables.lobby.setup import begin_if_full
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.play.change import change
from kursbuch.web.tables.record import positions
from kursbuch.web.visitors import Visitor


def check_may_join(table: Table, visitor: Visitor, name: str) -> None:
    """Refuse whom the owner has blocked, strangers among a group, guests under others' names."""
    blocks.check_may_sit(visitor.user, table.owner)
    announcing.check_may_sit(table, visitor.user)
    _check_name(table, visitor, name)


def _check_name(table: Table, visitor: Visitor, name: str) -> None:
    if visitor.user:
        return
    others = [p for p in table.places.all() if not (p.is_free or p.is_held_by(visitor))]
    check_guest_name(name, [place.name for place in others])


def join(table: Table, visitor: Visitor, name: str) -> None:
    """Take a free seat, and only one."""
    check_may_join(table, visitor, name)
    state = positions.start(table)
    with change(table, status=Status.OPEN):
        places = list(table.places.all())
        free = next((place for place in places if place.is_free), None)
        if free is None or visitor.seats(places):
            raise HouseRule(Message("lobby-no-seat"))
        _check_name(table, visitor, name)
        free.user, free.guest = visitor.user, "" if visitor.user else visitor.guest
        free.name = name
        free.save(update_fields=["user", "guest", "name"])
        begin_if_full(table, state)


def leave(table: Table, visitor: Visitor) -> bool:
    """Give the seats up; a table that nobody of its people wants any more is removed."""
    with change(table, status=Status.OPEN):
        left = table.places.filter(visitor.holds()).update(user=None, guest="", name="")
        if visitor.owns(table) and not table.places.exclude(user=None, guest="").exists():
            table.delete()
            return False
        if not left:
            raise HouseRule(Message("page-not-your-seat"))
    return True


def fill(table: Table, visitor: Visitor, bot: str, told: Words) -> None:
    """The owner lets bots take the free seats, and the game begins."""
    state = positions.start(table)
    with change(table, status=Status.OPEN):
        if not visitor.owns(table):
            raise HouseRule(Message("lobby-not-yours"))
        for place in table.places.all():
            if place.is_free:
                place.bot = seated(bot, place.seat)
                place.name = place.name or bot_name(bot, place.seat, told)
                place.save(update_fields=["bot", "name"])
        begin_if_full(table, state)


def bot_name(bot: str, seat: int, told: Words) -> str:
    """What a bot is called that nobody gave a name: its level, and the number of the seat."""
    return told.say(Message("page-bot-name", level=level_of(bot), number=seat + 1))


def rename(table: Table, visitor: Visitor, name: str) -> None:
    """The owner gives the table a name, at any time."""
    with change(table, status=None):
        if not visitor.owns(table):
            raise HouseRule(Message("lobby-not-yours"))
        table.name = name[:60]
        table.save(update_fields=["name"])
