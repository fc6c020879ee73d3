"""Rigi, put together."""

from __future__ import annotations

from importlib.resources import files

from kursbuch.core.title import Setup
from kursbuch.eighteen.board.read_map import load_ground
from kursbuch.eighteen.operating.dividends import pay_incomes
from kursbuch.eighteen.operating.phases import export_train
from kursbuch.eighteen.scoring import cash_and_shares
from kursbuch.eighteen.stock.debt import add_interest
from kursbuch.eighteen.title import common
from kursbuch.eighteen.title.first_position import first_position
from kursbuch.eighteen.title.read_printed import printed_in, read_tables
from kursbuch.eighteen.title.rounds import Rounds
from kursbuch.eighteen.title.slots import always
from kursbuch.eighteen.title.title import Title18
from tests.titles.rigi import hotel, operating
from tests.titles.rigi.hotel import BuildHotel, Hotel
from tests.titles.rigi.state import RigiState
from tests.titles.rigi.stock import STOCK

DATA = files(__package__) / "data"


def begin(title: Title18[RigiState], setup: Setup) -> RigiState:
    """The first position, as the box gives it (RI-SU-01)."""
    return RigiState(**first_position(title, setup))


RIGI = Title18[RigiState](
    key="rigi",
    name="Rigi",
    ledger="rigi",
    rules=1,
    players=(2, 3),
    state=RigiState,
    actions=(*common.ACTIONS, BuildHotel),
    events=common.events_with(hotel),
    steps=(*common.STEPS, Hotel),
    end_rule="RI-EN-01",
    begin=begin,
    money=1_500,
    start_cash={2: 320, 3: 240},
    rounds=Rounds(
        opening=(),
        order=operating.order,
        turn=lambda state, company: operating.TURN,
        before_operating_round=(pay_incomes,),
        after_series=(export_train,),
        after_stock_round=(add_interest,),
    ),
    stock=STOCK,
    track=operating.TRACK,
    running=operating.RUNNING,
    trade=operating.TRADE,
    papers_pay=always,
    scored=cash_and_shares,
    anytime=(Hotel(),),
    ground=load_ground(DATA / "map.toml", DATA / "tiles.toml"),
    **printed_in(
        DATA,
        read_tables(DATA / "companies.toml", "kinds", "companies"),
        read_tables(DATA / "trains.toml", "trains", "cards"),
    ),
)
TITLES = (RIGI,)
