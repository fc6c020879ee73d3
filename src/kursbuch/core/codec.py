"""Plain values to JSON and back, strictly by the types of the fields."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from hashlib import sha256
from types import NoneType
from typing import Any, TypeVar

from kursbuch.core.errors import Unreadable
from kursbuch.core.fields import Shape, shape, silent, stored
from kursbuch.core.offers import Plain, is_whole
from kursbuch.core.words import Message

T = TypeVar("T")
Kinds = Mapping[str, type]
"""The record types that may be read where a field names only what they have in common."""

_PLAIN = (str, int, NoneType, bool)
"""What JSON has too."""
LARGEST = 10**12
LONGEST = 100_000


def encode(value: Any) -> Plain:
    """A value of plain types and records as JSON."""
    return Codec("is", {}).write(value)


def canonical(plain: Plain) -> str:
    """The one text of a JSON value."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(plain: Plain) -> str:
    """Sixteen hexadecimal digits that tell one value from another."""
    return sha256(canonical(plain).encode()).hexdigest()[:16]


def read_json(text: str | bytes) -> Plain:
    """JSON, or a clear error."""
    try:
        plain: Plain = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_twice)
        _only_text(plain, text)
        return plain
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError):
            raise Unreadable(
                Message("no-json", line=str(error.lineno), column=str(error.colno))
            ) from None
        raise Unreadable(Message("no-json-value")) from None


def _only_text(plain: Plain, text: str | bytes) -> None:
    """Refuse what cannot be written down again; only an escape in the text can stand for it."""
    if (b"\\u" if isinstance(text, bytes) else "\\u") in text:  # type: ignore[operator]
        written = json.dumps(plain, ensure_ascii=False)
        if "\\u0000" in written or not is_text(written):
            raise ValueError("a half of a character, or none")


