"""Whatever goes wrong has a page that says so, in the visitor's language."""

from __future__ import annotations

import pytest
from django.test import Client

from kursbuch.web import limits, views


def test_a_missing_page_and_a_missing_table(anna: Client) -> None:
    for path in ("/nowhere", "/t/nowhere/", "/help/nowhere/"):
        answer = anna.get(path)
        assert answer.status_code == 404
        assert "There is no such page" in answer.content.decode()


def test_a_foreign_form_is_refused() -> None:
    answer = Client(enforce_csrf_checks=True).post("/theme", {"theme": "dark"})
    assert answer.status_code == 403
    assert "This form has expired" in answer.content.decode()


def test_too_many_requests_in_german() -> None:
    hans = Client(headers={"Accept-Language": "de"})
    for _ in range(30):
        limits.too_often("sign-in", "127.0.0.1", 30)
    answer = hans.post("/account/enter", {"username": "a", "password": "b"})
    assert answer.status_code == 429
    assert "Langsam, bitte" in answer.content.decode()
    assert answer["HX-Retarget"] == "#main"


def test_a_request_that_is_too_large(anna: Client) -> None:
    answer = anna.post("/import/", {"text": "x" * 5_000_001})
    assert answer.status_code == 400
    assert "cannot be read" in answer.content.decode()


def test_an_error_of_ours_shows_nothing_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(views, "titles", broken)
    answer = Client(raise_request_exception=False).get("/help/")
    text = answer.content.decode()
    assert answer.status_code == 500
    assert "Something went wrong on our side" in text
    assert "secret detail" not in text


def test_not_even_the_page_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError

    monkeypatch.setattr(views, "titles", broken)
    monkeypatch.setattr("kursbuch.web.error_pages.render", broken)
    answer = Client(raise_request_exception=False).get("/help/")
    assert answer.status_code == 500
    assert answer.content == b"Kursbuch met an error and wrote it down."


def test_a_program_is_told_in_the_shape_of_all_refusals() -> None:
    hans = Client(headers={"Accept-Language": "de"})
    for path, code, key in (
        ("/api/nowhere", 404, "page-not-found"),
        ("/api/tables?a=%00", 400, "page-unreadable"),
    ):
        answer = hans.get(path)
        assert answer.status_code == code
        assert answer.json()["key"] == key
        assert answer.json()["rule"] == ""
        assert answer["Content-Type"] == "application/json"
    assert answer.json()["why"] == "Diese Anfrage ist nicht lesbar"
