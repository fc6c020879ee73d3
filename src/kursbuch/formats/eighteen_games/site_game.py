"""A game as 18xx.games exports it: what was done, after everything undone and redone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from kursbuch.core.codec import read_json
from kursbuch.core.errors import Unreadable, UnreadableRecord
from kursbuch.core.words import Message

SiteAction: TypeAlias = Mapping[str, Any]
TALK = ("message",)


@dataclass(frozen=True, slots=True)
class SiteGame:
    """Title, players in seat order, and the actions that count."""

    title: str
    id: str
    players: tuple[tuple[int | str, str], ...]
    seed: int | str | None
    optional_rules: tuple[str, ...]
    actions: tuple[SiteAction, ...]
    last: int = 0
    """The highest number of an action, undone or not."""

    def seat_of(self, player: object) -> int:
        """The seat of a player by the site's number."""
        return [str(number) for number, _ in self.players].index(str(player))


def read_site_game(text: str | bytes) -> SiteGame:
    """The game that an export holds, or a clear error."""
    plain = read_json(text)
    try:
        if not isinstance(plain, dict):
            raise TypeError("no game")
        return _game(plain)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):
        raise UnreadableRecord(Message("no-site-game")) from None
    except Unreadable as error:
        raise UnreadableRecord(error.message) from None


def _game(plain: Mapping[str, Any]) -> SiteGame:
    settings = plain.get("settings") or {}
    return SiteGame(
        title=str(plain["title"]),
        id=str(plain.get("id", "")),
        players=tuple((player["id"], str(player["name"])) for player in plain["players"]),
        seed=settings.get("seed"),
        optional_rules=tuple(str(rule) for rule in settings.get("optional_rules") or ()),
        actions=effective([_checked(action) for action in plain["actions"]]),
        last=max((int(action["id"]) for action in plain["actions"]), default=0),
    )


def _checked(action: object) -> SiteAction:
    """An action with a kind, and so are those that were played directly after it."""
    if not isinstance(action, dict) or not isinstance(action.get("type"), str):
        raise TypeError("no action")
    for automatic in action.get("auto_actions") or ():
        _checked(automatic)
    return action


def effective(actions: Sequence[SiteAction]) -> tuple[SiteAction, ...]:
    """What remains after undo and redo; chat is left out."""
    done: list[SiteAction] = []
    undone: list[list[SiteAction]] = []
    for action in actions:
        match action["type"]:
            case "undo":
                keep = _kept(done, action)
                undone.append(done[keep:])
                del done[keep:]
            case "redo":
                if undone:
                    done += undone.pop()
            case kind if kind not in TALK:
                done.append(action)
                undone.clear()
    return tuple(done)


def _kept(done: Sequence[SiteAction], undo: SiteAction) -> int:
    """How many actions an undo leaves: up to the one it names, or all but the last."""
    if "action_id" not in undo or undo["action_id"] is None:
        return max(len(done) - 1, 0)
    return sum(1 for action in done if int(action["id"]) <= int(undo["action_id"]))


def parts(action: SiteAction) -> Iterator[SiteAction]:
    """An action and what was played directly after it; settings of automation do nothing."""
    if not action["type"].startswith("program_"):
        yield action
    for automatic in action.get("auto_actions") or ():
        if not automatic["type"].startswith("program_"):
            yield {**automatic, "automatic": True}
