"""What a program is told of the clocks of a table."""

from __future__ import annotations

from typing import Any

from django.test import Client

from kursbuch.web.accounts.models import Token, User
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
