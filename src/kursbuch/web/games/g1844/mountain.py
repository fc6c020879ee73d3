"""A mountain railway is built: every free mountain, with the income panels that are left."""

from __future__ import annotations

from typing import Any, cast

from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.games.g1844.mountains import PlaceMountain, PlaceMountainRailway
from kursbuch.games.g1844.state import State44
from kursbuch.web.games.eighteen.naming import place_name
from kursbuch.web.games.moment import Entry, Moment, choice
from kursbuch.web.games.presenter import Scene


def mountain(scene: Scene) -> Moment:
    """One row per mountain, a button per panel; the mountain that was clicked comes first."""
    state, say = cast(State44, scene.view), scene.words.say
    step = state.agenda[-1]
    assert isinstance(step, PlaceMountain)
    picked = scene.picked.get("hex")
    offers = [offer for offer in scene.offers if offer.action is PlaceMountainRailway]
    offers.sort(key=lambda offer: offer.fixed["hex"] != picked)
    return Moment(
        template="games/g1844/mountain.html",
        context={"rows": [_row(scene, state, offer) for offer in offers]},
        shows=frozenset({PlaceMountainRailway}),
        plate=(
            Entry(say(Message("e44-mountain-railway")), step.paper),
            Entry(say(Message("e-field-price")), str(state.title.papers[step.paper].price)),
        ),
        hint=say(Message("e44-hint-mountain")),
    )


def _row(scene: Scene, state: State44, offer: Offer) -> dict[str, Any]:
    actions = [one for one in offer.actions() if isinstance(one, PlaceMountainRailway)]
    hex_id = str(offer.fixed["hex"])
    return {
        "place": place_name(state, hex_id),
        "on": scene.picked.get("hex") == hex_id or scene.proposed in actions,
        "panels": [choice(_panel(state, one.panel), one, scene.plan) for one in actions],
    }


def _panel(state: State44, kind: int) -> str:
    """The income of a panel in the four colours of the phases (44-MR-05)."""
    return "/".join(map(str, state.title.panels[kind]))
