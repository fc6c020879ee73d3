"""Hard routes are solved in another process, so that one request does not hold up the others."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from functools import cache
from typing import Any

from kursbuch.catalogue import title as find_title
from kursbuch.core.title import Title
from kursbuch.eighteen.title.title import Title18
from kursbuch.routes.delegate import delegating
from kursbuch.routes.network import Network, Preference, Solution, Train
from kursbuch.routes.solve import solve
from kursbuch.web import processes

PATIENCE = 60
"""Seconds to wait for the other process, which has other questions too."""

log = logging.getLogger("kursbuch.solving")


@cache
def title(key: str) -> Title[Any]:
    """The title of this key as the server plays it: hard routes are found in other processes."""
    found = find_title(key)
    if not isinstance(found, Title18):
        return found
    return replace(found, running=replace(found.running, solve=delegating(in_a_process)))


def in_a_process(
    network: Network, trains: Sequence[Train], *, preference: Preference | None = None
) -> Solution:
    """The best routes, found in another process; here if that fails."""
    try:
        return processes.solvers.ask(PATIENCE, solve, network, trains, preference=preference)
    except (TimeoutError, BrokenExecutor):
        log.exception("hard routes are solved in the server")
        return solve(network, trains, preference=preference)
