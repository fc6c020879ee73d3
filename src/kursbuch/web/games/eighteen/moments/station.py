"""Station: the cities where a marker can be placed, and what it would change."""

from __future__ import annotations

from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import CompanyId, StopId, hex_of
from kursbuch.eighteen.operating.place_station import PlaceMarker, PlaceStation
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.web.games.eighteen.focus import amid, amid_stations
from kursbuch.web.games.eighteen.moments.turn import plate, steps
from kursbuch.web.games.eighteen.naming import city_name, printed_name
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene


def station(scene: Scene) -> Moment:
    """One row per city: its price, and the best run before and after."""
    state = state_of(scene)
    step = state.agenda[-1]
    assert isinstance(step, PlaceStation)
    picked = scene.picked.get("hex")
    offers = [o for o in scene.offers if o.action is PlaceMarker]
    there = [o for o in offers if not picked or hex_of(StopId(str(o.fixed["stop"]))) == picked]
    rows = [
        {
            "place": city_name(state, StopId(str(offer.fixed["stop"]))),
            "cost": offer.facts.get("cost", 0),
            "want": proposing(offer.filled({})),
            "key": str(offer.fixed["stop"]),
            "on": offer.filled({}) == scene.proposed,
        }
        for offer in offers
    ]
    return Moment(
        template="games/eighteen/moments/station.html",
        context={"rows": rows, "now": best_runs(state, step.company).revenue},
        shows=frozenset({PlaceMarker, Pass}),
        steps=steps(scene),
        plate=plate(scene, step.company),
        hint=scene.words.say(Message("e-hint-station")),
        passing=scene.words.say(Message("e-no-station")),
        proposal=there[0].filled({}) if picked and len(there) == 1 else None,
        commit=_commit(scene),
        focus=_focus(scene, step.company),
    )


def _focus(scene: Scene, company: CompanyId) -> str:
    """The city that is proposed, else where the company is at work."""
    if isinstance(scene.proposed, PlaceMarker):
        return amid(scene, [hex_of(scene.proposed.stop)])
    return amid_stations(scene, company)


def _commit(scene: Scene) -> str:
    """On the button the name of the city alone: it has little room."""
    if not isinstance(scene.proposed, PlaceMarker):
        return ""
    place = printed_name(state_of(scene), hex_of(scene.proposed.stop))
    return scene.words.say(Message("e-go-PlaceMarker", stop=place))
