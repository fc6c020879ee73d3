"""What counts of a game as 18xx.games exports it."""

from __future__ import annotations

from typing import Any

import pytest

from kursbuch.core.errors import UnreadableRecord
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import effective, parts, read_site_game
from tests.formats.small import bid, numbered, passing, text


def left(*actions: dict[str, Any]) -> list[object]:
    """The numbers of the actions that count."""
    return [action["id"] for action in effective(numbered(*actions))]


UNDO: dict[str, Any] = {"type": "undo"}
REDO: dict[str, Any] = {"type": "redo"}
STEP: dict[str, Any] = {"type": "pass"}


def test_an_undo_takes_back_the_last_action() -> None:
    assert left(STEP, STEP, UNDO, STEP) == [1, 4]
    assert left(STEP, STEP, STEP, UNDO, UNDO) == [1]


def test_an_undo_with_a_number_goes_back_to_just_after_it() -> None:
    assert left(STEP, STEP, STEP, {**UNDO, "action_id": 1}, STEP) == [1, 5]
    assert left(STEP, STEP, {**UNDO, "action_id": 0}) == []


def test_a_redo_brings_back_what_the_last_undo_took() -> None:
    assert left(STEP, STEP, UNDO, REDO) == [1, 2]
    assert left(STEP, STEP, STEP, {**UNDO, "action_id": 1}, REDO) == [1, 2, 3]
    assert left(STEP, STEP, UNDO, UNDO, REDO, REDO) == [1, 2]


def test_after_a_new_action_nothing_can_be_brought_back() -> None:
    assert left(STEP, STEP, UNDO, STEP, REDO) == [1, 4]


def test_chat_is_left_out_and_takes_nothing_away() -> None:
    assert left(STEP, {"type": "message"}, STEP, UNDO, {"type": "message"}, REDO) == [1, 3]


def test_what_automation_does_is_played_after_the_action() -> None:
    automatic = [{"type": "program_disable"}, {"type": "pass", "entity": 2}]
    setting = {"type": "program_share_pass", "auto_actions": automatic}
    assert [part["type"] for part in parts(setting)] == ["pass"]
    assert [part["type"] for part in parts({**STEP, "auto_actions": automatic})] == ["pass", "pass"]


def test_seats_are_in_the_order_of_the_players() -> None:
    game = read_site_game(text(bid(22, "P1", 20)))
    assert [game.seat_of(number) for number in (11, 22, "33")] == [0, 1, 2]


@pytest.mark.parametrize(
    "broken",
    ["[]", "{}", '{"title": "1844", "players": [], "actions": 3}', "null", '{"title": 3}'],
)
def test_other_json_is_refused(broken: str) -> None:
    with pytest.raises(UnreadableRecord):
        read_site_game(broken)


def test_games_of_other_titles_are_refused() -> None:
    with pytest.raises(UnreadableRecord, match="18Test"):
        begin_import(read_site_game(text(passing(11), title="18Test")))
