"""The operating round of 1824, put together."""

from __future__ import annotations

from kursbuch.core.action import Action
from kursbuch.core.state import Step
from kursbuch.core.title import on
from kursbuch.eighteen.events import (
    DividendPaid,
    DividendReceived,
    IncomePaid,
    RevenueKept,
    SharesSold,
)
from kursbuch.eighteen.operating.events import PhaseBegan, TrainBought
from kursbuch.eighteen.title.running import Running
from kursbuch.eighteen.title.track import Track
from kursbuch.eighteen.title.trade import Trade
from kursbuch.games.g1824.bond import PayBond, PlaceBondMarker
from kursbuch.games.g1824.coal import close_coal_railways
from kursbuch.games.g1824.events import IncomeSplit
from kursbuch.games.g1824.founding import note_foundation
from kursbuch.games.g1824.goods_trains import (
    new_trains,
    scrap_goods_trains,
    scrap_with_the_first_10,
)
from kursbuch.games.g1824.income import SplitIncome
from kursbuch.games.g1824.mountain import MountainExchanges, close_mountain_railways
from kursbuch.games.g1824.part_exchange import PartExchange, TradeIn, can_trade_in
from kursbuch.games.g1824.revenue import (
    brings,
    can_run,
    keep_mine_money,
    network,
    preference,
    set_mine_money_aside,
    stamp,
    train,
)
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.stock import pay_debt_first
from kursbuch.games.g1824.track import kept_circles, marker_cost, terrain_cost
from kursbuch.games.g1824.turns import SettleHome, StandIdle, must_own_train, trade_price
from kursbuch.games.g1824.wien import ReturnMarker, TakeMarkerBack

TRACK = Track(
    cost=terrain_cost,
    marker_cost=marker_cost,
    home_tile_compulsory=False,
    kept_circles=kept_circles,
)
RUNNING = Running(
    network=network,
    stamp=stamp,
    train=train,
    waits=can_run,
    ran=set_mine_money_aside,
    preference=preference,
    brings=brings,
)
TRADE = Trade(
    trade_price=trade_price,
    new_trains=new_trains,
    more=can_trade_in,
    duty=must_own_train,
    help_for_any_train="no",
    changes_trains=scrap_with_the_first_10,
    surplus_to_pool=False,
)
ACTIONS: tuple[type[Action], ...] = (TradeIn, TakeMarkerBack)
STEPS: tuple[type[Step[State24]], ...] = (
    *(SplitIncome, StandIdle, SettleHome, PayBond, PlaceBondMarker),
    *(PartExchange, MountainExchanges, ReturnMarker),
)
REACTIONS = {
    **on(PhaseBegan, close_mountain_railways, close_coal_railways, note_foundation),
    **on(TrainBought, scrap_goods_trains),
    **on(DividendPaid, keep_mine_money),
    **on(RevenueKept, keep_mine_money),
    **on(IncomePaid, pay_debt_first),
    **on(DividendReceived, pay_debt_first),
    **on(IncomeSplit, pay_debt_first),
    **on(SharesSold, pay_debt_first),
}
