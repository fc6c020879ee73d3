"""Every title is played by hand in a browser, each with other eyes and another hand."""

from __future__ import annotations

import pytest

from kursbuch.eighteen.stock.sell_shares import SellShares
from tests.web.browser.conftest import Open
from tests.web.browser.pairwise import IN_TESTS, Case, Visit, cases, game, moments_once, play_case


@pytest.mark.parametrize("case", IN_TESTS, ids=lambda case: case.title)
def test_every_moment_of_a_title_is_played_by_hand(visit: Open, case: Case) -> None:
    play_case(visit, case, moments_once(case.title), axe=99)


def test_the_command_lets_every_two_properties_meet() -> None:
    found = set().union(*(case.pairs() for case in cases()))
    assert len(found) == 9 * (3 + 3 + 2 + 2) + 3 * (3 + 2 + 2) + 3 * (2 + 2) + 2 * 2
    assert len(cases()) <= 30


def test_several_shares_are_sold_at_once_with_the_keyboard(visit: Open) -> None:
    case = Case("1824-goods-time", 1024, "keyboard", "light", "en-GB")
    golden = game(case.title)
    at, sale = next(
        (at, action)
        for at, action in enumerate(golden.record.actions)
        if isinstance(action, SellShares) and action.shares == 2
    )
    play_case(visit, case, [Visit(at, [(sale,)])])
