"""Two SBB markers on one hex: which one stays, and what the SBB would run then (44-SB-11)."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.games.g1844.sbb import SBB, AfterMerger, KeepMarker
from kursbuch.web.games.eighteen import estimates as eighteen
from kursbuch.web.games.eighteen.moments.markers import markers
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import Scene


def marker(scene: Scene) -> Moment:
    """One row per city that may keep its marker."""
    return markers(scene, SBB, "e44-keep-marker", {one.stop: one for one in _kept(scene)})


def _kept(scene: Scene) -> list[KeepMarker]:
    found = [action for offer in scene.offers for action in offer.actions()]
    return [action for action in found if isinstance(action, KeepMarker)]


def estimates(scene: Scene, place: Mapping[str, str]) -> Mapping[str, int]:
    """By the city that keeps its marker, besides what every 18xx game asks."""
    state = state_of(scene)
    if state.agenda and isinstance(state.agenda[-1], AfterMerger):
        return {one.stop: eighteen.run_after(state, one, SBB) for one in _kept(scene)}
    return eighteen.estimates(scene, place)
