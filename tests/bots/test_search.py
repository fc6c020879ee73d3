"""The search is the same in every process, and finds what the ranking alone does not see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest

from kursbuch.bots import BOTS
from kursbuch.bots.arena import pairings, tournament
from kursbuch.bots.bot import ByChance, Candidate
from kursbuch.bots.expert import Expert
from kursbuch.bots.hint import hint
from kursbuch.bots.search import Horizon, Search, Seen, Thought, lead
from kursbuch.bots.standings import standings
from kursbuch.catalogue import title as find_title
from kursbuch.core.action import Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import State, offers, to_act
from kursbuch.core.words import LANGUAGES, Message, speak


@dataclass(frozen=True)
class Listed:
    """Ranks every action of the first offers, all alike."""

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        return [Candidate(next(offer.actions()), 0.0, Message("because-only")) for offer in offers]


def start() -> State:
    state: State = find_title("first-train-nuremberg").start(2, 3)
    return state


def test_the_candidate_that_leads_to_the_best_position_comes_first() -> None:
    state = start()
    seat = to_act(state)[0]
    mine = list(offers(state).for_seat(seat))
    wanted = next(mine[2].actions())

    def values(after: State) -> list[float]:
        box = after.boxes[mine[2].fixed["box"] - 1]  # type: ignore[attr-defined]
        return [float(box.bidder == each) for each in range(2)]

    horizon = Horizon(lambda before, now: True, values, lambda view, possible: True)
    search = Search(Listed(), [ByChance()], horizon, Thought(candidates=3, lines=1))
    assert search.rank(state, mine, Random(1))[0].action == wanted


def test_a_line_in_which_everybody_fares_worse_does_not_favour_what_was_looked_at_less() -> None:
    state = start()
    mine = list(offers(state).for_seat(to_act(state)[0]))
    leads = iter([3.0, 2.0, 1.0, -99.0, -100.0])
    horizon = Horizon(lambda a, b: True, lambda after: [next(leads), 0.0][:: _sign(state)], _yes)
    search = Search(Listed(), [ByChance()], horizon, Thought(candidates=3, lines=2, clear=1e9))
    ranked = search.rank(state, mine, Random(1))
    wanted = Listed().rank(state, mine, Random(1))
    assert [each.action for each in ranked[:3]] == [each.action for each in wanted[:3]]


def _sign(state: State) -> int:
    """The seat to act comes first in the values."""
    return 1 if to_act(state)[0] == 0 else -1


def _yes(state: State, possible: Sequence[Offer]) -> bool:
    return True


def test_what_is_not_weighty_is_left_to_the_ranking() -> None:
    state = start()
    mine = list(offers(state).for_seat(to_act(state)[0]))
    horizon = Horizon(lambda a, b: True, lambda after: [0.0, 1.0], lambda a, b: False)
    search = Search(Listed(), [ByChance()], horizon)
    assert search.rank(state, mine, Random(1)) == Listed().rank(state, mine, Random(1))


@dataclass(frozen=True)
class Sure:
    """Ranks the actions of the first offers, each a point behind the one before."""

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        listed = Listed().rank(view, offers, rng)
        return [replace(each, score=-float(place)) for place, each in enumerate(listed)]


def test_what_the_ranking_is_in_no_doubt_about_is_not_looked_at() -> None:
    state = start()
    mine = list(offers(state).for_seat(to_act(state)[0]))
    judged: list[State] = []

    def values(after: State) -> Sequence[float]:
        judged.append(after)
        return [0.0, 1.0]

    for doubt, looks in ((0.5, 0), (1.5, 2)):
        horizon = Horizon(lambda a, b: True, values, _yes, doubt=doubt)
        judged.clear()
        Search(Sure(), [ByChance()], horizon, Thought(lines=1)).rank(state, mine, Random(1))
        assert len(judged) == looks


def test_a_leader_in_every_line_needs_no_further_look() -> None:
    candidates = Listed().rank(start(), list(offers(start())), Random(1))
    search = Search(Listed(), [ByChance()], Horizon(lambda a, b: True, lambda a: [0.0], _yes))
    for first, second, clear in (
        ([9.0], [1.0], False),
        ([9.0, 8.0], [1.0, 1.0], True),
        ([9.0, 1.0], [1.0, 4.0], False),
        ([5.0, 3.0], [5.0, 3.0], True),
    ):
        seen = [Seen(candidates[0], 0.0, first), Seen(candidates[1], 0.0, second)]
        assert search.is_clear(seen) == clear


def test_a_seat_leads_by_what_it_has_more_than_the_average_and_the_best_of_the_others() -> None:
    assert lead([10.0, 4.0, 8.0], Seat(0)) == 10 - 0.5 * 6 - 0.5 * 8


def test_an_expert_chooses_the_same_with_the_same_seed() -> None:
    state = start()
    seat = to_act(state)[0]
    mine = list(offers(state).for_seat(seat))
    view = state.title.view(state, seat)
    chosen = [Expert().rank(view, mine, Random(4))[0].action for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_an_expert_beats_a_novice_of_another_temperament_from_either_seat() -> None:
    bots = ("expert", "novice-rusher")
    todo = pairings("first-train-wensleydale", bots, 2, 1, {})
    assert standings(bots, tournament(todo))[0].wins == 2


def test_a_cap_in_seconds_ends_the_thought_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    state = start()
    mine = list(offers(state).for_seat(to_act(state)[0]))
    horizon = Horizon(lambda a, b: True, lambda after: [0.0, 1.0], _yes)
    search = Search(Listed(), [ByChance()], horizon, Thought(candidates=4, lines=4, seconds=0.0))
    found = Listed().rank(state, mine, Random(1))
    seen = search.look(state, mine[0].by, found, Random(1))
    assert sorted(each.looks for each in seen) == [0, 0, 0, 1]
    assert "thought cut short" in caplog.text


def test_a_cap_in_seconds_ends_a_line_that_takes_too_long() -> None:
    state = start()
    mine = list(offers(state).for_seat(to_act(state)[0]))
    played: list[State] = []

    def stop(before: State, now: State) -> bool:
        played.append(now)
        return False

    horizon = Horizon(stop, lambda after: [0.0, 1.0], _yes)
    search = Search(Listed(), [ByChance()], horizon, Thought(seconds=0.0))
    seen = search.look(state, mine[0].by, Listed().rank(state, mine, Random(1)), Random(1))
    assert [each.looks for each in seen] == [0, 0, 0, 0]
    assert len(played) == 1


def test_every_level_has_every_temperament() -> None:
    assert {"random", "novice", "expert-trader", "master-blocker"} <= set(BOTS)


def test_a_hint_shows_three_candidates_with_reasons_the_best_first() -> None:
    state = start()
    hints = hint(state, to_act(state)[0])
    assert len(hints) == 3
    assert min(each.brings for each in hints) == 0
    for each in hints:
        assert each.action in offers(state)
        assert all(speak(each.because, language) for language in LANGUAGES)
