"""What a programme may be told: any of some values."""

import pytest

from kursbuch.core.programme import Subset

SOME = Subset(("a", "b", "c"))


def test_a_subset_keeps_the_order() -> None:
    assert set(SOME.values()) == {
        *((), ("a",), ("b",), ("c",)),
        *(("a", "b"), ("a", "c"), ("b", "c"), ("a", "b", "c")),
    }
    assert all(value in SOME for value in SOME.values())


@pytest.mark.parametrize("value", [("b", "a"), ("a", "a"), ("d",), ["a"], "a", 7, None])
def test_what_is_no_subset(value: object) -> None:
    assert value not in SOME
