"""Pictures of our own renderer, kept for a while: most moves change nothing on the board."""

from __future__ import annotations

from collections.abc import Hashable

from django.utils.safestring import SafeString, mark_safe

from kursbuch.core.cache import Cache
from kursbuch.eighteen.running.runs import Plan
from kursbuch.render import Marks, draw
from kursbuch.web.games.presenter import Scene

_cache: Cache[Hashable, SafeString] = Cache(80)


def picture(
    scene: Scene,
    what: str,
    prefix: str,
    shows: Hashable,
    marks: Marks | None = None,
    run: Plan | None = None,
) -> SafeString:
    """A picture of the scene; *shows* is all that it shows of the position."""
    key = (shows, what, prefix, scene.language, tuple(scene.names), marks, bool(run))
    if known := _cache.get(key):
        return known
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
    return _cache.set(key, mark_safe(drawn))  # the renderer escapes every text itself
