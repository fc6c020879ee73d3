"""Copies share nothing that can change, and what cannot be copied is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import pytest

from kursbuch.core.copying import copy


@dataclass(frozen=True)
class Printed:
    """What never changes."""

    values: Mapping[str, int]


@dataclass
class Purse:
    """What changes."""

    coins: list[int]


@dataclass
class Table:
    """A bit of everything that a state may hold."""

    printed: Printed
    purses: dict[str, Purse] = field(default_factory=dict)
    piles: list[list[int]] = field(default_factory=list)
    last: Purse | None = None
    bids: list[int] | None = None
    winner: str | None = None
    phase: Literal["begun", "over"] = "begun"
    prices: Mapping[str, int] = field(default_factory=dict)


def test_what_can_change_is_copied_and_what_cannot_is_shared() -> None:
    table = Table(Printed({"a": 1}), {"anna": Purse([1])}, [[1, 2]], Purse([3]), [4], "anna")
    table.prices = {"lot": 7}
    twin = copy(table)
    assert twin == table
    assert twin.printed is table.printed
    assert twin.prices is table.prices, "a mapping is read only"
    twin.purses["anna"].coins.append(9)
    twin.piles[0].append(9)
    assert twin.last is not None
    assert twin.bids is not None
    twin.last.coins.append(9)
    twin.bids.append(9)
    assert (table.purses, table.piles) == ({"anna": Purse([1])}, [[1, 2]])
    assert (table.last, table.bids) == (Purse([3]), [4])


def test_what_is_not_there_is_not_there_in_the_copy() -> None:
    assert copy(Table(Printed({}))) == Table(Printed({}))


@dataclass
class Doubtful:
    """A field that may be one of two things, one of which can change."""

    what: list[int] | str | None


def test_a_field_of_which_nobody_knows_how_to_copy_it_is_refused() -> None:
    with pytest.raises(TypeError, match="states do not hold"):
        copy(Doubtful([1]))
