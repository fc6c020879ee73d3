"""Memory: what survives rests, garbage goes, and everything is looked at when there is more."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from kursbuch.web.memory import GROWN, Resting


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def collected() -> Iterator[None]:
    """The collector is as a server has it, and afterwards as it was."""
    resting = Resting()
    gc.callbacks.append(resting)
    gc.collect()
    yield
    gc.callbacks.remove(resting)
    gc.unfreeze()


def test_what_has_survived_is_not_looked_at_again(collected: None) -> None:
    kept = [Ring() for _ in range(100)]
    gc.collect()
    assert not any(one is kept[0] for one in gc.get_objects())
    assert gc.get_freeze_count() > len(kept)


def test_what_is_garbage_at_once_goes_at_once(collected: None) -> None:
    gone = ref(Ring())
    gc.collect()
    assert gone() is None


def test_garbage_among_what_rests_goes_when_there_is_much_more(collected: None) -> None:
    one = Ring()
    gc.collect()
    gone = ref(one)
    del one
    gc.collect()
    assert gone() is not None
    more = [list[int]() for _ in range(int(gc.get_freeze_count() * GROWN))]
    gc.collect()
    gc.collect()
    assert gone() is None
    assert more
