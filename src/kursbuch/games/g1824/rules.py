"""What the title 1824 says beyond any 18xx title, and the switches that the ledger names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from kursbuch.eighteen.ids import CertificateId, CompanyId, PhaseId, TrainId
from kursbuch.eighteen.title.title import Title18
from kursbuch.games.g1824.state import State24
from kursbuch.routes.network import Bonus, Network


@dataclass(frozen=True, slots=True, kw_only=True)
class Switches:
    """One field for each option that rules of 1824 ask for; see `options.py`."""

    bank_breaks: Literal["empty", "overdrawn"] = "empty"
    bond_marker: Literal["at the start", "on the first turn"] = "at the start"
    bond_rounding: Literal["up", "down"] = "up"
    bond_sales: Literal["half", "all"] = "half"
    bukowina: bool = True
    certificates: Literal["shares", "minors too", "all papers"] = "shares"
    coal_director: Literal["takes the certificate", "has no certificate"] = "takes the certificate"
    coal_exchange: Literal["after sales", "without sales"] = "after sales"
    consent: bool = True
    construction_share: bool = True
    directorless: Literal["idle", "anybody runs it"] = "idle"
    directors_help: Literal["in an emergency", "for any train"] = "in an emergency"
    draft: Literal["first player", "last player"] = "first player"
    emergency_sales: Literal["limited", "any"] = "limited"
    end_of_series: Literal["one by one", "all at once"] = "one by one"
    export: Literal["after the first 2-train", "always"] = "after the first 2-train"
    final_value: Literal["shares", "all papers"] = "shares"
    first_marker: Literal["at the foundation", "on the first turn"] = "at the foundation"
    export_at_the_end: bool = True
    forced_exchange: Literal["compulsory", "may be declined"] = "compulsory"
    goods_scrapping: Literal["with the 10-train too", "by goods trains only"] = (
        "with the 10-train too"
    )
    maximum_revenue: bool = True
    opening: Literal["end of the round", "at once"] = "end of the round"
    pest_marker: Literal["at the start", "on the first turn"] = "at the start"
    pool_dividend: Literal["nobody", "company"] = "nobody"
    repayment: Literal["automatic", "voluntary"] = "automatic"
    returned_marker: Literal["as printed", "last one free"] = "as printed"
    rivers: Literal["as printed", "as on 18xx.games"] = "as printed"
    sales: Literal["once a turn", "any number"] = "once a turn"
    sixty_percent: Literal["before the purchase", "after the purchase"] = "before the purchase"
    mountain_turn: Literal["own turn", "counts as a turn"] = "own turn"
    start_cash: Literal[680, 700] = 680
    state_markers: Literal["five", "by forerunner"] = "five"
    surplus_order: Literal["operating order", "as listed"] = "operating order"
    ten_trains: Literal["unlimited", "twenty"] = "unlimited"
    third_round: Literal["phase 6", "phase 5"] = "phase 6"
    towns: Literal["scenario"] | int = "scenario"
    unopened_trains: Literal["kept", "for sale"] = "kept"
    unsold_first: Literal["at once", "at the foundation"] = "at once"
    upgrades: Literal["permissive", "semi-restrictive"] = "permissive"


@dataclass(frozen=True, slots=True, kw_only=True)
class StateRailway:
    """How a state railway comes into being."""

    pre_state: Mapping[CompanyId, int]
    """The pre-state railways that become it, in order, with their prices."""
    founded_in: PhaseId
    own_markers: int
    """The markers on its charter besides those of the pre-state railways."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsTrain:
    """What is special about a type of goods train."""

    on_sale_from: PhaseId
    scraps: tuple[TrainId, ...] = ()
    """The types that leave the game with the first train of this type."""


@dataclass(frozen=True, kw_only=True)
class Title24(Title18[State24]):
    """1824, or a variant of it."""

    coal: Mapping[CompanyId, CompanyId]
    """The regional railway of each coal railway."""
    state_railways: Mapping[CompanyId, StateRailway]
    goods: Mapping[TrainId, GoodsTrain]
    mountains: Mapping[int, int]
    """How many mountain railways are in play, by the number of players."""
    bonuses: Callable[[State24, Network], Iterator[Bonus]]
    """What routes earn besides their stops."""
    set_up: Callable[[State24], None]
    """What is laid out before the first choice."""
    switches: Switches = Switches()

    @cached_property
    def regionals(self) -> tuple[CompanyId, ...]:
        """The regional railways, with or without a coal railway."""
        return tuple(n for n, c in self.charters.items() if c.kind.endswith("regional"))

    @cached_property
    def share_companies(self) -> tuple[CompanyId, ...]:
        """The companies with shares: regional and state railways (24-SU-09)."""
        return tuple(name for name, kind in self.kind_of.items() if kind.shares > 1)

    @cached_property
    def reserved(self) -> Mapping[CertificateId, CompanyId]:
        """The certificates that wait for the owner of a coal or pre-state railway (24-SU-10)."""
        waiting = {self.certificates[to][0].id: coal for coal, to in self.coal.items()}
        for name, railway in self.state_railways.items():
            for number, old in enumerate(railway.pre_state):
                waiting[self.certificates[name][number].id] = old
        return waiting

    @cached_property
    def state_railway_of(self) -> Mapping[CompanyId, CompanyId]:
        """The state railway that each pre-state railway becomes."""
        return {
            old: name for name, railway in self.state_railways.items() for old in railway.pre_state
        }
