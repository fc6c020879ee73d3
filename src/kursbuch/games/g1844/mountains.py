"""Mountain railways: where they are built, and with which income panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.ids import HexId, PaperId
from kursbuch.games.g1844.operating_events import MountainRailwayBuilt
from kursbuch.games.g1844.state import State44

PANELS_OF_A_KIND = 2  # 44-MR-05


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceMountainRailway(Action):
    """Put the marker on a mountain, with an income panel of this kind."""

    hex: HexId
    panel: int


def free_mountains(state: State44) -> list[HexId]:
    """The mountains without a railway."""
    hexes = state.title.ground.map.hexes.values()
    return [
        h.id
        for h in hexes
        if any(stop.kind == "mountain" for stop in h.face.stops) and h.id not in state.mountains
    ]


def panels_left(state: State44) -> tuple[int, ...]:
    """The kinds of income panel that are still there."""
    laid = list(state.panels.values())
    kinds = range(len(state.title.panels))
    return tuple(kind for kind in kinds if laid.count(kind) < PANELS_OF_A_KIND)


@dataclass(slots=True, kw_only=True)
class PlaceMountain(Step[State44]):
    """The buyer of a mountain railway builds it at once, on a free mountain (44-MR-03)."""

    takes = (PlaceMountainRailway,)
    rule = "44-MR-03"

    seat: Seat
    paper: PaperId
    placed: bool = False

    def advance(self, state: State44) -> Flow:
        """Wait for the place."""
        return Flow.DONE if self.placed else Flow.WAIT

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The buyer."""
        return (self.seat,)

    def offers(self, state: State44) -> Iterator[Offer]:
        """Every free mountain, with the panels that are left."""
        panels = Choices(panels_left(state))
        for hex_id in free_mountains(state):
            yield Offer(PlaceMountainRailway, self.seat, {"hex": hex_id}, {"panel": panels})

    def check(self, state: State44, action: PlaceMountainRailway) -> None:
        """A free mountain, a panel that is there."""
        require(action.hex in free_mountains(state), "44-MR-03", "no-free-mountain", hex=action.hex)
        require(action.panel in panels_left(state), "44-MR-05", "no-such-panel")

    def apply(self, state: State44, action: PlaceMountainRailway) -> None:
        """Place and panel never change."""
        self.placed = True
        state.mountains[action.hex] = self.paper
        state.panels[action.hex] = action.panel
        values = state.title.panels[action.panel]
        state.emit(
            MountainRailwayBuilt(seat=self.seat, paper=self.paper, hex=action.hex, values=values)
        )
