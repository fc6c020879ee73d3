"""Every title keeps the contract, at every player count and under every option."""

from __future__ import annotations

import pytest

from tests.contract.cases import Case, cases, random_game
from tests.contract.checks import checks

PLAIN = [case for case in cases() if not case.options]
CHOSEN = [case for case in cases() if case.options]
OPENING = 200
ENDS = "check_random_play_ends_with_a_result"


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_title_keeps_the_contract(case: Case, subtests: pytest.Subtests) -> None:
    played = random_game(case, seed=1)
    for name, check in checks().items():
        with subtests.test(name):
            check(played)


@pytest.mark.parametrize("case", CHOSEN, ids=str)
def test_an_option_keeps_the_contract(case: Case, subtests: pytest.Subtests) -> None:
    played = random_game(case, seed=1, longest=OPENING)
    for name, check in checks().items():
        if name != ENDS or len(played.actions) < OPENING:
            with subtests.test(name):
                check(played)


@pytest.mark.proof
@pytest.mark.parametrize("case", CHOSEN, ids=str)
def test_an_option_keeps_the_contract_to_the_end(case: Case, subtests: pytest.Subtests) -> None:
    played = random_game(case, seed=2)
    for name, check in checks().items():
        with subtests.test(name):
            check(played)
