"""Whoever only watches: what is drawn for one of them is drawn for all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from django.http import HttpRequest
from django.test import Client

from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page import parts
from tests.web.steps import act, new_table

Drawn = list[str]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """The names of the parts that are drawn from now on."""
    names: Drawn = []
    draw = parts.drawn

    def noted(context: Mapping[str, Any], request: HttpRequest) -> list[parts.Part]:
        found = draw(context, request)
        names.extend(one.name for one in found)
        return found

    monkeypatch.setattr(parts, "drawn", noted)
    return names


TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="(\w+)"')


def fragments(client: Client, table: Table, **query: str) -> str:
    """What the page is answered, but for the token of its forms."""
    return TOKEN.sub("", _answer(client, table, **query))


def _answer(client: Client, table: Table, **query: str) -> str:
    answer = client.get(f"/t/{table.key}/", query, headers={"HX-Request": "true"})
    return answer.content.decode()


@pytest.mark.usefixtures("time")
def test_watchers_share_what_is_drawn_until_somebody_moves(
    anna: Client, bert: Client, carla: Client, drawn: Drawn
) -> None:
    table = new_table(anna, "me", "here")
    first = fragments(bert, table)
    assert sorted(drawn) == sorted(parts.PARTS)
    assert fragments(carla, table) == first
    assert len(drawn) == len(parts.PARTS)
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    drawn.clear()
    later = fragments(carla, table)
    assert later != first
    assert sorted(drawn) == sorted(parts.PARTS)


def test_a_watcher_of_another_language_gets_a_page_of_his_own(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "here")
    carla.post("/language", {"language": "de"})
    assert fragments(bert, table) != fragments(carla, table)


@pytest.mark.usefixtures("time")
def test_whoever_has_a_seat_is_shown_nothing_that_was_drawn_for_others(
    anna: Client, bert: Client
) -> None:
    table = new_table(anna, "me", "here")
    watched = fragments(bert, table)
    assert 'id="commit"' not in watched
    assert "data-turn" in fragments(anna, table)
    assert fragments(bert, table) == watched


def test_each_watcher_can_send_the_forms_that_were_drawn_for_another(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    watchers = [Client(enforce_csrf_checks=True) for _ in range(2)]
    for watcher in watchers:
        token = TOKEN.findall(_answer(watcher, table))[0]
        form = {"csrfmiddlewaretoken": token, "at": "0"}
        assert watcher.post(f"/t/{table.key}/branch", form).status_code == 302


def test_the_chat_is_always_read_anew(anna: Client, bert: Client, carla: Client) -> None:
    table = new_table(anna, "me", "here")
    assert "Good luck" not in fragments(bert, table, beside="chat")
    anna.post(f"/t/{table.key}/chat", {"text": "Good luck"})
    assert "Good luck" in fragments(carla, table, beside="chat")
