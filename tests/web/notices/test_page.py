"""The page on which one chooses what to be told, how, and when not."""

from __future__ import annotations

from datetime import time

import pytest
from django.test import Client

from kursbuch.web.accounts.models import Quiet
from kursbuch.web.notices.models import Channel, Kind, Preferences
from tests.web.notices.people import account

FORM = {"quiet": "1440", "webhook": "", "by_email": "on"}


def test_what_is_chosen_is_kept_and_shown_again(anna: Client) -> None:
    user = account(anna, "anna")
    wanted = ["turn-mail", "turn-push", "over-webhook"]
    times = {"quiet_from": "22:00", "quiet_until": "07:30"}
    answer = anna.post("/account/notices", FORM | times | {"wanted": wanted})
    assert answer.status_code == 302
    user.refresh_from_db()
    assert (user.quiet, user.by_email) == (Quiet.DAY, True)
    found = Preferences.objects.get(user=user)
    assert (found.quiet_from, found.quiet_until) == (time(22), time(7, 30))
    ticked = [f"{k}-{c}" for k in Kind for c in Channel if found.wants(k, c)]
    assert sorted(ticked) == sorted(wanted)
    text = anna.get("/account/notices").content.decode()
    assert text.count(" checked") == len(wanted) + 1
    assert 'value="22:00"' in text


def test_at_first_everything_is_ticked(anna: Client) -> None:
    account(anna, "anna")
    text = anna.get("/account/notices").content.decode()
    assert text.count('name="wanted"') == len(Kind) * len(Channel)
    assert text.count(" checked") == len(Kind) * len(Channel) + 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"quiet": "1"},
        {"webhook": "http://10.0.0.1/"},
        {"quiet_from": "22:00"},
        {"quiet_from": "late", "quiet_until": "07:00"},
        {"wanted": "everything"},
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_changed(
    anna: Client, wrong: dict[str, str]
) -> None:
    user = account(anna, "anna")
    answer = anna.post("/account/notices", FORM | wrong)
    assert answer.status_code == 200
    assert "errorlist" in answer.content.decode()
    user.refresh_from_db()
    assert (user.quiet, user.webhook) == (Quiet.MINUTES, "")
    assert not Preferences.objects.exists()


def test_the_script_that_shows_notices_stands_above_all_pages(carla: Client) -> None:
    answer = carla.get("/worker.js")
    assert answer["Content-Type"] == "text/javascript"
    assert b"showNotification" in answer.content
