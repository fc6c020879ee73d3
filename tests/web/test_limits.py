"""Limits: how often one may act, and how much one may send."""

from __future__ import annotations

import socket

import pytest
from django.conf import settings
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client, override_settings

from kursbuch.web import limits
from kursbuch.web.operations import doctor
from kursbuch.web.settings import SHARED
from kursbuch.web.tables.models import Remark
from tests.web.servers import free_port
from tests.web.steps import act, new_table, post


def test_actions_are_limited(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    answers = [act(anna, table, do="Dance").status_code for _ in range(241)]
    assert set(answers[:240]) == {400}
    assert answers[240] == 429
    assert anna.get(f"/t/{table.key}/").status_code == 200


@pytest.mark.parametrize("what", ["undo", "redo", "answer", "ask", "resign"])
def test_whatever_else_changes_a_table_counts_too(anna: Client, what: str) -> None:
    table = new_table(anna, "me", "here")
    for _ in range(240):
        limits.too_often("act", "127.0.0.1", 240)
    assert post(anna, table, what).status_code == 429


def test_new_tables_and_remarks_are_limited(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    for _ in range(40):
        post(anna, table, "chat", text="hello")
    assert Remark.objects.count() == 30
    answers = [anna.post("/new/fair/", {"players": "2"}).status_code for _ in range(60)]
    assert 429 in answers


def test_a_remark_has_a_greatest_length(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    post(anna, table, "chat", text="x" * 5000)
    assert len(Remark.objects.get().text) == 1000


def test_a_form_has_a_greatest_size(anna: Client) -> None:
    assert anna.post("/import/", {"text": "x" * 5_000_001}).status_code == 400
    fields = {f"field{n}": "x" for n in range(301)}
    assert anna.post("/import/", fields).status_code == 400


def test_a_file_has_a_greatest_size(anna: Client) -> None:
    huge = SimpleUploadedFile("game.json", b" " * 20_000_001)
    assert anna.post("/import/", {"file": huge}).status_code == 422


def test_names_have_a_greatest_length(anna: Client) -> None:
    table = new_table(anna, "me", "here", **{"name.0": "x" * 500, "name": "y" * 500})
    assert len(table.places.get(seat=0).name) == 40
    assert len(table.name) == 60


def test_limits_hold_while_the_shared_store_is_gone() -> None:
    gone = {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": f"redis://127.0.0.1:{free_port()}",
    }
    with override_settings(CACHES={**settings.CACHES, "default": gone}):
        answers = [limits.too_often("act", "somebody", 2) for _ in range(3)]
    assert answers == [False, False, True]


def test_nobody_waits_again_for_a_shared_store_that_accepts_and_never_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        hanging = {
            "BACKEND": "django.core.cache.backends.redis.RedisCache",
            "LOCATION": f"redis://127.0.0.1:{silent.getsockname()[1]}",
            "OPTIONS": SHARED["OPTIONS"],
        }
        with override_settings(CACHES={**settings.CACHES, "default": hanging}):
            answers = [limits.too_often("act", "somebody", 2) for _ in range(5)]
            assert not doctor.shared().fine
        assert answers == [False, False, True, True, True]
        assert _lines_to(silent) == 1


def _lines_to(door: socket.socket) -> int:
    """How many have knocked."""
    door.setblocking(False)
    count = 0
    while True:
        try:
            door.accept()[0].close()
        except BlockingIOError:
            return count
        count += 1
