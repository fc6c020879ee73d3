"""What lies before the players of First Train, in figures, and what everything is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from kursbuch.core.action import Seat
from kursbuch.core.words import Message
from kursbuch.games.first_train.map import INFLUENCE
from kursbuch.games.first_train.state import FirstTrain, Train
from kursbuch.games.first_train.turn import turns
from kursbuch.web.games.first_train.places import state_of
from kursbuch.web.games.presenter import Figure, Scene

AREAS = ("area", "out_of", "into", "areas", "end")


def figures(scene: Scene, seat: int) -> Sequence[Figure]:
    """Victory points, profit, cubes, links and influence of a player."""
    state = state_of(scene)
    player = state.players[seat]
    influence = [
        Figure(f"ft-short-{colour}", str(state.influence[colour].spaces[seat]), colour)
        for colour in INFLUENCE
    ]
    return [
        Figure("ft-short-points", str(player.points)),
        Figure("ft-short-profit", f"{state.profit.spaces[seat]:+d}".replace("-", "−")),
        Figure("ft-short-hand", str(player.hand)),
        Figure("ft-short-links", str(player.links)),
        *influence,
    ]


def name(scene: Scene, field: str, value: object) -> str:
    """What areas, pieces, companies and points are called."""
    title = state_of(scene).title
    if field in AREAS and isinstance(value, str):
        return area_name(scene, value)
    if field == "piece" and value in title.nouns.pieces:
        return scene.words.say(title.nouns.piece(cast(str, value)))
    if field == "company" and value in title.nouns.companies:
        return scene.words.say(title.nouns.company(cast(str, value)))
    if field in ("payment", "bill") and value in (*title.nouns.influence, "cubes"):
        return scene.words.say(title.nouns.point(value))
    if field == "loads" and isinstance(value, tuple):
        return _loads(scene, value)
    return ""


def area_name(scene: Scene, area: str) -> str:
    """What an area is called."""
    called = state_of(scene).title.map.called(area)
    return scene.words.say(called) if isinstance(called, Message) else called


def _loads(scene: Scene, loads: tuple[object, ...]) -> str:
    """Several pieces with where they come from and go to."""
    if several := [load for load in loads if isinstance(load, tuple)]:
        return "; ".join(_loads(scene, load) for load in several)
    area, piece, row = loads
    return f"{name(scene, 'piece', piece)} ({name(scene, 'area', area)} → {row})"


def players_panel(scene: Scene) -> Mapping[str, Any]:
    """What lies in front of every player: the accounts."""
    state = state_of(scene)
    rows = [
        {
            "seat": seat,
            "name": scene.words.name(seat),
            "player": player,
            "profit": f"{state.profit.spaces[seat]:+d}".replace("-", "−"),
            "influence": [state.influence[colour].spaces[seat] for colour in INFLUENCE],
            "expense": sum(owner == seat for owner in state.links.values()),
            "trains": [_train(scene, train) for train in player.trains],
            "kept": [(name(scene, "piece", p), n) for p, n in player.kept.items() if n],
        }
        for seat, player in enumerate(state.players)
    ]
    colours = [scene.words.say(state.title.nouns.point(colour)) for colour in INFLUENCE]
    bag = [(scene.words.say(state.title.nouns.point(c)), n) for c, n in state.bag.items()]
    return {"rows": rows, "colours": colours, "bag": bag}


def _train(scene: Scene, train: Train) -> tuple[str, list[str]]:
    return train.row, [name(scene, "piece", piece) for piece in train.load]


def points(state: FirstTrain) -> Mapping[str, int]:
    """Victory points by seat."""
    return {str(seat): player.points for seat, player in enumerate(state.players)}


def profits(state: FirstTrain) -> Mapping[str, int]:
    """Profit by seat."""
    return {str(seat): state.profit.spaces[Seat(seat)] for seat in state.seats}


def moment(scene: Scene) -> str:
    """The turn."""
    state = state_of(scene)
    last = turns(state)
    return scene.words.say(Message("ft-turn-began", turn=min(state.turn, last), turns=last))
