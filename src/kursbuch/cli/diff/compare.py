"""What differs between two titles, found by walking their frozen records."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, auto
from functools import cache, partial
from inspect import cleandoc, getsource
from itertools import pairwise
from typing import Any, TypeAlias

Path: TypeAlias = tuple[str, ...]


class Absence(Enum):
    """Stands for what only the other side has."""

    ABSENT = auto()


ABSENT = Absence.ABSENT


@dataclass(frozen=True, slots=True)
class Difference:
    """One place in which two records differ, what each has there, and what the place is for."""

    path: Path
    left: object
    right: object
    about: str = ""


def differences(left: Any, right: Any, path: Path = (), about: str = "") -> Iterator[Difference]:
    """Every difference once, at the smallest part that differs, in the order of the records."""
    left, right = opened(left), opened(right)
    if left is right:
        return
    if is_record(left) and is_record(right):
        kinds: tuple[type, type] = (type(left), type(right))
        for name in dict.fromkeys((*parts_of(left), *parts_of(right))):
            said = meaning(kinds[0], name) or meaning(kinds[1], name) or about
            sides = getattr(left, name, ABSENT), getattr(right, name, ABSENT)
            yield from differences(*sides, (*path, name), said)
        return
    tables = table_of(left), table_of(right)
    if tables[0] is not None and tables[1] is not None:
        yield from _by_name(tables[0], tables[1], path, about)
    elif left != right:
        yield Difference(path, left, right, about)


def opened(value: Any) -> Any:
    """A function with arguments given to it as these parts, so that equal ones are equal."""
    if not isinstance(value, partial):
        return value
    return (value.func, *value.args, *(f"{k}={v}" for k, v in value.keywords.items()))


def is_record(value: object) -> bool:
    """A record whose parts are compared one by one."""
    return is_dataclass(value) and not isinstance(value, type)


def parts_of(record: Any) -> list[str]:
    """The names of a record's fields."""
    return [part.name for part in fields(record)]


def table_of(value: object) -> dict[str, object] | None:
    """What is compared by name: a mapping, records with names, or a set of sets."""
    if isinstance(value, Mapping):
        return {called(key): part for key, part in value.items()}
    if isinstance(value, tuple) and value and all(hasattr(part, "name") for part in value):
        return {part.name: part for part in value}
    if isinstance(value, frozenset) and any(isinstance(part, frozenset) for part in value):
        return {name: True for name in sorted(" ".join(sorted(part)) for part in value)}
    return None


def called(key: object) -> str:
    """A key as a word."""
    return key.__name__ if isinstance(key, type) else str(key)


def _by_name(
    left: Mapping[str, object], right: Mapping[str, object], path: Path, about: str
) -> Iterator[Difference]:
    """Parts of the same name are compared; others are there on one side only."""
    for name in dict.fromkeys((*left, *right)):
        sides = left.get(name, ABSENT), right.get(name, ABSENT)
        yield from differences(*sides, (*path, name), about)
    orders = [[name for name in side if name in left and name in right] for side in (left, right)]
    if orders[0] != orders[1]:
        yield Difference((*path, "order"), tuple(orders[0]), tuple(orders[1]), about)


@cache
def meaning(kind: type, name: str) -> str:
    """What the sentence below a field of a record says, in the source."""
    for owner in kind.__mro__:
        if name in vars(owner).get("__annotations__", {}):
            return _sentences(owner).get(name, "")
    return ""


@cache
def _sentences(kind: type) -> dict[str, str]:
    body = ast.parse(cleandoc(getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, below in pairwise(body.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match below:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    found[field.target.id] = " ".join(text.split())
    return found
