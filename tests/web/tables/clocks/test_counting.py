"""Time that counts: nights and holidays are left out, also where clocks are put forward."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import islice
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from kursbuch.web.tables.clocks.counting import Span, days, deadline, nights, spent

ZURICH = ZoneInfo("Europe/Zurich")
NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)

MOMENTS = st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1), timezones=st.just(UTC))
SPANS = st.lists(
    st.builds(lambda start, hours: (start, start + hours * HOUR), MOMENTS, st.integers(0, 500)),
    max_size=5,
).map(sorted)


def test_without_pauses_time_is_time() -> None:
    assert deadline(NOON, 2 * DAY) == NOON + 2 * DAY
    assert spent(NOON, NOON + 5 * HOUR) == 5 * HOUR


def test_a_pause_moves_the_deadline_by_its_length() -> None:
    pause = (NOON + HOUR, NOON + 3 * HOUR)
    assert deadline(NOON, 4 * HOUR, [pause]) == NOON + 6 * HOUR
    assert deadline(NOON, HOUR, [pause]) == NOON + HOUR
    assert spent(NOON, NOON + 2 * HOUR, [pause]) == HOUR


def test_a_turn_that_begins_at_night_begins_to_count_in_the_morning() -> None:
    two = datetime(2026, 3, 10, 2, tzinfo=ZURICH).astimezone(UTC)
    assert deadline(two, HOUR, nights(ZURICH, two)) == datetime(2026, 3, 10, 8, tzinfo=ZURICH)


def test_a_day_without_nights_is_a_day_and_a_half() -> None:
    morning = datetime(2026, 3, 10, 7, tzinfo=ZURICH).astimezone(UTC)
    assert deadline(morning, DAY, nights(ZURICH, morning)) == datetime(
        2026, 3, 11, 15, tzinfo=ZURICH
    )


def test_the_night_of_the_change_to_summer_time_is_an_hour_shorter() -> None:
    evening = datetime(2026, 3, 28, 20, tzinfo=ZURICH)
    begin, end = list(islice(nights(ZURICH, evening), 2))[1]
    assert end - begin == 7 * HOUR


def test_holidays_are_whole_days_where_the_player_lives() -> None:
    begin, end = days(date(2026, 7, 1), date(2026, 7, 2), ZURICH)
    assert (begin.astimezone(ZURICH).hour, end - begin) == (0, 2 * DAY)


@given(MOMENTS, st.integers(0, 400), SPANS)
def test_at_the_deadline_all_of_the_time_is_spent(
    start: datetime, hours: int, pauses: list[Span]
) -> None:
    assert spent(start, deadline(start, hours * HOUR, pauses), pauses) == hours * HOUR


@given(MOMENTS, st.integers(0, 400), SPANS)
def test_a_pause_never_makes_a_deadline_earlier(
    start: datetime, hours: int, pauses: list[Span]
) -> None:
    assert deadline(start, hours * HOUR, pauses) >= deadline(start, hours * HOUR)
