"""The variants: what is different in each, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TypeVar

from kursbuch.core.title import RULEBOOK, on
from kursbuch.eighteen.board.board import place
from kursbuch.eighteen.ids import POOL, CompanyId, PhaseId, StopId
from kursbuch.eighteen.operating.events import PhaseBegan, TileLaid, TrainBought, TrainExported
from kursbuch.eighteen.title.stock import in_turn
from kursbuch.games.g1824 import ground
from kursbuch.games.g1824.bond import last_train_bought, last_train_exported, wien_turns_brown
from kursbuch.games.g1824.construction import close_construction_railways
from kursbuch.games.g1824.options import (
    GOODS_TIME,
    GOODS_TIME_ON_18XX_GAMES,
    THREE_PLAYERS,
    THREE_PLAYERS_ON_18XX_GAMES,
    TWO_PLAYERS,
    TWO_PLAYERS_ON_18XX_GAMES,
)
from kursbuch.games.g1824.printed import train_set
from kursbuch.games.g1824.revenue import bukowina
from kursbuch.games.g1824.rules import Title24
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.towns import lay_scenario
from kursbuch.games.g1824.two_players import Draft, MountainSale, draw_stack, first_stock_round

V = TypeVar("V")
PEST = CompanyId("UG1")
BUDAPEST = StopId("G12.0")


def cisleithania(title: Title24, trains: str, absent: Collection[str]) -> Title24:
    """The western half of the map, without some companies, with fewer trains (24-VA-33)."""
    cards = {n: replace(card, count=train_set(trains)[n]) for n, card in title.cards.items()}
    states = {
        name: replace(railway, pre_state=without(railway.pre_state, absent))
        for name, railway in without(title.state_railways, absent).items()
    }
    return replace(
        title,
        ground=ground.cisleithania(),
        charters=without(title.charters, absent),
        coal=without(title.coal, absent),
        state_railways=states,
        cards=cards,
        bonuses=bukowina,
    )


def without(table: Mapping[CompanyId, V], absent: Collection[str]) -> dict[CompanyId, V]:
    """The table without some companies."""
    return {name: entry for name, entry in table.items() if name not in absent}


def two_players(title: Title24) -> Title24:
    """Variant A: stacks and draft, construction railways, a bond railway, a bank pool."""
    title = cisleithania(title, "A", ("SPB", "UG1", "UG2", "SB", "BH", "UG"))
    states = dict(title.state_railways)
    states[CompanyId("KK")] = replace(states[CompanyId("KK")], founded_in=PhaseId("5"))  # 24-VA-15
    reactions = {
        **title.reactions,
        **on(PhaseBegan, *title.reactions[PhaseBegan], close_construction_railways),
        **on(TrainBought, *title.reactions[TrainBought], last_train_bought),
        **on(TrainExported, last_train_exported),
        **on(TileLaid, wien_turns_brown),
    }
    return replace(
        title,
        key="1824-cisleithania-2",
        name="1824 Cisleithania, two players",
        players=(2,),
        options=(*title.options, *TWO_PLAYERS),
        presets={RULEBOOK: {}, "18xx.games": TWO_PLAYERS_ON_18XX_GAMES},
        money=4_000,
        start_cash={2: 830},
        mountains={2: 2},
        state_railways=states,
        set_up=draw_stack,
        rounds=replace(
            title.rounds,
            opening=(lambda state: Draft(), lambda state: MountainSale()),
            stock_round=first_stock_round,
        ),
        stock=replace(title.stock, certificate_limit={2: 14}, seat_at=in_turn, sold_to=POOL),
        reactions=reactions,
    )


def place_marker_of_pest(state: State24) -> None:
    """Its marker lies on the red hex of Budapest before the game begins (24-VB-05)."""
    if state.title.switches.pest_marker == "at the start":
        state.board = place(state.title.ground, state.board, BUDAPEST, PEST)


def three_players(title: Title24) -> Title24:
    """Variant B: the pre-state railway of Pest starts on the red hex of Budapest (24-VB-05)."""
    title = cisleithania(title, "B", ("SPB", "UG2", "SB", "BH"))
    charters = {**title.charters, PEST: replace(title.charters[PEST], home=BUDAPEST)}
    return replace(
        title,
        key="1824-cisleithania-3",
        name="1824 Cisleithania, three players",
        players=(3,),
        options=(*title.options, *THREE_PLAYERS),
        presets={RULEBOOK: {}, "18xx.games": THREE_PLAYERS_ON_18XX_GAMES},
        money=9_000,
        start_cash={3: 680},
        mountains={3: 3},
        stock=replace(title.stock, certificate_limit={3: 16}),
        charters=charters,
        set_up=place_marker_of_pest,
    )


def goods_time(title: Title24) -> Title24:
    """Variant C: towns on plain hexes, and more tiles."""
    return replace(
        title,
        key="1824-goods-time",
        name="1824 Goods Time",
        options=(*title.options, *GOODS_TIME),
        presets={RULEBOOK: {}, "18xx.games": GOODS_TIME_ON_18XX_GAMES},
        ground=ground.goods_time(),
        set_up=lay_scenario,
    )
