"""How First Train looks on its table page: the map, the boards, what lies before the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from django.utils.safestring import SafeString

from kursbuch.core.action import Action, Seat
from kursbuch.core.codec import canonical, encode
from kursbuch.core.offers import Offer
from kursbuch.core.record import snapshot
from kursbuch.core.state import to_act
from kursbuch.core.words import Message
from kursbuch.games.first_train.auction import BoxAuction, PlaceBid, RecordInfluence
from kursbuch.games.first_train.building import BuildLink, BuildTrack
from kursbuch.games.first_train.map import INFLUENCE, border_between
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.takeovers import SellSeries
from kursbuch.games.first_train.trains import BuyTrain
from kursbuch.games.first_train.transport import TransportPiece
from kursbuch.games.first_train.turn import turns
from kursbuch.render import Marks
from kursbuch.web.games.first_train.wanted import wanted
from kursbuch.web.games.pictures import picture
from kursbuch.web.games.presenter import Figure, Panel, Presenter, Scene

AREAS = ("area", "out_of", "into", "areas", "end")


def state_of(scene: Scene) -> FirstTrain:
    """The view as what it is."""
    return cast(FirstTrain, scene.view)


def is_auction(scene: Scene) -> bool:
    """The boxes matter now, not the map."""
    agenda = scene.view.agenda
    return bool(agenda) and isinstance(agenda[-1], BoxAuction | RecordInfluence)


def board(scene: Scene) -> SafeString:
    """The map; during the auction the boards beside it."""
    return boards_picture(scene) if is_auction(scene) else map_picture(scene)


def map_picture(scene: Scene, prefix: str = "b-") -> SafeString:
    """The map, with the places where something can be done."""
    state = state_of(scene)
    shows = encode([state.links, state.company_links, state.joined, state.pieces, state.setup])
    return picture(scene, "board", prefix, canonical(shows), marks(scene))


def boards_picture(scene: Scene, prefix: str = "b-") -> SafeString:
    """Boxes with bids, tracks with stacks, trains, orders."""
    return picture(scene, "market", prefix, snapshot(scene.view), marks(scene))


def marks(scene: Scene) -> Marks:
    """Places that can be clicked, and the series that is being built."""
    possible: set[str] = set()
    for offer in scene.offers:
        possible |= places(offer)
    top = scene.view.agenda[-1] if scene.view.agenda else None
    series = top.series if isinstance(top, BuildTrack) else []
    return Marks(frozenset(possible), frozenset([*series[-1:], *scene.picked.values()]))


def places(offer: Offer) -> set[str]:
    """Where on the boards an offer would happen."""
    fixed: Mapping[str, Any] = offer.fixed
    if offer.action is BuildLink:
        return {border_between(fixed["out_of"], fixed["into"])}
    if offer.action is TransportPiece:
        return {fixed["area"]}
    if offer.action is PlaceBid:
        return {str(fixed["box"])}
    return {ends[-1] for ends in series_of(offer)}


def series_of(offer: Offer) -> list[tuple[str, ...]]:
    """The series that an offer would sell."""
    if offer.action is not SellSeries:
        return []
    if "areas" in offer.fixed:
        return [cast(tuple[str, ...], offer.fixed["areas"])]
    return [cast(tuple[str, ...], areas) for areas in offer.open["areas"].values()]


def pick(scene: Scene, place: Mapping[str, str]) -> Sequence[Offer]:
    """The offers at an area, across a border, in a box."""
    named = set(place.values())
    exact = [offer for offer in scene.offers if places(offer) & named]
    if exact or "area" not in place:
        return exact
    area = place["area"]
    links = [offer for offer in scene.offers if offer.action is BuildLink]
    into = [offer for offer in links if offer.fixed["into"] == area]
    out = [offer for offer in links if offer.fixed["out_of"] == area]
    return out if out and not _is_building(scene) else into


def _is_building(scene: Scene) -> bool:
    top = scene.view.agenda[-1]
    return isinstance(top, BuildTrack) and bool(top.series)


def tries(scene: Scene, place: Mapping[str, str]) -> Sequence[Action]:
    """What somebody may mean who clicks where nothing can be done."""
    state = state_of(scene)
    acting = to_act(scene.view)
    if not acting:
        return ()
    seat = next((seat for seat in acting if seat in scene.seats), acting[0])
    if "box" in place and place["box"].isdecimal():
        least = state.title.side.boxes[0].least
        return (PlaceBid(by=seat, box=int(place["box"]), cubes=least),)
    if "row" in place:
        return (BuyTrain(by=seat, row=place["row"]),)
    if place.get("area") in state.title.map.areas:
        return _tries_at(state, seat, place["area"])
    return ()


def _tries_at(state: FirstTrain, seat: Seat, area: str) -> Sequence[Action]:
    top = state.agenda[-1]
    if isinstance(top, BuildTrack):
        if top.series:
            return (BuildLink(by=seat, out_of=top.series[-1], into=area),)
        around = state.title.map.neighbours[area]
        return [BuildLink(by=seat, out_of=area, into=other) for other in around]
    rows = [train.row for train in state.players[seat].trains] or [state.title.side.trains[0].row]
    pieces = sorted(set(state.pieces.get(area, ())))
    return [TransportPiece(by=seat, area=area, piece=p, row=row) for p in pieces for row in rows]


def moment(scene: Scene) -> str:
    """The turn."""
    state = state_of(scene)
    last = turns(state)
    return scene.words.say(Message("ft-turn-began", turn=min(state.turn, last), turns=last))


def figures(scene: Scene, seat: int) -> Sequence[Figure]:
    """Victory points, profit, cubes, links and influence of a player."""
    state = state_of(scene)
    player = state.players[seat]
    influence = [
        Figure(f"ft-short-{colour}", str(state.influence[colour].spaces[seat]))
        for colour in INFLUENCE
    ]
    return [
        Figure("ft-short-points", str(player.points)),
        Figure("ft-short-profit", f"{state.profit.spaces[seat]:+d}".replace("-", "−")),
        Figure("ft-short-hand", str(player.hand)),
        Figure("ft-short-links", str(player.links)),
        *influence,
    ]


def name(scene: Scene, field: str, value: object) -> str:
    """What areas, pieces, companies and points are called."""
    title = state_of(scene).title
    if field in AREAS and isinstance(value, str):
        called = title.map.called(value)
        return scene.words.say(called) if isinstance(called, Message) else called
    if field == "piece" and value in title.nouns.pieces:
        return scene.words.say(title.nouns.piece(cast(str, value)))
    if field == "company" and value in title.nouns.companies:
        return scene.words.say(title.nouns.company(cast(str, value)))
    if field in ("payment", "bill") and value in (*title.nouns.influence, "cubes"):
        return scene.words.say(title.nouns.point(value))
    if field == "loads" and isinstance(value, tuple):
        return _loads(scene, value)
    return ""


def _loads(scene: Scene, loads: Sequence[Any]) -> str:
    """Several pieces with where they come from and go to."""
    if loads and isinstance(loads[0], tuple):
        return "; ".join(_loads(scene, load) for load in loads)
    area, piece, row = loads
    return f"{name(scene, 'piece', piece)} ({name(scene, 'area', area)} → {row})"


def map_panel(scene: Scene) -> Mapping[str, Any]:
    """The map beside the boards."""
    return {"picture": map_picture(scene, "p-")}


def boards_panel(scene: Scene) -> Mapping[str, Any]:
    """The boards beside the map."""
    return {"picture": boards_picture(scene, "p-")}


def players_panel(scene: Scene) -> Mapping[str, Any]:
    """What lies in front of every player: the accounts."""
    state = state_of(scene)
    rows = [
        {
            "seat": seat,
            "name": scene.words.name(seat),
            "player": player,
            "profit": f"{state.profit.spaces[seat]:+d}".replace("-", "−"),
            "influence": [state.influence[colour].spaces[seat] for colour in INFLUENCE],
            "expense": sum(owner == seat for owner in state.links.values()),
            "trains": [_train(scene, train) for train in player.trains],
            "kept": [(name(scene, "piece", p), n) for p, n in player.kept.items() if n],
        }
        for seat, player in enumerate(state.players)
    ]
    colours = [scene.words.say(state.title.nouns.point(colour)) for colour in INFLUENCE]
    bag = [(scene.words.say(state.title.nouns.point(c)), n) for c, n in state.bag.items()]
    return {"rows": rows, "colours": colours, "bag": bag}


def _train(scene: Scene, train: Any) -> tuple[str, list[str]]:
    return train.row, [name(scene, "piece", piece) for piece in train.load]


def points(state: FirstTrain) -> Mapping[str, int]:
    """Victory points by seat."""
    return {str(seat): player.points for seat, player in enumerate(state.players)}


def profits(state: FirstTrain) -> Mapping[str, int]:
    """Profit by seat."""
    return {str(seat): state.profit.spaces[Seat(seat)] for seat in state.seats}


PRESENTER = Presenter(
    words="ft-",
    board=board,
    panels=(
        Panel("boards", "games/picture.html", boards_panel, "k"),
        Panel("players", "games/first_train/players.html", players_panel, "e"),
        Panel("map", "games/picture.html", map_panel, "m"),
    ),
    moment=moment,
    figures=figures,
    name=name,
    tries=tries,
    wanted=wanted,
    pick=pick,
    charts={"points": points, "profit": profits},
    many=8,
)
