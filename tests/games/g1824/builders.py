"""Small positions of 1824, put together piece by piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import pytest

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.copying import copy
from kursbuch.core.errors import IllegalAction
from kursbuch.core.offers import Offer
from kursbuch.core.state import Step, offers, play, settle
from kursbuch.core.title import Value
from kursbuch.eighteen.board.board import lay, place
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import (
    BANK,
    CertificateId,
    CompanyId,
    HexId,
    Holder,
    PaperId,
    PhaseId,
    StopId,
    TileId,
    TrainId,
)
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.operating_round import OperatingRound, Turn
from kursbuch.eighteen.running.runs import Run
from kursbuch.eighteen.state import Company
from kursbuch.eighteen.stock.holdings import shares
from kursbuch.eighteen.stock.market import set_price
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.railways import (
    BuyCoalRailway,
    BuyRailway,
    buy_coal_railway,
    buy_railway,
    remove_unsold,
)
from kursbuch.games.g1824.rules import Title24
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import STANDARD, TWO_PLAYERS

ANNA, BERT, CARLA, DORA, EMIL, FRIDA = (Seat(n) for n in range(6))
E = TypeVar("E", bound=Event)
RICH = 2_000


def begin(players: int = 4, title: Title24 = STANDARD, /, **options: Value) -> State24:
    """A new game."""
    return title.start(players, 1, options)


def position(
    phase: str = "1",
    own: Mapping[str, int] | None = None,
    /,
    players: int = 4,
    title: Title24 = STANDARD,
    **options: Value,
) -> State24:
    """After the first stock round: these railways and mountain railways have owners.

    Coal railways were bought at 160; everybody has 1,000.
    """
    state = title.start(players, 1, options)
    state.turn = 1
    state.agenda = [Game(opened=len(state.title.rounds.opening))]
    for seat in range(players):
        cash(state, seat, RICH)
    for name, seat in (own or {}).items():
        buy(state, name, seat)
    remove_unsold(state)
    for seat in range(players):
        cash(state, seat, 1_000)
    state.turn = 2
    to_phase(state, phase)
    state.news.clear()
    return state


def as_begun_before(state: State24, rules: int = 1) -> State24:
    """The same position at a table that began under older rules."""
    older = copy(state)
    older.setup = replace(state.setup, rules=rules)
    return older


def drafted(**options: Value) -> State24:
    """Two players after their draft: SD3 and EOD build, MS is the bond railway."""
    state = TWO_PLAYERS.start(2, 1, options, {"stack": ["SD3", "EOD"]})
    for name, seat in (("KK1", 0), ("SD1", 1), ("EOD", 1), ("SD3", 0), ("SD2", 1), ("KK2", 0)):
        state = do(state, BuyRailway(by=Seat(seat), company=CompanyId(name)))
    for name, seat in (("EPP", 0), ("MLB", 1)):
        state = do(state, BuyCoalRailway(by=Seat(seat), company=CompanyId(name), price=160))
    return state


def for_two(phase: str = "2", **options: Value) -> State24:
    """Two players after the first stock round, without mountain railways; both have 1,000."""
    state = drafted(**options)
    state.agenda, state.turn = [Game(opened=len(state.title.rounds.opening))], 1
    remove_unsold(state)
    for seat in range(2):
        cash(state, seat, 1_000)
    state.turn = 2
    to_phase(state, phase)
    state.news.clear()
    return state


def buy(state: State24, name: str, seat: int, price: int = 160) -> None:
    """A player has bought a railway."""
    company, by = CompanyId(name), Seat(seat)
    if name in state.title.papers:
        state.holder[PaperId(name)] = by
    elif name in state.title.coal:
        buy_coal_railway(state, BuyCoalRailway(by=by, company=company, price=price))
    else:
        buy_railway(state, BuyRailway(by=by, company=company))


def to_phase(state: State24, phase: str) -> None:
    """The game is in this phase: trains that started earlier ones are sold."""
    state.phase = PhaseId(phase)
    for name, card in state.title.cards.items():
        if card.starts is not None and int(card.starts) < int(phase):
            state.scrapped += [TrainId(name)] * state.depot[name]
            state.depot[name] = 0


def company(
    state: State24,
    name: str,
    *,
    seat: int = ANNA,
    shares: int = 3,
    par: int = 80,
    money: int = 0,
    trains: Sequence[str] = (),
    at: Sequence[str] = (),
    markers: int = 2,
    operated: bool = True,
    cell: tuple[int, int] | None = None,
) -> None:
    """An open share company with so many single shares besides the director's certificate."""
    known, record = CompanyId(name), state.companies[CompanyId(name)]
    hold(state, name, Seat(seat), 0, *range(1, shares + 1))
    record.par = record.par or par
    record.launched, record.operated = True, operated
    record.trains, record.markers = [TrainId(train) for train in trains], markers
    if record.cell is None or cell is not None:
        set_price(state, known, cell or state.title.chart.issue[par])
    state.bank += record.cash - money
    record.cash = money
    for stop in at:
        state.board = place(state.title.ground, state.board, StopId(stop), known)


