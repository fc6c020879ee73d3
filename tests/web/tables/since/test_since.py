"""Since my last turn: the line on the page, and the digest compared with the positions."""

from __future__ import annotations

from typing import cast

import pytest
from django.test import Client

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import POOL, Holder
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director, shares
from kursbuch.web.tables.models import Move, Table
from kursbuch.web.tables.page.digest import Change, digest
from kursbuch.web.tables.page.table_view import look
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.since.last_turn import Since, since_last_turn
from kursbuch.web.visitors import Visitor
from tests.web.steps import act, new_table, page, two
from tests.web.tables.page.test_whole_games import a_game, laid_out


def test_whoever_comes_back_is_told_how_many_moves_the_others_have_made(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = two(anna, bert)
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    act(anna, table, do="Pay", by=0, coins={"red": 2}, wrapped=False)
    assert 'id="since"' not in page(anna, table)
    assert "Before your first turn: 2 moves" in page(bert, table)
    act(bert, table, do="Bid", by=1, lot="pear", coins=4)
    text = page(anna, table)
    assert "Since your last turn: one move" in text
    assert 'data-want="at=2" data-play' in text
    assert 'id="since"' not in page(bert, table)
    assert 'id="since"' not in page(carla, table)
    german = anna.get(f"/t/{table.key}/", headers={"Accept-Language": "de"}).content.decode()
    assert "Seit deinem letzten Zug: ein Zug" in german


def test_what_the_server_passed_for_somebody_is_no_turn_of_theirs(
    anna: Client, bert: Client
) -> None:
    table = two(anna, bert)
    act(anna, table, do="Pass", by=0)
    act(bert, table, do="Pass", by=1)
    act(anna, table, do="Pass", by=0)
    assert since_last_turn(table, [0]) == Since(3, 0)
    Move.objects.filter(table=table, seq=3).update(auto=True)
    positions.forget()
    assert since_last_turn(table, [0]) == Since(1, 2)


def test_a_move_of_the_past_is_told_where_it_is_looked_at(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    act(anna, table, do="Pay", by=0, coins={"red": 2}, wrapped=False)
    text = page(anna, table, "?at=1")
    assert "bids 3 for the apple" in text[text.index('class="told"') :][:200]


def told(table: Table, number: int) -> dict[tuple[str, str], Change]:
    view = look(table, Visitor(), "en")
    return {(c.owner, one.what): one for c in digest(view, number) for one in c.changes}


def changes(before: State18, now: State18) -> set[tuple[str, str]]:
    """Who has more or less of what, read from the two positions."""
    owners: dict[str, Holder] = {f"Player {n}": Seat(n) for n in range(len(now.players))}
    open_: dict[str, Holder] = {
        name: name for name in now.companies if not now.companies[name].closed
    }
    found: set[tuple[str, str]] = {
        (owner, company)
        for owner, holder in {**owners, **open_, "Bank pool": POOL}.items()
        for company in now.companies
        if shares(before, company, holder) != shares(now, company, holder)
        or (director(before, company) == holder) != (director(now, company) == holder)
    }
    for n, player in enumerate(now.players):
        if before.players[n].cash != player.cash:
            found.add((f"Player {n}", "Cash"))
    for name in (name for name in now.companies if name in open_):
        old, new = before.companies[name], now.companies[name]
        if old.trains != new.trains:
            found.add((name, "Trains"))
        if old.cash != new.cash:
            found.add((name, "Treasury"))
        was, has = (
            sorted(
                stop.partition(".")[0] for stop, m in s.board.tokens.items() for c in m if c == name
            )
            for s in (before, now)
        )
        if was != has:
            found.add((name, "Stations"))
    return found


@pytest.mark.parametrize(("key", "most"), [("1824", 260), ("1844", 320)])
def test_the_digest_names_every_change_of_money_shares_trains_track_and_stations(
    anna: Client, key: str, most: int
) -> None:
    start, actions, _ = a_game(key, most)
    table = laid_out(anna, start, actions)
    now = cast(State18, positions.now(table))
    closed = {name for name, company in now.companies.items() if company.closed}
    seen = set[str]()
    for number in range(0, len(actions), 60):
        before = cast(State18, positions.at(table, number))
        found = told(table, number)
        wanted = changes(before, now)
        assert wanted <= set(found)
        exact = {*now.companies, "Cash", "Stations"}
        assert {one for one in found if one[1] in exact and one[0] not in closed} <= wanted
        laid = {
            place
            for place, (tile, _) in now.board.tiles.items()
            if before.board.tiles.get(place, ("",))[0] != tile
        }
        assert laid <= {what.split(" ")[0] for owner, what in found if owner == "Map"}
        assert all(one.before != one.now for one in found.values())
        seen |= {what for _, what in found}
    assert {"Cash", "Trains", "Treasury", "Stations"} <= seen


def test_the_digest_of_first_train_names_points_cubes_and_links(anna: Client) -> None:
    start, actions, _ = a_game("first-train-nuremberg", 80)
    found = {what for _, what in told(laid_out(anna, start, actions), 0)}
    assert {"Cubes in hand", "Links on the map", "Links left"} <= found


def test_nothing_is_told_between_two_equal_positions(anna: Client) -> None:
    start, actions, _ = a_game("1844", 60)
    table = laid_out(anna, start, actions)
    assert digest(look(table, Visitor(), "de"), table.number) == []


def test_the_digest_is_a_page_of_its_own_and_a_part_of_one(anna: Client) -> None:
    start, actions, _ = a_game("1844", 60)
    table = laid_out(anna, start, actions)
    assert b"<html" in anna.get(f"/t/{table.key}/since").content
    part = anna.get(f"/t/{table.key}/since", headers={"HX-Request": "true"}).content
    assert b"<html" not in part
    assert b'id="digest-title"' in part
