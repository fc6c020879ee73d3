"""Regional railways open when half of their shares, the director's among them, are with players."""

from __future__ import annotations

from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.stock.directors import settle_director
from kursbuch.eighteen.stock.launch import settle_launch
from kursbuch.games.g1824.state import State24


def share_exchanged(state: State24, company: CompanyId) -> None:
    """A share came out by exchange: the director may change, the railway may open (24-FL-03)."""
    settle_director(state, company)
    if opens_at_once(state):
        settle_launch(state, company)


def opens_at_once(state: State24) -> bool:
    """Within an operating round railways open only at its end (24-FL-06)."""
    if state.title.switches.opening == "at once":
        return True
    return not any(isinstance(step, OperatingRound) for step in state.agenda)


def open_railways(state: State24) -> None:
    """At the end of an operating round railways open that have reached half of their shares."""
    for company in state.title.regionals:
        settle_launch(state, company)
