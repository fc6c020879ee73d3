"""1844 Switzerland, put together."""

from __future__ import annotations

from kursbuch.core.action import Action
from kursbuch.core.state import Step
from kursbuch.core.title import RULEBOOK, Setup, on
from kursbuch.eighteen.events import (
    DividendPaid,
    DividendReceived,
    IncomePaid,
    PaperBought,
    RevenueKept,
)
from kursbuch.eighteen.ids import POOL, CertificateId
from kursbuch.eighteen.operating.dividends import pay_incomes
from kursbuch.eighteen.operating.events import PhaseBegan
from kursbuch.eighteen.operating.phases import export_train
from kursbuch.eighteen.stock.debt import RepayAnyTime, add_interest
from kursbuch.eighteen.title import common
from kursbuch.eighteen.title.first_position import first_position
from kursbuch.eighteen.title.rounds import Rounds
from kursbuch.eighteen.title.stock import Stock
from kursbuch.games.g1844 import events, operating, operating_events
from kursbuch.games.g1844.auction import (
    Auction,
    Bid,
    IssuePrice,
    SetIssuePrice,
    lay_out,
    offer_again,
)
from kursbuch.games.g1844.debts import (
    RepayExchange,
    RepayExchangeAnyTime,
    call_in,
    in_debt,
    must_sell,
    pay_from_a_sold_private,
    pay_from_later_cash,
)
from kursbuch.games.g1844.edition_2003 import edition_2003
from kursbuch.games.g1844.end_of_stock_round import most_cash_first, move_prices
from kursbuch.games.g1844.furka import FURKA_TILES
from kursbuch.games.g1844.operating_order import operating_order
from kursbuch.games.g1844.options import AS_ON_18XX_GAMES, OPTIONS, choose
from kursbuch.games.g1844.papers import buy_paper, check_paper
from kursbuch.games.g1844.printed import printed
from kursbuch.games.g1844.privates import (
    BuyPrivate,
    BuyPrivates,
    close_when_its_company_earns,
    papers_pay,
)
from kursbuch.games.g1844.programmes import PassLots
from kursbuch.games.g1844.regional import rise
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.sbb import AfterMerger, KeepMarker, first_five, form_sbb
from kursbuch.games.g1844.scoring import score
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.stock import (
    capital,
    check_saleable,
    issue_price,
    on_sale,
    room_in_the_pool,
    up_to_half,
)
from kursbuch.games.g1844.tunnels import only_its_mouths


def begin(title: Title44, setup: Setup) -> State44:
    """The first position: order cards dealt blind, some shares in the pool (44-SU-05, 44-SU-08)."""
    state = State44(**first_position(title, setup), sbb_debt=[0] * setup.players)
    if title.switches.order_cards == "dealt":
        state.order = state.draw.shuffle(state.order)
    lay_out(state)
    return state


ACTIONS: tuple[type[Action], ...] = (
    *common.ACTIONS,
    *(Bid, SetIssuePrice, RepayExchange, BuyPrivate, KeepMarker),
    *operating.ACTIONS,
)
STEPS: tuple[type[Step[State44]], ...] = (
    *common.STEPS,
    *(Auction, IssuePrice, RepayAnyTime, RepayExchangeAnyTime, BuyPrivates, AfterMerger),
    *operating.STEPS,
)

ROUNDS = Rounds(
    opening=(lambda state: Auction(),),
    order=operating_order,
    turn=lambda state, company: operating.TURN,
    before_operating_round=(pay_incomes,),
    after_operating_round=(form_sbb,),
    after_series=(export_train,),
    after_stock_round=(move_prices, add_interest),
)
STOCK = Stock(
    certificate_limit={3: 24, 4: 18, 5: 15, 6: 13, 7: 11},
    on_sale=on_sale,
    new_price=issue_price,
    from_bank_up_to=up_to_half,
    sold_to=POOL,
    room=room_in_the_pool,
    check_saleable=check_saleable,
    rise_on_dividend=rise,
    check_paper=check_paper,
    buy_paper=buy_paper,
    next_order=most_cash_first,
    in_debt=in_debt,
    settle_debt=call_in,
    must_sell=must_sell,
    capital=capital,
)

EDITION_2016 = Title44(
    key="1844",
    name="1844 Switzerland",
    ledger="1844",
    rules=2,
    players=(3, 4, 5, 6, 7),
    options=OPTIONS,
    state=State44,
    actions=ACTIONS,
    events=common.events_with(events, operating_events),
    steps=STEPS,
    end_rule="44-EG-02",
    begin=begin,
    choose=choose,
    money=12_000,
    start_cash={3: 800, 4: 620, 5: 510, 6: 440, 7: 400},
    rounds=ROUNDS,
    stock=STOCK,
    track=operating.TRACK,
    running=operating.RUNNING,
    trade=operating.TRADE,
    papers_pay=papers_pay,
    scored=score,
    reactions={
        **operating.REACTIONS,
        **on(PhaseBegan, *operating.REACTIONS[PhaseBegan], first_five),
        **on(DividendPaid, close_when_its_company_earns),
        **on(RevenueKept, close_when_its_company_earns),
        **on(IncomePaid, pay_from_later_cash),
        **on(DividendReceived, pay_from_later_cash),
        **on(PaperBought, pay_from_a_sold_private),
    },
    anytime=(*operating.ANYTIME, BuyPrivates(), RepayAnyTime(), RepayExchangeAnyTime()),
    in_pool=(CertificateId("FNM_1"), CertificateId("FNM_2"), CertificateId("FNM_3")),
    furka=FURKA_TILES,
    nobody_bids=offer_again,
    launched_in_auction=True,
    tunnel_from=only_its_mouths,
    one_place_off_board=True,
    panels=((10, 20, 50, 80), (10, 40, 50, 60), (10, 50, 80, 10)),
    programmes=(PassLots, *common.PROGRAMMES),
    presets={RULEBOOK: {}, "18xx.games": AS_ON_18XX_GAMES},
    **printed(),
)

EDITION_2003 = edition_2003(EDITION_2016)

TITLES = (EDITION_2016, EDITION_2003)
