"""Several markers of a company on one hex: the cities, told apart by who else stands there."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.action import Action
from kursbuch.eighteen.ids import CompanyId, StopId, hex_of
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.state import State18
from kursbuch.web.games.eighteen.moments.choosing import TEMPLATE, Row, choosing
from kursbuch.web.games.eighteen.moments.turn import plate
from kursbuch.web.games.eighteen.naming import place_name
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import Scene


def markers(
    scene: Scene, company: CompanyId, question: str, choices: Mapping[StopId, Action]
) -> Moment:
    """One row per city: the best run after choosing it."""
    state = state_of(scene)
    rows = [
        Row(_city(state, stop, number), [_others(state, company, stop)], action, stop)
        for number, (stop, action) in enumerate(choices.items(), 1)
    ]
    now = best_runs(state, company).revenue
    return Moment(
        template=TEMPLATE,
        context=choosing(scene, (question, "e-others-there"), rows, now),
        shows=frozenset(type(action) for action in choices.values()),
        plate=plate(scene, company),
    )


def _city(state: State18, stop: StopId, number: int) -> str:
    return f"{place_name(state, hex_of(stop))} {number}"


def _others(state: State18, company: CompanyId, stop: StopId) -> str:
    """The other companies with a marker in the city."""
    there = state.board.tokens.get(stop, ())
    return " ".join(name for name in there if name and name != company) or "–"
