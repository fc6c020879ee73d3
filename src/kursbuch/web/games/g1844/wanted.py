"""What a player of 1844 would expect besides: private companies, their powers, tunnels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from kursbuch.core.action import Seat
from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.ids import BANK, OUT, CompanyId, TileId
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.stock.holdings import director, papers
from kursbuch.games.g1844.eva import GiveEva, directed
from kursbuch.games.g1844.furka import FURKA, LayFurka
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.track import EXTRA_TILE, LayExtraTile
from kursbuch.games.g1844.tunnels import TILES, BuildTunnel
from kursbuch.web.games.eighteen import wanted as eighteen
from kursbuch.web.games.presenter import Scene, Wanted


def wanted(scene: Scene, seat: Seat) -> Iterator[Wanted]:
    """What every 18xx game has, the powers of what one holds, and private companies."""
    yield from eighteen.wanted(scene, seat)
    state = cast(State44, scene.view)
    company = company_at_turn(state)
    if state.holder[FURKA] == seat:
        yield Wanted(LayFurka(by=seat))
    if state.eva == seat:
        for name in directed(state, seat):
            yield Wanted(GiveEva(by=seat, company=name))
    if company is not None and director(state, company) == seat:
        yield from building(state, seat, company)
        yield from privates(state, seat)


def building(state: State44, seat: Seat, company: CompanyId) -> Iterator[Wanted]:
    """The extra tile for its owner, and a tunnel in every mountain."""
    ground = state.title.ground
    if state.holder[EXTRA_TILE] in (seat, company):
        place, some = next(iter(ground.map.hexes)), next(iter(ground.tiles.tiles))
        yield Wanted(LayExtraTile(by=seat, hex=place, tile=some, turn=0), is_sample=True)
    tunnels = [name for name, paper in state.title.papers.items() if paper.kind == "tunnel"]
    own = papers(state, seat, "tunnel")
    best = [*(name for name in own if name not in state.used), *own, *tunnels][0]
    for place, printed in ground.map.hexes.items():
        for tile, turn in fitting(state, printed):
            tunnel = BuildTunnel(by=seat, hex=place, tile=tile, turn=turn, paper=best)
            yield Wanted(tunnel, leaves_open=("paper",))


def fitting(state: State44, printed: Hex) -> list[tuple[TileId, int]]:
    """A tunnel between two mouths of a hex, if it has two."""
    if len(printed.mouths) < 2:
        return []
    faces = state.title.ground.tiles.face
    turned = [(tile, turn) for tile in TILES for turn in range(6)]
    return [lay for lay in turned if faces(*lay).edges <= printed.mouths][:1]


def privates(state: State44, seat: Seat) -> Iterator[Wanted]:
    """Every private company that a player still has, at its lowest price."""
    for name, paper in state.title.papers.items():
        holder = state.holder[name]
        if paper.kind == "private" and holder not in (BANK, OUT) and isinstance(holder, int):
            least = paper.sale[0] if paper.sale else paper.price
            yield Wanted(BuyPrivate(by=seat, paper=name, price=least))
