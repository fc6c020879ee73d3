"""The clocks of a table run for whom the game waits, by the server's time alone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from kursbuch.web.accounts.models import User
from kursbuch.web.tables.clocks.models import Clock, Holiday
from kursbuch.web.tables.clocks.shown import ShownClock, shown
from kursbuch.web.tables.models import Pace, Status, Table
from tests.web.moving import MovedClock, live, slow
from tests.web.steps import new_table, page, passes, post

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def left(table: Table) -> dict[int, int]:
    table = Table.objects.get(pk=table.pk)
    return {one.seat: one.left for one in shown(table)}


def one(table: Table, seat: int) -> ShownClock:
    return next(c for c in shown(Table.objects.get(pk=table.pk)) if c.seat == seat)


def test_a_table_has_no_clock_unless_one_is_asked_for(anna: Client) -> None:
    table = new_table(anna, "me", "here", pace="days")
    assert shown(table) == []
    assert not Clock.objects.exists()


def test_only_the_page_of_a_table_with_a_clock_loads_what_counts_down(anna: Client) -> None:
    assert "kursbuch/clocks" in page(anna, slow(anna))
    assert "kursbuch/clocks" not in page(anna, new_table(anna, "me", "here"))


def test_a_slow_clock_gives_each_move_its_days(anna: Client, time: MovedClock) -> None:
    table = slow(anna)
    assert left(table) == {0: 2 * DAY}
    time.forward(hours=5)
    assert left(table) == {0: 2 * DAY - 5 * HOUR}
    passes(anna, table, 0)
    assert left(table) == {1: 2 * DAY}
    time.forward(days=1)
    passes(anna, table, 1)
    assert left(table) == {0: 2 * DAY}


def test_a_live_clock_is_a_bank_with_seconds_for_each_move(anna: Client, time: MovedClock) -> None:
    table = live(anna)
    assert left(table) == {0: 630, 1: 600}
    time.forward(seconds=100)
    assert left(table) == {0: 530, 1: 600}
    passes(anna, table, 0)
    assert left(table) == {0: 530, 1: 630}
    passes(anna, table, 1)
    assert left(table) == {0: 560, 1: 630}


def test_the_clock_of_a_table_that_waits_for_players_stands(
    anna: Client, bert: Client, time: MovedClock
) -> None:
    table = live(anna, "me", "open")
    assert Clock.objects.get().due is None
    time.forward(days=1)
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    assert left(table) == {0: 630, 1: 600}


def test_taking_a_move_back_wins_no_time(anna: Client, time: MovedClock) -> None:
    table = slow(anna)
    time.forward(hours=10)
    passes(anna, table, 0)
    post(anna, table, "undo")
    assert left(table) == {0: 38 * HOUR}
    quick = live(anna)
    for _ in range(3):
        passes(anna, quick, 0)
        post(anna, quick, "undo")
    assert left(quick)[0] == 630


def test_whoever_takes_back_has_at_least_a_fourth_of_the_time(
    anna: Client, time: MovedClock
) -> None:
    table = slow(anna)
    time.forward(hours=47)
    passes(anna, table, 0)
    post(anna, table, "undo")
    assert left(table) == {0: 12 * HOUR}


def test_a_move_after_the_end_is_played_if_the_server_has_not_acted(
    anna: Client, time: MovedClock
) -> None:
    table = slow(anna)
    time.forward(days=3)
    passes(anna, table, 0)
    assert table.number == 1
    assert one(table, 1).times_late == 0
    assert left(table) == {1: 2 * DAY}


def test_bots_have_no_clock(anna: Client, time: MovedClock) -> None:
    table = slow(anna, "random", "me")
    assert left(table) == {}
    assert Clock.objects.get().due is None


def test_nothing_runs_when_the_game_is_over(anna: Client, time: MovedClock) -> None:
    table = slow(anna)
    post(anna, table, "ask", kind="end")
    assert table.status == Status.FINISHED
    assert Clock.objects.get().due is None
    assert shown(table) == []


def test_a_branch_and_an_imported_game_have_no_clock(anna: Client, time: MovedClock) -> None:
    table = slow(anna)
    passes(anna, table, 0)
    post(anna, table, "branch")
    branch = Table.objects.get(branch_of=table)
    record = anna.get(f"/t/{table.key}/record.json").content.decode()
    anna.post("/import/", {"text": record})
    imported = Table.objects.exclude(pk__in=(table.pk, branch.pk)).get()
    assert shown(branch) == shown(imported) == []


def test_nights_do_not_count_where_the_player_lives(anna: Client, time: MovedClock) -> None:
    user = User.objects.create_user("anna", time_zone="America/New_York")
    anna.force_login(user)
    table = slow(anna, nights="on")
    # Noon in UTC is eight in the morning there: 15 hours, 16 hours, 16 hours, and one more.
    assert one(table, 0).until == time.time + timedelta(days=3)


def test_holidays_stop_the_slow_clocks_of_an_account(anna: Client, time: MovedClock) -> None:
    user = User.objects.create_user("anna", time_zone="Europe/Zurich")
    anna.force_login(user)
    today = time.time.date()
    Holiday.objects.create(user=user, first=today + timedelta(1), last=today + timedelta(3))
    assert one(slow(anna), 0).until == time.time + timedelta(days=5)
    assert one(live(anna), 0).until == time.time + timedelta(seconds=630)


def test_whoever_takes_a_seat_over_has_all_the_time_of_a_turn(
    anna: Client, bert: Client, time: MovedClock
) -> None:
    table = slow(anna)
    time.forward(hours=47)
    post(anna, table, "offer", seat="0")
    link = table.invitations.get().get_absolute_url()
    assert bert.post(link, {"name": "Carla"}).status_code == 302
    assert left(table) == {0: 2 * DAY}


def test_a_clock_costs_a_move_few_queries(anna: Client, time: MovedClock) -> None:
    counts = []
    for table in (new_table(anna, "me", "here", pace="days"), slow(anna)):
        passes(anna, table, 0)
        with CaptureQueriesContext(connection) as asked:
            passes(anna, table, 1)
        counts.append(len(asked))
    assert counts[1] - counts[0] <= 4


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"minutes": "601"}, 422),
        ({"minutes": "10", "seconds": "601"}, 422),
        ({"minutes": "ten"}, 302),
        ({"pace": "days", "days": "4"}, 302),
        ({"minutes": "10", "ending": "explode", "ending_bot": "god"}, 302),
    ],
)
def test_a_clock_that_does_not_exist_is_refused_or_not_wound(
    anna: Client, fields: dict[str, str], status: int
) -> None:
    form = {"players": "2", "seat.0": "me", "seat.1": "here", "pace": "live"}
    answer = anna.post("/new/fair/", form | fields)
    assert answer.status_code == status
    assert Clock.objects.count() == ("ending" in fields)
    assert Table.objects.filter(pace=Pace.DAYS).count() == ("days" in fields)
