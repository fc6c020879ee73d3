"""Copies of states: what can change is copied, what cannot is shared, as the types say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

from kursbuch.core.fields import TRANSIENT, stored

T = TypeVar("T")
_COPIERS: dict[type, Callable[[Any], Any]] = {}


def copy(value: T) -> T:
    """A copy of a mutable record that shares nothing that can change."""
    kind = type(value)
    copier = _COPIERS.get(kind)
    if copier is None:
        copier = _COPIERS[kind] = _compile(kind)
    return copier(value)  # type: ignore[no-any-return]


def is_shared(kind: Any) -> bool:
    """A value of this type can never change, so that copies may share it."""
    kind = getattr(kind, "__supertype__", kind)
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return all(is_shared(part) for part in get_args(kind))
    if origin is tuple:
        return all(is_shared(part) for part in get_args(kind) if part is not ...)
    if origin in (list, dict):
        return False
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        return True  # a Mapping is read only; what changes is a dict
    kind = origin or kind
    if is_dataclass(kind):
        return bool(getattr(kind, "__dataclass_params__").frozen)  # noqa: B009 (typed nowhere)
    return kind in (int, str, bool, NoneType) or hasattr(kind, "from_plain")


def _compile(kind: type) -> Callable[[Any], Any]:
    """Write the copier of a record out, one line a field: as fast as by hand."""
    if not is_dataclass(kind) or is_shared(kind):
        return lambda value: value
    hints = stored(kind)
    lines = ["def copier(old):", "    new = make(kind)"]
    for part in fields(kind):
        old = f"old.{part.name}"
        if TRANSIENT in part.metadata:
            line = "[]"
        else:
            line = _expression(hints[part.name], old) if part.name in hints else old
        lines.append(f"    new.{part.name} = {line}")
    names: dict[str, Any] = {"make": object.__new__, "kind": kind, "copy": copy}
    exec("\n".join([*lines, "    return new"]), names)
    return names["copier"]  # type: ignore[no-any-return]


def _expression(hint: Any, old: str, depth: int = 0) -> str:
    """Python for a copy of the value *old* of the type *hint*."""
    if is_shared(hint):
        return old
    origin, args, part = get_origin(hint), get_args(hint), f"part{depth}"
    if origin is list:
        if is_shared(args[0]):
            return f"{old}.copy()"
        return f"[{_expression(args[0], part, depth + 1)} for {part} in {old}]"
    if origin is dict:
        if is_shared(args[1]):
            return f"{old}.copy()"
        inner = _expression(args[1], part, depth + 1)
        return f"{{key{depth}: {inner} for key{depth}, {part} in {old}.items()}}"
    if origin in (Union, UnionType):
        (mutable,) = (kind for kind in args if not is_shared(kind))
        if NoneType in args and len(args) == 2:
            return f"None if {old} is None else {_expression(mutable, old, depth)}"
        raise TypeError(f"states do not hold {hint}")
    if is_dataclass(origin or hint):
        return f"copy({old})"
    raise TypeError(f"states do not hold {hint}")
