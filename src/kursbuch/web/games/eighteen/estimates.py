"""The best run after each choice: a tile in each turn, or a station marker."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.action import Action
from kursbuch.core.state import play
from kursbuch.eighteen.ids import HexId
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.place_station import PlaceMarker, PlaceStation
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.state import State18
from kursbuch.web.games.eighteen.moments.track import faces_at
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Scene


def estimates(scene: Scene, place: Mapping[str, str]) -> Mapping[str, int]:
    """By tile and turn, or by the stop of a marker."""
    state = state_of(scene)
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, LayTrack) and "hex" in place:
        faces = faces_at(scene, HexId(place["hex"]))
        return {face.key: _run_after(state, face.action) for face in faces}
    if isinstance(step, PlaceStation):
        marks = [offer for offer in scene.offers if offer.action is PlaceMarker]
        return {str(o.fixed["stop"]): _run_after(state, o.filled({})) for o in marks}
    return {}


def _run_after(state: State18, action: Action) -> int:
    company = company_at_turn(state)
    assert company is not None
    after, _ = play(state, action)
    return best_runs(after, company).revenue