def hold(state: State24, name: str, holder: Holder, *numbers: int) -> None:
    """Certificates of a company go to somebody; 0 is the director's."""
    for number in numbers:
        state.holder[CertificateId(f"{name}_{number}")] = holder


def part(state: State24, name: str, holder: Holder = BANK) -> int:
    """The shares of a company that somebody holds."""
    return shares(state, CompanyId(name), holder)


def of(state: State24, name: str) -> Company:
    """A company's record."""
    return state.companies[CompanyId(name)]


def treasury(state: State24, name: str, amount: int) -> None:
    """A company has so much money, the bank the rest."""
    state.bank += of(state, name).cash - amount
    of(state, name).cash = amount


def cash(state: State24, seat: int, amount: int) -> None:
    """A player has so much money, the bank the rest."""
    state.bank += state.players[seat].cash - amount
    state.players[seat].cash = amount


def tile(state: State24, hex_id: str, name: object, turn: int) -> None:
    """A tile lies there."""
    board = lay(state.title.ground, state.board, HexId(hex_id), TileId(str(name)), turn)
    state.board = board


def marker(state: State24, name: str, stop: str) -> None:
    """A marker of a company stands there."""
    state.board = place(state.title.ground, state.board, StopId(stop), CompanyId(name))


def lay_tile(hex_id: str, name: object, turn: int, by: Seat = ANNA) -> LayTile:
    """The action to lay a tile."""
    return LayTile(by=by, hex=HexId(hex_id), tile=TileId(str(name)), turn=turn)


def run(train: str, *ways: Sequence[str]) -> Run:
    """A train's route: each way as its first stop, the hexes between, and its last stop."""
    stops = (ways[0][0], *(way[-1] for way in ways))
    hexes = tuple(tuple(HexId(step.partition(".")[0]) for step in way) for way in ways)
    return Run(train=TrainId(train), stops=stops, hexes=hexes)


def stock_round(state: State24, number: int = 2) -> State24:
    """A stock round begins."""
    state.turn = number
    opened = len(state.title.rounds.opening)
    state.agenda = [Game(opened=opened, series_next=True), StockRound(number=number)]
    return settled(state)


def operating_round(state: State24, rounds: int = 1, part: int = 1) -> State24:
    """An operating round begins."""
    opened = len(state.title.rounds.opening)
    hooks = len(state.title.rounds.after_operating_round)
    hooks += len(state.title.rounds.after_series) if part == rounds else 0
    state.agenda = [
        Game(opened=opened),
        Series(number=state.turn, rounds=rounds, played=part, hooks=list(range(hooks))),
        OperatingRound(number=state.turn, part=part),
    ]
    return settled(state)


def at_turn(state: State24, name: str, step: str = "LayTrack", rounds: int = 2) -> State24:
    """It is the company's turn, at this step; everybody else has acted, one more round follows."""
    known = CompanyId(name)
    steps = [maker.__name__ for maker in state.title.rounds.turn(state, known)]
    hooks = list(range(len(state.title.rounds.after_operating_round)))
    if rounds == 1:
        hooks = list(range(len(hooks) + len(state.title.rounds.after_series)))
    state.agenda = [
        Game(opened=len(state.title.rounds.opening)),
        Series(number=state.turn, rounds=rounds, played=1, hooks=hooks),
        OperatingRound(number=state.turn, part=1, hooks=9),
        Turn(company=known, done=steps.index(step) - 1 if steps.index(step) else -1),
    ]
    return settled(state)


def settled(state: State24) -> State24:
    """The position at its next choice, without news."""
    settle(state)
    state.news.clear()
    return state


def top(state: State24) -> Step[State24]:
    """The step that waits."""
    return state.agenda[-1]


def waits_for(state: State24) -> str:
    """The name of the step that waits."""
    return type(top(state)).__name__


def do(state: State24, *actions: Action) -> State24:
    """The position after these actions."""
    for action in actions:
        state, _ = play(state, action)
    return state


def news(state: State24, action: Action, kind: type[E]) -> list[E]:
    """What an action brings about, of one kind."""
    _, happened = play(state, action)
    return [event for event in happened if isinstance(event, kind)]


def refused(state: State24, action: Action, rule: str, key: str = "") -> None:
    """The action is refused under this rule, and with the words of this key."""
    with pytest.raises(IllegalAction) as refusal:
        play(state, action)
    assert refusal.value.rule == rule, str(refusal.value)
    assert key in ("", refusal.value.message.key)


def offered(state: State24, action: type[Action]) -> list[Offer]:
    """The offers of one kind of action."""
    return [offer for offer in offers(state) if offer.action is action]
