"""Finds how a title looks on its page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kursbuch.catalogue import part
from kursbuch.core.state import State
from kursbuch.core.title import Title
from kursbuch.web.games.eighteen.presenter import PRESENTER as EIGHTEEN
from kursbuch.web.games.presenter import PRESENTER, Presenter

FAMILIES: Mapping[str, Presenter[Any]] = {"18xx": EIGHTEEN}
"""The pages of titles that hand over none of their own, by family."""
DEFAULT: Presenter[State] = Presenter()
"""Forms for every offer, and the position as tables: any title can be played with them."""


def presenter(title: Title[Any]) -> Presenter[State]:
    """What the title hands over, or what its family has, or plain forms."""
    return part(title, PRESENTER) or FAMILIES.get(title.family, DEFAULT)
