"""Every title keeps the contract, at every player count and under every option."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.contract.cases import Case, Played, option_cases, plain_cases, random_game
from tests.contract.checks import checks

OPENING = 150
ENDS = "check_random_play_ends_with_a_result"


def keeps_the_contract(played: Played, subtests: pytest.Subtests, but: str = "") -> None:
    for name, check in checks().items():
        if name != but:
            with subtests.test(name):
                check(played)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_a_title_keeps_the_contract(case: Case, subtests: pytest.Subtests) -> None:
    keeps_the_contract(random_game(case, seed=1), subtests)


@pytest.mark.parametrize("case", option_cases(), ids=str)
def test_an_option_keeps_the_contract(case: Case, subtests: pytest.Subtests) -> None:
    played = random_game(case, seed=1, longest=OPENING)
    over = len(played.actions) < OPENING
    keeps_the_contract(replace(played, samples=10), subtests, "" if over else ENDS)


@pytest.mark.proof
@pytest.mark.parametrize("case", option_cases(), ids=str)
def test_an_option_keeps_the_contract_to_the_end(case: Case, subtests: pytest.Subtests) -> None:
    keeps_the_contract(replace(random_game(case, seed=2), samples=15), subtests)
