"""What a program is told of the clocks of a table."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from django.test import Client

from kursbuch.web.accounts.models import Token, User
from kursbuch.web.tables.clocks.models import Holiday
from kursbuch.web.tables.models import Table
from tests.web.moving import MovedClock, live, slow
from tests.web.steps import new_table


def told(table: Table) -> dict[str, Any]:
    user = User.objects.create_user(f"program {table.key}")
    client = Client(headers={"Authorization": f"Bearer {Token.issue(user, 'program')}"})
    answer = client.get(f"/api/tables/{table.key}/clocks")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def test_a_program_is_told_the_terms_and_how_much_time_is_left(
    anna: Client, time: MovedClock
) -> None:
    table = slow(anna, nights="", ending="bot", ending_bot="expert")
    time.forward(hours=1)
    answer = told(table)
    assert answer["now"] == "2026-03-10T13:00:00Z"
    terms = (answer["pace"], answer["allowance"], answer["ending"], answer["bot"])
    assert terms == ("days", 2 * 24 * 3600, "bot", "expert")
    assert answer["seats"] == [
        {
            "seat": 0,
            "left": 47 * 3600,
            "until": "2026-03-12T12:00:00Z",
            "is_late": False,
            "times_late": 0,
        }
    ]


def test_a_live_table_tells_every_bank(anna: Client, time: MovedClock) -> None:
    assert [one["left"] for one in told(live(anna))["seats"]] == [630, 600]


def test_a_table_without_a_clock_says_so(anna: Client) -> None:
    answer = told(new_table(anna, "me", "here"))
    assert (answer["allowance"], answer["ending"], answer["seats"]) == (None, None, [])


DAY = 24 * 3600


@pytest.mark.parametrize(
    ("pace", "clock", "terms"),
    [
        ("days", {"days": 2, "nights": True, "ending": "seat"}, (2 * DAY, 0, True, "seat")),
        ("live", {"minutes": 30, "seconds": 20, "ending": "bot"}, (1800, 20, False, "bot")),
        ("days", {"minutes": 30}, (None, 0, False, None)),
    ],
)
def test_a_program_chooses_the_clock_of_a_new_table(
    pace: str, clock: dict[str, object], terms: tuple[object, ...]
) -> None:
    answer = set_up(pace, clock)
    table = Table.objects.get(key=answer.json()["key"])
    found = told(table)
    named = ("allowance", "increment", "nights", "ending")
    assert tuple(found[name] for name in named) == terms


@pytest.mark.parametrize(
    ("clock", "status"),
    [({"minutes": 9999}, 400), ({"minutes": 5, "bot": "random"}, 400), ({"days": 4}, 422)],
)
def test_a_clock_that_there_is_not_is_refused(clock: dict[str, object], status: int) -> None:
    assert set_up("live", clock).status_code == status
    assert not Table.objects.exists()


def set_up(pace: str, clock: dict[str, object]) -> Any:
    user = User.objects.create_user("robot")
    client = Client(headers={"Authorization": f"Bearer {Token.issue(user, 'program')}"})
    wish = {"title": "fair", "seats": ["me", "open"], "pace": pace, "clock": clock}
    return client.post("/api/tables", wish, content_type="application/json")


def test_a_program_is_told_who_is_on_holiday(anna: Client, time: MovedClock) -> None:
    user = User.objects.create_user("anna")
    anna.force_login(user)
    table = slow(anna)
    Holiday.objects.create(user=user, first=date(2026, 3, 10), last=date(2026, 3, 12))
    assert told(table)["away"] == {"0": "2026-03-12", "1": "2026-03-12"}
