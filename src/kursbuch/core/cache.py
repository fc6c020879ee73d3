"""Caches of derived values: all that is in them could be worked out again and be the same."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar, cast

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """At most *size* values by key; the least recently used goes first. Threads may share it."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: OrderedDict[Key, Value] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Key) -> Value | None:
        """The value of the key, if it is cached."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def set(self, key: Key, value: Value) -> Value:
        """Cache the value."""
        with self._lock:
            self._values[key] = value
            self._values.move_to_end(key)
            while len(self._values) > self._size:
                self._values.popitem(last=False)
        return value

    def get_or_set(self, key: Key, derive: Callable[[], Value]) -> Value:
        """The value of the key, derived now if it is not cached."""
        value = self.get(key)
        return self.set(key, derive()) if value is None else value

    def clear(self) -> None:
        """Forget everything, as a restart would."""
        with self._lock:
            self._values.clear()


class Derived:
    """Everything that was derived from one thing; it lives as long as somebody holds it."""

    __slots__ = ("_values",)

    def __init__(self) -> None:
        self._values: dict[object, dict[Hashable, object]] = {}

    def of(self, derivation: object) -> dict[Hashable, object]:
        """The values of one derivation by key."""
        values = self._values.get(derivation)
        return self._values.setdefault(derivation, {}) if values is None else values


class Derivation(Generic[Key, Value]):
    """One kind of derived value: for each thing and key it is worked out once."""

    def get(self, derived: Derived, key: Key) -> Value | None:
        """The value of the key, if it was derived before."""
        return cast("Value | None", derived.of(self).get(key))

    def set(self, derived: Derived, key: Key, value: Value) -> Value:
        """Note what was derived."""
        derived.of(self)[key] = value
        return value

    def get_or_set(self, derived: Derived, key: Key, derive: Callable[[], Value]) -> Value:
        """The value of the key, derived now if it was not before."""
        value = self.get(derived, key)
        return self.set(derived, key, derive()) if value is None else value
