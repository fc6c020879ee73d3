"""The foundation of the state railways as tables, worked out by the law itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from kursbuch.core.copying import copy
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1824.founding import found, pre_state_railways, takes_part
from kursbuch.games.g1824.state import State24
from kursbuch.web.games.eighteen.mergers import Merger, merger
from kursbuch.web.games.presenter import Panel, Scene


def foundation(scene: Scene) -> Mapping[str, Any]:
    """Every state railway that is not founded yet, as it would be if it were founded now."""
    now = cast(State24, scene.view)
    if not now.agenda:
        return {"mergers": []}
    waiting = [name for name in now.title.state_railways if not now.companies[name].launched]
    return {"mergers": [_founded(scene, now, name) for name in waiting if _is_sold(now, name)]}


def _is_sold(now: State24, name: CompanyId) -> bool:
    """Nobody can buy a pre-state railway of it any more."""
    taking = [one for one in pre_state_railways(now, name) if takes_part(now, one)]
    return all(director(now, one) is not None for one in taking)


def _founded(scene: Scene, now: State24, name: CompanyId) -> Merger:
    then = copy(now)
    found(then, name)
    phase = now.title.state_railways[name].founded_in
    due = Message("e24-founded-now") if name in now.due else Message("e24-founded", phase=phase)
    old = [one for one in pre_state_railways(now, name) if takes_part(now, one)]
    told = [scene.words.say(then.title.tell(event)) for event in then.news]
    return merger(scene, now, then, old, name, scene.words.say(due), told)


FOUNDATION = Panel("merger", "games/eighteen/mergers.html", foundation, "v")
