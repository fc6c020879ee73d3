"""A table of choices: one row each with what it brings; a click proposes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kursbuch.core.action import Action
from kursbuch.core.words import Message
from kursbuch.web.games.moment import proposing
from kursbuch.web.games.presenter import Scene

TEMPLATE = "games/eighteen/moments/choosing.html"


@dataclass(frozen=True)
class Row:
    """One choice, and the figures that tell it from the others."""

    label: str
    figures: Sequence[str]
    action: Action
    run: str = ""
    """The key of the best run after it, which is worked out later."""


def choosing(
    scene: Scene, heads: Sequence[str], rows: Iterable[Row], now: int | None = None
) -> dict[str, Any]:
    """The rows under their heads; *now* is the best run before the choice, if that matters."""
    return {
        "heads": [scene.words.say(Message(head)) for head in heads],
        "now": now,
        "rows": [
            {
                "label": row.label,
                "figures": row.figures,
                "run": row.run,
                "want": proposing(row.action),
                "on": row.action == scene.proposed,
            }
            for row in rows
        ],
    }
