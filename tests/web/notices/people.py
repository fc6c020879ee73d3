"""People who wish to be told."""

from __future__ import annotations

from typing import Any

from django.test import Client

from kursbuch.web.accounts.models import User


def account(client: Client, name: str, **fields: Any) -> User:
    """An account that is signed in, with mail at once."""
    user = User.objects.create_user(name, f"{name}@example.org", by_email=True, **fields)
    client.force_login(user)
    return user
