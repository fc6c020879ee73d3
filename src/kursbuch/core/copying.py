"""Copies of states: what can change is copied, what cannot is shared, as the types say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, TypeVar

from kursbuch.core.fields import TRANSIENT, shape, stored

T = TypeVar("T")


class _Copiers(dict[type, Callable[[Any], Any]]):
    """The copier of each type, written when it is first asked for."""

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        copier = self[kind] = _compile(kind)
        return copier


_copiers = _Copiers()


def copy(value: T) -> T:
    """A copy of a mutable record that shares nothing that can change."""
    return _copiers[type(value)](value)  # type: ignore[no-any-return]


def is_shared(hint: Any) -> bool:
    """A value of this type can never change, so that copies may share it."""
    form = shape(hint)
    if form.is_union or form.kind is tuple:
        return all(is_shared(part) for part in form.parts if part is not ...)
    if form.kind in (list, dict):
        return False
    if form.is_mapping:
        return True  # a Mapping is read only; what changes is a dict
    if form.is_record:
        return bool(getattr(form.kind, "__dataclass_params__").frozen)  # noqa: B009 (typed nowhere)
    return form.kind in (int, str, bool, NoneType) or form.is_literal or form.is_custom


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
    names: dict[str, Any] = {"make": object.__new__, "kind": kind, "copiers": _copiers}
    exec("\n".join([*lines, "    return new"]), names)
    return names["copier"]  # type: ignore[no-any-return]


def _expression(hint: Any, old: str, depth: int = 0) -> str:
    """Python for a copy of the value *old* of the type *hint*."""
    if is_shared(hint):
        return old
    form, part = shape(hint), f"part{depth}"
    if form.kind is list:
        if is_shared(form.parts[0]):
            return f"{old}.copy()"
        return f"[{_expression(form.parts[0], part, depth + 1)} for {part} in {old}]"
    if form.kind is dict:
        if is_shared(form.parts[1]):
            return f"{old}.copy()"
        inner = _expression(form.parts[1], part, depth + 1)
        return f"{{key{depth}: {inner} for key{depth}, {part} in {old}.items()}}"
    if form.is_union:
        (mutable,) = (kind for kind in form.parts if not is_shared(kind))
        if NoneType in form.parts and len(form.parts) == 2:
            return f"None if {old} is None else {_expression(mutable, old, depth)}"
        raise TypeError(f"states do not hold {hint}")
    if form.is_record:
        return f"copiers[type({old})]({old})"
    raise TypeError(f"states do not hold {hint}")
