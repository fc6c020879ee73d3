"""Which place of the board matters now, as the board's own script reads it."""

from __future__ import annotations

from collections.abc import Collection

from kursbuch.eighteen.ids import CompanyId, HexId, hex_of
from kursbuch.eighteen.running.runs import Plan
from kursbuch.eighteen.stations import home
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.eighteen.ring import on_board
from kursbuch.web.games.presenter import Scene


def amid(scene: Scene, hexes: Collection[HexId]) -> str:
    """The middle of the smallest frame round all of them."""
    if not hexes:
        return ""
    along = zip(*(on_board(scene, one) for one in hexes), strict=True)
    x, y = ((min(one) + max(one)) / 2 for one in along)
    return f"{x:.0f} {y:.0f}"


def amid_stations(scene: Scene, company: CompanyId) -> str:
    """Where a company is at work: amid its markers, or at home while it has none."""
    state = state_of(scene)
    stop = home(state, company)
    homes = [hex_of(stop)] if stop else []
    return amid(scene, state.board.hexes_of(company) or homes)


def amid_run(scene: Scene, company: CompanyId, plan: Plan | None) -> str:
    """Where the trains run; where the company is if none does."""
    hexes = [one for run in plan.runs for way in run.hexes for one in way] if plan else []
    return amid(scene, hexes) or amid_stations(scene, company)
