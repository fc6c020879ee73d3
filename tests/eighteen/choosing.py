"""A game in which a director has a choice."""

from __future__ import annotations

from random import Random

from kursbuch.bots import RandomBot
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import title
from kursbuch.core.record import Record
from kursbuch.eighteen.operating.run_trains import RunningTrains
from kursbuch.eighteen.running.equal_runs import equal_runs
from kursbuch.eighteen.state import State18


def game_with_equal_runs() -> Record:
    """A game of 1844 that bots played until several trains can run in several ways as well."""
    start: State18 = title("1844").start(3, 1)
    state: State18 = start
    record, rng, bots = Record(start.setup), Random(1), [RandomBot()] * 3
    while True:
        step = state.agenda[-1]
        if isinstance(step, RunningTrains):
            plans = equal_runs(state, step.company).plans
            if len(plans) > 1 and len(plans[0].runs) > 1:
                return record
        after, (action,) = play_game(start.title, bots, state, rng, longest=1)
        assert isinstance(after, State18)
        state, record = after, record.with_action(action)
