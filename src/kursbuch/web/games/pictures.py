"""Pictures of our own renderer, kept for a while: most moves change nothing on the board."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from kursbuch.render import Marks, draw
from kursbuch.web.games.presenter import Scene

KEPT = 80
_kept: OrderedDict[Hashable, SafeString] = OrderedDict()
_lock = Lock()


def picture(
    scene: Scene,
    what: str,
    prefix: str,
    shows: Hashable,
    marks: Marks | None = None,
    run: Any = None,
) -> SafeString:
    """A picture of the scene; *shows* is all that it shows of the position."""
    key = (shows, what, prefix, scene.language, tuple(scene.names), marks, bool(run))
    with _lock:
        if key in _kept:
            _kept.move_to_end(key)
            return _kept[key]
    drawn = draw(
        scene.view,
        what,
        language=scene.language,
        names=scene.names,
        marks=marks,
        run=run,
        prefix=prefix,
        legend=False,
    )
    return _keep(key, mark_safe(drawn))  # the renderer escapes every text itself


def _keep(key: Hashable, drawn: SafeString) -> SafeString:
    with _lock:
        _kept[key] = drawn
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return drawn
