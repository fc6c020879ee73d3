"""How First Train looks on its table page: the map, and the boards beside it."""

from __future__ import annotations

from django.utils.safestring import SafeString

from kursbuch.core.codec import canonical, encode
from kursbuch.games.first_train.transport import Pass
from kursbuch.web.games.first_train.cards import card
from kursbuch.web.games.first_train.frame import ORDER, landmark, rounds
from kursbuch.web.games.first_train.inventories import inventories
from kursbuch.web.games.first_train.moments import MOMENTS
from kursbuch.web.games.first_train.moments.auction import BOARDS, outcome
from kursbuch.web.games.first_train.panels import (
    figures,
    moment,
    name,
    players_panel,
    points,
    profits,
)
from kursbuch.web.games.first_train.places import marks, pick, state_of, tries
from kursbuch.web.games.first_train.score import score
from kursbuch.web.games.first_train.wanted import wanted
from kursbuch.web.games.pictures import picture
from kursbuch.web.games.presenter import Panel, Presenter, Scene


def map_picture(scene: Scene, prefix: str = "b-") -> SafeString:
    """The map, with the places where something can be done."""
    state = state_of(scene)
    shows = encode([state.links, state.company_links, state.joined, state.pieces, state.setup])
    return picture(scene, "board", prefix, canonical(shows), marks(scene))


PRESENTER = Presenter(
    words="ft-",
    styles=("games/first_train/table.css",),
    board=map_picture,
    views=(
        BOARDS,
        Panel("players", "games/first_train/players.html", players_panel, "x"),
    ),
    moment=moment,
    figures=figures,
    inventories=inventories,
    name=name,
    tries=tries,
    wanted=wanted,
    pick=pick,
    charts={"points": points, "profit": profits},
    score=score,
    result_charts=("points", "profit"),
    many=8,
    moments=MOMENTS,
    passes=Pass,
    order=ORDER,
    rounds=rounds,
    landmark=landmark,
    outcome=outcome,
    card=card,
)
