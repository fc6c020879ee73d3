"""Names of guests, who have none of their own: nobody is to take them for somebody else."""

from __future__ import annotations

from collections.abc import Iterable

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.accounts.names import has_plain_letters, skeleton
from kursbuch.web.errors import HouseRule


def check_guest_name(name: str, others: Iterable[str] = ()) -> None:
    """Refuse a name that looks like that of an account, or of one of the *others* at a table."""
    if not has_plain_letters(name):
        raise HouseRule(Message("page-name-latin"))
    bare = skeleton(name)
    if bare in map(skeleton, others) or User.objects.filter(skeleton=bare).exists():
        raise HouseRule(Message("page-name-taken"))
