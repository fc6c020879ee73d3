"""The formation of the SBB as a table, worked out by the law of the merger itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from kursbuch.core.copying import copy
from kursbuch.core.words import Message
from kursbuch.games.g1844.sbb import SBB, form_sbb, pre_sbb
from kursbuch.games.g1844.state import State44
from kursbuch.web.games.eighteen.mergers import merger
from kursbuch.web.games.presenter import Panel, Scene


def formation(scene: Scene) -> Mapping[str, Any]:
    """What the pre-SBB companies bring, and what everybody gets for the shares (44-SB-02)."""
    now = cast(State44, scene.view)
    if now.sbb == "formed" or not now.agenda:
        return {"mergers": []}
    then = copy(now)
    then.sbb = "due"
    form_sbb(then)
    when = scene.words.say(Message("e44-sbb-due" if now.sbb == "due" else "e44-sbb-later"))
    told = [scene.words.say(then.title.tell(event)) for event in then.news]
    return {"mergers": [merger(scene, now, then, pre_sbb(now), SBB, when, told)]}


MERGER = Panel("merger", "games/eighteen/mergers.html", formation, "v")
