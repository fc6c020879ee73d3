"""Cards: what is to be told of a player or of a train of First Train."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.words import Message
from kursbuch.games.first_train.trains import trains_left
from kursbuch.web.games.first_train.panels import figures
from kursbuch.web.games.first_train.places import state_of
from kursbuch.web.games.presenter import Scene

Card = Mapping[str, object]


def card(scene: Scene, sort: str, name: str) -> Card | None:
    """The card of a thing; none if there is no such thing."""
    if sort == "player":
        return _player(scene, name)
    return _train(scene, name) if sort == "train" else None


def _player(scene: Scene, name: str) -> Card | None:
    """All figures of a player by their whole names, and the trains."""
    state, say = state_of(scene), scene.words.say
    seat = next((seat for seat in state.seats if str(seat) == name), None)
    if seat is None:
        return None
    trains = [train.row for train in state.players[seat].trains]
    told = [(say(Message(f"{one.key}-long")), one.value) for one in figures(scene, seat)]
    lines = [say(Message("ft-train", row=row)) for row in trains]
    return {"name": scene.words.name(seat), "figures": told, "lines": lines}


def _train(scene: Scene, name: str) -> Card | None:
    state, say = state_of(scene), scene.words.say
    row = next((row for row in state.title.side.trains if row.row == name), None)
    if row is None:
        return None
    carries = Message("ft-carries-so", passengers=row.passengers, goods=row.goods)
    told = [
        (say(Message("ft-field-cost")), str(row.cost)),
        (say(Message("ft-short-points-long")), str(row.passenger_points)),
        (say(Message("ft-left-trains")), str(trains_left(state, row))),
    ]
    return {"name": say(Message("ft-train", row=name)), "figures": told, "lines": [say(carries)]}
