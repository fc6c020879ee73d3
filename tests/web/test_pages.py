"""All pages: they load nothing foreign, speak both languages, and cannot be injected into."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client, override_settings

from kursbuch.catalogue import titles
from kursbuch.core.words import LANGUAGES, catalogue
from kursbuch.web import settings
from tests.web.steps import act, new_table, page, post

PAGES = ["/", "/tables/", "/rules/", "/rules/FT-AUC-02", "/new/fair/", "/import/", "/api/docs"]
PAGES += ["/account/enter", "/account/new", "/account/lost", "/help/"]


@override_settings(CAN_MAIL=True)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_inline_script_style_or_foreign_address(anna: Client, path: str) -> None:
    response = anna.get(path)
    text = response.content.decode()
    assert response.status_code == 200
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    assert not re.search(r"<style|\sstyle=|\son\w+=", text)
    assert not re.search(r'(src|href)="(https?:)?//', text)
    assert "unsafe" not in response["Content-Security-Policy"]
    assert response["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_in_the_language_of_the_browser(path: str, language: str) -> None:
    response = Client(headers={"Accept-Language": language}).get(path)
    assert f'<html lang="{language}"' in response.content.decode()


def test_the_language_can_be_changed(anna: Client) -> None:
    anna.post("/language", {"language": "de", "next": "/tables/"})
    assert "Meine Tische" in anna.get("/tables/").content.decode()


def test_the_language_switch_leads_to_no_foreign_site(anna: Client) -> None:
    answer = anna.post("/language", {"language": "de", "next": "//example.com"})
    assert answer["Location"] == "/"


def test_both_languages_have_the_same_messages() -> None:
    root = Path(settings.HERE)
    for folder in root.rglob("words"):
        keys = [
            set(re.findall(r"^([a-z][\w-]*) =", (folder / f"{lang}.ftl").read_text(), re.M))
            for lang in LANGUAGES
        ]
        assert keys[0] == keys[1], folder


def test_every_message_that_a_template_names_exists() -> None:
    bundle = catalogue("en")
    for path in Path(settings.HERE).rglob("templates/**/*"):
        if path.is_file():
            for key in re.findall(r"{% say [\"']([\w-]+)", path.read_text()):
                assert bundle.has_message(key), f"{path.name}: {key}"


def test_names_and_remarks_cannot_inject_anything(anna: Client, bert: Client) -> None:
    evil = "<script>alert(1)</script>"
    table = new_table(anna, "me", "here", **{"name.0": evil, "name": evil})
    post(anna, table, "chat", text=evil)
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    for query in ("?beside=chat", "?beside=log", "?view=position"):
        text = page(bert, table, query)
        assert "<script>alert" not in text
        assert "&lt;script&gt;" in text


def test_forms_need_their_token() -> None:
    strict = Client(enforce_csrf_checks=True)
    assert strict.post("/new/fair/", {"players": "2"}).status_code == 403


def test_only_visitors_with_a_name_can_chat(anna: Client, carla: Client) -> None:
    table = new_table(anna, "me", "here")
    post(carla, table, "chat", text="hello")
    assert table.remarks.count() == 0


def test_too_many_requests_are_slowed_down(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    answers = [post(anna, table, "chat", text="hi").status_code for _ in range(32)]
    assert answers[-1] == 429


def test_a_missing_page_says_so_kindly(anna: Client) -> None:
    response = anna.get("/t/nowhere/")
    assert response.status_code == 404
    assert "To the start page" in response.content.decode()


def test_a_rule_can_be_read_and_searched(anna: Client) -> None:
    assert "First Train" in anna.get("/rules/FT-AUC-02?card=1").content.decode()
    assert anna.get("/rules/FT-NO-99").status_code == 404
    found = anna.get("/rules/?ledger=first-train&q=displaced").content.decode()
    assert "FT-AUC-02" in found
    assert "FT-VP-04" not in found


def test_a_rule_card_on_a_german_page_is_german_with_the_notes_folded() -> None:
    german = Client(headers={"Accept-Language": "de"})
    card = german.get("/rules/44-AU-13?card=1").content.decode()
    shown, notes = card.split("<details")
    assert "Bietet niemand auf eine der P2 bis P7" in shown
    assert "Versteigerung der Privatgesellschaften" in shown
    assert "Regelhefte von 2016 und 2003" in shown
    assert 'lang="en"' not in shown
    assert "If nobody bids" not in shown
    assert "Quellen und Anmerkungen (englisch)" in notes
    assert "If nobody bids" in notes


@pytest.mark.parametrize("search", ["displaced", "verdrängt"])
def test_the_rules_are_searched_in_both_languages_whatever_the_page_speaks(search: str) -> None:
    for language in LANGUAGES:
        visitor = Client(headers={"Accept-Language": language})
        found = visitor.get(f"/rules/?ledger=first-train&q={search}").content.decode()
        assert 'id="FT-AUC-02"' in found
        assert 'id="FT-VP-04"' not in found


@override_settings(
    SECURE_SSL_REDIRECT=True,
    SECURE_HSTS_SECONDS=3600,
    SESSION_COOKIE_SECURE=True,
    CSRF_COOKIE_SECURE=True,
)
def test_the_deployment_check_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DJANGO_ALLOW_ASYNC_UNSAFE", raising=False)  # set by the browser's tests
    call_command("check", deploy=True, fail_level="WARNING")


def test_no_message_is_defined_twice() -> None:
    """Every title has words of its own; a second one of the same key would win silently."""
    found: dict[str, Path] = {}
    for path in sorted(Path(settings.HERE).parent.rglob("words/en.ftl")):
        for key in re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(), re.M):
            assert key not in found, f"{key}: {path} and {found[key]}"
            found[key] = path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_has_its_introduction_with_pictures(language: str) -> None:
    reader = Client(headers={"Accept-Language": language})
    for key in titles().keys() - {"fair"}:
        text = reader.get(f"/help/{key}/").content.decode()
        assert "glossary" in text, key
        for path in re.findall(r'<img src="([^"]+)"', text):
            assert reader.get(path).status_code == 200, path


@pytest.mark.parametrize("key", ["1844", "first-train-nuremberg"])
def test_help_lists_the_keys_that_the_table_lists(anna: Client, key: str) -> None:
    seats = {"players": "3", "seat.0": "me", "seat.1": "here", "seat.2": "here"}
    pages = anna.post(f"/new/{key}/", seats, follow=True), anna.get(f"/help/{key}/")
    lists = [
        re.findall(r'<dl class="keys">.*?</dl>', page.content.decode(), re.S) for page in pages
    ]
    assert lists[0] == lists[1]
    assert len(lists[0]) == 1