def is_text(text: str) -> bool:
    """Whether it can be written down anywhere: no NUL, and no half of a character."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def _no_constant(word: str) -> None:
    raise ValueError(word)


def _no_twice(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    whole = dict(pairs)
    if len(whole) < len(pairs):
        raise ValueError("a key twice")
    return whole


class Codec:
    """Reads and writes values of declared types; *kinds* are the records that carry a *tag*."""

    def __init__(self, tag: str, kinds: Kinds) -> None:
        self._tag = tag
        self._kinds = kinds

    def write(self, value: Any) -> Plain:
        """The value as JSON; a record of a known kind names its kind first."""
        write = self.write
        if isinstance(value, _PLAIN):
            return value
        # Most of a state are lists and mappings of plain values, which need no call each.
        if isinstance(value, list | tuple):
            return [part if type(part) in _PLAIN else write(part) for part in value]
        if isinstance(value, Mapping):
            return {
                str(key): part if type(part) in _PLAIN else write(part)
                for key, part in value.items()
            }
        if hasattr(value, "to_plain"):
            return value.to_plain()  # type: ignore[no-any-return]
        kind: type = type(value)
        whole: dict[str, Plain] = {self._tag: kind.__name__} if kind.__name__ in self._kinds else {}
        unsaid = silent(kind)
        for name in stored(kind):
            part = getattr(value, name)
            if name not in unsaid or part != unsaid[name]:
                whole[name] = part if type(part) in _PLAIN else write(part)
        return whole

    def read(self, hint: Any, plain: object, where: str) -> Any:
        """The value of type *hint* that *plain* stands for."""
        form = shape(hint)
        if reader := _SIMPLE.get(form.kind):
            return reader(plain, where)
        if form.is_union:
            return self._union(form.parts, plain, where)
        if form.is_literal:
            _ensure(plain in form.parts, where, plain)
            return plain
        if form.kind in (list, tuple):
            return self._sequence(form, plain, where)
        if form.is_mapping:
            return self._mapping(form.parts, plain, where)
        if form.is_custom:
            return form.kind.from_plain(plain)
        return self.record(form.kind, plain, where)

    def record(self, kind: type[T], plain: object, where: str, **given: Any) -> T:
        """A record of the type *kind*, or of the subtype that the tag names."""
        _ensure(isinstance(plain, dict), where, plain)
        assert isinstance(plain, dict)
        rest = dict(plain)
        name = rest.pop(self._tag, None)
        if name is not None:
            kind = self._named(kind, name, where)
        if not is_dataclass(kind):
            raise Unreadable(Message("field-missing", field=self._tag, where=where))
        wanted = _fields(kind)
        for extra in rest.keys() - wanted.keys():
            raise Unreadable(Message("field-unknown", field=str(extra), where=where))
        values = {}
        for field_name, (hint, needed) in wanted.items():
            if field_name in rest:
                at = f"{where}.{field_name}"
                values[field_name] = self.read(hint, rest[field_name], at)
            elif needed and field_name not in given:
                raise Unreadable(Message("field-missing", field=field_name, where=where))
        return kind(**values, **given)

    def _named(self, kind: type, name: object, where: str) -> type:
        named = self._kinds.get(name) if isinstance(name, str) else None
        if named is None or not issubclass(named, kind):
            raise Unreadable(Message("kind-unknown", kind=str(name)[:40], where=where))
        return named

    def _union(self, options: Sequence[Any], plain: object, where: str) -> Any:
        if plain is None and NoneType in options:
            return None
        errors: list[Unreadable] = []
        for option in options:
            if option is not NoneType:
                try:
                    return self.read(option, plain, where)
                except Unreadable as error:
                    errors.append(error)
        raise errors[0] if len(errors) == 1 else Unreadable(_wrong(where, plain))

    def _sequence(self, form: Shape, plain: object, where: str) -> Any:
        _ensure(isinstance(plain, list) and len(plain) <= LONGEST, where, plain)
        assert isinstance(plain, list)
        hints = form.items(len(plain))
        _ensure(len(hints) == len(plain), where, plain)
        parts = zip(hints, plain, strict=True)
        return form.kind(
            self.read(hint, part, f"{where}[{n}]") for n, (hint, part) in enumerate(parts)
        )

    def _mapping(self, args: Sequence[Any], plain: object, where: str) -> dict[Any, Any]:
        _ensure(isinstance(plain, dict), where, plain)
        assert isinstance(plain, dict)
        whole = {}
        for key, part in plain.items():
            whole[_read_key(args[0], key, where)] = self.read(args[1], part, f"{where}.{key}")
        return whole


@cache
def _fields(kind: type) -> dict[str, tuple[Any, bool]]:
    """The fields to read: name, type, and whether it must be there."""
    hints = stored(kind)
    return {
        part.name: (
            hints[part.name],
            part.default is MISSING and part.default_factory is MISSING,
        )
        for part in fields(kind)
        if part.name in hints
    }


def _read_key(hint: Any, key: str, where: str) -> Any:
    if shape(hint).kind is not int:
        return key
    _ensure(key.removeprefix("-").isdecimal() and len(key) < 12, where, key)
    return int(key)


def _wrong(where: str, plain: object) -> Message:
    return Message("field-wrong", where=where, value=repr(plain)[:60])


def _ensure(condition: bool, where: str, plain: object) -> None:
    if not condition:
        raise Unreadable(_wrong(where, plain))


def _read_int(plain: object, where: str) -> int:
    _ensure(is_whole(plain), where, plain)
    assert isinstance(plain, int)
    if abs(plain) > LARGEST:
        raise Unreadable(Message("number-huge", where=where))
    return plain


def _read_str(plain: object, where: str) -> str:
    _ensure(isinstance(plain, str) and len(plain) <= LONGEST and is_text(plain), where, plain)
    return str(plain)


def _read_bool(plain: object, where: str) -> bool:
    _ensure(isinstance(plain, bool), where, plain)
    return bool(plain)


def _read_none(plain: object, where: str) -> None:
    _ensure(plain is None, where, plain)


_SIMPLE: dict[Any, Callable[[object, str], Any]] = {
    int: _read_int,
    str: _read_str,
    bool: _read_bool,
    NoneType: _read_none,
}
