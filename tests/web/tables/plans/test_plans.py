"""Plans: a board of one's own, and conditional moves that fire, are refused, or stop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from django.test import Client
from django.urls import URLResolver, get_resolver, reverse
from django.urls.converters import IntConverter

from kursbuch.core.action import Seat
from kursbuch.core.programme import Stop
from kursbuch.core.words import Message
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.plans.following import Armed, follow
from kursbuch.web.tables.play import game
from tests.web.fair import Bid, Pass
from tests.web.steps import Answer, act, new_table, page, post

PEAR: dict[str, Any] = {"do": "Bid", "lot": "pear", "coins": 3}
PAID: dict[str, Any] = {"do": "Pay", "coins": {"red": 2}, "wrapped": False}


@pytest.fixture
def table(anna: Client, bert: Client, carla: Client) -> Table:
    """Anna is to act, then Bert, then Carla."""
    found = new_table(anna, "me", "open", "open")
    for name, person in (("Bert", bert), ("Carla", carla)):
        person.post(f"/t/{found.key}/join", {"name": name})
    found.refresh_from_db()
    return found


def plan(person: Client, table: Table, *moves: dict[str, Any], at: int | None = None) -> Table:
    """The board of a new line with these moves on it."""
    table.refresh_from_db()
    answer = post(person, table, "plan", at=str(table.number if at is None else at))
    board = Table.objects.get(key=answer["Location"].split("/")[2])
    for move in moves:
        assert act(person, board, **move).status_code == 200
    return board


def arm(person: Client, board: Table, whatever: bool = False) -> Answer:
    return person.post(f"/t/{board.key}/plan/arm", {"whatever": "on"} if whatever else {})


def played(table: Table) -> list[tuple[Any, Any]]:
    table.refresh_from_db()
    return [(move.action["do"], move.by) for move in table.moves.all() if move.action]


PASS: list[dict[str, Any]] = [{"do": "Pass", "by": seat} for seat in range(3)]


def test_a_conditional_move_is_played_when_its_condition_holds(
    anna: Client, bert: Client, table: Table
) -> None:
    board = plan(bert, table, PASS[0], {**PEAR, "by": 1}, {**PAID, "by": 1})
    assert arm(bert, board).status_code == 302
    assert played(table) == []
    act(anna, table, **PASS[0])
    assert played(table) == [("Pass", 0), ("Bid", 1), ("Pay", 1)]
    assert "All moves of this line have been played." in page(bert, table)


def test_if_this_then_that_else_something_else(anna: Client, bert: Client, table: Table) -> None:
    arm(bert, plan(bert, table, {**PEAR, "by": 0}, {**PAID, "by": 0}, {**PEAR, "by": 1}))
    arm(bert, plan(bert, table, PASS[0], PASS[1]), whatever=True)
    act(anna, table, do="Bid", by=0, lot="apple", coins=4)
    shown = page(bert, table)
    assert "Anna has played something else." in shown
    assert "Whatever the others play:" in shown
    act(anna, table, **PAID, by=0)
    assert played(table)[-1] == ("Pass", 1)


def test_the_exact_line_goes_before_the_one_that_holds_for_any_play(
    anna: Client, bert: Client, table: Table
) -> None:
    arm(bert, plan(bert, table, PASS[0], PASS[1]), whatever=True)
    arm(bert, plan(bert, table, PASS[0], {**PEAR, "by": 1}))
    act(anna, table, **PASS[0])
    assert played(table)[-1] == ("Bid", 1)
    assert not table.lines.filter(armed=True).exists()


def test_what_the_law_refuses_stops_and_says_why(anna: Client, bert: Client, table: Table) -> None:
    board = plan(bert, table, PASS[0], PASS[1], PASS[2], PASS[0], {**PEAR, "by": 1, "coins": 20})
    arm(bert, board, whatever=True)
    line = table.lines.get()
    line.steps[0] = {**PEAR, "by": 1, "coins": 21}
    line.save()
    act(anna, table, **PASS[0])
    assert played(table) == [("Pass", 0)]
    assert "The rules do not allow your move." in page(bert, table)
    assert table.waiting == [1]


def test_what_a_plan_plays_looks_like_any_move_and_taking_it_back_asks_its_owner(
    anna: Client, bert: Client, table: Table
) -> None:
    arm(bert, plan(bert, table, PASS[0], PASS[1]))
    act(anna, table, **PASS[0])
    assert played(table) == [("Pass", 0), ("Pass", 1)]
    assert not table.moves.filter(auto=True).exists()
    post(anna, table, "undo")
    assert table.number == 2
    assert table.proposals.get().needs == [1]


def test_taking_back_stops_the_line(anna: Client, bert: Client, table: Table) -> None:
    arm(bert, plan(bert, table, PASS[0], PASS[1], PASS[2], PASS[0], PASS[1]))
    act(anna, table, **PASS[0])
    assert played(table)[-1] == ("Pass", 1)
    assert table.lines.get().armed
    post(anna, table, "undo")
    post(bert, table, "answer", proposal=str(table.proposals.get().pk), answer="yes")
    assert table.number == 0
    assert not table.lines.get().armed
    assert "Moves were undone" in page(bert, table)


def test_acting_otherwise_oneself_stops_the_line() -> None:
    line = Armed((Pass(by=Seat(0)), Pass(by=Seat(1))), frozenset((1,)), done=1)
    after = follow(line, Bid(by=Seat(1), lot="pear", coins=3))
    assert after == Stop(Message("plan-acted-otherwise"))


def test_a_line_is_armed_later_if_the_game_went_along_it_and_not_otherwise(
    anna: Client, bert: Client, carla: Client, table: Table
) -> None:
    along = plan(carla, table, PASS[0], PASS[1], PASS[2])
    other = plan(carla, table, {**PEAR, "by": 0}, {**PAID, "by": 0}, PASS[1], PASS[2])
    act(anna, table, **PASS[0])
    assert arm(carla, other).status_code == 422
    assert arm(carla, along).status_code == 302
    assert not table.lines.get(board=other).armed
    act(bert, table, **PASS[1])
    assert played(table)[-1] == ("Pass", 2)


def test_a_line_without_a_move_of_ones_own_is_no_condition(bert: Client, table: Table) -> None:
    answer = arm(bert, plan(bert, table, PASS[0]))
    assert answer.status_code == 422
    assert "There is no move of yours" in answer.content.decode()


def test_a_plan_can_begin_in_the_past_and_has_a_name_and_a_note(
    anna: Client, bert: Client, table: Table
) -> None:
    act(anna, table, **PASS[0])
    board = plan(bert, table, at=0)
    assert board.waiting == [0]
    bert.post(f"/t/{board.key}/plan/write", {"name": "The pear", "note": "if Anna is slow"})
    shown = page(bert, table)
    assert "The pear" in shown
    assert "if Anna is slow" in shown


def test_a_board_is_there_for_its_owner_alone(anna: Client, bert: Client, table: Table) -> None:
    board = plan(bert, table, PASS[0])
    for path in ("", "events", "record.json", "log", "since", "sheet/table"):
        assert bert.get(f"/t/{board.key}/{path}").status_code in (200, 422), path
        assert anna.get(f"/t/{board.key}/{path}").status_code == 404, path
    assert board.key not in anna.get("/tables/").content.decode()


def addresses_with(
    key: str, resolver: URLResolver, space: str = "", before: Mapping[str, object] | None = None
) -> Iterator[str]:
    """Every address that has parts, its own or *before* it, all of them filled with this key."""
    for found in resolver.url_patterns:
        parts = {**(before or {}), **found.pattern.converters}
        if isinstance(found, URLResolver):
            inner = f"{space}{found.namespace}:" if found.namespace else space
            yield from addresses_with(key, found, inner, parts)
        elif parts:
            number = {name for name, each in parts.items() if isinstance(each, IntConverter)}
            said = {name: 1 if name in number else key for name in parts}
            yield reverse(f"{space}{found.name}", kwargs=said)


def answers(person: Client, key: str, **headers: str) -> dict[str, tuple[int, int]]:
    """What this person is answered by every address, asked for a page and sent a form."""
    asked = {path.replace(key, "…"): path for path in addresses_with(key, get_resolver())}
    return {
        name: (
            person.get(path, headers=headers).status_code,
            person.post(path, {}, "application/json", headers=headers).status_code,
        )
        for name, path in asked.items()
    }


def shown(person: Client, key: str, **headers: str) -> set[str]:
    """The addresses that answer to this key otherwise than to one that nobody has."""
    nowhere = answers(person, "nothing", **headers)
    found = answers(person, key, **headers)
    return {name for name in found if found[name] not in ((404, 404), nowhere[name])}


def test_no_address_whatever_shows_a_board_to_somebody_else(
    anna: Client, bert: Client, table: Table
) -> None:
    board = plan(bert, table, PASS[0])
    dora = Token.issue(User.objects.create_user("Dora"), "program")
    assert shown(anna, board.key) == set()
    assert shown(anna, board.key, Authorization=f"Bearer {dora}") == set()
    assert {"/t/…/", "/t/…/act"} <= shown(bert, board.key)


def test_disarmed_and_deleted_by_its_owner_and_nobody_else(
    anna: Client, bert: Client, table: Table
) -> None:
    board = plan(bert, table, PASS[0], PASS[1])
    arm(bert, board)
    line = str(table.lines.get().pk)
    for what in ("plan/disarm", "plan/drop"):
        post(anna, table, what, line=line)
        assert table.lines.get().armed
    post(bert, table, "plan/disarm", line=line)
    assert not table.lines.get().armed
    post(bert, table, "plan/drop", line=line)
    assert not Table.objects.filter(pk=board.pk).exists()


def test_whoever_leaves_takes_the_plans_along(bert: Client, table: Table) -> None:
    board = plan(bert, table, PASS[0], PASS[1])
    arm(bert, board)
    post(bert, table, "resign")
    assert not table.lines.exists()
    assert not Table.objects.filter(pk=board.pk).exists()


def test_after_a_restart_the_conditions_are_looked_at_again(
    anna: Client, bert: Client, table: Table
) -> None:
    board = plan(bert, table, PASS[0], PASS[1])
    act(anna, table, **PASS[0])
    line = table.lines.get(board=board)
    line.steps, line.done, line.armed = [PASS[0], PASS[1]], 1, True
    line.save()
    game.go_on_at(table.pk)
    assert played(table)[-1] == ("Pass", 1)
