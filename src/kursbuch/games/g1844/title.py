"""1844 Switzerland, put together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.state import Step
from kursbuch.core.title import Result, Setup, placed
from kursbuch.eighteen import events as events18
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.chart import Chart
from kursbuch.eighteen.charter import Kind
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import CompanyId, PaperId
from kursbuch.eighteen.setting_up import first_position
from kursbuch.eighteen.stock_round import StockRound
from kursbuch.eighteen.telling import tell
from kursbuch.eighteen.title import Rounds, Stock
from kursbuch.games.g1844.options import AS_ON_18XX_GAMES, OPTIONS, choose
from kursbuch.games.g1844.printed import printed
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.state import State44


def begin(title: Title44, setup: Setup) -> State44:
    """The first position."""
    return State44(**first_position(title, setup), sbb_debt=[0] * setup.players)


def result(state: State44) -> Result | None:
    """The score, once the game is over."""
    if state.agenda:
        return None
    scores = tuple(player.cash for player in state.players)
    return Result(scores=scores, places=placed(scores), reason=state.ended or "bank")


def conserved(state: State44) -> dict[str, int]:
    """What never changes."""
    money = state.bank + sum(p.cash for p in state.players)
    return {"money": money + sum(c.cash for c in state.companies.values())}


ACTIONS: tuple[type[Action], ...] = (Pass,)
EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in vars(events18).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
STEPS: tuple[type[Step[Any]], ...] = (Game, Series, StockRound)

ROUNDS = Rounds(
    opening=(),
    stock_round=lambda state: StockRound(),
    operating_round=lambda number, part: StockRound(),  # the operating author's OperatingRound
    turn=(),
)
STOCK = Stock(
    certificate_limit={3: 24, 4: 18, 5: 15, 6: 13, 7: 11},
    pool_limit=lambda kind: kind.half,
    from_bank_up_to=lambda kind: kind.half,
    fall_on_sale=Chart.down,
    rise_on_dividend=lambda state, company, cell: state.title.chart.right(cell),
    no_sales_before=2,
    may_buy_paper=lambda state, seat, paper: None,
    paper_bought=lambda state, seat, paper: None,
    capital=lambda state, company: 0,
    is_broken=lambda bank: bank <= 0,
)

EDITION_2016 = Title44(
    key="1844",
    name="1844 Switzerland",
    family="18xx",
    ledger="44",
    rules=1,
    players=(3, 4, 5, 6, 7),
    options=OPTIONS,
    state=State44,
    actions=ACTIONS,
    events=EVENTS,
    steps=STEPS,
    end_rule="44-EG-02",
    begin=begin,
    choose=choose,
    result=result,
    tell=tell,
    conserved=conserved,
    money=12_000,
    start_cash={3: 800, 4: 620, 5: 510, 6: 440, 7: 400},
    rounds=ROUNDS,
    stock=STOCK,
    panels=((10, 20, 50, 80), (10, 40, 50, 60), (10, 50, 80, 10)),
    option_sets={"18xx.games": AS_ON_18XX_GAMES},
    **printed(),
)

TITLES = (EDITION_2016,)
