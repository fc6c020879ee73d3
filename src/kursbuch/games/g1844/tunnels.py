"""Tunnels: track over a hex between two mouths, built with the director's certificate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Step, since
from kursbuch.eighteen.board.ground import Lay
from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.ids import BANK, CompanyId, Edge, HexId, PaperId, TileId
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.stock.holdings import director, papers
from kursbuch.games.g1844.operating_events import TunnelBuilt
from kursbuch.games.g1844.overlay import (
    OverBreach,
    lay_over,
    over_breach,
    over_lays,
    printed_mouths,
)
from kursbuch.games.g1844.state import State44

TILES = (TileId("tunnel-curve"), TileId("tunnel-straight"))
COST = 100  # 44-TU-06
RULES = {
    OverBreach.NO_MOUTH: "44-TU-09",
    OverBreach.TAKEN: "44-TU-07",
    OverBreach.NONE_LEFT: "44-TU-15",
    OverBreach.NOT_CONNECTED: "44-TU-11",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildTunnel(Action):
    """Build a tunnel on *hex* with a certificate: a tunnel tile turned by *turn* sixths."""

    hex: HexId
    tile: TileId
    turn: int
    paper: PaperId


def unused(state: State44, company: CompanyId) -> list[PaperId]:
    """The tunnel certificates of the director that have built nothing yet (44-TU-02, 44-TU-03)."""
    seat = director(state, company)
    if seat is None:
        return []
    return [name for name in papers(state, seat, "tunnel") if name not in state.used]


def mouths(state: State44, printed: Hex) -> frozenset[Edge]:
    """The printed mouths; some tables also use the ends of a line not yet laid (44-TU-18)."""
    if not state.title.switches.tunnel_at_furka_ends or state.board.overlays.get(printed.id):
        return printed_mouths(printed)
    return printed.mouths | printed.line_ends


def only_its_mouths(state: State44, hex_id: HexId) -> frozenset[Edge]:
    """A tunnel is built from one of its own mouths, from nowhere else (44-TU-11)."""
    return frozenset()


def can_build_tunnel(state: State44, company: CompanyId) -> bool:
    """There is a certificate, the money, and a place."""
    return bool(unused(state, company)) and any(True for _ in places(state, company))


def places(state: State44, company: CompanyId) -> Iterator[Lay]:
    """Where the company may build a tunnel, with each tile and its rotations."""
    if state.companies[company].cash < COST:
        return
    ground, board = state.title.ground, state.board
    reached = reach(ground, board, company)
    sides = state.title.tunnel_from if since(state, 2) else only_its_mouths
    yield from over_lays(
        ground, board, TILES, reached, lambda h: mouths(state, h), partial(sides, state)
    )


@dataclass(slots=True)
class Tunnelling(Step[State44]):
    """In the track step, before or after the normal tile, as often as there are certificates."""

    takes = (BuildTunnel,)
    rule = "44-TU-05"

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The director of the company that builds."""
        company = _building(state)
        seat = None if company is None else director(state, company)
        return () if seat is None else (seat,)

    def offers(self, state: State44) -> Iterator[Offer]:
        """One offer for each tunnel tile on each hex."""
        company = _building(state)
        if company is None:
            return
        certificates = Choices(tuple(unused(state, company)))
        for seat in self.actors(state) if certificates.options else ():
            for found in places(state, company):
                fixed = {"hex": found.hex, "tile": found.tile}
                turns = Choices(found.turns)
                yield Offer(
                    BuildTunnel, seat, fixed, {"turn": turns, "paper": certificates}, {"cost": COST}
                )

    def check(self, state: State44, action: BuildTunnel) -> None:
        """The law of tunnels."""
        company = _building(state)
        assert company is not None
        ground, board = state.title.ground, state.board
        owned = action.paper in papers(state, action.by, "tunnel")
        require(owned, "44-TU-02", "no-tunnel-certificate")
        require(action.paper not in state.used, "44-TU-03", "power-used", paper=action.paper)
        known = action.hex in ground.map.hexes and action.tile in TILES and 0 <= action.turn < 6
        require(known, "44-TU-07", "no-tunnel-there", hex=action.hex)
        wrong = over_breach(
            ground,
            board,
            (action.hex, action.tile, action.turn),
            TILES,
            reach(ground, board, company),
            lambda h: mouths(state, h),
            partial(state.title.tunnel_from, state),
        )
        if wrong is not None:
            require(False, RULES[wrong], f"tunnel-{wrong}", hex=action.hex)
        cash = state.companies[company].cash
        require(cash >= COST, "44-TU-06", "tunnel-too-dear", cost=COST, cash=cash)

    def apply(self, state: State44, action: BuildTunnel) -> None:
        """The company pays, the certificate is turned over, its marker lies beside the tunnel."""
        top = state.agenda[-1]
        assert isinstance(top, LayTrack)
        top.built = True
        pay(state, top.company, BANK, COST)
        state.board = lay_over(state.board, action.hex, action.tile, action.turn)
        state.used.append(action.paper)
        state.tunnels[action.hex] = action.paper
        state.emit(TunnelBuilt(company=top.company, hex=action.hex, paper=action.paper, cost=COST))


def _building(state: State44) -> CompanyId | None:
    """The company in its track step."""
    top = state.agenda[-1] if state.agenda else None
    return top.company if isinstance(top, LayTrack) else None
