"""The auction of influence: eight boxes as cards, who has bid what, and what a box would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Span
from kursbuch.core.state import to_act
from kursbuch.core.words import Message
from kursbuch.games.first_train.auction import (
    BIDS,
    PlaceBid,
    standing_bids,
    winning_bids,
)
from kursbuch.games.first_train.boards import EITHER
from kursbuch.games.first_train.map import COMPANIES, INFLUENCE
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.web.games.first_train.frame import figures_then, steps, trains_for_sale
from kursbuch.web.games.first_train.places import state_of
from kursbuch.web.games.moment import Line, Moment, proposing
from kursbuch.web.games.presenter import Panel, Scene


def auction(scene: Scene) -> Moment:
    """Everybody's bids and cubes, and the bid on the box that is chosen."""
    state, bid = state_of(scene), scene.proposed
    bidders = [_bidder(scene, state, seat) for seat in state.order]
    return Moment(
        template="games/first_train/moments/auction.html",
        context={
            "bidders": bidders,
            "bid": _bid(scene, state, bid) if isinstance(bid, PlaceBid) else None,
        },
        shows=frozenset({PlaceBid}),
        view="boards",
        steps=steps(scene),
        hint=scene.words.say(Message("ft-hint-boxes")),
    )


def two_coloured(scene: Scene) -> Moment:
    """The winner of a two-coloured point takes it as red or as green."""
    return Moment(view="boards", steps=steps(scene))


def _bidder(scene: Scene, state: FirstTrain, seat: Seat) -> Mapping[str, Any]:
    boxes = [
        scene.words.say(Message("ft-box-for", box=number, cubes=box.cubes))
        for number, box in enumerate(state.boxes, start=1)
        if box.bidder == seat
    ]
    return {
        "seat": seat,
        "name": scene.words.name(seat),
        "hand": state.players[seat].hand,
        "boxes": ", ".join(boxes),
        "missing": BIDS - standing_bids(state, seat),
        "speaks": seat in to_act(state),
    }


def _bid(scene: Scene, state: FirstTrain, bid: PlaceBid) -> Mapping[str, Any]:
    """The bid that is proposed, the bids that can be made on its box, and what the box brings."""
    span = winning_bids(state, bid.by, bid.box)
    return {
        "box": bid.box,
        "cubes": bid.cubes,
        "offer": f'{{"do": "PlaceBid", "by": {bid.by}, "box": {bid.box}}}',
        "low": span.low,
        "high": span.high,
    }


def outcome(scene: Scene, action: Action, after: FirstTrain) -> Sequence[Line]:
    """What changes in figures; of a bid also what it brings if nobody outbids it."""
    gains = _gains(scene, state_of(scene), action) if isinstance(action, PlaceBid) else []
    return [*figures_then(scene, action, after), *gains]


def _gains(scene: Scene, state: FirstTrain, bid: PlaceBid) -> Sequence[Line]:
    """The four tracks before and after, if nobody outbids the bidder."""
    points, most = points_of(state, bid.box), state.title.boards.limits.influence
    gains = [Line(scene.words.say(Message("ft-if-not-outbid")))]
    for colour in INFLUENCE:
        if number := points.count(colour):
            now = state.influence[colour].spaces[bid.by]
            name = scene.words.say(state.title.nouns.point(colour))
            gains.append(Line(name, f"{now} → {min(now + number, most)}"))
    if EITHER in points:
        gains.append(Line(scene.words.say(Message("ft-either")), "+1"))
    return gains


def points_of(state: FirstTrain, number: int) -> list[str]:
    """The points of a box: printed, and its token."""
    return [*state.title.side.boxes[number - 1].fixed, state.boxes[number - 1].token]


def boards(scene: Scene) -> Mapping[str, Any]:
    """The boards beside the map: boxes, influence tracks, trains, profit."""
    state = state_of(scene)
    return {
        "boxes": [_box(scene, state, number) for number in range(1, len(state.boxes) + 1)],
        "spaces": range(state.title.boards.limits.influence + 1),
        "tracks": [_track(scene, state, colour) for colour in INFLUENCE],
        "profits": _profits(state),
        "trains": trains_for_sale(state),
    }


def _box(scene: Scene, state: FirstTrain, number: int) -> Mapping[str, Any]:
    box, printed = state.boxes[number - 1], state.title.side.boxes[number - 1]
    offer = next(
        (o for o in scene.offers if o.action is PlaceBid and o.fixed["box"] == number), None
    )
    span = offer.open["cubes"] if offer else None
    bid = scene.proposed
    chosen = isinstance(bid, PlaceBid) and bid.box == number
    return {
        "number": number,
        "fixed": printed.fixed,
        "token": box.token,
        "seat": box.bidder,
        "name": "" if box.bidder is None else scene.words.name(box.bidder),
        "cubes": box.cubes,
        "least": max(printed.least, box.cubes + 1),
        "want": proposing(offer.filled({"cubes": span.low}))
        if offer and isinstance(span, Span)
        else "",
        "on": chosen,
    }


def _track(scene: Scene, state: FirstTrain, colour: str) -> Mapping[str, Any]:
    track = state.influence[colour]
    return {
        "colour": colour,
        "company": colour in COMPANIES,
        "name": scene.words.say(state.title.nouns.point(colour)),
        "spaces": [track.stack(space) for space in range(state.title.boards.limits.influence + 1)],
    }


def _profits(state: FirstTrain) -> list[tuple[int, list[Seat]]]:
    """The spaces of the profit track on which discs lie."""
    spaces = sorted(set(state.profit.spaces))
    return [(space, state.profit.stack(space)) for space in spaces]


BOARDS = Panel("boards", "games/first_train/boards.html", boards, "s")
