"""Whatever is lawful is offered; see `completeness.py`, which is a command too."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kursbuch.catalogue import titles
from kursbuch.core.record import read_state, write_state
from kursbuch.core.state import State
from tests.contract.completeness import Tally, survey, survey_one
from tests.contract.rare import KNOWN, RARE, position


def test_in_positions_of_every_title_whatever_is_lawful_is_offered() -> None:
    tally = survey(60, seed=1, longest=300)
    assert sum(tally.positions.values()) == 60
    assert tally.lawful
    assert tally.findings == []


@pytest.mark.parametrize("name", RARE)
def test_in_rare_positions_whatever_is_lawful_is_offered(name: str) -> None:
    tally = Tally()
    survey_one(position(name), tally, Random(1), times=6, known=KNOWN.get(name, ()))
    assert tally.lawful
    assert tally.findings == []


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(2, 8))
def test_in_many_positions_whatever_is_lawful_is_offered(seed: int) -> None:
    tally = survey(300, seed=seed)
    assert tally.findings == []


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("tunnel_under_the_furka_line", "BuildTunnel"),
        ("sbb_director_over_a_double", "SellShares"),
    ],
)
def test_what_rules_number_1_never_offered_is_found_under_it(name: str, action: str) -> None:
    tally = Tally()
    survey_one(under(1, position(name)), tally, Random(1), times=6, known=KNOWN.get(name, ()))
    assert any(f"lawful and not offered: {action}" in found for found in tally.findings)


def under(rules: int, state: State) -> State:
    """The same position of a game that was begun under another rules number."""
    setup = replace(state.setup, rules=rules)
    return read_state(titles()[setup.title], setup, write_state(state))
