"""Whoever does not answer is left alone for a while."""

from __future__ import annotations

import pytest

from kursbuch.web.breaker import Breaker, LeftAlone


class Store:
    """Something that may be gone, and counts how often it was asked."""

    def __init__(self) -> None:
        self.gone = False
        self.asked = 0

    def __call__(self) -> str:
        self.asked += 1
        if self.gone:
            raise OSError("gone")
        return "here"


def test_after_a_failure_nobody_asks_for_some_seconds_and_then_one_alone() -> None:
    now, store = [0.0], Store()
    breaker = Breaker(10, lambda: now[0])
    assert breaker.ask(store) == "here"
    store.gone = True
    with pytest.raises(OSError, match="gone"):
        breaker.ask(store)
    now[0] = 9.9
    with pytest.raises(LeftAlone):
        breaker.ask(store)
    assert store.asked == 2
    now[0] = 10.0
    with pytest.raises(OSError, match="gone"):
        breaker.ask(store)
    with pytest.raises(LeftAlone):
        breaker.ask(store)
    assert store.asked == 3


def test_while_one_tries_again_the_others_do_not_wait_with_it() -> None:
    now, store = [0.0], Store()
    breaker = Breaker(10, lambda: now[0])
    store.gone = True
    with pytest.raises(OSError, match="gone"):
        breaker.ask(store)
    now[0] = 10.0

    def meanwhile() -> None:
        with pytest.raises(LeftAlone):
            breaker.ask(store)

    breaker.ask(meanwhile)
    assert store.asked == 1


def test_what_answers_again_is_asked_by_everybody() -> None:
    now, store = [0.0], Store()
    breaker = Breaker(10, lambda: now[0])
    store.gone = True
    with pytest.raises(OSError, match="gone"):
        breaker.ask(store)
    store.gone, now[0] = False, 10.0
    assert [breaker.ask(store) for _ in range(3)] == ["here"] * 3
