"""An offer is an action type with its fixed fields and the domain of each open field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, islice, product
from random import Random
from typing import Any, Protocol, TypeAlias, overload, runtime_checkable

from kursbuch.core.action import Action, Seat

Plain: TypeAlias = "int | str | bool | list[Plain] | dict[str, Plain] | None"


@runtime_checkable
class Domain(Protocol):
    """The values that an open field may take."""

    def __contains__(self, value: object) -> bool: ...

    def sample(self, rng: Random) -> object:
        """One of the values, by chance."""

    def values(self) -> Iterator[object]:
        """All values; may be many."""

    def plain(self) -> Plain:
        """The domain as JSON."""


def is_whole(value: object) -> bool:
    """A whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Span:
    """The whole numbers from *low* to *high* in steps."""

    low: int
    high: int
    step: int = 1

    def __contains__(self, value: object) -> bool:
        return is_whole(value) and value in range(self.low, self.high + 1, self.step)

    def __bool__(self) -> bool:
        return self.low <= self.high

    def sample(self, rng: Random) -> int:
        """One of the numbers."""
        return rng.randrange(self.low, self.high + 1, self.step)

    def values(self) -> Iterator[int]:
        """The numbers, rising."""
        return iter(range(self.low, self.high + 1, self.step))

    def plain(self) -> Plain:
        """The ends and the step."""
        return {"span": [self.low, self.high, self.step]}


@dataclass(frozen=True, slots=True)
class Choices:
    """A short list of values."""

    options: tuple[object, ...]

    def __contains__(self, value: object) -> bool:
        return any(value == option and type(value) is type(option) for option in self.options)

    def sample(self, rng: Random) -> object:
        """One of the values."""
        return rng.choice(self.options)

    def values(self) -> Iterator[object]:
        """The values in the order listed."""
        return iter(self.options)

    def plain(self) -> Plain:
        """The list."""
        return {"choices": [plain(option) for option in self.options]}


@dataclass(frozen=True, slots=True)
class Split:
    """A total divided over named limits: a payment that must add up. Zero parts are left out."""

    total: int
    limits: Mapping[str, int]

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, Mapping)
            and value.keys() <= self.limits.keys()
            and all(is_whole(part) and 1 <= part <= self.limits[k] for k, part in value.items())
            and sum(value.values()) == self.total
        )

    def __bool__(self) -> bool:
        return 0 <= self.total <= sum(self.limits.values())

    def sample(self, rng: Random) -> dict[str, int]:
        """One way to pay, unit by unit."""
        left = {name: limit for name, limit in self.limits.items() if limit}
        paid = dict.fromkeys(self.limits, 0)
        for _ in range(self.total):
            name = rng.choice(list(left))
            paid[name] += 1
            left[name] -= 1
            if not left[name]:
                del left[name]
        return {name: part for name, part in paid.items() if part}

    def values(self) -> Iterator[dict[str, int]]:
        """Every way to pay."""
        names = list(self.limits)
        for parts in product(*(range(self.limits[name] + 1) for name in names)):
            if sum(parts) == self.total:
                yield {name: part for name, part in zip(names, parts, strict=True) if part}

    def plain(self) -> Plain:
        """The total and the limits."""
        return {"split": {"total": self.total, "limits": dict(self.limits)}}


@dataclass(frozen=True, slots=True)
class Offer:
    """What a seat may do now: an action except for the fields left open. Facts are for reading."""

    action: type[Action]
    by: Seat
    fixed: Mapping[str, object] = field(default_factory=dict)
    open: Mapping[str, Domain] = field(default_factory=dict)
    facts: Mapping[str, Plain] = field(default_factory=dict)

    def __contains__(self, action: object) -> bool:
        return (
            type(action) is self.action
            and action.by == self.by
            and all(getattr(action, name) == value for name, value in self.fixed.items())
            and all(getattr(action, name) in domain for name, domain in self.open.items())
        )

    def sample(self, rng: Random) -> Action:
        """One action of this offer, by chance."""
        return self.filled({name: domain.sample(rng) for name, domain in self.open.items()})

    def filled(self, values: Mapping[str, object]) -> Action:
        """The action with *values* in the open fields."""
        return self.action(by=self.by, **self.fixed, **values)

    def actions(self) -> Iterator[Action]:
        """Every action of this offer; may be many."""
        for values in product(*(domain.values() for domain in self.open.values())):
            yield self.filled(dict(zip(self.open, values, strict=True)))

    def plain(self) -> dict[str, Plain]:
        """The offer as JSON."""
        whole: dict[str, Plain] = {
            "do": self.action.__name__,
            "by": self.by,
            "fixed": {name: plain(value) for name, value in self.fixed.items()},
            "open": {name: domain.plain() for name, domain in self.open.items()},
        }
        if self.facts:
            whole["facts"] = dict(self.facts)
        return whole


class Offers(Sequence[Any]):  # Any, since actions may be looked for in it, besides offers
    """What may be done in a position: a list that is generated only as far as it is read.

    `action in offers` asks the law and generates nothing.
    """

    def __init__(self, found: Iterator[Offer], allows: Callable[[Action], bool]) -> None:
        self._read: list[Offer] = []
        self._unread = found
        self._allows = allows

    def for_seat(self, *seats: int) -> Offers:
        """The offers to one seat, or to any of several.

        >>> import kursbuch
        >>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
        >>> [len(kursbuch.offers(game).for_seat(seat)) for seat in range(4)]
        [0, 0, 0, 8]
        """
        return Offers(
            (offer for offer in self if offer.by in seats),
            lambda action: action.by in seats and self._allows(action),
        )

    def __contains__(self, item: object) -> bool:
        if isinstance(item, Action):
            return self._allows(item)
        return any(item == offer for offer in self)

    def __iter__(self) -> Iterator[Offer]:
        for index in count():
            if index >= len(self._read) and not self._reads(index + 1):
                return
            yield self._read[index]

    def __bool__(self) -> bool:
        return self._reads(1)

    def __len__(self) -> int:
        self._read.extend(self._unread)
        return len(self._read)

    @overload
    def __getitem__(self, index: int) -> Offer: ...
    @overload
    def __getitem__(self, index: slice) -> list[Offer]: ...
    def __getitem__(self, index: int | slice) -> Offer | list[Offer]:
        if isinstance(index, slice) or index < 0:
            len(self)
        else:
            self._reads(index + 1)
        return self._read[index]

    def _reads(self, number: int) -> bool:
        """Generate up to *number* offers; whether there are that many."""
        self._read.extend(islice(self._unread, max(0, number - len(self._read))))
        return len(self._read) >= number

    def __repr__(self) -> str:
        return f"Offers({list(self)!r})"


def plain(value: object) -> Plain:
    """A field's value as JSON: tuples become lists."""
    match value:
        case None | bool() | int() | str():
            return value
        case list() | tuple():
            return [plain(part) for part in value]
        case Mapping():
            return {str(key): plain(part) for key, part in value.items()}
    raise TypeError(f"no plain value: {value!r}")
