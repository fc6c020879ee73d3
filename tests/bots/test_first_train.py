"""What a bot of First Train works out quickly is what the rules say."""

from __future__ import annotations

from itertools import pairwise

from kursbuch.bots.first_train.catchment import Catchment
from kursbuch.bots.first_train.plans import access_worth, all_rivals, with_links
from kursbuch.core.errors import IllegalAction
from kursbuch.core.state import State
from kursbuch.games.first_train.building import BuildLink
from kursbuch.games.first_train.costs import bill_of, check_payable, is_payable
from kursbuch.games.first_train.map import border_between
from kursbuch.games.first_train.state import FirstTrain
from tests.bots.games import moves


def seen(most: int) -> list[tuple[FirstTrain, BuildLink]]:
    """Positions of a game in which a link is built."""
    found: list[tuple[FirstTrain, BuildLink]] = []
    for state, choice, _ in moves("first-train-nuremberg", ["novice"] * 3, 2, 400):
        if isinstance(choice.action, BuildLink) and len(found) < most:
            found.append((ours(state), choice.action))
    return found


def ours(state: State) -> FirstTrain:
    assert isinstance(state, FirstTrain)
    return state


def test_the_catchment_of_an_imagined_series_is_what_its_links_would_give_access_to() -> None:
    positions = seen(40)
    assert len(positions) > 20
    for state, action in positions:
        rivals = all_rivals(state, action.by)
        caught = Catchment(state, action.by, rivals)
        assert caught.worth() == access_worth(state, action.by, rivals)
        for into in state.title.map.neighbours[action.into]:
            series = [action.out_of, action.into, into]
            links = [border_between(a, b) for a, b in pairwise(series)]
            built = with_links(state, action.by, links)
            assert abs(caught.worth(series) - access_worth(built, action.by, rivals)) < 1e-9


def test_a_series_is_payable_if_the_rules_do_not_refuse_it() -> None:
    answers = set()
    for state, action in seen(40):
        series = [action.out_of, action.into]
        while len(series) < 12:
            bill = bill_of(state, series)
            answers.add(is_payable(state, action.by, bill))
            assert is_payable(state, action.by, bill) == (not refused(state, action, series))
            series.append(state.title.map.neighbours[series[-1]][0])
    assert answers == {True, False}


def refused(state: FirstTrain, action: BuildLink, series: list[str]) -> bool:
    try:
        check_payable(state, action.by, bill_of(state, series))
    except IllegalAction:
        return True
    return False
