"""A picture that the page keeps shows the same as one that is drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import kursbuch
from kursbuch.eighteen.state import State18
from kursbuch.render import draw
from kursbuch.web.games.eighteen.panels import on_chart, on_tiles


@pytest.mark.parametrize(("what", "shows"), [("market", on_chart), ("tiles", on_tiles)])
def test_what_is_kept_for_a_position_is_what_it_shows(
    what: str, shows: Callable[[State18], str]
) -> None:
    state, rng = kursbuch.title("1844").start(players=3, seed=5), Random(5)
    known: dict[str, str] = {}
    for number in range(240):
        if number % 4 == 0:
            drawn = draw(state, what, legend=False)
            assert known.setdefault(shows(state), drawn) == drawn
        state, _ = kursbuch.play(state, rng.choice(kursbuch.offers(state)).sample(rng))
    assert 5 < len(known) < 50, "hardly anything changed, or nothing was ever kept"
