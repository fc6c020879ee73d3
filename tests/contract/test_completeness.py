"""Whatever is lawful is offered; see `completeness.py`, which is a command too."""

from __future__ import annotations

from random import Random

import pytest

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
