"""The Furka-Oberalp line: the owner of P4 lays all of it at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Step
from kursbuch.eighteen.ids import BANK, OUT, CompanyId, HexId, PaperId, TileId
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1844.events import PaperClosed
from kursbuch.games.g1844.operating_events import FurkaLaid
from kursbuch.games.g1844.overlay import lay_over
from kursbuch.games.g1844.state import State44

FURKA = PaperId("P4")
REWARD = 80  # 44-PV-24
POWERS_FROM = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class LayFurka(Action):
    """Lay the tiles of the Furka-Oberalp line."""


def owner(state: State44) -> Seat | None:
    """The player who decides about P4: its owner, or the director of the company that owns it."""
    holder = state.holder[FURKA]
    if holder in (BANK, OUT):
        return None
    return Seat(holder) if isinstance(holder, int) else director(state, CompanyId(holder))


def may_lay(state: State44) -> bool:
    """P4 is open, and powers of private companies can be used (44-PV-13)."""
    return int(state.phase) >= POWERS_FROM and owner(state) is not None


def furka_owner_builds(state: State44, company: CompanyId) -> bool:
    """The line could still be laid by the player who builds now, and open more to build."""
    return may_lay(state) and state.holder[FURKA] in (company, director(state, company))


@dataclass(slots=True)
class Furka(Step[State44]):
    """At any time from phase 3 on, also in a stock round and in others' turns (44-PV-23)."""

    takes = (LayFurka,)
    rule = "44-PV-22"

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The player who decides about P4; some tables say: only on that player's turn."""
        seat = owner(state)
        if seat is None or (state.title.switches.furka == "own turn" and not _on_turn(state, seat)):
            return ()
        return (seat,)

    def offers(self, state: State44) -> Iterator[Offer]:
        """The whole line or nothing."""
        if may_lay(state):
            for seat in self.actors(state):
                yield Offer(LayFurka, seat)

    def check(self, state: State44, action: LayFurka) -> None:
        """From phase 3 on."""
        require(may_lay(state), "44-PV-23", "powers-from-phase-3")

    def apply(self, state: State44, action: LayFurka) -> None:
        """All tiles at once."""
        lay_furka(state)


def _on_turn(state: State44, seat: Seat) -> bool:
    """It is the player's turn, or that of a company that owns P4."""
    holder, company = state.holder[FURKA], company_at_turn(state)
    if not isinstance(holder, int):
        return company == holder
    return seat in state.agenda[-1].actors(state)


def lay_furka(state: State44) -> None:
    """All tiles of the line lie, free, over tunnels too; the owner gets 80 and P4 closes."""
    for tile, hex_id in state.title.furka.items():
        state.board = lay_over(state.board, hex_id, tile)
    holder = state.holder[FURKA]
    pay(state, BANK, holder, REWARD)
    state.emit(FurkaLaid(owner=holder, amount=REWARD))
    transfer(state, FURKA, OUT)
    state.emit(PaperClosed(paper=FURKA))


def lay_furka_at_last(state: State44) -> None:
    """When phase 5 starts the line is laid, whether its owner likes it or not (44-PV-26)."""
    if state.holder[FURKA] not in (BANK, OUT):
        lay_furka(state)


FURKA_TILES = {
    TileId("FO1"): HexId("I16"),
    TileId("FO2"): HexId("H17"),
    TileId("FO3"): HexId("H19"),
    TileId("FO4"): HexId("H21"),
    TileId("FO5"): HexId("H23"),
}
"""The tiles of the line and their hexes in 2016 (44-PV-27)."""
