"""Records, snapshots and what happens to text that is none."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from kursbuch.core.codec import Codec, read_json
from kursbuch.core.errors import BadSetup, BrokenRecord, KursbuchError, Unreadable
from kursbuch.core.record import (
    Record,
    read_action,
    restore,
    snapshot,
    state_fingerprint,
    write_action,
    write_record,
)
from kursbuch.core.state import play
from kursbuch.core.title import Title
from kursbuch.core.words import Message
from kursbuch.records import last, read_record, replay
from tests.core.auction import ANNA, AUCTION, BERT, Bid, Pass, Pay


def find(key: str) -> Title[Any]:
    if key != AUCTION.key:
        raise BadSetup(Message("title-unknown", key=key, known=[AUCTION.key]))
    return AUCTION


def a_record() -> Record:
    actions = (Bid(by=ANNA, price=2), Pass(by=BERT), Pay(by=ANNA, coins={"gold": 2}))
    return Record(AUCTION.start(2, 1).setup, actions, ("Anna", "Bert"))


def test_a_record_reads_back_as_it_was_written() -> None:
    text = json.dumps(write_record(a_record()))
    assert read_record(text, find) == a_record()
    assert read_record(text.encode(), find) == a_record()


def test_replay_yields_the_start_and_every_position_after_it() -> None:
    states = [state for state, _ in replay(a_record(), find)]
    assert len(states) == 4
    assert states[-1] == last(a_record(), find)


def test_a_record_that_no_longer_plays_says_where_and_why() -> None:
    record = replace(a_record(), actions=(Bid(by=ANNA, price=2), Bid(by=BERT, price=1)))
    with pytest.raises(BrokenRecord) as caught:
        last(record, find)
    assert caught.value.seq == 2
    assert "FT-AUC-02" in str(caught.value)


def test_a_snapshot_restores_the_position_with_its_agenda() -> None:
    state = last(a_record(), find)
    again = restore(AUCTION, state.setup, snapshot(state))
    assert again == state
    assert play(again, Pass(by=ANNA)) == play(state, Pass(by=ANNA))


def test_the_fingerprint_tells_positions_apart() -> None:
    prints = {state_fingerprint(state) for state, _ in replay(a_record(), find)}
    assert len(prints) == 4


@pytest.mark.parametrize(
    ("plain", "key"),
    [
        ({"do": "Bid", "by": 0}, "field-missing"),
        ({"do": "Bid", "by": 0, "price": 1, "hat": 1}, "field-unknown"),
        ({"do": "Bid", "by": 0, "price": "1"}, "field-wrong"),
        ({"do": "Bid", "by": 0, "price": True}, "field-wrong"),
        ({"do": "Bid", "by": 0, "price": 1.0}, "field-wrong"),
        ({"do": "Bid", "by": 0, "price": None}, "field-wrong"),
        ({"do": "Bid", "by": 0, "price": 10**30}, "number-huge"),
        ({"do": "Bid", "by": False, "price": 1}, "field-wrong"),
        ({"do": "House", "by": 0}, "kind-unknown"),
        ({"do": 7, "by": 0}, "kind-unknown"),
        ({"by": 0, "price": 1}, "field-unknown"),
        ({"do": "Pay", "by": 0, "coins": [1]}, "field-wrong"),
        ({"do": "Pay", "by": 0, "coins": {"gold": "2"}}, "field-wrong"),
        ([], "field-wrong"),
        ("Bid", "field-wrong"),
        (None, "field-wrong"),
    ],
)
def test_what_is_no_action_is_refused_with_a_reason(plain: object, key: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_action(AUCTION, plain)
    assert caught.value.message.key == key


@pytest.mark.parametrize("key", ["one", "", "1.5", "9" * 12])
def test_what_is_no_number_is_no_key_of_a_mapping_by_numbers(key: str) -> None:
    codec = Codec("do", {})
    assert codec.read(dict[int, int], {"-1": 5}, "coins") == {-1: 5}
    with pytest.raises(Unreadable):
        codec.read(dict[int, int], {key: 5}, "coins")


@pytest.mark.parametrize("cell", [[], [1], [1, 2, 3]])
def test_a_pair_has_two_parts(cell: list[int]) -> None:
    codec = Codec("do", {})
    assert codec.read(tuple[int, int], [1, 2], "cell") == (1, 2)
    with pytest.raises(Unreadable):
        codec.read(tuple[int, int], cell, "cell")


@pytest.mark.parametrize("text", [r'"\ud800"', r'"\u0000"', r'["a", {"\udc00": 1}]'])
def test_half_a_character_and_none_are_no_text(text: str) -> None:
    assert read_json(r'"\u00e4"') == "ä"
    for given in (text, text.encode()):
        with pytest.raises(Unreadable):
            read_json(given)


def test_what_may_be_nothing_but_is_something_wrong_is_refused_for_what_it_lacks() -> None:
    codec = Codec("do", {"Bid": Bid})
    assert codec.read(Bid | None, None, "next") is None
    with pytest.raises(Unreadable) as caught:
        codec.read(Bid | None, {"do": "Bid", "by": 0}, "next")
    assert caught.value.message.key == "field-missing"


def test_an_action_reads_back_as_it_was_written() -> None:
    for action in a_record().actions:
        assert read_action(AUCTION, write_action(action)) == action


def changed(**entries: object) -> str:
    whole = write_record(a_record()) | entries
    return json.dumps({key: value for key, value in whole.items() if value != "gone"})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        "NaN",
        '{"kursbuch": 1, "kursbuch": 1}',
        "[" * 100_000,
        '{"title": "1844", "actions": []}',
        changed(kursbuch=2),
        changed(kursbuch="1"),
        changed(title="chess"),
        changed(title=7),
        changed(players="2"),
        changed(seed=7),
        changed(actions="gone"),
        changed(actions={}),
        changed(actions=[{"do": "Jump"}]),
        changed(names="Anna"),
        changed(hat=1),
        changed(options=[]),
        changed(options={"lots": 1.5}),
        changed(own=[]),
        changed(own={"hexes": [{"price": 1.5}]}),
        changed(rules=10**40),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(KursbuchError) as caught:
        read_record(text, find)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("entries", [{"players": 9}, {"rules": 99}, {"options": {"lots": 4}}])
def test_a_record_of_an_impossible_setup_does_not_start(entries: dict[str, object]) -> None:
    record = read_record(changed(**entries), find)
    with pytest.raises(BadSetup):
        last(record, find)
