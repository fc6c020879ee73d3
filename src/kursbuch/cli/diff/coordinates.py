"""Boards that show the same country under other coordinates, brought together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import is_dataclass, replace
from typing import Any, TypeAlias

from kursbuch.core.fields import shape, stored
from kursbuch.eighteen.board.map import Map
from kursbuch.eighteen.ids import HexId, StopId

Shift: TypeAlias = tuple[int, int]
"""How many rows and how many numbers further."""


def shift_between(left: Map, right: Map) -> Shift:
    """By how much most places of the same name have moved from the left map to the right one."""
    places = {printed.name: hex_id for hex_id, printed in left.hexes.items() if printed.name}
    moves = Counter(
        _shift(places[printed.name], hex_id)
        for hex_id, printed in right.hexes.items()
        if printed.name in places
    )
    return moves.most_common(1)[0][0] if moves else (0, 0)


def _shift(old: HexId, new: HexId) -> Shift:
    return ord(new[0]) - ord(old[0]), int(new[1:]) - int(old[1:])


def shifted(name: str, shift: Shift) -> str:
    """The hex, or the stop on it, some rows and numbers further."""
    hex_id, dot, stop = name.partition(".")
    return f"{chr(ord(hex_id[0]) + shift[0])}{int(hex_id[1:]) + shift[1]}{dot}{stop}"


def moved(value: Any, shift: Shift, hint: Any = None) -> Any:
    """The same records with every hex and every stop on it moved as far."""
    if value is None or shift == (0, 0):
        return value
    if hint in (HexId, StopId):
        return shifted(value, shift)
    if is_dataclass(value) and not isinstance(value, type):
        hints = stored(type(value))
        return replace(
            value, **{name: moved(getattr(value, name), shift, hints[name]) for name in hints}
        )
    form = shape(hint)
    if form.is_union:
        for part in form.parts:
            value = moved(value, shift, part)
        return value
    if isinstance(value, Mapping) and len(form.parts) == 2:
        of_key, of_value = form.parts
        return {moved(k, shift, of_key): moved(v, shift, of_value) for k, v in value.items()}
    if isinstance(value, tuple | frozenset) and form.parts:
        return type(value)(moved(part, shift, form.parts[0]) for part in value)
    return value
