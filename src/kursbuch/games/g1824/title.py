"""1824 Austrian-Hungarian Railway, put together."""

from __future__ import annotations

from kursbuch.core.action import Action
from kursbuch.core.state import Step
from kursbuch.core.title import RULEBOOK, Setup
from kursbuch.eighteen.ids import BANK, OUT, CompanyId
from kursbuch.eighteen.operating.dividends import pay_incomes
from kursbuch.eighteen.operating.phases import export_train
from kursbuch.eighteen.stock.debt import add_interest
from kursbuch.eighteen.stock.market import price, set_price
from kursbuch.eighteen.title import common
from kursbuch.eighteen.title.first_position import first_position
from kursbuch.eighteen.title.rounds import Rounds
from kursbuch.eighteen.title.slots import nothing
from kursbuch.eighteen.title.stock import Stock, deal
from kursbuch.games.g1824 import coal, events, mountain, operating, railways, stock, turns
from kursbuch.games.g1824.choose_options import choose
from kursbuch.games.g1824.founding import (
    first_director,
    found_state_railways,
    one_marker_a_hex,
)
from kursbuch.games.g1824.missing_certificate import HalfSale, SellForHalf
from kursbuch.games.g1824.opening import open_railways
from kursbuch.games.g1824.options import AS_ON_18XX_GAMES, OPTIONS
from kursbuch.games.g1824.part_exchange import PartExchange, forget_part_exchanges
from kursbuch.games.g1824.printed import printed
from kursbuch.games.g1824.reserved import on_sale
from kursbuch.games.g1824.revenue import no_bonus
from kursbuch.games.g1824.rules import Title24
from kursbuch.games.g1824.scoring import score
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.towns import PlaceTowns, TownPlacing
from kursbuch.games.g1824.two_players import Draft, MountainSale
from kursbuch.games.g1824.variants import goods_time, three_players, two_players

FOUNDING_PRICE = 120
FOUNDING_CELL = (0, 2)


def begin(title: Title24, setup: Setup) -> State24:
    """The first position: state railways on 120, some mountain railways out (24-SU-11, 12)."""
    state = State24(**first_position(title, setup))
    for name in title.state_railways:
        state.companies[name].par = FOUNDING_PRICE
        set_price(state, name, FOUNDING_CELL)
    for paper in list(title.papers)[title.mountains[setup.players] :]:
        state.holder[paper] = OUT
    title.set_up(state)
    return state


def kind_now(state: State24, company: CompanyId) -> str:
    """What a company has become, or what its charter says."""
    return state.kinds.get(company) or state.title.charters[company].kind


ACTIONS: tuple[type[Action], ...] = (
    *common.ACTIONS,
    *(railways.BuyRailway, railways.BuyCoalRailway, coal.ExchangeCoal, mountain.ExchangeMountain),
    *(SellForHalf, PlaceTowns),
    *operating.ACTIONS,
)
STEPS: tuple[type[Step[State24]], ...] = (
    *common.STEPS,
    *(TownPlacing, Draft, MountainSale, HalfSale),
    *operating.STEPS,
)

ROUNDS = Rounds(
    opening=(),
    order=turns.order,
    turn=turns.turn,
    without_director=turns.anybody,
    operates=turns.operates,
    before_operating_round=(forget_part_exchanges, pay_incomes, one_marker_a_hex),
    after_operating_round=(open_railways, found_state_railways),
    after_series=(export_train, open_railways, found_state_railways, one_marker_a_hex),
    after_stock_round=(railways.remove_unsold, stock.rise_sold_out, add_interest),
)
STOCK = Stock(
    certificate_limit={3: 21, 4: 16, 5: 13, 6: 11},
    seat_at=stock.backwards_first,
    on_sale=on_sale,
    new_price=price,
    from_bank_up_to=stock.less_than_60_percent,
    sold_to=BANK,
    room=stock.room,
    check_saleable=stock.check_saleable,
    first_director=first_director,
    deals={
        **deal(
            railways.BuyRailway,
            offers=railways.railways_on_sale,
            check=railways.check_railway,
            do=railways.buy_railway,
        ),
        **deal(
            railways.BuyCoalRailway,
            offers=railways.coal_railways_on_sale,
            check=railways.check_coal_railway,
            do=railways.buy_coal_railway,
        ),
        **deal(
            coal.ExchangeCoal,
            offers=coal.coal_exchanges,
            check=coal.check_coal_exchange,
            do=coal.exchange_coal,
        ),
        **deal(
            mountain.ExchangeMountain,
            offers=mountain.mountain_exchanges,
            check=mountain.check_mountain_exchange,
            do=mountain.exchange_mountain,
        ),
    },
    rise_on_dividend=lambda state, company, cell: state.title.chart.right(cell),
    check_paper=railways.check_mountain_railway,
    buy_paper=railways.buy_mountain_railway,
    next_order=stock.after_the_last,
    in_debt=stock.in_debt,
    settle_debt=stock.settle_debt,
    must_sell=lambda state, seat: "",
    capital=stock.capital,
)

STANDARD = Title24(
    key="1824",
    name="1824 Austrian-Hungarian Railway",
    ledger="1824",
    rules=2,
    players=(3, 4, 5, 6),
    options=OPTIONS,
    state=State24,
    actions=ACTIONS,
    events=common.events_with(events),
    steps=STEPS,
    end_rule="24-EG-01",
    begin=begin,
    choose=choose,
    money=12_000,
    tiles_note="yellow-tiles-69-or-72",
    start_cash={3: 820, 4: 680, 5: 560, 6: 460},
    rounds=ROUNDS,
    stock=STOCK,
    track=operating.TRACK,
    running=operating.RUNNING,
    trade=operating.TRADE,
    kind_now=kind_now,
    papers_pay=lambda state, paper: True,
    scored=score,
    reactions=operating.REACTIONS,
    anytime=(PartExchange(),),
    mountains={3: 4, 4: 6, 5: 6, 6: 4},
    bonuses=no_bonus,
    set_up=nothing,
    presets={RULEBOOK: {}, "18xx.games": AS_ON_18XX_GAMES},
    **printed(),
)

TWO_PLAYERS = two_players(STANDARD)
THREE_PLAYERS = three_players(STANDARD)
GOODS_TIME = goods_time(STANDARD)
TITLES = (STANDARD, TWO_PLAYERS, THREE_PLAYERS, GOODS_TIME)
