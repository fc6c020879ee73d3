"""Two SBB markers on one hex: which one stays, and what the SBB would run then (44-SB-11)."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.eighteen.ids import StopId, hex_of
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.state import State18
from kursbuch.games.g1844.sbb import SBB, AfterMerger, KeepMarker
from kursbuch.web.games.eighteen import estimates as eighteen
from kursbuch.web.games.eighteen.moments.choosing import TEMPLATE, Row, choosing
from kursbuch.web.games.eighteen.moments.turn import plate
from kursbuch.web.games.eighteen.naming import place_name
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import Scene


def marker(scene: Scene) -> Moment:
    """One row a city: the best run with the marker there."""
    state = state_of(scene)
    rows = [
        Row(
            f"{place_name(state, hex_of(one.stop))} {number}",
            [_beside(state, one.stop)],
            one,
            one.stop,
        )
        for number, one in enumerate(_kept(scene), 1)
    ]
    now = best_runs(state, SBB).revenue
    return Moment(
        template=TEMPLATE,
        context=choosing(scene, ("e44-keep-marker", "e44-shared-with"), rows, now),
        shows=frozenset({KeepMarker}),
        plate=plate(scene, SBB),
    )


def _kept(scene: Scene) -> list[KeepMarker]:
    found = [action for offer in scene.offers for action in offer.actions()]
    return [action for action in found if isinstance(action, KeepMarker)]


def _beside(state: State18, stop: StopId) -> str:
    """The other companies with a marker in the city."""
    there = state.board.tokens.get(stop, ())
    return " ".join(company for company in there if company and company != SBB) or "–"


def estimates(scene: Scene, place: Mapping[str, str]) -> Mapping[str, int]:
    """By the city that keeps its marker, besides what every 18xx game asks."""
    state = state_of(scene)
    if state.agenda and isinstance(state.agenda[-1], AfterMerger):
        return {one.stop: eighteen.run_after(state, one, SBB) for one in _kept(scene)}
    return eighteen.estimates(scene, place)
