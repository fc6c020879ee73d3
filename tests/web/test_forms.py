"""What a request says: numbers, short texts, and nothing where it cannot be read."""

from __future__ import annotations

import pytest

from kursbuch.core.errors import IllegalAction, StaleTable, Unreadable
from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule, rule_of, status_of
from kursbuch.web.forms import NameForm, SeqForm


@pytest.mark.parametrize("text", ["", "-1", "1.5", "x", "²", "99999999999999999999", "1e3"])
def test_what_is_no_row_counts_as_a_page_that_is_out_of_date(text: str) -> None:
    assert SeqForm({"seq": text}).row == -1


def test_a_row_is_a_whole_number() -> None:
    assert SeqForm({"seq": "17"}).row == 17
    assert SeqForm({"seq": "0"}).row == 0


def test_a_name_that_is_too_long_is_cut() -> None:
    assert NameForm({"name": "  " + 50 * "a"}).said("name") == 40 * "a"


def test_a_name_is_what_can_be_seen_of_it() -> None:
    assert NameForm({"name": "\u202eevil\u200b\u0007 \u2028 twin"}).said("name") == "evil twin"
    assert NameForm({"name": "\u200b\u2060"}).said("name") == ""


def test_each_error_has_its_answer() -> None:
    message = Message("page-stale")
    assert status_of(Unreadable(message)) == 400
    assert status_of(StaleTable(message)) == 409
    assert status_of(IllegalAction("44-BU-03", message)) == 422
    assert status_of(HouseRule(message)) == 422


def test_what_the_house_forbids_has_no_rule_of_the_game() -> None:
    message = Message("page-not-your-seat")
    assert rule_of(HouseRule(message)) == ""
    assert rule_of(IllegalAction("44-BU-03", message)) == "44-BU-03"
