"""Two markers of a state railway in Wien: which one goes back to the charter (24-FO-13)."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.wien import ReturnMarker, TakeMarkerBack
from kursbuch.web.games.eighteen import estimates as eighteen
from kursbuch.web.games.eighteen.moments.markers import markers
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import Scene


def marker(scene: Scene) -> Moment:
    """One row per city whose marker may go."""
    step = state_of(scene).agenda[-1]
    assert isinstance(step, ReturnMarker)
    back = {one.stop: one for one in _back(scene)}
    return markers(scene, step.company, "e24-take-back", back)


def _back(scene: Scene) -> list[TakeMarkerBack]:
    found = [action for offer in scene.offers for action in offer.actions()]
    return [action for action in found if isinstance(action, TakeMarkerBack)]


def estimates(scene: Scene, place: Mapping[str, str]) -> Mapping[str, int]:
    """By the city that loses its marker, with part exchanges, and what every 18xx game asks."""
    state = state_of(scene)
    match state.agenda[-1] if state.agenda else None:
        case ReturnMarker(company=company):
            return {one.stop: eighteen.run_after(state, one, company) for one in _back(scene)}
        case BuyTrains(company=company):
            traded = eighteen.with_trains(scene, TradeIn, company)
            return {**eighteen.estimates(scene, place), **traded}
    return eighteen.estimates(scene, place)
