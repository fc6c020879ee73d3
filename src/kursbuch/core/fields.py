"""The fields of records: marks on them, and their types taken apart.

Copier, codec and everything else that walks through records by their types reads them here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from inspect import get_annotations
from types import SimpleNamespace, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

STATIC = "static"
TRANSIENT = "transient"
LATER = "later"


def static() -> Any:
    """A field that is shared between copies and never written down: the title."""
    return field(metadata={STATIC: True}, repr=False, compare=False)


def transient() -> Any:
    """A list that every copy begins empty, and that is never written down: the news."""
    return field(default_factory=list, metadata={TRANSIENT: True}, repr=False, compare=False)


def later(make: Callable[[], Any]) -> Any:
    """A field that rules of a higher number brought: written down only when it says something.

    Positions of games that were begun before are then written, and told apart, as ever.
    """
    return field(default_factory=make, metadata={LATER: make})


@cache
def silent(kind: type) -> dict[str, Any]:
    """The fields that are not written down while they are as they began."""
    return {part.name: part.metadata[LATER]() for part in fields(kind) if LATER in part.metadata}


@cache
def stored(kind: type) -> dict[str, Any]:
    """The fields that make up a record's value, with their types."""
    hints: dict[str, Any] = {}
    for owner in reversed(kind.__mro__):
        hints |= _hints(owner)
    return {part.name: hints[part.name] for part in fields(kind) if _is_stored(part.metadata)}


def _hints(owner: type) -> dict[str, Any]:
    """The types of the stored fields that a class declares itself."""
    own = get_annotations(owner)
    parts = fields(owner) if is_dataclass(owner) else ()
    wanted = {p.name: own[p.name] for p in parts if p.name in own and _is_stored(p.metadata)}
    # The other fields name types that are imported for the type checker alone.
    return get_type_hints(
        SimpleNamespace(__annotations__=wanted), vars(sys.modules[owner.__module__])
    )


def _is_stored(marks: Mapping[Any, Any]) -> bool:
    return STATIC not in marks and TRANSIENT not in marks


@dataclass(frozen=True, slots=True)
class Shape:
    """A type taken apart: what it is in the first place, and the types inside of it."""

    kind: Any
    """A class, `Union` or `Literal`; new names for types are looked through."""
    parts: tuple[Any, ...]

    @property
    def is_union(self) -> bool:
        """One of several types."""
        return self.kind is Union

    @property
    def is_literal(self) -> bool:
        """One of several values."""
        return self.kind is Literal

    @property
    def is_mapping(self) -> bool:
        """Keys and values."""
        return bool(self.parts) and isinstance(self.kind, type) and issubclass(self.kind, Mapping)

    @property
    def is_record(self) -> bool:
        """A dataclass."""
        return is_dataclass(self.kind)

    @property
    def is_custom(self) -> bool:
        """A type that reads and writes itself."""
        return hasattr(self.kind, "from_plain")

    def items(self, length: int) -> tuple[Any, ...]:
        """The types of *length* items of a list, a set or a tuple."""
        if self.kind is not tuple or (len(self.parts) == 2 and self.parts[1] is ...):
            return (self.parts[0],) * length
        return self.parts


@cache
def shape(hint: Any) -> Shape:
    """The type taken apart."""
    hint = getattr(hint, "__supertype__", hint)
    origin = get_origin(hint)
    return Shape(Union if origin is UnionType else origin or hint, get_args(hint))


def mentions(hint: Any, wanted: Any) -> bool:
    """The type is *wanted*, or has it inside of it."""
    return hint is wanted or any(mentions(part, wanted) for part in get_args(hint))
