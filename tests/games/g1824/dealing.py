"""What is bought and sold in tests of 1824, and a company that must buy without money."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.action import Seat
from kursbuch.core.title import Value
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import ANNA, cash
from tests.games.g1824.builders import at_turn, company, position


def trade_in(train: str, by: Seat = ANNA) -> TradeIn:
    """A train for which an old one is given."""
    return TradeIn(by=by, train=TrainId(train))


def trade(seller: str, train: str, amount: int) -> TradeTrain:
    """A train of another company."""
    return TradeTrain(by=ANNA, seller=CompanyId(seller), train=TrainId(train), price=amount)


def poor(money: int = 47, private: int = 60, phase: str = "5", **options: Value) -> State24:
    """Anna's BH has no train; in phase 5 only 5-trains are on sale, for 400."""
    state = position(phase, **options)  # type: ignore[arg-type]
    for name in ("1g", "2g", "3g"):
        state.depot[name] = 0
    company(state, "BH", money=money, at=["J13.0"])
    cash(state, ANNA, private)
    return at_turn(state, "BH", "BuyTrains")


def before_the_first(train: str, own: Mapping[str, int]) -> State24:
    """BH is about to buy the first 4-train, 5-train …; the trains before it are sold."""
    last = str(int(train) - 1)
    state = position(last, own)
    state.depot[last] = 0
    company(state, "BH", money=1000, trains=[last], at=["J13.0"])
    return at_turn(state, "BH", "BuyTrains")
