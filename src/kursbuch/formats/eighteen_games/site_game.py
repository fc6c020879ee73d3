"""A game as 18xx.games exports it: what was done, after everything undone and redone."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import TypeAlias

from kursbuch.core.codec import read_json
from kursbuch.core.errors import Unreadable, UnreadableRecord
from kursbuch.core.words import Message

SiteAction: TypeAlias = Mapping[str, object]
"""An action as it stands in the file; what its fields hold is read by the functions below."""
TALK = ("message",)
UNCLEAR = (LookupError, ValueError)
"""What a file runs into whose fields are missing, of another type, or name nothing."""


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
        return _game(_fields(plain))
    except UNCLEAR:
        raise UnreadableRecord(Message("no-site-game")) from None
    except Unreadable as error:
        raise UnreadableRecord(error.message) from None


def text(value: object) -> str:
    """Text and nothing else."""
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def integer(value: object) -> int:
    """A whole number, which may be written as text."""
    if not isinstance(value, int | float | str) or value in (inf, -inf):
        raise ValueError(value)
    return int(value)


def texts(value: object) -> list[str]:
    """Several texts."""
    return [text(each) for each in items(value)]


def several(value: object) -> list[SiteAction]:
    """Several things that have fields, as an action has."""
    return [_fields(each) for each in items(value)]


def items(value: object) -> list[object]:
    """Several things."""
    if not isinstance(value, list):
        raise ValueError(value)
    return value


def _fields(value: object) -> SiteAction:
    if not isinstance(value, dict):
        raise ValueError(value)
    return value


def _name(value: object) -> int | str:
    """What a player or a seed is called: a number or a text."""
    if not isinstance(value, int | str):
        raise ValueError(value)
    return value


def _game(plain: SiteAction) -> SiteGame:
    settings, seed = _fields(plain.get("settings") or {}), None
    if settings.get("seed") is not None:
        seed = _name(settings["seed"])
    actions = several(plain["actions"])
    return SiteGame(
        title=str(plain["title"]),
        id=str(plain.get("id", "")),
        players=tuple(
            (_name(player["id"]), str(player["name"])) for player in several(plain["players"])
        ),
        seed=seed,
        optional_rules=tuple(texts(settings.get("optional_rules") or [])),
        actions=effective([_checked(action) for action in actions]),
        last=max((integer(action["id"]) for action in actions), default=0),
    )


def _checked(action: SiteAction) -> SiteAction:
    """An action with a kind, and so are those that were played directly after it."""
    kind_of(action)
    for automatic in _automatic(action):
        _checked(automatic)
    return action


def kind_of(action: SiteAction) -> str:
    """What kind of action it is."""
    return text(action["type"])


def _automatic(action: SiteAction) -> list[SiteAction]:
    return several(action.get("auto_actions") or [])


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
    return bisect_right(done, integer(undo["action_id"]), key=lambda action: integer(action["id"]))


def parts(action: SiteAction) -> Iterator[SiteAction]:
    """An action and what was played directly after it; settings of automation do nothing."""
    if not kind_of(action).startswith("program_"):
        yield action
    for automatic in _automatic(action):
        if not kind_of(automatic).startswith("program_"):
            yield {**automatic, "automatic": True}
