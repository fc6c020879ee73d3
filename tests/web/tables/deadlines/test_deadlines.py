"""When a clock is due: a reminder, a mark, a bot, a question to the others; each once."""

from __future__ import annotations

import pytest
from django.core import mail
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from kursbuch.web.accounts.models import User
from kursbuch.web.notices import sending
from kursbuch.web.tables.bots import worker
from kursbuch.web.tables.clocks import heartbeat
from kursbuch.web.tables.clocks.models import Clock, Heartbeat
from kursbuch.web.tables.clocks.seat_clock import LEASE
from kursbuch.web.tables.clocks.shown import ShownClock, shown
from kursbuch.web.tables.deadlines import scheduler
from kursbuch.web.tables.deadlines.attending import attend
from kursbuch.web.tables.live.stamp import stamp
from kursbuch.web.tables.models import Status, Table, Wish
from tests.web.moving import MovedClock, live, slow
from tests.web.steps import bots_play, passes, post, wait_in_vain

HOUR = 3600


@pytest.fixture(autouse=True)
def no_mail() -> None:
    mail.outbox.clear()


def fresh(table: Table) -> Table:
    return Table.objects.get(pk=table.pk)


def one(table: Table, seat: int) -> ShownClock:
    return next(clock for clock in shown(fresh(table)) if clock.seat == seat)


def pair(anna: Client, bert: Client, **fields: str) -> Table:
    """Anna and Bert at a slow table; Anna is to act."""
    table = slow(anna, "me", "open", **fields)
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    return fresh(table)


def signed_in(client: Client, name: str) -> User:
    user = User.objects.create_user(
        name, f"{name}@example.org", by_email=True, language="de", time_zone="Europe/Zurich"
    )
    client.force_login(user)
    return user


def test_nothing_is_done_before_anything_is_due(anna: Client, time: MovedClock) -> None:
    table = slow(anna)
    before = stamp(fresh(table))
    time.forward(hours=35)
    assert scheduler.look() == 0
    assert stamp(fresh(table)) == before


def test_idle_tables_cost_one_query_for_all_of_them(anna: Client, time: MovedClock) -> None:
    for _ in range(5):
        slow(anna)
    with CaptureQueriesContext(connection) as asked:
        assert scheduler.look() == 0
    assert len(asked) == 1


def test_a_reminder_comes_once_with_a_fourth_of_the_time_left(
    anna: Client, time: MovedClock
) -> None:
    signed_in(anna, "anna")
    table = slow(anna, name="Gotthard")
    time.forward(hours=36)
    assert scheduler.look() == 1
    assert scheduler.look() == 0
    assert sending.look() == 1
    sent = mail.outbox[-1]
    assert sent.to == ["anna@example.org"]
    assert "Gotthard: Deine Zeit für den Zug endet um 2026-03-12 13:00 (CET)." in sent.body
    assert table.get_absolute_url() in sent.body
    assert not one(table, 0).is_late


def test_a_guest_and_a_person_who_wants_no_notice_are_not_reminded(
    anna: Client, time: MovedClock
) -> None:
    slow(anna)
    time.forward(hours=36)
    assert scheduler.look() == 1
    assert sending.look() == 0
    assert mail.outbox == []


def test_who_is_late_is_marked_once_and_nothing_else_happens(
    anna: Client, time: MovedClock
) -> None:
    table = slow(anna)
    before = stamp(fresh(table))
    time.forward(hours=48)
    assert scheduler.look() == 1
    late = one(table, 0)
    assert (late.is_late, late.times_late, late.left) == (True, 1, 0)
    assert stamp(fresh(table)) != before
    time.forward(days=9)
    assert scheduler.look() == 0
    assert fresh(table).seq == 0
    passes(anna, table, 0)
    assert table.number == 1
    assert (one(table, 0).is_late, one(table, 0).times_late) == (False, 1)


def test_of_two_processes_that_look_one_acts(anna: Client, time: MovedClock) -> None:
    table = slow(anna)
    time.forward(days=2)
    same = fresh(table)
    attend(fresh(table))
    attend(same)
    assert one(table, 0).times_late == 1


def test_a_bot_acts_for_who_is_late_until_the_turn_is_over(anna: Client, time: MovedClock) -> None:
    table = slow(anna, ending="bot", ending_bot="novice")
    time.forward(days=2)
    scheduler.look()
    bots_play(table)
    assert 1 in table.waiting
    moves = list(table.moves.all())
    assert moves
    assert all(move.by == 0 and move.auto and move.because for move in moves)
    assert table.places.get(seat=0).bot == ""
    assert one(table, 1).left == 48 * HOUR


def test_who_is_back_before_the_bot_goes_on_alone(anna: Client, time: MovedClock) -> None:
    table = slow(anna, ending="bot")
    time.forward(days=2)
    scheduler.look()
    passes(anna, table, 0)
    assert not worker.take_turn(table.pk)
    assert table.number == 1


def test_a_bot_that_its_process_has_forgotten_is_asked_for_again(
    anna: Client, time: MovedClock
) -> None:
    table = slow(anna, ending="bot")
    time.forward(days=2)
    assert scheduler.look() == 1
    assert scheduler.look() == 0
    time.forward(seconds=LEASE.total_seconds())
    assert scheduler.look() == 1
    assert one(table, 0).times_late == 1


