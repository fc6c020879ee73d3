"""What a game of 1844 has to remember beyond any 18xx game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from kursbuch.core.action import Seat
from kursbuch.core.fields import static
from kursbuch.eighteen.ids import CompanyId, HexId, PaperId
from kursbuch.eighteen.state import State18

if TYPE_CHECKING:
    from kursbuch.games.g1844.rules import Title44


@dataclass(slots=True, kw_only=True)
class State44(State18):
    """A position of 1844."""

    title: Title44 = static()
    claims: list[CompanyId] = field(default_factory=list)
    """Launched companies that have not reached their destination yet."""
    used: list[PaperId] = field(default_factory=list)
    """Papers whose one-time power is used up: P2, tunnel certificates."""
    tunnels: dict[HexId, PaperId] = field(default_factory=dict)
    """The certificate that built the tunnel on each hex."""
    mountains: dict[HexId, PaperId] = field(default_factory=dict)
    """The mountain railway on each mountain."""
    panels: dict[HexId, int] = field(default_factory=dict)
    """The kind of income panel beside each mountain railway, by its number in the title."""
    alive: list[PaperId] = field(default_factory=list)
    """Mountain railways and tunnels that a train has visited or used."""
    paid: list[PaperId] = field(default_factory=list)
    """Mountain railways and tunnels that have paid at least once."""
    turned: list[CompanyId] = field(default_factory=list)
    """Companies whose price marker lies face down, where markers are turned."""
    sbb: Literal["to come", "due", "formed"] = "to come"
    """It is due at the end of the operating round in which its phase begins."""
    sbb_debt: list[int]
    """What each player owes from the exchange into SBB shares."""
    called: list[Seat] = field(default_factory=list)
    """Players from whom that debt is taken as soon as they have money."""
    eva: Seat | None = None
    """The player who has EVA and has not given it to a company yet."""
