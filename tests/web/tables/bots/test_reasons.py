"""Why a bot did what it did is kept with its move, and told in the reader's language."""

from __future__ import annotations

import pytest
from django.test import Client

from kursbuch.core.words import Message, Who, Words
from kursbuch.web.tables.bots import worker
from kursbuch.web.tables.record.reasons import read_message, told, write_message
from tests.web.steps import new_table, page


def test_a_message_is_the_same_after_it_was_written_down() -> None:
    message = Message("a", number=3, word="x", who=Who(2), more=[Message("b"), "c"])
    assert read_message(write_message(message)) == message


def test_a_reason_that_the_catalogues_do_not_know_any_more_is_not_told() -> None:
    assert told(write_message(Message("because-nobody-wrote-this")), Words("en")) == ""
    assert told({"key": "because-train", "args": {}}, Words("en")) == ""
    assert told(None, Words("en")) == ""


@pytest.mark.parametrize(
    ("language", "why", "because"), [("en", "Why?", "By chance."), ("de", "Warum?", "Zufällig.")]
)
def test_the_log_tells_why_a_bot_did_it_folded_away(
    anna: Client, language: str, why: str, because: str
) -> None:
    table = new_table(anna, "random", "me")
    worker.take_turn(table.pk)
    anna.post("/language", {"language": language, "next": "/"})
    assert f"<summary>{why}</summary><p>{because}</p>" in page(anna, table, "?beside=log")


def test_nobody_is_asked_why_a_person_did_it(anna: Client) -> None:
    table = new_table(anna, "me", "random")
    anna.post(f"/t/{table.key}/act", {"seq": "0", "offer": '{"do": "Pass", "by": 0}'})
    assert "Why?" not in page(anna, table, "?beside=log")
