"""Acting at a table: through the same `play` from every page, once and only once."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from kursbuch.web.tables.models import Move, Status
from kursbuch.web.tables.record import positions
from tests.web.steps import act, bots_play, new_table, page, post

APPLE: dict[str, Any] = {"do": "Bid", "by": 0, "lot": "apple", "coins": 3}
PAY: dict[str, Any] = {"do": "Pay", "by": 0, "coins": {"red": 2}, "wrapped": False}


def test_three_clicks_lead_from_the_start_page_to_the_first_move(anna: Client) -> None:
    assert "/new/fair/" in anna.get("/").content.decode()
    form = anna.get("/new/fair/").content.decode()
    assert "Start" in form
    table = new_table(anna, "me", "here")
    assert "Bid" in page(anna, table)


def test_a_move_is_played_and_told(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    response = act(anna, table, **APPLE)
    assert response.status_code == 200
    assert table.number == 1
    assert "Anna" in page(anna, table, "?beside=log")


def test_the_form_of_an_offer_plays_it(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    form = {"offer": '{"do": "Bid", "by": 0, "lot": "pear"}', "open.coins": "4"}
    post(anna, table, "act", **form)
    assert positions.now(table).coins == [16, 20]  # type: ignore[attr-defined]
    pay = {"offer": '{"do": "Pay", "by": 0}', "open.wrapped": "true"}
    post(anna, table, "act", **pay, **{"split.coins.red": "1", "split.coins.blue": "1"})
    assert table.number == 2


def test_an_illegal_post_is_refused_with_its_rule(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    response = act(anna, table, **(APPLE | {"coins": 21}))
    assert response.status_code == 422
    assert "/rules/FT-AUC-05" in response.content.decode()
    assert table.number == 0


@pytest.mark.parametrize(
    "offer",
    ["", "[]", "7", '{"do": "Nothing", "by": 0}', '{"do": "Bid", "by": 0}', '{"do": ["Bid"]}'],
)
def test_an_unreadable_post_is_refused(anna: Client, offer: str) -> None:
    table = new_table(anna, "me", "here")
    assert post(anna, table, "act", offer=offer).status_code == 400
    assert table.number == 0


def test_several_actions_are_played_one_after_the_other(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    response = post(anna, table, "act", offer=json.dumps([APPLE, PAY]))
    assert response.status_code == 200
    assert [move.action for move in table.moves.order_by("seq")] == [APPLE, PAY]


def test_of_several_actions_none_is_played_if_one_is_forbidden(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    response = post(anna, table, "act", offer=json.dumps([APPLE, PAY | {"coins": {"red": 9}}]))
    assert response.status_code == 422
    assert table.number == table.moves.count() == 0


def test_a_double_click_plays_once_and_says_nothing(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, **APPLE)
    again = act(anna, table, seq=0, **APPLE)
    assert again.status_code == 409
    assert 'role="alert"' not in again.content.decode()
    assert table.number == 1


def test_a_stale_page_gets_a_fresh_one_and_nothing_is_played(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, **APPLE)
    other = act(anna, table, seq=0, **(APPLE | {"lot": "plum"}))
    assert other.status_code == 409
    assert "The table has changed" in other.content.decode()
    assert table.number == 1


def test_the_database_lets_only_one_row_follow_another(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    Move.objects.create(table=table, seq=1, parent=0, number=1, action={}, by=1)
    response = act(anna, table, **APPLE)
    assert response.status_code == 409
    assert Move.objects.filter(table=table).count() == 1


def test_nobody_acts_for_a_seat_of_somebody_else(anna: Client, bert: Client, carla: Client) -> None:
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    for stranger in (bert, carla):
        response = act(stranger, table, **APPLE)
        assert response.status_code == 422
        assert "only for a seat that you hold" in response.content.decode()
    assert table.number == 0


def test_a_spectator_sees_no_buttons(anna: Client, carla: Client) -> None:
    table = new_table(anna, "me", "here")
    assert 'id="go"' in page(anna, table)
    assert 'id="go"' not in page(carla, table)
    assert "data-proposes" not in page(carla, table)
    assert "You are watching" in page(carla, table)


def test_a_bot_plays_on_and_a_restart_loses_nothing(anna: Client) -> None:
    table = new_table(anna, "me", "random")
    act(anna, table, do="Pass", by=0)
    assert table.waiting == [1]
    positions.forget()
    bots_play(table)
    table.refresh_from_db()
    assert table.waiting == [0]
    assert table.number > 1


def test_the_game_ends_with_its_result(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, **APPLE)
    act(anna, table, **PAY)
    for turn in range(1, 6):
        act(anna, table, do="Pass", by=turn % 2)
    assert table.status == Status.FINISHED
    assert table.result is not None
    assert table.result["places"] == [1, 2]
    text = page(anna, table)
    assert "The game is over" in text
    ranks = text.split('<table class="timetable result">')[1].split("</table>")[0]
    assert ranks.index("1.") < ranks.index("Anna") < ranks.index("2.") < ranks.index("Bert")
    assert "<b>1.</b>" not in page(anna, table, "?at=1"), "the past does not know who will win"


def test_an_option_of_the_form_is_played(anna: Client) -> None:
    table = new_table(anna, "me", "here", **{"option.rich": "true"})
    assert positions.now(table).coins == [30, 30]  # type: ignore[attr-defined]


def test_snapshots_give_the_same_position_as_playing(anna: Client) -> None:
    table = new_table(anna, "me", "random")
    act(anna, table, do="Pass", by=0)
    bots_play(table)
    table.refresh_from_db()
    state = positions.now(table)
    made = positions.snapshot_of(table.position, positions.EVERY, state)
    assert made
    positions.write_down(table, made)
    positions.forget()
    assert positions.now(table) == state
    table.snapshots.all().delete()
    positions.forget()
    assert positions.now(table) == state
