"""Everybody is told what they wish, by the ways they wish, once, and not while it is quiet."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

import pytest
from django.core import mail
from django.test import Client

from kursbuch.core.words import Message
from kursbuch.web import clock
from kursbuch.web.accounts.models import Quiet, User
from kursbuch.web.friends.models import Block
from kursbuch.web.groups.models import Group, Membership
from kursbuch.web.notices import sending, sources
from kursbuch.web.notices.models import Channel, Device, Kind, Notice, Preferences
from kursbuch.web.notices.quiet_hours import is_between
from kursbuch.web.outbox.models import Outgoing, Way
from kursbuch.web.tables.models import Invitation, Place, Status, Table
from kursbuch.web.tables.record import reasons
from tests.web.notices.people import account
from tests.web.steps import act, new_table, page, post

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def nothing_sent() -> None:
    mail.outbox.clear()


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """The server's clock: the last entry is now."""
    times = [NOON]
    monkeypatch.setattr(clock, "now", lambda: times[-1])
    return times


def test_a_person_is_told_of_the_turn_once_and_not_after_looking(anna: Client) -> None:
    account(anna, "anna")
    table = new_table(anna, "me", "random")
    page(anna, table)
    assert sending.look() == 0
    Place.objects.filter(table=table, seat=0).update(seen=-1)
    assert sending.look() == 1
    assert f"/t/{table.key}/" in mail.outbox[-1].body
    assert "your turn" in mail.outbox[-1].subject
    assert sending.look() == 0


def test_whoever_looks_before_it_is_sent_is_told_nothing(
    anna: Client, moved: list[datetime]
) -> None:
    user = account(anna, "anna", quiet=Quiet.HOUR)
    table = new_table(anna, "me", "random")
    User.objects.filter(pk=user.pk).update(notified=NOON - timedelta(minutes=30))
    assert sending.look() == 0
    page(anna, table)
    moved.append(NOON + timedelta(hours=1))
    assert sending.look() == 0
    assert mail.outbox == []
    assert not Notice.objects.filter(sent=None).exists()


def test_mails_come_together_and_no_more_often_than_wished(
    anna: Client, moved: list[datetime]
) -> None:
    account(anna, "anna", quiet=Quiet.DAY)
    keys = [new_table(anna, "me", "random").key for _ in range(2)]
    assert sending.look() == 1
    assert all(f"/t/{key}/" in mail.outbox[-1].body for key in keys)
    assert mail.outbox[-1].subject == "Kursbuch: 2 notices"
    third = new_table(anna, "me", "random").key
    moved.append(NOON + timedelta(hours=23))
    assert sending.look() == 0
    moved.append(NOON + timedelta(hours=25))
    assert sending.look() == 1
    assert f"/t/{third}/" in mail.outbox[-1].body


def test_nobody_is_told_who_does_not_wish_it(anna: Client) -> None:
    user = account(anna, "anna")
    User.objects.filter(pk=user.pk).update(by_email=False)
    new_table(anna, "me", "random")
    assert sending.look() == 0
    assert not Notice.objects.exists()


def test_each_kind_goes_by_the_channels_that_are_ticked(anna: Client) -> None:
    user = account(anna, "anna", webhook="https://8.8.8.8/hook")
    Device.objects.create(user=user, endpoint="https://8.8.8.8/push", name="Firefox")
    Preferences.objects.create(user=user, unwanted=["turn-mail", "turn-push"])
    table = new_table(anna, "me", "random")
    assert sending.look() == 1
    assert [one.channel for one in Notice.objects.all()] == [Channel.WEBHOOK]
    message = Outgoing.objects.get()
    assert message.way == Way.WEBHOOK
    assert f"/t/{table.key}/" in message.content["text"]


def test_in_quiet_hours_nothing_is_sent_and_afterwards_all_of_it(
    anna: Client, moved: list[datetime]
) -> None:
    user = account(anna, "anna", time_zone="Europe/Zurich")
    Preferences.objects.create(user=user, quiet_from=time(22), quiet_until=time(7, 30))
    new_table(anna, "me", "random")
    moved.append(datetime(2026, 11, 17, 21, 30, tzinfo=UTC))  # half past ten in Zurich
    assert sending.look() == 0
    moved.append(datetime(2026, 11, 18, 6, 29, tzinfo=UTC))
    assert sending.look() == 0
    moved.append(datetime(2026, 11, 18, 6, 30, tzinfo=UTC))
    assert sending.look() == 1


