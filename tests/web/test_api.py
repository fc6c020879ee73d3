"""The JSON interface: the same play as the pages, with personal tokens."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from kursbuch.web.accounts.models import Token, User
from kursbuch.web.api import interface, views
from kursbuch.web.tables.models import Table
from tests.web.steps import new_table


class Program:
    """A program with a token."""

    def __init__(self, name: str) -> None:
        self._token = Token.issue(User.objects.create_user(name), "test")
        self._client = Client()

    def get(self, path: str) -> Any:
        return self._client.get(f"/api{path}", headers=self.headers)

    def post(self, path: str, body: object) -> Any:
        text = json.dumps(body)
        kind = "application/json"
        return self._client.post(f"/api{path}", text, content_type=kind, headers=self.headers)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self._token}"}


@pytest.fixture
def program() -> Program:
    return Program("robot")


def fair(program: Program, *seats: str) -> dict[str, Any]:
    answer = program.post("/tables", {"title": "fair", "seats": seats or ("me", "me")})
    assert answer.status_code == 200, answer.content
    table: dict[str, Any] = answer.json()
    return table


def test_titles_are_public() -> None:
    keys = [title["key"] for title in Client().get("/api/titles").json()]
    assert "fair" in keys


def test_everything_else_needs_a_token(program: Program) -> None:
    table = fair(program)
    for path in ("/tables", f"/tables/{table['key']}/state", f"/tables/{table['key']}/offers"):
        assert Client().get(f"/api{path}").status_code == 401


def test_a_program_plays_the_example_of_an_offer(program: Program) -> None:
    table = fair(program)
    offers = program.get(f"/tables/{table['key']}/offers").json()
    assert offers["to_act"] == [0]
    action = offers["offers"][0]["example"]
    played = program.post(f"/tables/{table['key']}/act", {"seq": 0, "action": action})
    assert played.json()["number"] == 1
    log = program.get(f"/tables/{table['key']}/log").json()
    assert log[0]["lines"]


def test_a_refusal_names_its_rule(program: Program) -> None:
    table = fair(program)
    action = {"do": "Bid", "by": 0, "lot": "apple", "coins": 99}
    answer = program.post(f"/tables/{table['key']}/act", {"seq": 0, "action": action})
    assert answer.status_code == 422
    assert answer.json()["rule"] == "FT-AUC-05"


def test_an_old_seq_and_an_unreadable_action_are_told_apart(program: Program) -> None:
    table = fair(program)
    act = f"/tables/{table['key']}/act"
    assert program.post(act, {"seq": 7, "action": {"do": "Pass", "by": 0}}).status_code == 409
    assert program.post(act, {"seq": 0, "action": {"do": "Dance"}}).status_code == 400


def test_a_program_cannot_act_for_somebody_else(program: Program, anna: Client) -> None:
    table = new_table(anna, "me", "here")
    action = {"seq": 0, "action": {"do": "Pass", "by": 0}}
    assert program.post(f"/tables/{table.key}/act", action).status_code == 422


def test_the_state_hides_what_chance_will_bring(program: Program) -> None:
    table = fair(program)
    state = program.get(f"/tables/{table['key']}/state").json()["state"]
    seed = Table.objects.get(key=table["key"]).setup["seed"]
    assert seed not in json.dumps(state)


def test_a_bad_setup_is_refused(program: Program) -> None:
    for seats in (["me"] * 9, ["me", "nobody"]):
        assert program.post("/tables", {"title": "fair", "seats": seats}).status_code == 400
    assert program.post("/tables", {"title": "none", "seats": ["me"]}).status_code == 400


@pytest.mark.parametrize(
    ("language", "missing", "no_token", "no_json"),
    [
        ("en", "There is nothing by that name.", "This call needs a token", "send JSON"),
        ("de", "Unter diesem Namen gibt es nichts.", "braucht einen API-Schlüssel", "sende JSON"),
    ],
)
def test_every_failure_is_told_in_the_language_of_the_caller(
    program: Program, language: str, missing: str, no_token: str, no_json: str
) -> None:
    User.objects.update(language=language)
    client, headers = Client(), {"Accept-Language": language, **program.headers}
    assert client.get("/api/tables/nothing", headers=headers).json()["why"] == missing
    refused = client.get("/api/tables", headers={"Accept-Language": language})
    assert no_token in refused.json()["why"]
    form = client.post("/api/tables", {"title": "fair"}, headers=headers)
    assert (form.status_code, form.json()["key"]) == (400, "http-400")
    assert no_json in form.json()["why"]


def test_the_documentation_lists_every_call() -> None:
    text = Client().get("/api/docs").content.decode()
    for path in interface.api.get_openapi_schema()["paths"]:
        assert path in text
    assert "def call" in text


def test_the_example_client_is_short_and_readable_python() -> None:
    source = Path(views.CLIENT).read_text()
    code = [line for line in source.splitlines() if line.strip()]
    assert len(code) <= 26
    done = subprocess.run([sys.executable, "-m", "py_compile", views.CLIENT], check=False)
    assert done.returncode == 0
