"""The actions, steps, programmes and events that every 18xx title has, beside those of its own."""

from __future__ import annotations

from types import ModuleType

from kursbuch.core.action import Action, Event
from kursbuch.core.programme import Programme
from kursbuch.core.state import Step
from kursbuch.eighteen import events
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.operating import events as operating_events
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.dividends import Dividend, UseRevenue
from kursbuch.eighteen.operating.lay_track import LayTile, LayTrack
from kursbuch.eighteen.operating.operating_round import OperatingRound, Turn
from kursbuch.eighteen.operating.place_station import PlaceMarker, PlaceStation
from kursbuch.eighteen.operating.programmes import OPERATING_PROGRAMMES
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.operating.run_trains import RunningTrains, RunTrains
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, AskConsent, TradeTrain
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.debt import Repay
from kursbuch.eighteen.stock.programmes import STOCK_PROGRAMMES
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.stock.stock_round import RepayOnTurn, StockRound

ACTIONS: tuple[type[Action], ...] = (
    *(Pass, SellShares, BuyShare, StartCompany, BuyPaper, Repay),
    *(LayTile, PlaceMarker, RunTrains, UseRevenue),
    *(BuyTrain, TradeTrain, AnswerTrade, ReturnTrain),
)
STEPS: tuple[type[Step[State18]], ...] = (
    *(Game, StockRound, RepayOnTurn, Series, OperatingRound, Turn),
    *(LayTrack, PlaceStation, RunningTrains, Dividend, BuyTrains),
    *(AskConsent, ReturnTrains),
)
PROGRAMMES: tuple[type[Programme[State18]], ...] = (*STOCK_PROGRAMMES, *OPERATING_PROGRAMMES)


def events_with(*own: ModuleType) -> tuple[type[Event], ...]:
    """The events of every title, and those that the modules of a game declare."""
    return tuple(
        kind
        for module in (events, operating_events, *own)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    )
