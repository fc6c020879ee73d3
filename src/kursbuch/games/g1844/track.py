"""What building costs in 1844, and the extra tile of P2."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Step
from kursbuch.eighteen.board.tile import Colour
from kursbuch.eighteen.ids import CompanyId, HexId, Holder, PaperId, TileId
from kursbuch.eighteen.operating.lay_track import (
    LayTrack,
    affordable,
    can_lay,
    check_lay,
    lay_offer,
    lay_tile,
)
from kursbuch.eighteen.stations import cost_of_marker
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1844.furka import furka_owner_builds, may_lay
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.tunnels import can_build_tunnel, unused

EXTRA_TILE = PaperId("P2")
YELLOW: tuple[Colour, ...] = ("yellow",)
POWERS_FROM = 3


def terrain_cost(state: State44, company: CompanyId, hex_id: HexId) -> int:
    """The first tile on a hex costs what is printed there; a printed yellow hex has one already."""
    printed = state.title.ground.map.hexes[hex_id]
    if hex_id in state.board.tiles:
        return 0  # 44-TL-09
    if printed.face.colour != "white":
        return min(printed.cost, state.title.switches.aarau_cost)  # 44-TL-10
    return printed.cost


def by_markers_on_the_map(state: State44, company: CompanyId) -> int:
    """The price of the next marker, by the number that stand already."""
    return cost_of_marker(state, company, len(state.board.stops_of(company)))


def is_asked(state: State44, company: CompanyId) -> bool:
    """As some tables play: on every turn, and while there is a right to build, usable or not."""
    top = state.agenda[-1]
    if isinstance(top, LayTrack) and not top.laid:
        return True
    return bool(unused(state, company)) or may_lay_extra(state, company) or may_lay(state)


def more_to_build(state: State44, company: CompanyId) -> bool:
    """Tunnels, the tile of P2, or a line to be laid come on top of the normal tile (44-TL-02)."""
    return (
        can_build_tunnel(state, company)
        or (may_lay_extra(state, company) and can_lay(state, company, YELLOW))
        or furka_owner_builds(state, company)
    )


def may_lay_extra(state: State44, company: CompanyId) -> bool:
    """The company or its director owns P2, from phase 3 on, once in the game (44-PV-13, 15)."""
    owner: Holder = state.holder[EXTRA_TILE]
    return (
        int(state.phase) >= POWERS_FROM
        and EXTRA_TILE not in state.used
        and owner in (company, director(state, company))
    )


def building(state: State44) -> CompanyId | None:
    """The company in its track step."""
    top = state.agenda[-1] if state.agenda else None
    return top.company if isinstance(top, LayTrack) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class LayExtraTile(Action):
    """Lay one yellow tile more, with the power of P2."""

    hex: HexId
    tile: TileId
    turn: int


@dataclass(slots=True)
class ExtraTile(Step[State44]):
    """Beside the normal tile, before or after it (44-PV-17)."""

    takes = (LayExtraTile,)
    rule = "44-PV-13"

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The director of the company that builds."""
        company = building(state)
        seat = None if company is None else director(state, company)
        return () if seat is None else (seat,)

    def offers(self, state: State44) -> Iterator[Offer]:
        """Yellow tiles by the normal rules."""
        company = building(state)
        if company is None or not may_lay_extra(state, company):
            return
        for seat in self.actors(state):
            for found in affordable(state, company, only=YELLOW):
                yield lay_offer(state, LayExtraTile, seat, company, found)

    def check(self, state: State44, action: LayExtraTile) -> None:
        """A yellow tile by the normal rules, once in the game."""
        company = building(state)
        assert company is not None
        require(int(state.phase) >= POWERS_FROM, "44-PV-13", "powers-from-phase-3")
        require(EXTRA_TILE not in state.used, "44-PV-15", "power-used", paper=EXTRA_TILE)
        require(may_lay_extra(state, company), "44-PV-13", "power-not-yours", paper=EXTRA_TILE)
        check_lay(state, company, action.hex, action.tile, action.turn)
        colour = state.title.ground.tiles.tiles[action.tile].face.colour
        require(colour == "yellow", "44-PV-17", "extra-tile-yellow")

    def apply(self, state: State44, action: LayExtraTile) -> None:
        """The tile lies, the certificate is turned over."""
        top = state.agenda[-1]
        assert isinstance(top, LayTrack)
        top.built = True
        state.used.append(EXTRA_TILE)
        lay_tile(state, top.company, action.hex, action.tile, action.turn)
