"""Trains and transport: the trains for sale, and every piece with the trains that can take it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer, Split
from kursbuch.core.words import Message
from kursbuch.games.first_train.loading import free_slots, points_for
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.trains import BuyTrain, substitutes, trains_left
from kursbuch.games.first_train.transport import TransportPiece, TransportPieces
from kursbuch.web.games.first_train.frame import steps
from kursbuch.web.games.first_train.overlay import amid_network
from kursbuch.web.games.first_train.panels import area_name
from kursbuch.web.games.first_train.payments import usual, ways
from kursbuch.web.games.first_train.places import pick, state_of
from kursbuch.web.games.moment import Moment, choice, proposing
from kursbuch.web.games.presenter import Scene


def transport(scene: Scene) -> Moment:
    """What can be bought and what can be loaded, each with what it costs or brings."""
    state = state_of(scene)
    near = pick(scene, scene.picked) if scene.picked else scene.offers
    loads = [_load(scene, state, offer) for offer in near if offer.action is TransportPiece]
    return Moment(
        template="games/first_train/moments/transport.html",
        context={
            "trains": [_train(scene, state, offer) for offer in scene.offers if _sells(offer)],
            "payments": _payments(scene, state),
            "own": _own(scene, state),
            "loads": loads,
            "shortcuts": _shortcuts(scene, state),
            "place": ", ".join(area_name(scene, area) for area in scene.picked.values()),
        },
        shows=frozenset({BuyTrain, TransportPiece, TransportPieces}),
        steps=steps(scene),
        hint=scene.words.say(Message("ft-hint-piece")),
        focus=amid_network(state),
        proposal=_only(loads) if scene.picked else None,
    )


def _sells(offer: Offer) -> bool:
    return offer.action is BuyTrain


def _train(scene: Scene, state: FirstTrain, offer: Offer) -> Mapping[str, Any]:
    """A train for sale: what it carries, what it costs, and what is left to pay the next with."""
    row = state.title.side.row(str(offer.fixed["row"]))
    assert row is not None
    split = substitutes(state, offer.by, row)
    action = BuyTrain(by=offer.by, row=row.row, payment=usual(split))
    bought = scene.proposed
    return {
        "row": row,
        "left": trains_left(state, row),
        "extra": split.total,
        "want": proposing(action),
        "on": isinstance(bought, BuyTrain) and bought.row == row.row,
    }


def _payments(scene: Scene, state: FirstTrain) -> list[Mapping[str, object]]:
    """Every way to pay for what is missing in train points, three for one (FT-TRN-03)."""
    train = scene.proposed
    if not isinstance(train, BuyTrain):
        return []
    row = state.title.side.row(train.row)
    split = substitutes(state, train.by, row) if row else Split(0, {})
    return ways(scene, split, lambda paid: [BuyTrain(by=train.by, row=train.row, payment=paid)])


def _own(scene: Scene, state: FirstTrain) -> list[Mapping[str, Any]]:
    """The trains of whoever acts, with the room that is left on them."""
    seats: list[Seat] = [offer.by for offer in scene.offers][:1]
    found = list[Mapping[str, Any]]()
    for seat in seats:
        slots = free_slots(state, seat)
        for train in state.players[seat].trains:
            room = slots[train.row, False], slots[train.row, True]
            found.append({"row": train.row, "load": train.load, "room": room})
    return found


def _load(scene: Scene, state: FirstTrain, offer: Offer) -> Mapping[str, Any]:
    """A piece, where it is, and a button for each train that has room for it."""
    area, piece = str(offer.fixed["area"]), str(offer.fixed["piece"])
    actions = [*offer.actions()]
    return {
        "piece": piece,
        "name": scene.words.say(state.title.nouns.piece(piece)),
        "area": area_name(scene, area),
        "number": state.pieces[area].count(piece),
        "actions": actions,
        "buttons": [
            choice(f"{action.row} +{points_for(state, piece, action.row)}", action, scene.plan)
            for action in actions
            if isinstance(action, TransportPiece)
        ],
    }


def _only(loads: Sequence[Mapping[str, Any]]) -> Action | None:
    """The one thing that can be done at the place, if there is only one."""
    actions = [action for load in loads for action in load["actions"]]
    return actions[0] if len(actions) == 1 else None


def _shortcuts(scene: Scene, state: FirstTrain) -> list[Mapping[str, Any]]:
    """Several pieces at once that nobody else can claim (FT-TRN-10)."""
    found = list[Mapping[str, Any]]()
    for offer in scene.offers:
        if offer.action is TransportPieces:
            loads = offer.facts["loads"]
            assert isinstance(loads, list)
            points = sum(points_for(state, str(load[1]), str(load[2])) for load in _rows(loads))
            action = offer.filled({})
            found.append(
                {
                    "loads": [_told(scene, state, load) for load in _rows(loads)],
                    "points": points,
                    "want": proposing(action),
                    "on": action == scene.proposed,
                }
            )
    return found


def _rows(loads: Sequence[object]) -> list[list[object]]:
    return [load for load in loads if isinstance(load, list)]


def _told(scene: Scene, state: FirstTrain, load: Sequence[object]) -> str:
    area, piece, row = map(str, load)
    name = scene.words.say(state.title.nouns.piece(piece))
    return f"{name} ({area_name(scene, area)}) → {row}"
