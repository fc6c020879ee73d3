"""Small games in the format of 18xx.games."""

from __future__ import annotations

import json
from typing import Any

from kursbuch.formats.eighteen_games.importing import Import
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.games.g1844.state import State44

PLAYERS = (11, 22, 33)


def player(number: int, kind: str, **more: Any) -> dict[str, Any]:
    """An action of a player."""
    return {"type": kind, "entity": number, "entity_type": "player", **more}


def bid(number: int, paper: str, price: int) -> dict[str, Any]:
    """A bid."""
    return player(number, "bid", company=paper, price=price)


def passing(number: int) -> dict[str, Any]:
    """A pass."""
    return player(number, "pass")


def numbered(*actions: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions with their numbers."""
    return [{**action, "id": number} for number, action in enumerate(actions, start=1)]


def text(*actions: dict[str, Any], title: str = "1844") -> str:
    """A game with these actions."""
    return json.dumps(
        {
            "id": 7,
            "title": title,
            "players": [{"id": n, "name": f"Player {n}"} for n in PLAYERS],
            "settings": {"seed": 1, "optional_rules": []},
            "actions": numbered(*actions),
        }
    )


def imported(*actions: dict[str, Any]) -> Import[State44]:
    """A game played to its end."""
    game = begin_import(read_site_game(text(*actions)))
    for _ in game.steps():
        pass
    return game
