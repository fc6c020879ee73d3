"""What players, companies and the bank pool have, and what lies on the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.core.action import Seat
from kursbuch.core.words import Message
from kursbuch.eighteen.board.board import Board
from kursbuch.eighteen.ids import POOL, CompanyId, HexId, TileId, hex_of
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director, papers, shares
from kursbuch.eighteen.stock.market import price
from kursbuch.web.games.eighteen.moments.turn import trains_of
from kursbuch.web.games.eighteen.naming import money, place_name
from kursbuch.web.games.eighteen.panels import figures
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Inventory, Scene


def inventories(scene: Scene) -> Sequence[Inventory]:
    """The players first, then the companies, the bank pool and the map."""
    state = state_of(scene)
    return [
        *(_player(scene, Seat(seat)) for seat in range(len(state.players))),
        *(_company(scene, name) for name, company in state.companies.items() if not company.closed),
        _pool(scene),
        _map(scene),
    ]


def _player(scene: Scene, seat: Seat) -> Inventory:
    state, say = state_of(scene), scene.words.say
    items = {say(Message(figure.key)): figure.value for figure in figures(scene, seat)}
    for company in state.companies:
        star = "★" if director(state, company) == seat else ""
        items[company] = f"{shares(state, company, seat) or ''}{star}"
    items[say(Message("e-papers"))] = " ".join(papers(state, seat))
    return Inventory(scene.words.name(seat), items, seat)


def _company(scene: Scene, name: CompanyId) -> Inventory:
    state, say = state_of(scene), scene.words.say
    company = state.companies[name]
    items = {
        "e-price": str(price(state, name) or ""),
        "e-treasury": money(scene, company.cash) if company.par or company.launched else "",
        "e-trains": trains_of(state, name),
        "e-last": money(scene, company.revenue) if company.operated else "",
        "e-markers-on-map": ", ".join(sorted(_stations(state, name))),
        "e-papers": " ".join(papers(state, name)),
    }
    held = {str(other): str(shares(state, other, name) or "") for other in state.companies}
    return Inventory(name, {say(Message(key)): told for key, told in items.items()} | held)


def _stations(state: State18, company: CompanyId) -> Iterator[str]:
    """The places where the company has station markers."""
    for stop, markers in state.board.tokens.items():
        yield from [place_name(state, hex_of(stop))] * markers.count(company)


def _pool(scene: Scene) -> Inventory:
    state, say = state_of(scene), scene.words.say
    items = {str(name): str(shares(state, name, POOL) or "") for name in state.companies}
    trains = " ".join(state.title.trains[train].shown for train in state.pool)
    return Inventory(say(Message("e-pool")), items | {say(Message("e-trains")): trains})


def _map(scene: Scene) -> Inventory:
    """The tiles by the hex where they lie, with what lies on top of them."""
    state, board = state_of(scene), state_of(scene).board
    places = dict.fromkeys((*board.tiles, *board.overlays))
    items = {place_name(state, place): " ".join(_lies(board, place)) for place in places}
    return Inventory(scene.words.say(Message("page-tab-map")), items)


def _lies(board: Board, place: HexId) -> Iterator[TileId]:
    """The tile on a hex, and what lies on top of it."""
    if place in board.tiles:
        yield board.tiles[place][0]
    for tile, _ in board.overlays.get(place, ()):
        yield tile
