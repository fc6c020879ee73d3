"""The state after every action of an imported game, in the fields of 18xx.games."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.core.offers import Plain
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.title.slots import S
from kursbuch.formats.eighteen_games.importing import Import
from kursbuch.formats.eighteen_games.site_game import integer


def trace(game: Import[S]) -> Iterator[dict[str, Plain]]:
    """One document for the start, and one for each action that counts."""
    part, moment = 0, dict[str, Plain]()
    for action, state in game.steps():
        part = next((s.part for s in state.agenda if isinstance(s, OperatingRound)), part)
        line: dict[str, Plain] = {"id": 0 if action is None else integer(action["id"])}
        if action is None:
            line["title"] = game.game.title
        else:
            line["action"] = {"type": str(action["type"])}
        shown = game.picture(state, game.game, part)
        if action is not None and action["type"] == "end_game":
            shown |= moment  # a game ended by hand ends in its current round
        moment = {key: shown[key] for key in ("round", "turn")}
        line["state"] = shown
        yield line
