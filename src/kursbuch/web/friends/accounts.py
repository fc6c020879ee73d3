"""Accounts by name, as people type them."""

from __future__ import annotations

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule


def account(name: str) -> User:
    """The account of this name; whoever is banned or deleted has none."""
    found = User.objects.filter(username=name, is_active=True).first()
    if found is None:
        raise HouseRule(Message("hand-no-account", name=name))
    return found


def another(user: User, name: str) -> User:
    """The account of this name, which is not one's own."""
    found = account(name)
    if found == user:
        raise HouseRule(Message("friend-oneself"))
    return found
