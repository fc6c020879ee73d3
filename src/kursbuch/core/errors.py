"""What can go wrong, as one small tree; every error says itself in the player's language.

KursbuchError
├── IllegalAction       the rules forbid it: show `message` to the player, with `rule`
├── Unreadable          text that is not an action, record or state of this title
│   ├── UnreadableAction
│   └── UnreadableRecord
├── BadSetup            no such title, player count or option
├── StaleTable          somebody acted first: look again
├── HiddenChance        a view was asked for a draw that only the real game knows
└── BrokenRecord        a stored game no longer replays: never the player's fault

Everything else is a bug and is not caught.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kursbuch.core.words import Message, speak

if TYPE_CHECKING:
    from kursbuch.core.words import Arg


class KursbuchError(Exception):
    """An error that has words for the person who caused or met it."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return speak(self.message)


class IllegalAction(KursbuchError):
    """The rules forbid the action; `rule` is the ledger entry that does."""

    def __init__(self, rule: str, message: Message) -> None:
        super().__init__(message)
        self.rule = rule

    def __str__(self) -> str:
        return f"[{self.rule}] {speak(self.message)}"


class Unreadable(KursbuchError):
    """Text that is not what it should be."""


class UnreadableAction(Unreadable):
    """Text that is not an action of this title."""


class UnreadableRecord(Unreadable):
    """Text that is not the record of a game."""


class BadSetup(KursbuchError):
    """A game that cannot be set up: no such title, player count or option."""


class StaleTable(KursbuchError):
    """Somebody acted first."""


class HiddenChance(KursbuchError):
    """A view does not know what chance will bring."""


class BrokenRecord(KursbuchError):
    """The stored action number `seq` no longer plays, because of `cause`."""

    def __init__(self, seq: int, cause: KursbuchError) -> None:
        super().__init__(Message("broken-record", seq=seq, cause=str(cause)))
        self.seq = seq
        self.cause = cause


def require(condition: object, rule: str, key: str, /, **args: Arg) -> None:
    """Refuse the action under *rule* unless *condition* holds."""
    if not condition:
        raise IllegalAction(rule, Message(key, **args))
