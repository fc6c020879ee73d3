"""The best run after each choice: a tile in each rotation, a station marker, a train."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.action import Action
from kursbuch.core.state import play
from kursbuch.eighteen.ids import CompanyId, HexId
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.place_station import PlaceMarker, PlaceStation
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.operating.trade_trains import AskConsent
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.state import State18
from kursbuch.web.games.eighteen.moments.consent import answers
from kursbuch.web.games.eighteen.moments.track import faces_at
from kursbuch.web.games.eighteen.moments.trains import run_key
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Scene


def estimates(scene: Scene, place: Mapping[str, str]) -> Mapping[str, int]:
    """By tile and rotation, by the stop of a marker, by the train that would come or go."""
    state = state_of(scene)
    match state.agenda[-1] if state.agenda else None:
        case LayTrack(company=company) if "hex" in place:
            faces = faces_at(scene, HexId(place["hex"]))
            return {face.key: run_after(state, face.action, company) for face in faces}
        case PlaceStation(company=company):
            return _by_field(scene, PlaceMarker, "stop", company)
        case BuyTrains(company=company):
            return with_trains(scene, BuyTrain, company)
        case ReturnTrains(companies=[company, *_]):
            return _by_field(scene, ReturnTrain, "train", company)
        case AskConsent(seller=seller):
            said = {True: "yes", False: "no"}
            return {said[one.agreed]: run_after(state, one, seller) for one in answers(scene)}
    return {}


def with_trains(scene: Scene, kind: type[Action], company: CompanyId) -> Mapping[str, int]:
    """The best run after each purchase of a kind, by the purchase itself."""
    bought = [offer.filled({}) for offer in scene.offers if offer.action is kind]
    return {run_key(one): run_after(state_of(scene), one, company) for one in bought}


def _by_field(
    scene: Scene, kind: type[Action], field: str, company: CompanyId
) -> Mapping[str, int]:
    """The best run after each offer of a kind, by the field that tells them apart."""
    state, offers = state_of(scene), [offer for offer in scene.offers if offer.action is kind]
    return {str(o.fixed[field]): run_after(state, o.filled({}), company) for o in offers}


def run_after(state: State18, action: Action, company: CompanyId) -> int:
    """What a company could run after an action."""
    after, _ = play(state, action)
    return best_runs(after, company).revenue
