"""Small positions of 1844, put together piece by piece."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeVar

import pytest

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.errors import IllegalAction
from kursbuch.core.offers import Offer
from kursbuch.core.state import Step, offers, play, settle
from kursbuch.core.title import Value
from kursbuch.eighteen.board.board import lay, place
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import (
    OUT,
    POOL,
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
from kursbuch.eighteen.stock.market import set_price
from kursbuch.games.g1844.overlay import lay_over
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2016

ANNA, BERT, CARLA, DORA = (Seat(n) for n in range(4))
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


def position(phase: str = "1", /, **options: Value) -> State44:
    """A board without anything on it, after the auction; private companies are out of the game."""
    return emptied(EDITION_2016, phase, **options)


def emptied(title: Title44, phase: str = "1", /, **options: Value) -> State44:
    """The same for either edition."""
    state = title.start(4, options={"order_cards": "as seated", **options})
    for name in state.title.papers:
        if name.startswith("P"):
            state.holder[name] = OUT
    state.agenda = [Game(opened=1)]
    state.phase = PhaseId(phase)
    state.turn = 1
    for card, record in state.title.cards.items():
        if record.starts is not None and int(record.starts) < int(phase):
            state.depot[card] = 0
    return state


def company(
    state: State44,
    name: str,
    *,
    seat: int = ANNA,
    shares: int = 0,
    par: int = 100,
    cash: int = 0,
    trains: Sequence[str] = (),
    at: Sequence[str] = (),
    markers: int = 4,
    operated: bool = True,
    cell: tuple[int, int] | None = None,
) -> None:
    """A launched company with so many single shares besides the director's certificate."""
    record, known = state.companies[CompanyId(name)], CompanyId(name)
    state.holder[CertificateId(f"{name}_0")] = Seat(seat)
    for number in range(1, shares + 1):
        state.holder[CertificateId(f"{name}_{number}")] = Seat(seat)
    record.par, record.launched, record.operated = par, True, operated
    record.trains, record.markers = [TrainId(train) for train in trains], markers
    set_price(state, known, cell or state.title.chart.issue[par])
    state.bank -= cash
    record.cash = cash
    for stop in at:
        state.board = place(state.title.ground, state.board, StopId(stop), known)


def of(state: State44, name: str) -> Company:
    """A company's record."""
    return state.companies[CompanyId(name)]


def lay_tile(hex_id: str, tile: object, turn: int, by: Seat = ANNA) -> LayTile:
    """The action to lay a tile."""
    return LayTile(by=by, hex=HexId(hex_id), tile=TileId(str(tile)), turn=turn)


def give(state: State44, holder: Holder, *names: str) -> None:
    """Papers and certificates to somebody."""
    for name in names:
        state.holder[PaperId(name)] = holder


def in_pool(state: State44, *names: str) -> None:
    """Certificates into the pool."""
    give(state, POOL, *names)


def cash(state: State44, seat: int, amount: int) -> None:
    """A player has so much money, the bank the rest."""
    state.bank += state.players[seat].cash - amount
    state.players[seat].cash = amount


def tiles(state: State44, laid: Mapping[str, tuple[object, int]]) -> None:
    """Tiles on the map, in their turns."""
    for hex_id, (tile, turn) in laid.items():
        name = TileId(str(tile))
        state.board = lay(state.title.ground, state.board, HexId(hex_id), name, turn)


def tunnel(state: State44, hex_id: str, tile: str, turn: int, paper: str = "T1") -> None:
    """A tunnel built before."""
    state.board = lay_over(state.board, HexId(hex_id), TileId(f"tunnel-{tile}"), turn)
    state.tunnels[HexId(hex_id)] = PaperId(paper)
    state.used.append(PaperId(paper))


def mountain(
    state: State44, hex_id: str, panel: int = 0, paper: str = "B1", owner: int = 0
) -> None:
    """A mountain railway built before."""
    state.mountains[HexId(hex_id)] = PaperId(paper)
    state.panels[HexId(hex_id)] = panel
    state.holder[PaperId(paper)] = Seat(owner)


def at_turn(state: State44, name: str, step: int = 0, rounds: int = 1) -> State44:
    """It is the company's turn, at step 0 track, 1 station, 2 running, 3 dividend, 4 trains.

    Everybody else has acted.
    """
    state.agenda = [
        Game(opened=1),
        Series(number=1, rounds=rounds, played=1, hooks=[]),
        OperatingRound(number=1, part=1, hooks=9, waiting=[]),
        Turn(company=CompanyId(name), done=step - 1 if step else -1),
    ]
    settle(state)
    state.news.clear()
    return state


def top(state: State44) -> Step[State44]:
    """The step that waits."""
    return state.agenda[-1]


def do(state: State44, *actions: Action) -> State44:
    """The position after these actions."""
    for action in actions:
        state, _ = play(state, action)
    return state


def news(state: State44, action: Action, kind: type[E]) -> list[E]:
    """What happened of one kind."""
    return [event for event in play(state, action)[1] if isinstance(event, kind)]


def offered(state: State44, kind: type[Action]) -> list[Offer]:
    """The offers of one kind of action."""
    return [offer for offer in offers(state) if offer.action is kind]


def refused(state: State44, action: Action, rule: str, key: str = "") -> None:
    """The law refuses the action under this entry, with the words of this key.

    The key must be said where an entry stands behind several refusals.
    """
    with pytest.raises(IllegalAction) as refusal:
        play(state, action)
    assert refusal.value.rule == rule, str(refusal.value)
    assert str(refusal.value)
    found = refusal.value.message.key
    if key or (found not in ANY_STEP and len(keys_behind()[rule]) > 1):
        assert found == key, f"{rule}: {found}"


ANY_STEP = ("not-now", "not-your-turn")


@cache
def keys_behind() -> dict[str, set[str]]:
    """The refusals that cite each entry, of shared laws and of the game's own."""
    found = defaultdict[str, set[str]](set)
    for key, rule in EDITION_2016.laws.items():
        if key.islower():
            found[rule].add(key)
    for file in (files("kursbuch.games") / "g1844").iterdir():
        if file.name.endswith(".py"):
            for rule, key in re.findall(CITED, file.read_text(encoding="utf-8")):
                found[rule].add(key)
    return found


CITED = r'"(44-[A-Z]+-\d+)",\s*"([a-z0-9-]+)"'


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
