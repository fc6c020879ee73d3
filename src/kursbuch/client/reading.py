"""JSON read as the records that the server's document promises."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import date, datetime, time
from functools import cache
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


def read(kind: type[T], plain: Any) -> T:
    """The record of this kind; a field that is missing is an error."""
    found: T = _value(kind, plain)
    return found


def _value(kind: Any, plain: Any) -> Any:
    if is_dataclass(kind):
        return _record(kind, plain)
    if kind in (date, datetime, time):
        return kind.fromisoformat(plain)
    match get_origin(kind):
        case origin if origin is tuple:
            return tuple(_value(get_args(kind)[0], part) for part in plain)
        case origin if origin is UnionType:
            return None if plain is None else _value(get_args(kind)[0], plain)
        case origin if origin is Mapping:
            return {key: _value(get_args(kind)[1], part) for key, part in plain.items()}
    return plain


def _record(kind: Any, plain: Mapping[str, Any]) -> Any:
    hints = _hints(kind)
    return kind(**{one.name: _value(hints[one.name], plain[one.name]) for one in fields(kind)})


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)
