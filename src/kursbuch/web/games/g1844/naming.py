"""What things of 1844 are called on forms."""

from __future__ import annotations

from typing import cast

from kursbuch.games.g1844.state import State44
from kursbuch.web.games.eighteen import naming as eighteen
from kursbuch.web.games.presenter import Scene


def name(scene: Scene, field: str, value: object) -> str:
    """The name of a value of a field: income panels by their values, lots as papers."""
    if field == "panel" and isinstance(value, int):
        panels = cast(State44, scene.view).title.panels
        return "/".join(map(str, panels[value])) if value < len(panels) else ""
    return eighteen.name(scene, "paper" if field == "lots" else field, value)
