"""Chance: the same for ever, and fair."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from kursbuch.core.draw import Draw


def test_the_numbers_of_a_seed_never_change() -> None:
    draw = Draw("7")
    assert [draw.below(100) for _ in range(6)] == EXPECTED
    assert draw.count == 6


EXPECTED = [27, 41, 78, 56, 59, 81]


@given(st.text(min_size=1), st.lists(st.integers()))
def test_a_shuffle_keeps_the_values_and_the_given_list(seed: str, values: list[int]) -> None:
    before = list(values)
    assert sorted(Draw(seed).shuffle(values)) == sorted(values)
    assert values == before


def test_every_value_has_its_share() -> None:
    draw = Draw("fair")
    counts = Counter(draw.choice("abcd") for _ in range(4000))
    assert all(850 < counts[value] < 1150 for value in "abcd")


def test_what_is_taken_is_gone() -> None:
    values, draw = [1, 2, 3], Draw("x")
    taken = [draw.take(values), draw.take(values), draw.take(values)]
    assert sorted(taken) == [1, 2, 3]
    assert values == []
