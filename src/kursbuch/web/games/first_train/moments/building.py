"""Building: a series of links grows by clicks on the map, and is committed at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kursbuch.core.action import Action, Seat
from kursbuch.core.state import play
from kursbuch.core.words import Message
from kursbuch.games.first_train.building import BuildLink, BuildTrack, FinishSeries
from kursbuch.games.first_train.costs import (
    Bill,
    bill_of,
    influence_split,
    landowners_in,
    link_cost,
)
from kursbuch.games.first_train.map import INFLUENCE, AreaId, Colour, border_between
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.payment import only_way
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.web.games.first_train.frame import steps
from kursbuch.web.games.first_train.overlay import Way, amid_network, on_map, series_overlay
from kursbuch.web.games.first_train.panels import area_name
from kursbuch.web.games.first_train.payments import usual, ways
from kursbuch.web.games.first_train.places import state_of
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene


@dataclass(frozen=True)
class Next:
    """A link that may be built next, and all that would be committed with it."""

    out_of: AreaId
    into: AreaId
    plan: Sequence[Action]


def building(scene: Scene) -> Moment:
    """The series so far as a line with its price per stop, what may follow, and the bill."""
    links = [action for action in scene.plan if isinstance(action, BuildLink)]
    state, seat, series = _position(scene, links)
    following = _following(scene, state, seat, series, links)
    shown = _near(scene, following) if not series else following
    bill = bill_of(state, series)
    return Moment(
        template="games/first_train/moments/building.html",
        context={
            "series": _stops(scene, state, series),
            "next": [_row(scene, state, link) for link in shown],
            "begun": bool(series),
            "shorter": _shorter(state, seat, links),
            "payments": _payments(scene, state, seat, bill, links),
            "bill": _bill(scene, state, seat, bill, len(links)),
        },
        shows=frozenset({BuildLink, FinishSeries}),
        steps=steps(scene),
        hint=scene.words.say(Message("ft-hint-link")),
        declining=_declining(scene),
        passing=scene.words.say(Message("ft-stop-here" if _begun(scene) else "ft-build-nothing")),
        commit=_commit(scene, links),
        focus=on_map(state, series[-1]) if series else amid_network(state),
        overlay=series_overlay(state, seat, series, [_way(state, link) for link in following]),
    )


def _position(scene: Scene, links: Sequence[BuildLink]) -> tuple[FirstTrain, Seat, list[AreaId]]:
    """The position with the links that are proposed on the map, whose turn it is, the series."""
    state = state_of(scene)
    for link in links:
        state, _ = play(state, link)
    step = state.agenda[-1]
    assert isinstance(step, BuildTrack)
    return state, step.builder(state), step.series


def _begun(scene: Scene) -> bool:
    """Links of the series lie on the map already."""
    step = state_of(scene).agenda[-1]
    return isinstance(step, BuildTrack) and bool(step.series)


def _following(
    scene: Scene, state: FirstTrain, seat: Seat, series: list[AreaId], links: Sequence[Action]
) -> list[Next]:
    """Every link that may come next, with the end of the series behind it."""
    step = state.agenda[-1]
    if not scene.offers or not isinstance(step, BuildTrack):
        return []
    found = []
    for offer in step.links(state):
        out_of, into = str(offer.fixed["out_of"]), str(offer.fixed["into"])
        bill = bill_of(state, [*(series or [out_of]), into])
        plan = [*links, offer.filled({}), _end(state, seat, bill)]
        found.append(Next(out_of, into, plan))
    return found


def _near(scene: Scene, following: Sequence[Next]) -> Sequence[Next]:
    """The first links at the place that was clicked; all if none was."""
    place = set(scene.picked.values())
    if not place:
        return ()
    out = [link for link in following if {link.out_of, _border(link)} & place]
    return out or [link for link in following if link.into in place]


def _border(link: Next) -> str:
    return border_between(link.out_of, link.into)


def _stops(scene: Scene, state: FirstTrain, series: Sequence[AreaId]) -> list[Mapping[str, Any]]:
    """The areas of the series with what each of them costs."""
    stops = list[Mapping[str, Any]]()
    for before, area in zip([None, *series], series, strict=False):
        stops.append(
            {
                "name": area_name(scene, area),
                "companies": companies_at(state, area),
                "cost": 0 if before is None else link_cost(state, before, area),
                "fees": _fees(state, area, is_start=before is None),
            }
        )
    return stops


def _fees(state: FirstTrain, area: AreaId, is_start: bool) -> dict[Colour, int]:
    """Influence that the area costs: its stations, and its landowners if a link enters it."""
    fees = {company: 1 for company in companies_at(state, area)}
    owners = 0 if is_start else landowners_in(state, area)
    return {**fees, "white": owners} if owners else fees


def _row(scene: Scene, state: FirstTrain, link: Next) -> Mapping[str, Any]:
    return {
        "out_of": area_name(scene, link.out_of),
        "into": area_name(scene, link.into),
        "at": f"{_border(link)} {link.into}",
        "cost": link_cost(state, link.out_of, link.into),
        "fees": _fees(state, link.into, is_start=False),
        "want": proposing(*link.plan),
    }


def _way(state: FirstTrain, link: Next) -> Way:
    cost = link_cost(state, link.out_of, link.into)
    return Way(_border(link), link.into, str(cost), proposing(*link.plan))


def _shorter(state: FirstTrain, seat: Seat, links: Sequence[BuildLink]) -> str:
    """What proposes the series without its last link."""
    if len(links) < 2:
        return "offer=" if links else ""
    step = state.agenda[-1]
    assert isinstance(step, BuildTrack)
    return proposing(*links[:-1], _end(state, seat, bill_of(state, step.series[:-1])))


def _payments(
    scene: Scene, state: FirstTrain, seat: Seat, bill: Bill, links: Sequence[Action]
) -> list[Mapping[str, object]]:
    """Every way to pay with influence what cubes do not pay, if there are several."""
    if not isinstance(scene.proposed, FinishSeries):
        return []
    split = influence_split(state, seat, bill)
    return ways(scene, split, lambda paid: [*links, FinishSeries(by=seat, payment=paid)])


def _end(state: FirstTrain, seat: Seat, bill: Bill) -> FinishSeries:
    """The end of a series with this bill, paid in the usual way."""
    return FinishSeries(by=seat, payment=usual(influence_split(state, seat, bill)))


def _bill(
    scene: Scene, state: FirstTrain, seat: Seat, bill: Bill, new: int
) -> list[Mapping[str, Any]]:
    """What the builder has, what the series takes of it, and what is left."""
    end = scene.proposed
    chosen = end.payment if isinstance(end, FinishSeries) else {}
    extra = only_way(influence_split(state, seat, bill)) or chosen
    player = state.players[seat]
    rows = [_line(scene.words.say(Message("ft-hand")), player.hand, min(player.hand, bill.points))]
    for colour in INFLUENCE:
        paid = bill.fees.get(colour, 0) + extra.get(colour, 0)
        name = scene.words.say(state.title.nouns.point(colour))
        rows.append(_line(name, state.influence[colour].spaces[seat], paid, colour))
    rows.append(_line(scene.words.say(Message("ft-links-left")), player.links + new, new))
    return rows


def _line(label: str, have: int, paid: int, colour: Colour = "") -> Mapping[str, Any]:
    return {"label": label, "have": have, "paid": paid, "left": have - paid, "colour": colour}


def _declining(scene: Scene) -> Action | None:
    """To build nothing, or nothing more than what lies there."""
    state, step = state_of(scene), state_of(scene).agenda[-1]
    assert isinstance(step, BuildTrack)
    if not any(offer.action is FinishSeries for offer in scene.offers):
        return None
    return _end(state, step.builder(state), bill_of(state, step.series))


def _commit(scene: Scene, links: Sequence[Action]) -> str:
    """What the button says."""
    if not links:
        return scene.words.say(Message("ft-stop-here" if _begun(scene) else "ft-build-nothing"))
    return scene.words.say(Message("ft-go-series", links=len(links)))
