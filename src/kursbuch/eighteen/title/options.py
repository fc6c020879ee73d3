"""Options of 18xx titles, and those that every title has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal, TypeAlias, TypeVar

from kursbuch.core.codec import Codec
from kursbuch.core.title import Option, Value
from kursbuch.eighteen.money import is_empty, is_overdrawn
from kursbuch.eighteen.title.title import Title18

T = TypeVar("T", bound=Title18[Any])
R = TypeVar("R")
BankBreaks: TypeAlias = Literal["empty", "overdrawn"]


def option(
    name: str, *values: Value, rules: str, since: int = 1, before: Value | None = None
) -> Option:
    """An option that departs from these ledger entries; the first value is the ledger's.

    One that came with a later rules number says what games of lower numbers play.
    """
    return Option(name=name, values=values, rules=tuple(rules.split()), since=since, before=before)


def read_switches(kind: type[R], options: Mapping[str, Value]) -> R:
    """The switches as the options of a game set them, each to a value of its type."""
    return Codec("is", {}).record(kind, dict(options), "options")


def under_house_rules(title: T, bank_breaks: BankBreaks, consent: bool, maximum_revenue: bool) -> T:
    """What tables of every game decide: when the bank breaks, who agrees, how trains run."""
    broken = is_overdrawn if bank_breaks == "overdrawn" else is_empty
    return replace(
        title,
        stock=replace(title.stock, is_broken=broken),
        running=replace(title.running, maximum=maximum_revenue),
        trade=replace(title.trade, consent=consent),
    )
