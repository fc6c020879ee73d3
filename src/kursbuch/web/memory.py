"""The memory of a server: no long pauses to find garbage, and little that lies scattered.

By itself Python looks at everything that a process holds whenever a quarter as much has come,
also if it has gone again: with 200 tables every twelve seconds, for half a second and more, and
meanwhile nobody is answered. What a server keeps (positions, pictures, words) is no garbage, and
goes as soon as nobody holds it. So a full collection looks at what has come since the last one,
and only when more is held by a quarter does it look at everything.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Mapping

YOUNG = 10_000
"""Objects that may come before Python looks at the youngest: about those of one page."""
GROWN = 1.25
"""Everything is looked at when there is so many times what there was the last time."""
M_ARENA_MAX = -8
"""As glibc names it in `malloc.h`."""


class Resting:
    """Lets what has survived a full collection rest; to be called by the collector."""

    def __init__(self) -> None:
        self._everything = True
        self._held = 0

    def __call__(self, phase: str, info: Mapping[str, int]) -> None:
        """After a full collection: those which were looked at rest, or all wake for the next."""
        if phase == "stop" and info["generation"] == 2:
            gc.freeze()
            self._wake_if_grown(gc.get_freeze_count())

    def _wake_if_grown(self, held: int) -> None:
        if self._everything:
            self._held = held
        self._everything = held > GROWN * self._held
        if self._everything:
            gc.unfreeze()


def let_rest() -> None:
    """From now on what survives rests, beginning with all that is there."""
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    gc.callbacks.append(Resting())
    gc.collect()


def keep_together() -> None:
    """Let all threads take memory from one place, where the C library has one for each.

    They take turns anyway, and what one has given back another could not use.
    """
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):  # that of Linux; others have no such places
        library.mallopt(M_ARENA_MAX, 1)
