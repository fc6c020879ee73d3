"""Caches hold what was derived, and no more than they may."""

from __future__ import annotations

from kursbuch.core.cache import Cache, Derivation, Derived


def test_a_value_is_derived_once_for_its_key() -> None:
    cache: Cache[str, str] = Cache(2)
    derived: list[str] = []

    def derive(what: str) -> str:
        derived.append(what)
        return what.upper()

    for what in ("a", "b", "a", "c", "a", "b"):
        assert cache.get_or_set(what, lambda what=what: derive(what)) == what.upper()  # type: ignore[misc]
    assert derived == ["a", "b", "c", "b"]


def test_the_least_recently_used_goes_first() -> None:
    cache: Cache[str, int] = Cache(2)
    cache.set("a", 1)
    cache.set("b", 2)
    assert cache.get("a") == 1
    cache.set("c", 3)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (1, None, 3)
    cache.clear()
    assert cache.get("a") is None


def test_derivations_of_one_thing_do_not_meet() -> None:
    length: Derivation[str, int] = Derivation()
    upper: Derivation[str, str] = Derivation()
    one, other = Derived(), Derived()
    assert length.get_or_set(one, "bern", lambda: 4) == 4
    assert upper.get_or_set(one, "bern", lambda: "BERN") == "BERN"
    assert length.get_or_set(one, "bern", lambda: 5) == 4
    assert length.get(other, "bern") is None
