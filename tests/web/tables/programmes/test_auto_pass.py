"""Passing by itself in a stock round: till the round ends, or till something concerns the seat."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from kursbuch.core.action import Action, Event
from kursbuch.core.state import play
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.programmes import stock_round
from kursbuch.web.tables.bots import worker
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.play import game
from kursbuch.web.tables.record import positions
from tests.web.steps import act, do_left, page, post

SHARE: dict[str, Any] = {"do": "BuyShare", "company": "SD", "source": "bank", "shares": 1}
PAPER: dict[str, Any] = {"do": "BuyPaper"}


def first_round(*people: Client) -> Table:
    """The first stock round of 1824; the last seat begins, then the others downwards."""
    form = {"players": "3", "seat.0": "me", "seat.1": "open", "seat.2": "open", "name.0": "Anna"}
    answer = people[0].post("/new/1824/", form)
    table = Table.objects.get(key=answer["Location"].split("/")[2])
    for number, person in enumerate(people[1:], start=2):
        person.post(f"/t/{table.key}/join", {"name": f"Player {number}"})
    table.refresh_from_db()
    assert table.waiting == [2]
    return table


def passing(table: Table, seat: int) -> list[str]:
    """The kinds of programme that run for a seat."""
    rows = table.programmes.filter(seat=seat, stopped__isnull=True)
    return [row.order["do"] for row in rows]


def order(kind: str, seat: int, number: int = 1) -> dict[str, Any]:
    return {"do": kind, "by": seat, "round": f"stock-{number}"}


@pytest.fixture
def table(anna: Client, bert: Client, carla: Client) -> Table:
    return first_round(anna, bert, carla)


def auto_pass(person: Client, table: Table, seat: int, how: str) -> None:
    assert post(person, table, "auto-pass", seat=str(seat), how=how).status_code == 200


def test_a_seat_that_passes_by_itself_is_passed_at_once_and_the_log_says_so(
    carla: Client, table: Table
) -> None:
    auto_pass(carla, table, 2, "round")
    assert table.waiting == [1]
    (move,) = table.moves.all()
    assert move.auto
    assert move.action == {"do": "Pass", "by": 2}
    log = page(carla, table, "?beside=log")
    assert "passes." in log
    assert "automatic" in log
    assert "You pass until the end of this stock round." in log


def test_it_is_passed_again_on_the_next_turn(
    anna: Client, bert: Client, carla: Client, table: Table
) -> None:
    auto_pass(carla, table, 2, "round")
    act(bert, table, by=1, **SHARE)
    act(anna, table, by=0, **SHARE)
    act(anna, table, by=0, **SHARE)  # the second time round it goes the other way
    act(bert, table, by=1, **SHARE)
    assert [move.by for move in table.moves.filter(auto=True)] == [2, 2]


def test_it_ends_when_shares_of_a_company_change_hands_of_which_the_seat_has_some(
    anna: Client, bert: Client, carla: Client, table: Table
) -> None:
    act(carla, table, by=2, **SHARE)
    auto_pass(carla, table, 2, "quiet")
    act(bert, table, by=1, paper="B1", **PAPER)
    assert passing(table, 2) == ["PassQuietly"]
    act(anna, table, by=0, **SHARE)
    assert passing(table, 2) == []


def test_what_happens_to_other_companies_does_not_end_it(
    anna: Client, bert: Client, carla: Client, table: Table
) -> None:
    act(carla, table, by=2, **(SHARE | {"company": "KK"}))
    auto_pass(carla, table, 2, "quiet")
    act(bert, table, by=1, **SHARE)
    assert passing(table, 2) == ["PassQuietly"]


def test_to_the_end_of_the_round_means_whatever_happens(
    bert: Client, carla: Client, table: Table
) -> None:
    act(carla, table, by=2, **SHARE)
    auto_pass(carla, table, 2, "round")
    act(bert, table, by=1, **SHARE)
    assert passing(table, 2) == ["PassRound"]


def test_whoever_acts_passes_no_longer_by_itself(bert: Client, carla: Client, table: Table) -> None:
    auto_pass(bert, table, 1, "quiet")
    auto_pass(bert, table, 1, "")
    assert passing(table, 1) == []
    table.programmes.create(seat=2, order=order("PassRound", 2))
    act(carla, table, by=2, **SHARE)
    assert passing(table, 2) == []


def test_nobody_passes_for_somebody_else(bert: Client, table: Table) -> None:
    assert post(bert, table, "auto-pass", seat="2", how="round").status_code == 422
    assert passing(table, 2) == []
    assert table.number == 0


def test_it_holds_only_in_its_own_round(bert: Client, carla: Client, table: Table) -> None:
    table.programmes.create(seat=2, order=order("PassRound", 2, number=7))
    auto_pass(bert, table, 1, "quiet")
    assert table.number == 0
    assert passing(table, 2) == []
    assert "The stock round is over." in page(carla, table)


def test_where_all_pass_the_round_ends_and_the_game_goes_on(
    anna: Client, bert: Client, carla: Client, table: Table
) -> None:
    auto_pass(anna, table, 0, "round")
    auto_pass(bert, table, 1, "quiet")
    auto_pass(carla, table, 2, "round")
    state = positions.now(table)
    assert isinstance(state, State18)
    assert stock_round(state) != "stock-1"
    assert table.moves.filter(auto=True).count() == 3


def test_a_bot_that_moves_lets_the_seat_pass(anna: Client) -> None:
    form = {"players": "3", "seat.0": "me", "seat.1": "random", "seat.2": "random"}
    answer = anna.post("/new/1824/", form)
    table = Table.objects.get(key=answer["Location"].split("/")[2])
    auto_pass(anna, table, 0, "round")
    assert table.number == 0
    for _ in range(2):
        worker.take_turn(table.pk)
    table.refresh_from_db()
    assert [(move.by, move.auto) for move in table.moves.all()][2:3] == [(0, True)]


def test_after_a_restart_what_was_to_be_passed_is_passed(table: Table) -> None:
    table.programmes.create(seat=2, order=order("PassRound", 2))
    do_left(game.PROGRAMMES)
    table.refresh_from_db()
    assert table.waiting == [1]


def test_an_automatic_pass_asks_nobody_when_the_move_before_it_is_taken_back(
    bert: Client, carla: Client, table: Table
) -> None:
    auto_pass(bert, table, 1, "round")
    act(carla, table, by=2, **SHARE)
    assert table.waiting == [0]
    post(carla, table, "undo")
    assert table.number == 0
    assert table.waiting == [2]


def test_who_takes_an_automatic_pass_back_acts_again(carla: Client, table: Table) -> None:
    auto_pass(carla, table, 2, "round")
    post(carla, table, "undo")
    assert table.waiting == [2]
    assert passing(table, 2) == []


def test_a_title_without_stock_rounds_offers_nothing_of_the_kind(anna: Client) -> None:
    form = {"players": "2", "seat.0": "me", "seat.1": "here"}
    address = anna.post("/new/first-train-nuremberg/", form)["Location"]
    assert "/programme" not in anna.get(address).content.decode()


def test_a_programme_that_begins_while_a_move_is_on_its_way_sees_the_move(
    anna: Client, bert: Client, carla: Client, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    act(carla, table, by=2, **SHARE)
    act(bert, table, by=1, **SHARE)

    def meanwhile(state: State18, action: Action) -> tuple[State18, list[Event]]:
        monkeypatch.setattr(game, "play", play)
        auto_pass(bert, table, 1, "quiet")
        assert passing(table, 1)
        return play(state, action)

    monkeypatch.setattr(game, "play", meanwhile)
    assert act(anna, table, by=0, **SHARE).status_code == 200
    assert not passing(table, 1)
    assert table.programmes.get(seat=1).stopped