def test_who_takes_back_what_the_bot_did_acts_alone_again(anna: Client, time: MovedClock) -> None:
    table = slow(anna, ending="bot")
    time.forward(days=2)
    scheduler.look()
    bots_play(table)
    post(anna, table, "undo")
    assert one(table, 0).left == 12 * HOUR
    assert not worker.take_turn(table.pk)


def test_a_bot_takes_the_seat_of_who_is_late_if_the_others_agree(
    anna: Client, bert: Client, time: MovedClock
) -> None:
    table = pair(anna, bert, ending="seat", ending_bot="expert")
    time.forward(days=2)
    scheduler.look()
    asked = table.proposals.get()
    assert (asked.kind, asked.to, asked.needs) == (Wish.LATE, 0, [1])
    assert "Time has run out for Anna" in bert.get(f"/t/{table.key}/").content.decode()
    post(bert, table, "answer", proposal=str(asked.pk), answer="yes")
    place = table.places.get(seat=0)
    assert place.bot.startswith("expert")
    assert place.resigned


@pytest.mark.parametrize("who", ["anna", "bert"])
def test_a_seat_stays_whose_it_is_if_anybody_says_no(
    anna: Client, bert: Client, time: MovedClock, who: str
) -> None:
    table = pair(anna, bert, ending="seat")
    time.forward(days=2)
    scheduler.look()
    client = {"anna": anna, "bert": bert}[who]
    post(client, table, "answer", proposal=str(table.proposals.get().pk), answer="no")
    assert not table.proposals.exists()
    assert table.places.get(seat=0).bot == ""


def test_who_acts_after_all_keeps_the_seat(anna: Client, bert: Client, time: MovedClock) -> None:
    table = pair(anna, bert, ending="seat")
    time.forward(days=2)
    scheduler.look()
    passes(anna, table, 0)
    assert not table.proposals.exists()


def test_nobody_but_a_clock_asks_in_its_name(anna: Client, bert: Client, time: MovedClock) -> None:
    table = pair(anna, bert, ending="seat")
    post(bert, table, "ask", kind="late", seat="0")
    assert not table.proposals.exists()


def test_a_clock_that_asks_is_not_held_up_by_the_time_for_absence(
    anna: Client, bert: Client, time: MovedClock
) -> None:
    table = pair(anna, bert)
    post(bert, table, "ask", kind="replace", seat="0")
    assert table.places.get(seat=0).bot == ""
    wait_in_vain(table)
    post(bert, table, "answer", proposal=str(table.proposals.get().pk), answer="yes")
    assert table.places.get(seat=0).bot


def test_with_only_bots_around_a_bot_takes_the_seat_at_once(anna: Client, time: MovedClock) -> None:
    table = live(anna, "me", "random", ending="seat")
    time.forward(minutes=11)
    scheduler.look()
    assert table.places.get(seat=0).bot


def test_while_no_server_is_alive_clocks_stand(anna: Client, time: MovedClock) -> None:
    heartbeat.make_up()
    table = slow(anna)
    time.forward(seconds=20)
    heartbeat.beat()
    time.forward(days=30)
    heartbeat.make_up()
    assert one(table, 0).left == 48 * HOUR - 20
    assert scheduler.look() == 0
    heartbeat.make_up()
    assert one(table, 0).left == 48 * HOUR - 20


def test_a_second_server_moves_no_clock(anna: Client, time: MovedClock) -> None:
    heartbeat.make_up()
    table = slow(anna)
    time.forward(seconds=heartbeat.DOWN.total_seconds())
    heartbeat.make_up()
    assert one(table, 0).left == 48 * HOUR - 30


def test_one_of_several_servers_writes_the_heartbeat(time: MovedClock) -> None:
    heartbeat.make_up()
    heartbeat.make_up()
    begun = time.time
    time.forward(seconds=9)
    heartbeat.beat()
    assert Heartbeat.objects.get().at == begun
    time.forward(seconds=1)
    heartbeat.beat()
    assert Heartbeat.objects.get().at == time.time


def test_without_a_heartbeat_nobody_is_late(time: MovedClock) -> None:
    assert not heartbeat.is_beating()
    heartbeat.make_up()
    assert heartbeat.is_beating()
    time.forward(seconds=heartbeat.DOWN.total_seconds())
    assert not heartbeat.is_beating()


def test_a_clock_of_a_game_that_has_ended_is_looked_at_once_more_and_never_again(
    anna: Client, time: MovedClock
) -> None:
    table = slow(anna)
    Table.objects.filter(pk=table.pk).update(status=Status.FINISHED)
    time.forward(days=2)
    assert scheduler.look() == 1
    assert scheduler.look() == 0


def test_what_goes_wrong_at_one_table_keeps_no_other_waiting(
    anna: Client, time: MovedClock
) -> None:
    broken, table = slow(anna), slow(anna)
    Clock.objects.filter(table=broken).update(seats=[{"nonsense": True}])
    time.forward(days=2)
    assert scheduler.look() == 2
    assert one(table, 0).is_late
