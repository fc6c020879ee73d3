"""The map and the boards of First Train as something to click, and why nothing happens there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import to_act
from kursbuch.games.first_train.auction import PlaceBid
from kursbuch.games.first_train.building import BuildLink, BuildTrack
from kursbuch.games.first_train.map import border_between
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.takeovers import SellSeries
from kursbuch.games.first_train.trains import BuyTrain
from kursbuch.games.first_train.transport import TransportPiece
from kursbuch.render import Marks
from kursbuch.web.games.presenter import Scene


def state_of(scene: Scene) -> FirstTrain:
    """The view as what it is."""
    return cast(FirstTrain, scene.view)


def marks(scene: Scene) -> Marks:
    """Areas that can be clicked; a series of links is drawn over the map, with what may follow."""
    offers = [offer for offer in scene.offers if offer.action in (TransportPiece, SellSeries)]
    possible = {place for offer in offers for place in places(offer)}
    return Marks(frozenset(possible), frozenset())


def places(offer: Offer) -> set[str]:
    """Where on the boards an offer would happen."""
    fixed: Mapping[str, Any] = offer.fixed
    if offer.action is BuildLink:
        return {border_between(fixed["out_of"], fixed["into"])}
    if offer.action is TransportPiece:
        return {fixed["area"]}
    if offer.action is PlaceBid:
        return {str(fixed["box"])}
    return {ends[-1] for ends in series_of(offer)}


def series_of(offer: Offer) -> list[tuple[str, ...]]:
    """The series that an offer would sell."""
    if offer.action is not SellSeries:
        return []
    if "areas" in offer.fixed:
        return [cast(tuple[str, ...], offer.fixed["areas"])]
    return [cast(tuple[str, ...], areas) for areas in offer.open["areas"].values()]


def pick(scene: Scene, place: Mapping[str, str]) -> Sequence[Offer]:
    """The offers at an area, across a border, in a box."""
    named = set(place.values())
    exact = [offer for offer in scene.offers if places(offer) & named]
    if exact or "area" not in place:
        return exact
    area = place["area"]
    links = [offer for offer in scene.offers if offer.action is BuildLink]
    into = [offer for offer in links if offer.fixed["into"] == area]
    out = [offer for offer in links if offer.fixed["out_of"] == area]
    return out if out and not _is_building(scene) else into


def _is_building(scene: Scene) -> bool:
    top = scene.view.agenda[-1]
    return isinstance(top, BuildTrack) and bool(top.series)


def tries(scene: Scene, place: Mapping[str, str]) -> Sequence[Action]:
    """What somebody may mean who clicks where nothing can be done."""
    state = state_of(scene)
    acting = to_act(scene.view)
    if not acting:
        return ()
    seat = next((seat for seat in acting if seat in scene.seats), acting[0])
    if "box" in place and place["box"].isdecimal():
        least = state.title.side.boxes[0].least
        return (PlaceBid(by=seat, box=int(place["box"]), cubes=least),)
    if "row" in place:
        return (BuyTrain(by=seat, row=place["row"]),)
    if place.get("area") in state.title.map.areas:
        return _tries_at(state, seat, place["area"])
    return ()


def _tries_at(state: FirstTrain, seat: Seat, area: str) -> Sequence[Action]:
    top = state.agenda[-1]
    if isinstance(top, BuildTrack):
        if top.series:
            return (BuildLink(by=seat, out_of=top.series[-1], into=area),)
        around = state.title.map.neighbours[area]
        return [BuildLink(by=seat, out_of=area, into=other) for other in around]
    rows = [train.row for train in state.players[seat].trains] or [state.title.side.trains[0].row]
    pieces = sorted(set(state.pieces.get(area, ())))
    return [TransportPiece(by=seat, area=area, piece=p, row=row) for p in pieces for row in rows]
