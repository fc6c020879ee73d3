"""A board of cached pieces looks exactly like one that is drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kursbuch.catalogue import title
from kursbuch.core.cache import Cache
from kursbuch.core.state import State, offers, play
from kursbuch.render import Marks, draw
from kursbuch.render.eighteen import board
from kursbuch.render.first_train import map as first_train

CACHES: list[Cache[Any, Any]] = [
    board._hexes,
    board._places,
    board._printed,
    first_train._printed,
    first_train._areas,
    first_train._links,
]


def positions(key: str, moves: int, every: int) -> Iterator[State]:
    state: State = title(key).start(3, 5)
    rng = Random(5)
    for number in range(moves):
        if number % every == 0:
            yield state
        state, _ = play(state, rng.choice(offers(state)).sample(rng))


@pytest.mark.parametrize(
    ("key", "moves", "every"),
    [("1844", 360, 60), ("1824", 240, 60), ("first-train-nuremberg", 60, 12)],
)
def test_a_board_of_kept_pieces_looks_like_one_drawn_anew(key: str, moves: int, every: int) -> None:
    marks = Marks(frozenset({"C24", "fuerth"}), frozenset({"D15"}))
    for state in positions(key, moves, every):
        for language in ("en", "de"):
            wish = {"language": language, "names": ["A", "B", "C"], "legend": False}
            kept = draw(state, "board", marks=marks, **wish)  # type: ignore[arg-type]
            plain = draw(state, "board", **wish)  # type: ignore[arg-type]
            for pieces in CACHES:
                pieces.clear()
            assert draw(state, "board", marks=marks, **wish) == kept  # type: ignore[arg-type]
            assert draw(state, "board", **wish) == plain  # type: ignore[arg-type]
