"""Marks on the fields of states, read by the copier and the codec."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import field, fields
from functools import cache
from inspect import get_annotations
from typing import Any

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
    return {
        part.name: _hint(kind, part.name)
        for part in fields(kind)
        if STATIC not in part.metadata and TRANSIENT not in part.metadata
    }


def _hint(kind: type, name: str) -> Any:
    """The type of a field, read where the class that declares it was written."""
    owner = next(cls for cls in kind.__mro__ if name in get_annotations(cls))
    hint = get_annotations(owner)[name]
    return eval(hint, vars(sys.modules[owner.__module__])) if isinstance(hint, str) else hint
