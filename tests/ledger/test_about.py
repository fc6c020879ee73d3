"""The rules that speak of a thing."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kursbuch.eighteen.ids import PaperId
from kursbuch.eighteen.printed.charter import Paper
from kursbuch.games.g1824.title import STANDARD
from kursbuch.games.g1844.title import EDITION_2016
from kursbuch.ledger.about import rules_about


def test_the_rule_that_begins_with_a_name_comes_first() -> None:
    assert rules_about("1844", "P3")[0] == "44-PV-19"


def test_a_range_of_names_speaks_of_each() -> None:
    assert rules_about("1844", "B3")[0] == "44-MR-01"


def test_a_name_within_another_word_is_not_meant() -> None:
    assert "44-MR-01" not in rules_about("1844", "B")
    assert rules_about("1844", "P") == ()


@pytest.mark.parametrize(
    ("ledger", "papers"), [("1844", EDITION_2016.papers), ("1824", STANDARD.papers)]
)
def test_some_rule_speaks_of_every_paper(ledger: str, papers: Mapping[PaperId, Paper]) -> None:
    assert [paper for paper in papers if not rules_about(ledger, paper)] == []
