"""The board of an 18xx game as something to click: what an offer's place is, and why nothing is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import to_act
from kursbuch.eighteen.board.board import face
from kursbuch.eighteen.board.lays import Breach, misfit
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId, hex_of, stop_id
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.place_station import PlaceMarker, PlaceStation
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import BuyShare, StartCompany
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.render import Marks
from kursbuch.web.games.presenter import Scene

ORDER: tuple[Breach | None, ...] = tuple(Breach)
"""The later a tile fails, the nearer it comes."""


def state_of(scene: Scene) -> State18:
    """The view as what it is."""
    return cast(State18, scene.view)


def hex_at(offer: Offer) -> str | None:
    """The hex on which an offer would happen."""
    if "hex" in offer.fixed:
        return str(offer.fixed["hex"])
    stop = offer.fixed.get("stop")
    return hex_of(StopId(stop)) if isinstance(stop, str) else None


def marks(scene: Scene) -> Marks:
    """The hexes where something can be done, and the one that was clicked.

    Where tiles can be laid the ring shows what was clicked: the board stays as it is.
    """
    possible = frozenset(place for offer in scene.offers if (place := hex_at(offer)))
    ringed = {hex_at(offer) for offer in scene.offers if offer.action is LayTile}
    chosen = [scene.picked.get("hex", ""), scene.chosen.get("hex", "").strip('"')]
    return Marks(possible, frozenset(place for place in chosen if place and place not in ringed))


def pick(scene: Scene, place: Mapping[str, str]) -> Sequence[Offer]:
    """The offers on a hex, or of a company."""
    if "hex" in place:
        return [offer for offer in scene.offers if hex_at(offer) == place["hex"]]
    if "company" in place:
        return [o for o in scene.offers if o.fixed.get("company") == place["company"]]
    return ()


def tries(scene: Scene, place: Mapping[str, str]) -> Sequence[Action]:
    """What somebody may mean who clicks where nothing can be done."""
    state = state_of(scene)
    acting = to_act(state)
    if not acting:
        return ()
    seat = next((seat for seat in acting if seat in scene.seats), acting[0])
    if place.get("hex") in state.title.ground.map.hexes:
        return _tries_on(state, seat, HexId(place["hex"]))
    if place.get("company") in state.companies:
        return _tries_of(state, seat, CompanyId(place["company"]))
    return ()


def _tries_on(state: State18, seat: Seat, hex_id: HexId) -> Sequence[Action]:
    """Every tile that fits the hex, or a marker in each of its cities."""
    if isinstance(state.agenda[-1], PlaceStation):
        return [PlaceMarker(by=seat, stop=stop_id(hex_id, n)) for n in range(2)]
    return [
        LayTile(by=seat, hex=hex_id, tile=tile, turn=turn) for tile, turn in _fitting(state, hex_id)
    ]


def _fitting(state: State18, hex_id: HexId) -> list[tuple[TileId, int]]:
    """The tiles that could follow what the hex shows; if none can, one that comes nearest."""
    ground, old = state.title.ground, face(state.title.ground, state.board, hex_id)
    whole = [(tile, turn) for tile in ground.tiles.tiles for turn in range(6)]
    wrong = {lay: misfit(ground, hex_id, old, ground.tiles.face(*lay)) for lay in whole}
    fits = [lay for lay in whole if wrong[lay] is None]
    return fits or [max(whole, key=lambda lay: ORDER.index(wrong[lay]))]


def _tries_of(state: State18, seat: Seat, company: CompanyId) -> Sequence[Action]:
    """Its director's certificate, or one of its shares."""
    price = next(iter(state.title.chart.issue))
    if not isinstance(state.agenda[-1], StockRound) or state.companies[company].par:
        sources = ("bank", "pool")
        return [BuyShare(by=seat, company=company, source=source) for source in sources]
    return [StartCompany(by=seat, company=company, price=price)]
