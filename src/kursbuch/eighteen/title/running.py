"""Running trains in a title."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic

from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.running.track_network import Chosen
from kursbuch.eighteen.title.slots import S
from kursbuch.routes import network as routes
from kursbuch.routes.delegate import Solve
from kursbuch.routes.solve import solve


@dataclass(frozen=True, kw_only=True)
class Running(Generic[S]):
    """Running trains."""

    network: Callable[[S, CompanyId, Chosen | None], routes.Network]
    """What trains of a company can use now, with what it pays; or only some of it.

    Of the board it depends on its own stops, their ways and markers alone.
    """
    stamp: Callable[[S], Hashable]
    """Everything besides the board that the network depends on."""
    train: Callable[[S, CompanyId, TrainId], routes.Train]
    solve: Solve = solve
    """Finds the routes of the highest revenue; a server has hard positions solved elsewhere."""
    maximum: bool = True
    """The highest revenue is compulsory."""
    waits: Callable[[S, CompanyId], bool]
    """The director is asked for routes."""
    ran: Callable[[S, CompanyId, routes.Network, Sequence[routes.Route]], None]
    """What the runs bring about besides money."""
    preference: Callable[[S, CompanyId, routes.Network], routes.Preference | None]
    """Which of several best plans to propose."""
    brings: Callable[[S, CompanyId, routes.Network, Sequence[routes.Route]], Sequence[Message]]
    """What runs would bring about besides their revenue, in words."""
