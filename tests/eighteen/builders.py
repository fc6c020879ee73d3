"""What tests of every 18xx game need: companies and tiles put down, actions played or refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import Step, offers, play, settle, why_not
from kursbuch.eighteen.board.board import lay, place
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import (
    BANK,
    CertificateId,
    CompanyId,
    HexId,
    Holder,
    PaperId,
    StopId,
    TileId,
    TrainId,
)
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.operating_round import OperatingRound, Turn
from kursbuch.eighteen.running.runs import Run
from kursbuch.eighteen.state import Company, State18
from kursbuch.eighteen.stock.buy_shares import BuyShare
from kursbuch.eighteen.stock.holdings import shares
from kursbuch.eighteen.stock.market import set_price
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.stock.stock_round import StockRound

ANNA, BERT, CARLA, DORA, EMIL, FRIDA = (Seat(n) for n in range(6))
S = TypeVar("S", bound=State18)
E = TypeVar("E", bound=Event)


def company(
    state: State18,
    name: str,
    *,
    seat: int = ANNA,
    shares: int,
    par: int,
    money: int = 0,
    trains: Sequence[str] = (),
    at: Sequence[str] = (),
    markers: int,
    operated: bool = True,
    cell: tuple[int, int] | None = None,
) -> None:
    """A launched company with so many single shares besides the director's certificate."""
    known, record = CompanyId(name), of(state, name)
    hold(state, name, Seat(seat), *range(shares + 1))
    record.par = record.par or par
    record.launched, record.operated = True, operated
    record.trains, record.markers = [TrainId(train) for train in trains], markers
    if record.cell is None or cell is not None:
        set_price(state, known, cell or state.title.chart.issue[par])
    treasury(state, name, money)
    for stop in at:
        marker(state, name, stop)


def of(state: State18, name: str) -> Company:
    """A company's record."""
    return state.companies[CompanyId(name)]


def hold(state: State18, name: str, holder: Holder, *numbers: int) -> None:
    """Certificates of a company go to somebody; 0 is the director's."""
    for number in numbers:
        state.holder[CertificateId(f"{name}_{number}")] = holder


def give(state: State18, holder: Holder, *names: str) -> None:
    """Papers and certificates go to somebody."""
    for name in names:
        state.holder[PaperId(name)] = holder


def part(state: State18, name: str, holder: Holder = BANK) -> int:
    """The shares of a company that somebody holds."""
    return shares(state, CompanyId(name), holder)


def treasury(state: State18, name: str, amount: int) -> None:
    """A company has so much money, the bank the rest."""
    state.bank += of(state, name).cash - amount
    of(state, name).cash = amount


def cash(state: State18, seat: int, amount: int) -> None:
    """A player has so much money, the bank the rest."""
    state.bank += state.players[seat].cash - amount
    state.players[seat].cash = amount


def tile(state: State18, hex_id: str, name: object, turn: int) -> None:
    """A tile lies there."""
    laid = TileId(str(name))
    state.board = lay(state.title.ground, state.board, HexId(hex_id), laid, turn)


def tiles(state: State18, laid: Mapping[str, tuple[object, int]]) -> None:
    """Tiles on the map, in their turns."""
    for hex_id, (name, turn) in laid.items():
        tile(state, hex_id, name, turn)


def marker(state: State18, name: str, stop: str) -> None:
    """A marker of a company stands there."""
    state.board = place(state.title.ground, state.board, StopId(stop), CompanyId(name))


def lay_tile(hex_id: str, name: object, turn: int, by: Seat = ANNA) -> LayTile:
    """The action to lay a tile."""
    return LayTile(by=by, hex=HexId(hex_id), tile=TileId(str(name)), turn=turn)


def buy_share(name: str, source: Holder = BANK, number: int = 1, *, by: int = ANNA) -> BuyShare:
    """The action to buy shares, from the bank where nothing is said."""
    seat = Seat(by)
    return BuyShare(by=seat, company=CompanyId(name), source=str(source), shares=number)


def sell(name: str, number: int = 1, *, doubles: int = 0, by: int = ANNA) -> SellShares:
    """The action to sell shares."""
    return SellShares(by=Seat(by), company=CompanyId(name), shares=number, doubles=doubles)


def buy_train(train: str, *, source: Holder = BANK, by: int = ANNA) -> BuyTrain:
    """The action to buy a train, from the bank where nothing is said."""
    return BuyTrain(by=Seat(by), train=TrainId(train), source=str(source))


def run(train: str, *ways: str) -> Run:
    """A route by its ways: "K8.0 J7 I6.0" leads from stop to stop over a hex.

    "Milano/M22" is a foreign area on a hex.
    """
    stops: list[str] = []
    hexes: list[tuple[HexId, ...]] = []
    for way in ways:
        names = way.split()
        ends = [names[0].partition("/")[0], names[-1].partition("/")[0]]
        stops += ends if not stops else ends[1:]
        hexes.append(tuple(HexId(n.partition("/")[2] or n.partition(".")[0]) for n in names))
    return Run(train=TrainId(train), stops=tuple(stops), hexes=tuple(hexes))


def in_stock_round(state: S, number: int = 2, order: Sequence[int] = ()) -> S:
    """A stock round begins, with the seats in this order of play."""
    state.order = [Seat(seat) for seat in order] or state.order
    state.turn = number
    opened = len(state.title.rounds.opening)
    state.agenda = [Game(opened=opened, series_next=True), StockRound(number=number)]
    return settled(state)


def at_turn(
    state: S, name: str, step: str = "LayTrack", *, rounds: int, hooks: Sequence[int] = ()
) -> S:
    """It is the company's turn, at this step; everybody else has acted.

    After the round happens what the numbers of *hooks* name, then the rest of so many *rounds*.
    """
    known = CompanyId(name)
    place = [maker.__name__ for maker in state.title.rounds.turn(state, known)].index(step)
    state.agenda = [
        Game(opened=len(state.title.rounds.opening)),
        Series(number=state.turn, rounds=rounds, played=1, hooks=list(hooks)),
        OperatingRound(number=state.turn, part=1, hooks=9),
        Turn(company=known, done=place - 1),
    ]
    return settled(state)


def settled(state: S) -> S:
    """The position at its next choice, without news."""
    settle(state)
    state.news.clear()
    return state


def top(state: S) -> Step[S]:
    """The step that waits."""
    return state.agenda[-1]


def waits_for(state: State18) -> str:
    """The name of the step that waits."""
    return type(top(state)).__name__


def do(state: S, *actions: Action) -> S:
    """The position after these actions."""
    for action in actions:
        state, _ = play(state, action)
    return state


def news(state: State18, action: Action, kind: type[E]) -> list[E]:
    """What an action brings about, of one kind."""
    return [event for event in play(state, action)[1] if isinstance(event, kind)]


def offered(state: State18, kind: type[Action]) -> list[Offer]:
    """The offers of one kind of action."""
    return [offer for offer in offers(state) if offer.action is kind]


def refused(state: State18, action: Action, rule: str, key: str = "") -> None:
    """The action is refused under this entry, and with the words of this key.

    Tests say the key where an entry stands behind several refusals.
    """
    refusal = why_not(state, action)
    assert refusal is not None
    assert refusal.rule == rule, str(refusal)
    assert str(refusal)
    assert key in ("", refusal.message.key), refusal.message.key
