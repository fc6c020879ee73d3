"""Refusals of rules that several games share, each under the entry of its own ledger."""

from __future__ import annotations

from typing import Any

from kursbuch.core.errors import IllegalAction
from kursbuch.core.words import Arg, Message


def require_law(state: Any, condition: object, key: str, /, **args: Arg) -> None:
    """Refuse the action with the words *key* unless *condition* holds.

    The title knows the ledger entry behind each key.
    """
    if not condition:
        raise IllegalAction(state.title.laws[key], Message(key, **args))


def allowed(law: Any, *args: Any) -> bool:
    """The law has nothing against it."""
    try:
        law(*args)
    except IllegalAction:
        return False
    return True
