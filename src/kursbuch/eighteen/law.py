"""Refusals of rules that several games share, each under the entry of its own ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from kursbuch.core.errors import IllegalAction
from kursbuch.core.words import Arg, Message
from kursbuch.eighteen.state import State18

P = ParamSpec("P")


def require_law(state: State18, condition: object, key: str, /, **args: Arg) -> None:
    """Refuse the action with the words *key* unless *condition* holds.

    The title knows the ledger entry behind each key.
    """
    if not condition:
        raise IllegalAction(state.title.laws[key], Message(key, **args))


def allowed(law: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> bool:
    """The law has nothing against it."""
    try:
        law(*args, **kwargs)
    except IllegalAction:
        return False
    return True
