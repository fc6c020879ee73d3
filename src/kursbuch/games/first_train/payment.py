"""Payments that must add up: asked for only where there is more than one way to pay."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.errors import require
from kursbuch.core.offers import Domain, Split


def only_way(split: Split) -> Mapping[str, int] | None:
    """The payment that leaves no choice; None if there is a choice."""
    usable = {name: limit for name, limit in split.limits.items() if limit}
    if split.total == 0:
        return {}
    if split.total == sum(usable.values()):
        return usable
    return dict.fromkeys(usable, split.total) if len(usable) == 1 else None


def check_payment(split: Split, payment: Mapping[str, int], rule: str) -> None:
    """A payment adds up; where there is only one way to pay, none is named."""
    if only_way(split) is not None:
        require(not payment, rule, "ft-no-choice-of-payment")
    else:
        require(payment in split, rule, "ft-payment-wrong", total=split.total)


def settled(split: Split, payment: Mapping[str, int]) -> Mapping[str, int]:
    """What is paid: the only way, or what was chosen."""
    only = only_way(split)
    return payment if only is None else only


def payment_fields(split: Split) -> tuple[dict[str, object], dict[str, Domain]]:
    """The fixed and the open fields of an offer that asks for this payment."""
    if only_way(split) is not None:
        return {"payment": {}}, {}
    return {}, {"payment": split}
