"""The calendar of deadlines: read by whoever knows its address, and by nobody else."""

from __future__ import annotations

from django.test import Client
from django.urls import reverse
from icalendar import Calendar

from kursbuch.web.accounts.models import User
from kursbuch.web.notices import calendar_file
from kursbuch.web.notices.models import Feed
from kursbuch.web.tables.models import Status, Table
from tests.web.notices.people import account
from tests.web.steps import new_table


def slow_table(client: Client, *sitters: str) -> Table:
    """A game with a deadline for each move."""
    return new_table(client, *sitters, pace="days", days="3")


def events(client: Client, address: str) -> list[tuple[str, str]]:
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer["Content-Type"] == "text/calendar; charset=utf-8"
    found = Calendar.from_ical(answer.content)
    return [
        (str(one["summary"]), one.decoded("dtstart").isoformat()) for one in found.walk("VEVENT")
    ]


def test_a_calendar_shows_until_when_one_must_move(anna: Client, bert: Client) -> None:
    user = account(anna, "anna", language="de")
    table = slow_table(anna, "me", "random")
    anna.post(reverse("renew-calendar"))
    address = reverse("calendar", args=[Feed.objects.get(user=user).key])
    assert address in anna.get(reverse("notices")).content.decode()
    [one] = calendar_file.deadlines(user)
    until = one.until.isoformat(timespec="seconds")
    assert events(bert, address) == [("The Fair: dein Zug", until)]
    assert f"/t/{table.key}/" in bert.get(address).content.decode().replace("\r\n ", "")
    Table.objects.filter(pk=table.pk).update(status=Status.FINISHED)
    assert events(bert, address) == []


def test_a_table_without_a_clock_has_no_deadline(anna: Client) -> None:
    user = account(anna, "anna")
    new_table(anna, "me", "random")
    assert list(calendar_file.deadlines(user)) == []


def test_a_new_address_ends_the_old_one_and_who_leaves_has_none(anna: Client) -> None:
    user = account(anna, "anna")
    keys = []
    for _ in range(2):
        anna.post(reverse("renew-calendar"))
        keys.append(Feed.objects.get(user=user).key)
    old, new = (reverse("calendar", args=[key]) for key in keys)
    assert (anna.get(old).status_code, anna.get(new).status_code) == (404, 200)
    User.objects.filter(pk=user.pk).update(is_active=False)
    assert anna.get(new).status_code == 404
    User.objects.filter(pk=user.pk).update(is_active=True)
    anna.post(reverse("drop-calendar"))
    anna.force_login(user)
    anna.post(reverse("drop-calendar"))
    assert anna.get(new).status_code == 404
