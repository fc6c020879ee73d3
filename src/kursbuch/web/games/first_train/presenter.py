"""How First Train looks on its table page: the map, and the boards beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.safestring import SafeString

from kursbuch.core.codec import canonical, encode
from kursbuch.core.record import snapshot
from kursbuch.games.first_train.auction import BoxAuction, RecordInfluence
from kursbuch.games.first_train.transport import Pass
from kursbuch.web.games.first_train.panels import (
    figures,
    moment,
    name,
    players_panel,
    points,
    profits,
)
from kursbuch.web.games.first_train.places import marks, pick, state_of, tries
from kursbuch.web.games.first_train.wanted import wanted
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.pictures import picture
from kursbuch.web.games.presenter import Panel, Presenter, Scene


def map_picture(scene: Scene, prefix: str = "b-") -> SafeString:
    """The map, with the places where something can be done."""
    state = state_of(scene)
    shows = encode([state.links, state.company_links, state.joined, state.pieces, state.setup])
    return picture(scene, "board", prefix, canonical(shows), marks(scene))


def boards_picture(scene: Scene, prefix: str = "b-") -> SafeString:
    """Boxes with bids, tracks with stacks, trains, orders."""
    return picture(scene, "market", prefix, snapshot(scene.view), marks(scene))


def boards_panel(scene: Scene) -> Mapping[str, Any]:
    """The boards beside the map."""
    return {"picture": boards_picture(scene, "p-")}


def boxes(scene: Scene) -> Moment:
    """During the auction the boards stand on the stage, not the map."""
    return Moment(view="boards")


PRESENTER = Presenter(
    words="ft-",
    board=map_picture,
    views=(
        Panel("boards", "games/picture.html", boards_panel, "k"),
        Panel("players", "games/first_train/players.html", players_panel, "e"),
    ),
    moment=moment,
    figures=figures,
    name=name,
    tries=tries,
    wanted=wanted,
    pick=pick,
    charts={"points": points, "profit": profits},
    many=8,
    moments={BoxAuction: boxes, RecordInfluence: boxes},
    passes=Pass,
)
