"""Holidays: so many days of a year, and the slow games rest on them."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.test import Client

from kursbuch.web.accounts.models import User
from kursbuch.web.tables.clocks.away import away
from kursbuch.web.tables.clocks.models import Holiday
from kursbuch.web.tables.clocks.shown import shown
from kursbuch.web.tables.deadlines import scheduler
from kursbuch.web.tables.live.stamp import stamp
from kursbuch.web.tables.models import Table
from tests.web.moving import MovedClock, slow
from tests.web.steps import new_table, page

TODAY = date(2026, 3, 10)


@pytest.fixture
def user(anna: Client) -> User:
    found = User.objects.create_user("anna", time_zone="Europe/Zurich")
    anna.force_login(found)
    return found


def take(client: Client, first: int, last: int) -> int:
    """Days from today on; the status of the answer."""
    days = {"first": str(TODAY + timedelta(first)), "last": str(TODAY + timedelta(last))}
    return int(client.post("/account/holidays/take", days).status_code)


def hours(table: Table) -> float:
    (clock,) = shown(Table.objects.get(pk=table.pk))
    return clock.left / 3600


def test_holidays_move_the_deadline_of_a_move_that_is_under_way(
    anna: Client, user: User, time: MovedClock
) -> None:
    table = slow(anna)
    assert hours(table) == 48
    assert take(anna, 1, 4) == 302
    assert hours(table) == 48 + 4 * 24
    anna.post("/account/holidays/end", {"holiday": str(Holiday.objects.get().pk)})
    assert not Holiday.objects.exists()
    assert hours(table) == 48


def test_holidays_that_have_begun_end_with_the_day(
    anna: Client, user: User, time: MovedClock
) -> None:
    table = slow(anna)
    take(anna, 0, 9)
    time.forward(days=3)
    anna.post("/account/holidays/end", {"holiday": str(Holiday.objects.get().pk)})
    assert Holiday.objects.get().last == TODAY + timedelta(3)
    # One in the afternoon where she lives: 11 hours to midnight, then those that were left.
    assert hours(table) == 11 + 48


def test_nobody_is_late_on_holiday(anna: Client, user: User, time: MovedClock) -> None:
    table = slow(anna)
    take(anna, 0, 20)
    time.forward(days=19)
    assert scheduler.look() == 0
    assert not shown(Table.objects.get(pk=table.pk))[0].is_late


def test_a_year_has_thirty_days_off(anna: Client, user: User, time: MovedClock) -> None:
    assert take(anna, 0, 29) == 302
    assert take(anna, 40, 40) == 422
    assert "0 days of 30 left" in anna.get("/account/").content.decode()
    next_year = (date(2027, 1, 1) - TODAY).days
    assert take(anna, next_year - 1, next_year) == 422
    assert take(anna, next_year, next_year + 29) == 302


@pytest.mark.parametrize(("first", "last"), [(-1, 3), (5, 4), (400, 401)])
def test_days_that_cannot_be_taken_are_refused(
    anna: Client, user: User, time: MovedClock, first: int, last: int
) -> None:
    assert take(anna, first, last) == 422
    assert not Holiday.objects.exists()


def test_the_same_day_is_not_taken_twice(anna: Client, user: User, time: MovedClock) -> None:
    assert take(anna, 2, 4) == 302
    assert take(anna, 4, 6) == 422
    assert anna.post("/account/holidays/take", {"first": "soon"}).status_code == 422


def test_nobody_ends_the_holidays_of_another(
    anna: Client, bert: Client, user: User, time: MovedClock
) -> None:
    take(anna, 2, 4)
    bert.force_login(User.objects.create_user("bert"))
    bert.post("/account/holidays/end", {"holiday": str(Holiday.objects.get().pk)})
    assert Holiday.objects.count() == 1


def test_another_time_zone_moves_the_nights(anna: Client, user: User, time: MovedClock) -> None:
    table = slow(anna, nights="on")
    assert hours(table) == 48 + 3 * 8
    form = {"language": "", "theme": "", "quiet": "10", "time_zone": "Pacific/Auckland"}
    assert anna.post("/account/", form).status_code == 302
    # One at night there: six hours of it, three days, and the two nights between them.
    assert hours(table) == 48 + 6 + 2 * 8


def test_a_holiday_is_shown_beside_the_name_while_it_lasts(
    anna: Client, bert: Client, user: User, time: MovedClock
) -> None:
    table = slow(anna)
    take(anna, 1, 4)
    assert "tag away" not in page(bert, table)
    time.forward(days=2)
    assert "away until 14 Mar" in page(bert, table)
    german = bert.get(f"/t/{table.key}/", headers={"Accept-Language": "de"}).content.decode()
    assert "in den Ferien bis 14" in german
    assert away(table, list(table.places.all())) == dict.fromkeys((0, 1), TODAY + timedelta(4))
    time.forward(days=3)
    assert "tag away" not in page(bert, table)


def test_in_the_waiting_room_a_holiday_is_shown_and_at_a_live_table_none(
    anna: Client, bert: Client, user: User, time: MovedClock
) -> None:
    take(anna, 0, 4)
    assert "away until" in page(bert, new_table(anna, "me", "open", pace="days"))
    assert "away until" not in page(bert, new_table(anna, "me", "open"))


def test_whoever_looks_at_a_slow_table_is_told_at_once_that_somebody_is_away(
    anna: Client, user: User, time: MovedClock
) -> None:
    table = new_table(anna, "me", "here", pace="days")
    pulse, before = table.pulse, stamp(table)
    take(anna, 2, 3)
    assert stamp(table) == before
    take(anna, 0, 1)
    table.refresh_from_db()
    assert table.pulse > pulse
    assert stamp(table) != before
