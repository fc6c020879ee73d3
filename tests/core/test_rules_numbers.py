"""A game goes on under the rules number that it was begun with."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from kursbuch.core.codec import Codec, encode
from kursbuch.core.fields import later
from kursbuch.core.title import Option, Setup, Title
from tests.core.auction import AUCTION, House

CHANGED = Option(name="lots", values=(3, 2), since=2, before=2)
"""An option whose default is another one since number 2."""


@dataclass(slots=True)
class Ledger:
    """A record with a field that number 2 brought."""

    cash: int
    owed: list[int] = later(list)
    paid: list[int] = field(default_factory=list)


def lots_under(rules: int, **options: int) -> int:
    """The lots of an auction whose setup says just this."""
    played: list[int] = []

    def choose(title: Title[House], setup: Setup) -> Title[House]:
        played.append(int(setup.options["lots"]))
        return title

    title = replace(AUCTION, rules=2, options=(CHANGED,), choose=choose)
    title.under(replace(AUCTION.start(2, 1).setup, rules=rules, options=options))
    return played[0]


def test_what_a_setup_leaves_unsaid_is_as_its_rules_number_has_it() -> None:
    assert lots_under(1) == 2
    assert lots_under(2) == 3


def test_what_a_setup_says_holds_under_every_number() -> None:
    assert lots_under(1, lots=3) == 3
    assert lots_under(2, lots=2) == 2


def test_a_later_field_is_written_only_when_it_says_something() -> None:
    assert encode(Ledger(cash=3)) == {"cash": 3, "paid": []}
    assert encode(Ledger(cash=3, owed=[2])) == {"cash": 3, "owed": [2], "paid": []}
    assert Codec("is", {}).record(Ledger, {"cash": 3}, "ledger") == Ledger(cash=3)
