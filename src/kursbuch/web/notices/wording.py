"""What notices say, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Sequence

from django.conf import settings

from kursbuch.catalogue import titles
from kursbuch.core.words import Message, Words
from kursbuch.web.accounts.models import User
from kursbuch.web.notices.models import Kind, Notice
from kursbuch.web.tables.models import Table
from kursbuch.web.wording import title_name

LONGEST = 300
"""Characters that a device shows; a push service takes 4096 bytes."""


def words_of(user: User) -> Words:
    """The words of a person's language."""
    return Words(user.language or "en")


def sentence(notice: Notice, words: Words) -> str:
    """What there is to tell, in one sentence."""
    return words.say(Message(_key(notice), table=where(notice, words), **notice.args))


def _key(notice: Notice) -> str:
    """Some kinds are about different things."""
    if notice.kind == Kind.INVITATION and "group" in notice.args:
        return "notice-group"
    if notice.kind == Kind.STOPPED and "plan" in notice.args:
        return "notice-plan"
    return f"notice-{notice.kind}"


def where(notice: Notice, words: Words) -> str:
    """The name of the table or group, as people call it."""
    if notice.table is None:
        return str(notice.args.get("group", "Kursbuch"))
    return called(notice.table, words)


def called(table: Table, words: Words) -> str:
    """A table by its own name, else by that of its title."""
    title = titles().get(table.title)
    return table.name or (title_name(words, title) if title else table.title)


def subject(notices: Sequence[Notice], words: Words) -> str:
    """The one sentence, or how many there are."""
    if len(notices) == 1:
        return sentence(notices[0], words)
    return words.say(Message("notice-several", count=len(notices)))


def body(notices: Sequence[Notice], words: Words) -> str:
    """Every sentence with the address to look at."""
    base = settings.SITE or settings.HOUSE
    return "\n\n".join(f"{sentence(one, words)}\n{base}{one.path}" for one in notices)


def pushed(notice: Notice, words: Words) -> dict[str, str]:
    """What a device shows: the newest of a kind at each table."""
    return {
        "title": where(notice, words),
        "body": sentence(notice, words)[:LONGEST],
        "path": notice.path,
        "tag": f"{notice.kind}-{notice.table_id or notice.key}",
        "lang": words.language,
    }