@pytest.mark.parametrize(
    ("now", "start", "end", "quiet"),
    [
        (time(23), time(22), time(7), True),
        (time(6, 59), time(22), time(7), True),
        (time(7), time(22), time(7), False),
        (time(12), time(22), time(7), False),
        (time(12), time(9), time(17), True),
        (time(17), time(9), time(17), False),
        (time(9), time(9), time(9), False),
    ],
)
def test_quiet_hours_may_go_over_midnight(now: time, start: time, end: time, quiet: bool) -> None:
    assert is_between(now, start, end) is quiet


def test_what_another_process_has_sent_is_not_sent_again(anna: Client) -> None:
    account(anna, "anna")
    new_table(anna, "me", "random")
    found = list(sources.everything())
    assert len(found) == 1
    assert sending.look() == 1
    stale = list(Notice.objects.select_related("user", "table"))
    for one in stale:
        one.sent = None  # as the other process has read it
    assert not sending._send(stale[0].user, Channel.MAIL, stale)
    assert len(mail.outbox) == 1


def test_one_failure_keeps_nobody_else_from_being_told(
    anna: Client, bert: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    for client, name in ((anna, "anna"), (bert, "bert")):
        account(client, name)
        new_table(client, "me", "random")
    send = sending._send

    def failing(user: User, *rest: object) -> bool:
        if user.username == "anna":
            raise ValueError("grün")
        return send(user, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(sending, "_send", failing)
    assert sending.look() == 1
    assert mail.outbox[-1].to == ["bert@example.org"]


def test_the_end_of_a_game_is_told_to_those_who_were_away(anna: Client, bert: Client) -> None:
    account(anna, "anna")
    table = new_table(anna, "me", "here")
    Table.objects.filter(pk=table.pk).update(status=Status.FINISHED, seq=9)
    assert sending.look() == 1
    assert "the game is over" in mail.outbox[-1].subject
    assert sending.look() == 0


def test_an_invitation_is_told_to_the_person_and_lapses(anna: Client, bert: Client) -> None:
    user = account(bert, "bert", language="de")
    table = new_table(anna, "me", "here")
    offer = Invitation.objects.create(table=table, seat=1, user=user)
    Invitation.objects.create(table=table, seat=0)
    assert sending.look() == 1
    assert offer.get_absolute_url() in mail.outbox[-1].body
    assert "Dir wird ein Platz angeboten" in mail.outbox[-1].subject
    later = Invitation.objects.create(table=new_table(anna, "me", "here"), seat=1, user=user)
    User.objects.update(notified=clock.now())
    assert sending.look() == 0
    later.delete()
    User.objects.update(notified=None)
    assert sending.look() == 0


def test_an_invitation_to_a_group_is_told_until_it_is_answered(anna: Client, bert: Client) -> None:
    user = account(bert, "bert")
    group = Group.objects.create(name="Thursday", owner=account(anna, "anna"))
    invited = Membership.objects.create(group=group, user=user)
    assert sending.look() == 1
    assert mail.outbox[-1].subject == "You are invited to the group Thursday."
    assert group.get_absolute_url() in mail.outbox[-1].body
    assert sources.still_holds(Notice.objects.get())
    Membership.objects.filter(pk=invited.pk).update(accepted=True)
    assert not sources.still_holds(Notice.objects.get())


def test_a_friend_request_is_told_until_it_is_answered(anna: Client, bert: Client) -> None:
    account(anna, "anna")
    asked = account(bert, "bert", language="de")
    anna.post("/people/ask", {"name": "bert"})
    (news,) = sources.friends()
    assert news.user == asked
    assert sending.look() == 1
    assert mail.outbox[-1].subject == "anna möchte mit dir befreundet sein."
    assert "/people/" in mail.outbox[-1].body
    notice = Notice.objects.get(kind=Kind.FRIEND)
    assert sources.still_holds(notice)
    bert.post("/people/accept", {"name": "anna"})
    assert not sources.still_holds(notice)
    assert [*sources.friends()] == []


def test_a_table_that_is_announced_is_told_to_the_members_who_may_want_to_sit_down(
    anna: Client, bert: Client, carla: Client
) -> None:
    owner, member = account(anna, "anna"), account(bert, "bert")
    group = Group.objects.create(name="Thursday", owner=owner)
    for user in (owner, member, account(carla, "carla")):
        Membership.objects.create(group=group, user=user, accepted=True)
    Block.objects.create(by=User.objects.get(username="carla"), whom=owner)
    table = new_table(anna, "me", "open", "open", group=group.key, name="Ours")
    assert [news.user for news in sources.announced()] == [member]
    assert sending.look() == 1
    assert "Ours: a table for the group Thursday has free seats." in mail.outbox[-1].subject
    notice = Notice.objects.get(kind=Kind.ANNOUNCED)
    assert sources.still_holds(notice)
    bert.post(f"/t/{table.key}/join")
    assert not sources.still_holds(notice)
    assert [*sources.announced()] == []


def planned(anna: Client, bert: Client) -> tuple[Table, Table]:
    """A table of Anna and Bert, and the board on which Bert plans that both pass."""
    account(anna, "anna")
    account(bert, "bert")
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join")
    board = Table.objects.get(key=post(bert, table, "plan", at="0")["Location"].split("/")[2])
    for seat in (0, 1):
        act(bert, board, do="Pass", by=seat)
    return table, board


def test_whoever_is_away_is_told_that_their_conditional_moves_are_over(
    anna: Client, bert: Client
) -> None:
    table, board = planned(anna, bert)
    bert.post(f"/t/{board.key}/plan/arm")
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    (news,) = sources.plans()
    assert news.args["why"] == "Anna has played something else."
    assert sending.look() >= 1
    assert any("conditional moves are over" in f"{m.subject}{m.body}" for m in mail.outbox)
    notice = Notice.objects.get(kind=Kind.STOPPED)
    assert sources.still_holds(notice)
    post(bert, table, "plan/disarm", line=str(table.lines.get().pk))
    assert not sources.still_holds(notice)


def test_a_plan_armed_again_that_stops_again_is_told_again(anna: Client, bert: Client) -> None:
    table, board = planned(anna, bert)
    for times in (1, 2):
        bert.post(f"/t/{board.key}/plan/arm")
        act(anna, table, do="Bid", by=0, lot="apple", coins=3)
        for _ in range(2):  # and only once each time
            sending.look()
        told = Notice.objects.filter(kind=Kind.STOPPED, channel=Channel.MAIL)
        assert told.count() == times
        assert [sources.still_holds(one) for one in told] == [False, True][-times:]
        post(anna, table, "undo")


def test_whoever_is_blocked_mentions_in_vain(anna: Client, bert: Client) -> None:
    Block.objects.create(by=account(bert, "bert"), whom=account(anna, "anna"))
    table = new_table(anna, "me", "here", **{"name.1": "bert"})
    Place.objects.filter(table=table, seat=1).update(user=User.objects.get(username="bert"))
    post(anna, table, "chat", text="@bert!")
    assert not Notice.objects.filter(kind=Kind.MENTION).exists()


def test_whoever_is_away_is_told_that_their_programme_has_stopped_and_why(
    anna: Client, bert: Client
) -> None:
    account(anna, "anna")
    account(bert, "bert")
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join")
    table.refresh_from_db()
    Place.objects.filter(table=table).update(seen=table.seq)
    Place.objects.filter(table=table, seat=1).update(seen=-1)
    why = reasons.write_message(Message("player", number=3))
    row = table.programmes.create(seat=1, order={}, stopped=why)
    assert sending.look() == 1
    assert mail.outbox[-1].to == ["bert@example.org"]
    assert "your programme has stopped. Player 3" in mail.outbox[-1].subject
    row.delete()
    assert not sources.still_holds(Notice.objects.get())


def test_a_mention_is_told_to_the_one_who_is_meant(anna: Client, bert: Client) -> None:
    account(anna, "anna")
    account(bert, "bert")
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join")
    page(anna, table)
    page(bert, table)
    assert post(anna, table, "chat", text="What now, @BERT? @anna @nobody").status_code == 204
    assert [(one.user.username, one.kind) for one in Notice.objects.all()] == [
        ("bert", Kind.MENTION)
    ]
    assert sending.look() == 1
    assert "anna mentions you: What now, @BERT?" in mail.outbox[-1].subject
    text = page(bert, table, "?beside=chat")
    assert "What now, <mark>@BERT</mark>? <mark>@anna</mark> @nobody" in text


def test_what_was_told_is_forgotten_after_a_while(anna: Client, moved: list[datetime]) -> None:
    account(anna, "anna")
    table = new_table(anna, "me", "random")
    assert sending.look() == 1
    first = Notice.objects.get()
    page(anna, table)
    act(anna, table, do="Pass", by=0)
    new_table(anna, "me", "random")
    moved.append(NOON + timedelta(days=61))
    assert sending.look() == 1
    assert not Notice.objects.filter(pk=first.pk).exists()
