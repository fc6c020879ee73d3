"""Whoever is passed over could not have acted: the law refuses all that the map has."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.copying import copy
from kursbuch.core.errors import IllegalAction
from kursbuch.core.state import State
from kursbuch.games.first_train.access import Along
from kursbuch.games.first_train.building import BuildLink, BuildTrack
from kursbuch.games.first_train.events import NothingBuilt, NothingSold, Passed
from kursbuch.games.first_train.map import COMPANIES, AreaId
from kursbuch.games.first_train.network import neighbours_along, own_links
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.takeovers import SellSeries, Takeovers
from kursbuch.games.first_train.trains import BuyTrain
from kursbuch.games.first_train.transport import KINDS, TrainsAndTransport, TransportPiece
from tests.contract.cases import Case, plain_cases, random_game

CASES = [case for case in plain_cases() if case.title.family == "first-train"]


def walks(along: Along, begun: tuple[AreaId, ...]) -> Iterator[tuple[AreaId, ...]]:
    """Every way over the player's links on which no link occurs twice, closed ones too."""
    crossed = {frozenset(pair) for pair in pairwise(begun)}
    for area in along[begun[-1]]:
        if frozenset((begun[-1], area)) not in crossed:
            yield (*begun, area)
            yield from walks(along, (*begun, area))


def tries(state: FirstTrain, seat: Seat) -> Iterator[Action]:
    """Whatever might be done in the phase that is on."""
    whole = state.title.map
    match state.agenda[-1]:
        case BuildTrack():
            for area, near in whole.neighbours.items():
                yield from (BuildLink(by=seat, out_of=area, into=into) for into in near)
        case TrainsAndTransport():
            rows = [row.row for row in state.title.side.trains]
            yield from (BuyTrain(by=seat, row=row) for row in rows)
            for area, piece, row in product(whole.areas, KINDS, rows):
                yield TransportPiece(by=seat, area=area, piece=piece, row=row)
        case Takeovers():
            along = neighbours_along(own_links(state, seat))
            series = [areas for start in along for areas in walks(along, (start,))]
            for company, areas in product(COMPANIES, series):
                yield SellSeries(by=seat, company=company, areas=areas)


def lawful(state: FirstTrain, seat: Seat) -> list[Action]:
    """What of all this the law would have accepted."""
    found, step = [], state.agenda[-1]
    for action in tries(state, seat):
        try:
            step.check(state, action)
        except IllegalAction:
            continue
        found.append(action)
    return found


@pytest.mark.rule("FT-BUILD-01", "FT-TRN-01", "FT-TAKE-01")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_is_passed_over_could_do_nothing(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    emit, asked, wronged = State.emit, list[str](), list[Action]()

    def listen(state: State, event: Event) -> None:
        if isinstance(event, NothingBuilt | Passed | NothingSold) and event.forced:
            assert isinstance(state, FirstTrain)
            asked.append(type(event).__name__)
            wronged.extend(lawful(copy(state), event.seat))
        emit(state, event)

    monkeypatch.setattr(State, "emit", listen)
    random_game(case, seed=3)
    assert "Passed" in asked
    assert wronged == []
