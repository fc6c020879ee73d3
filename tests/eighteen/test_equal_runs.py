"""What one of several equal plans counts and another does not, in words."""

from __future__ import annotations

import pytest

from kursbuch.core.words import Message
from kursbuch.eighteen.running.equal_runs import difference
from kursbuch.eighteen.running.runs import Plan
from kursbuch.routes.network import Network, Route, Stop

NETWORK = Network(tuple(Stop(name, name, "city", 10) for name in "ABC"), ())


def counting(*stops: int) -> Plan:
    """A plan of one route that counts these stops."""
    return Plan(NETWORK, routes=(Route(0, stops, (), counted=stops),))


@pytest.mark.parametrize(
    ("here", "there", "message"),
    [
        ((0, 1), (0, 2), Message("plan-instead", here=["B"], there=["C"])),
        ((0, 1, 2), (0, 1), Message("plan-more", here=["C"])),
        ((0, 1), (0, 1, 2), Message("plan-less", there=["C"])),
        ((0, 1), (0, 1), Message("plan-same-stops")),
    ],
)
def test_a_plan_says_what_it_counts_otherwise(
    here: tuple[int, ...], there: tuple[int, ...], message: Message
) -> None:
    assert difference(counting(*here), counting(*there)) == message
