"""Hard routes are found in another process: whoever waits for them keeps nobody else waiting."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor

from kursbuch.routes import hard
from kursbuch.routes.network import Network, Plan, Preference, Train
from kursbuch.web import processes

PATIENCE = 60
"""Seconds to wait for the other process, which has other questions too."""

log = logging.getLogger("kursbuch.solving")


def begin() -> None:
    """From now on hard positions are solved elsewhere."""
    hard.hand_over_to(elsewhere)


def elsewhere(
    network: Network, trains: tuple[Train, ...], preference: Preference | None = None
) -> Plan:
    """The best routes, found in another process; here if that fails."""
    try:
        return processes.solvers.ask(PATIENCE, hard.solve_here, network, trains, preference)
    except (TimeoutError, BrokenExecutor):
        log.exception("hard routes are solved in the server")
        return hard.solve_here(network, trains, preference)
