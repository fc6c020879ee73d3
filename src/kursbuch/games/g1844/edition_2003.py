"""1844 as it was printed in 2003: what differs from the edition of 2016, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib.resources import files

from kursbuch.core.title import RULEBOOK, Option, Value, on
from kursbuch.eighteen.events import PriceMoved
from kursbuch.eighteen.ids import Edge, HexId
from kursbuch.eighteen.operating.dividends import pay_incomes
from kursbuch.eighteen.title.options import read_switches
from kursbuch.eighteen.title.read_printed import read_tables
from kursbuch.games.g1844.auction import Auction
from kursbuch.games.g1844.events import PrivatesRefused
from kursbuch.games.g1844.ground import ground_2003
from kursbuch.games.g1844.rules import Switches, Title44
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.turned_markers import turn_marker, turn_stacks

RULES: dict[str, Value] = {
    "aarau_cost": 20,  # 44-TL-10
    "final_value": "paid",  # 44-MR-09, 44-TC-07
    "papers_in_debt": False,  # 44-BU-16
    "sbb_trade": "printed price",  # 44-TT-06
}
"""Switches that stand otherwise in 2003."""


def edition_2003(title: Title44) -> Title44:
    """The edition of 2003, from that of 2016."""
    file = files("kursbuch.games.g1844") / "data" / "edition_2003.toml"
    printed = read_tables(file, "prices", "homes", "destinations", "furka")
    rounds, prices, homes = title.rounds, printed["prices"], printed["homes"]
    return replace(
        title,
        key="1844-2003",
        name="1844 Switzerland (2003)",
        note="board-2003-unverified",
        ground=ground_2003(),
        papers={
            name: replace(paper, price=prices.get(name, paper.price))
            for name, paper in title.papers.items()
        },
        charters={
            name: replace(charter, home=homes.get(name, charter.home))
            for name, charter in title.charters.items()
        },
        destinations=printed["destinations"],
        furka=printed["furka"],
        options=by_default(title.options, RULES),
        switches=read_switches(Switches, RULES),
        presets={RULEBOOK: {}},
        nobody_bids=offer_the_next,
        launched_in_auction=False,
        stock=replace(title.stock, marker_at_launch=True),
        rounds=replace(rounds, after_operating_round=(turn_stacks, *rounds.after_operating_round)),
        reactions={
            **title.reactions,
            **on(PriceMoved, *title.reactions.get(PriceMoved, ()), turn_marker),
        },
        tunnel_from=the_furka_line_too,
        one_place_off_board=False,
    )


def by_default(options: tuple[Option, ...], values: Mapping[str, Value]) -> tuple[Option, ...]:
    """The same options, some with another value as the default."""
    return tuple(
        replace(option, values=tuple(sorted(option.values, key=lambda v: v != values[option.name])))
        if option.name in values
        else option
        for option in options
    )


def offer_the_next(state: State44, auction: Auction) -> None:
    """The next private is offered; when all left are refused, income is paid first (44-AU-13)."""
    auction.refused += 1
    if auction.refused < len(auction.unsold(state)):
        auction.offer_next(state)
        return
    auction.refused = 0
    auction.number += 1
    state.emit(PrivatesRefused(number=auction.number))
    pay_incomes(state)
    auction.offer(state, auction.unsold(state)[0])


def the_furka_line_too(state: State44, hex_id: HexId) -> frozenset[Edge]:
    """Under the Furka-Oberalp line a connection to its track on the hex is enough (44-TU-12)."""
    lying = state.board.overlays.get(hex_id, ())
    faces = [state.title.ground.tiles.face(*laid) for laid in lying if laid[0] in state.title.furka]
    return frozenset[Edge]().union(*(face.edges for face in faces))
