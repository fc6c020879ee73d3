"""What the title 1844 says beyond any 18xx title, and the switches that the ledger names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from kursbuch.eighteen.ids import CertificateId, CompanyId, Edge, HexId, PaperId, TileId, TrainId
from kursbuch.eighteen.title.title import Title18
from kursbuch.games.g1844.auction import Auction
from kursbuch.games.g1844.charter import Kind44, Paper44, Train44
from kursbuch.games.g1844.state import State44


@dataclass(frozen=True, slots=True, kw_only=True)
class Switches:
    """One field for each option that rules of 1844 ask for; see `options.py`."""

    aarau_cost: Literal[0, 20] = 0
    bank_breaks: Literal["empty", "overdrawn"] = "empty"
    at_the_limit: Literal["if it fits", "nobody buys"] = "if it fits"
    bankruptcy: bool = False
    cell_180: bool = True
    consent: bool = True
    destinations: Literal["at once", "when claimed"] = "at once"
    elephant: bool = False
    elephant_neighbour: Literal["previous", "next"] = "previous"
    emergency: Literal["no affordable train", "any train"] = "no affordable train"
    emergency_sales: Literal["what is missing", "at will"] = "what is missing"
    eva: Literal["any time", "company at turn"] = "any time"
    exchange: Literal["net", "by company"] = "net"
    exchange_debt: Literal["own account", "loan"] = "own account"
    export: Literal["after the SBB", "before the SBB"] = "after the SBB"
    final_value: Literal["visited", "paid"] = "visited"
    furka: Literal["any time", "own turn"] = "any time"
    home_tile: Literal["compulsory", "optional"] = "compulsory"
    idle_steps: bool = False
    maximum_revenue: bool = True
    mountain_duty: bool = False
    order_cards: Literal["dealt", "as seated"] = "dealt"
    papers_in_debt: bool = True
    price_moves: Literal["falls first", "company by company"] = "falls first"
    privates_from: Literal["director", "any player"] = "director"
    repayment: Literal["any time", "stock round"] = "any time"
    same_direction: bool = True
    sbb_trade: Literal["agreed price", "printed price"] = "agreed price"
    surplus_after_export: Literal["at once", "next turn"] = "at once"
    start_in_debt: bool = False
    surplus_trains: Literal["pool", "removed"] = "pool"
    tunnel_bonus: Literal["both sides", "any tunnel"] = "both sides"
    tunnel_at_furka_ends: bool = False
    vaduz: Literal["grey", "red"] = "grey"
    worthless_stops: bool = True


@dataclass(frozen=True, kw_only=True)
class Title44(Title18[State44]):
    """1844 in one edition."""

    kinds: Mapping[str, Kind44]
    papers: Mapping[PaperId, Paper44]
    trains: Mapping[TrainId, Train44]
    in_pool: tuple[CertificateId, ...]
    """Shares that lie in the pool from the start."""
    destinations: Mapping[CompanyId, HexId]
    furka: Mapping[TileId, HexId]
    """The tiles of the Furka-Oberalp line and their hexes."""
    nobody_bids: Callable[[State44, Auction], None]
    """What happens to a private company after the first that nobody bids for."""
    launched_in_auction: bool
    """A company whose director's certificate is auctioned is launched at once, not at the end."""
    tunnel_from: Callable[[State44, HexId], frozenset[Edge]]
    """Sides of a hex, beside the mouths, from which a tunnel there may be built."""
    one_place_off_board: bool
    """All hexes of a red area are one place, which a route visits once; not each its own."""
    panels: tuple[tuple[int, int, int, int], ...]
    """The kinds of income panel: values in yellow, green, brown and grey; two of each."""
    switches: Switches = Switches()
