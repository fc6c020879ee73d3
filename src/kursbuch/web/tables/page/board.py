"""The board in the browser: sent whole once, afterwards only the pieces that have changed."""

from __future__ import annotations

from kursbuch.core.cache import Cache
from kursbuch.web.tables.page.pieces import Change, Pieces, changes_between, pieces_of

_boards: Cache[str, Pieces] = Cache(2000)
"""The boards that were sent lately, by their fingerprints."""
_changes: Cache[tuple[str, str], str] = Cache(400)


def remember(print_: str, picture: str) -> None:
    """A browser may have this board from now on."""
    if _boards.get(print_) is None:
        _boards.set(print_, pieces_of(picture))


def forget() -> None:
    """Empty the memory, as a restart would."""
    _boards.clear()
    _changes.clear()


def changes(old: str, new: str) -> str:
    """What makes the board *old* the board *new*; nothing if one of them is not known here."""
    return _changes.get_or_set((old, new), lambda: _told(old, new))


def _told(old: str, new: str) -> str:
    before, after = _boards.get(old), _boards.get(new)
    found = changes_between(before, after) if before and after else None
    if found is None:
        return ""
    inner = "".join(map(_change, found))
    return (
        f'<div id="changes" hidden data-from="{old}" data-to="{new}" hx-swap-oob="true">'
        f"<svg>{inner}</svg></div>"
    )


def _change(one: Change) -> str:
    place = " ".join(map(str, (*one.way, one.at)))
    return f'<g data-at="{place}" data-gone="{one.gone}">{"".join(one.come)}</g>'
