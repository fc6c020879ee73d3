"""Small positions of 1824, put together piece by piece."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from kursbuch.core.action import Seat
from kursbuch.core.copying import copy
from kursbuch.core.title import Value
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import (
    CompanyId,
    PaperId,
    PhaseId,
    TrainId,
)
from kursbuch.eighteen.operating.operating_round import OperatingRound
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
from tests.eighteen import builders
from tests.eighteen.builders import cash, do, settled

RICH = 2_000

company = partial(builders.company, shares=3, par=80, markers=2)
"""A share company, with half of its shares where nothing is said."""


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
    hooks = len(state.title.rounds.after_operating_round)
    hooks += len(state.title.rounds.after_series) if rounds == 1 else 0
    return builders.at_turn(state, name, step, rounds=rounds, hooks=range(hooks))
