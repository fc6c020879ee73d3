"""What is a player's own business is in no page, answer, event, file or log of anybody else.

The strongest way to see it: everybody else is answered the very same with it as without it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator

import pytest
from django.db import transaction
from django.test import Client
from django.urls import reverse

from kursbuch.web import limits
from kursbuch.web.notices import push
from kursbuch.web.tables.live.stamp import news_of
from kursbuch.web.tables.models import Table
from tests.web.steps import act, page, post
from tests.web.test_who_may import ALL, CALLS, LOOKS, PROGRAMME, Scene, scene, text_of

OTHERS = sorted(ALL - {"waiting"})
TOKEN = re.compile(r'(csrfmiddlewaretoken" value=|CSRFToken": )"[^"]*"')
NOW = re.compile(r"\b1\d{9}(\.\d+)?\b|\d{8}T\d{6}Z|\d{4}-\d\d-\d\dT[\d:.]+")
CHART = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
TABS = ("order", "log", "chat", "notes")
SECRETS = "pass until the pear|pear first|wait for the pear"
SAME_FOR_ALL = ("rule", "help", "api-", "worker", "password_reset", "lost")
"""How the names of pages begin that know neither tables nor people: one visitor looks."""


def paths(found: Scene, role: str) -> list[str]:
    """Every page that can be looked at, and the running table with each tab."""
    looks = [row for row in LOOKS if role == OTHERS[0] or not row.name.startswith(SAME_FOR_ALL)]
    pages = [reverse(row.name, args=row.args(found)) for row in looks]
    table = reverse("table", args=[found.running.key])
    return [*pages, *(f"{table}?beside={tab}" for tab in TABS), f"{table}?at=0"]


def answers(found: Scene) -> Iterator[tuple[tuple[str, str, str], str]]:
    """What each of the others is answered everywhere: as a page, as a part, as a program."""
    for role in OTHERS:
        limits.forget()
        with transaction.atomic():
            client: Client = found.clients[role]
            for path in paths(found, role):
                yield (role, path, "page"), clean(text_of(client.get(path)))
                part = client.get(path, headers={"HX-Request": "true"})
                yield (role, path, "part"), clean(text_of(part))
            token = {"Authorization": f"Bearer {found.tokens.get(role, 'none')}"}
            for row in CALLS:
                if row.body is None:
                    path = reverse(row.name, args=row.args(found))
                    yield (role, path, "call"), clean(text_of(client.get(path, headers=token)))
            transaction.set_rollback(True)


def clean(text: str) -> str:
    """Without what is new in every answer: the masked token, the server's time, a chart's id."""
    return CHART.sub("", NOW.sub("", TOKEN.sub("", text)))


def begin_programme(found: Scene) -> None:
    post(found.clients["waiting"], found.running, "programme", **PROGRAMME)
    assert "You pass until the pear is sold." in page(found.clients["waiting"], found.running)


def begin_plan(found: Scene) -> None:
    mine = found.clients["waiting"]
    answer = post(mine, found.running, "plan", at="1")
    board = Table.objects.get(key=answer["Location"].split("/")[2])
    for seat in (1, 0):
        act(mine, board, do="Pass", by=seat)
    mine.post(f"/t/{board.key}/plan/write", {"name": "pear first", "note": "then the plum"})
    mine.post(f"/t/{board.key}/plan/arm")
    assert "pear first" in page(mine, found.running)
    assert found.running.lines.get().armed


def write_notes(found: Scene) -> None:
    for subject in ("", "round:1"):
        post(
            found.clients["waiting"],
            found.running,
            "notes",
            text="wait for the pear",
            version="0",
            subject=subject,
        )
    assert "wait for the pear" in page(found.clients["waiting"], found.running, "?beside=notes")


def test_everybody_else_is_answered_the_same_with_plans_programmes_and_notes_as_without(
    caplog: pytest.LogCaptureFixture,
) -> None:
    found = scene()
    push.public_key()  # drawn at the first look, which is not kept here
    skipped = {reverse("metrics"), reverse("readyz"), reverse("healthz")}
    before = {key: text for key, text in answers(found) if key[1] not in skipped}
    pulse, news = found.running.pulse, news_of(found.running.key)
    with caplog.at_level(logging.DEBUG, "kursbuch"):
        begin_programme(found)
        begin_plan(found)
        write_notes(found)
    assert not re.search("pear|plum|PassOn", caplog.text)
    assert Table.objects.get(pk=found.running.pk).pulse == pulse
    assert news_of(found.running.key) == news
    after = {key: text for key, text in answers(found) if key[1] not in skipped}
    assert [key for key, text in after.items() if text != before[key]] == []


def test_a_program_reads_the_plans_programmes_and_notes_of_its_person_alone() -> None:
    found = scene()
    begin_programme(found)
    begin_plan(found)
    write_notes(found)
    board = found.running.lines.get().board.key
    private = [
        f"/api/tables/{found.running.key}/{what}" for what in ("programmes", "plans", "notes")
    ]
    on_board = [f"/api/tables/{board}{what}" for what in ("", "/state", "/offers", "/chat", "/log")]
    for role, token in found.tokens.items():
        program = Client(headers={"Authorization": f"Bearer {token}"})
        told = [bool(re.search(SECRETS, text_of(program.get(path)))) for path in private]
        seen = [program.get(path).status_code for path in on_board]
        is_theirs = role == "waiting"
        assert told == [is_theirs] * len(private), role
        assert seen == [200 if is_theirs else 404] * len(on_board), role
