"""The outbox: what is to be sent is written with its cause, sent once, and tried again."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.core import mail
from django.core.mail import EmailMultiAlternatives, send_mail
from django.db import transaction
from django.test import override_settings
from django.utils import timezone

from kursbuch.web import clock
from kursbuch.web.notices import outside
from kursbuch.web.outbox import sending
from kursbuch.web.outbox.enqueue import enqueue
from kursbuch.web.outbox.models import Outgoing, Way
from tests.web.steps import do_left

OURS = override_settings(
    EMAIL_BACKEND="kursbuch.web.outbox.mail.Outbox",
    POST="django.core.mail.backends.locmem.EmailBackend",
)


@pytest.fixture(autouse=True)
def nothing_sent() -> None:
    mail.outbox.clear()


def sent() -> list[str]:
    return [str(message.subject) for message in mail.outbox]


@OURS
def test_a_mail_waits_until_somebody_sends_it() -> None:
    send_mail("Your turn", "at the table", "kursbuch@example.org", ["anna@example.org"])
    assert (sent(), Outgoing.objects.count()) == ([], 1)
    do_left(sending.WORK)
    assert (sent(), Outgoing.objects.count()) == (["Your turn"], 0)
    assert mail.outbox[0].to == ["anna@example.org"]
    assert mail.outbox[0].body == "at the table"


@OURS
def test_headers_and_html_are_sent_too() -> None:
    wanted = EmailMultiAlternatives("Hello", "plain", to=["a@b.org"], headers={"List-Id": "turns"})
    wanted.attach_alternative("<b>plain</b>", "text/html")
    wanted.send()
    do_left(sending.WORK)
    (arrived,) = mail.outbox
    assert arrived.extra_headers == {"List-Id": "turns"}
    assert "<b>plain</b>" in arrived.message().as_string()


@OURS
def test_what_is_not_written_is_not_sent() -> None:
    with transaction.atomic():
        send_mail("Your turn", "", None, ["anna@example.org"])
        transaction.set_rollback(True)
    do_left(sending.WORK)
    assert sent() == []


def test_what_was_not_taken_is_tried_again_and_given_up_at_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[str] = []

    def fail(address: str, text: str) -> bool:
        tried.append(address)
        if len(tried) % 2:
            raise OSError("no way")
        return False

    monkeypatch.setattr(outside, "send", fail)
    now = timezone.now() + timedelta(seconds=1)
    monkeypatch.setattr(clock, "now", lambda: now)
    enqueue(Way.WEBHOOK, {"address": "https://example.org/", "text": "your turn"})
    do_left(sending.WORK)
    do_left(sending.WORK)
    assert len(tried) == 1, "not before a minute has passed"
    waits = []
    while message := Outgoing.objects.first():
        waits.append((message.due - now) // timedelta(minutes=1))
        now = message.due
        do_left(sending.WORK)
    assert len(tried) == sending.TRIES
    assert waits == [1, 2, 4, 8, 16, 32, 64]
