"""All pages: they load nothing foreign, speak both languages, and cannot be injected into."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client, override_settings

from kursbuch.catalogue import titles
from kursbuch.core.words import LANGUAGES, catalogue
from kursbuch.web import settings
from kursbuch.web.tables.models import Status
from tests.formats.small import bid
from tests.formats.small import text as site_game
from tests.web.tables import act, new_table, page, post

PAGES = ["/", "/tables/", "/rules/", "/rules/FT-AUC-02", "/new/fair/", "/import/", "/api/docs"]
PAGES += ["/account/enter", "/account/new", "/account/lost", "/help/"]


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
    for query in ("?panel=chat", "?panel=log", "?panel=position"):
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


def test_unknown_titles_and_wrong_options_are_refused(anna: Client) -> None:
    assert anna.get("/new/1899/").status_code == 404
    form = {"players": "2", "seat.0": "me", "seat.1": "here", "option.rich": "perhaps"}
    assert anna.post("/new/fair/", form).status_code == 422


def test_a_rule_can_be_read_and_searched(anna: Client) -> None:
    assert "First Train" in anna.get("/rules/FT-AUC-02?card=1").content.decode()
    assert anna.get("/rules/FT-NO-99").status_code == 404
    found = anna.get("/rules/?ledger=first-train&q=displaced").content.decode()
    assert "FT-AUC-02" in found
    assert "FT-VP-04" not in found


def test_a_private_table_is_not_in_the_lobby(anna: Client, carla: Client) -> None:
    new_table(anna, "me", "here", name="Secret", private="on")
    new_table(anna, "me", "here", name="Open to all")
    text = carla.get("/tables/").content.decode()
    assert "Open to all" in text
    assert "Secret" not in text


def test_tables_are_found_by_title_pace_and_name(anna: Client, carla: Client) -> None:
    new_table(anna, "me", "here", name="Slow", pace="days")
    new_table(anna, "me", "here", name="Quick")
    slow = carla.get("/tables/?pace=days").content.decode()
    assert "Slow" in slow
    assert "Quick" not in slow
    assert "Quick" in carla.get("/tables/?q=quic").content.decode()
    assert "Quick" not in carla.get("/tables/?title=1844").content.decode()


def test_my_turn_comes_first(anna: Client, bert: Client) -> None:
    mine = new_table(anna, "me", "open", name="Mine")
    bert.post(f"/t/{mine.key}/join", {"name": "Bert"})
    other = new_table(anna, "me", "open", name="Other")
    bert.post(f"/t/{other.key}/join", {"name": "Bert"})
    act(anna, other, do="Pass", by=0)
    text = anna.get("/tables/").content.decode()
    assert text.index("Mine") < text.index("Other")
    assert "Your turn" in text


def test_a_seat_can_be_taken_once_and_given_up(anna: Client, bert: Client, carla: Client) -> None:
    table = new_table(anna, "me", "open", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    bert.post(f"/t/{table.key}/join", {"name": "Bert again"})
    assert sum(place.is_free for place in table.places.all()) == 1
    bert.post(f"/t/{table.key}/leave")
    assert sum(place.is_free for place in table.places.all()) == 2
    anna.post(f"/t/{table.key}/fill", {"bot": "random"})
    table.refresh_from_db()
    assert table.status == Status.RUNNING


def test_who_looked_at_a_table_keeps_the_seat_even_if_the_answer_gets_lost(
    anna: Client, bert: Client
) -> None:
    table = new_table(anna, "me", "open")
    bert.get(f"/t/{table.key}/")
    cookie = bert.cookies["sessionid"].value
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    lost = Client()
    lost.cookies["sessionid"] = cookie
    assert "You are watching" not in page(lost, table)


def test_only_the_owner_fills_the_table_with_bots(anna: Client, carla: Client) -> None:
    table = new_table(anna, "me", "open")
    carla.post(f"/t/{table.key}/fill", {"bot": "random"})
    table.refresh_from_db()
    assert table.status == Status.OPEN


def test_a_running_download_keeps_the_seed(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, do="Pass", by=0)
    record = json.loads(anna.get(f"/t/{table.key}/record.json").content)
    assert record["seed"] == ""
    assert len(record["actions"]) == 1


def test_a_downloaded_game_can_be_imported_and_stepped_through(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    for turn in range(6):
        act(anna, table, do="Pass", by=turn % 2)
    text = anna.get(f"/t/{table.key}/record.json").content.decode()
    answer = anna.post("/import/", {"text": text})
    assert answer.status_code == 302
    assert "position after move 0 of 6" in anna.get(answer["Location"]).content.decode()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"kursbuch": 1}', '{"kursbuch": 9}', "\x00"])
def test_nonsense_is_not_imported(anna: Client, text: str) -> None:
    assert anna.post("/import/", {"text": text}).status_code == 422


def test_a_record_with_an_illegal_action_is_not_imported(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, do="Pass", by=0)
    record = json.loads(anna.get(f"/t/{table.key}/record.json").content)
    record["actions"][0]["by"] = 1
    answer = anna.post("/import/", {"text": json.dumps(record)})
    assert answer.status_code == 422


def test_the_history_tells_what_has_happened_since_ones_own_last_turn(
    anna: Client, bert: Client
) -> None:
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    act(anna, table, do="Pay", by=0, coins={"red": 2}, wrapped=False)
    act(bert, table, do="Bid", by=1, lot="pear", coins=4)
    text = page(anna, table, "?panel=history")
    assert f"/t/{table.key}/?at=2&amp;panel=history" in text
    assert "bids 4 for the pear" in text
    assert "bids 3 for the apple" not in text


def test_before_an_action_is_confirmed_nothing_else_is_offered(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    address = anna.post("/new/1824/", form)["Location"]
    share = '{"do": "BuyShare", "by": 2, "company": "SD", "source": "bank", "shares": 1}'
    text = anna.get(address, {"offer": share}).content.decode()
    assert "What would happen" in text
    assert 'data-do="BuyShare"' in text
    assert 'data-do="BuyPaper"' not in text


def test_a_branch_is_a_table_of_ones_own(anna: Client, carla: Client) -> None:
    table = new_table(anna, "me", "here")
    for turn in range(3):
        act(anna, table, do="Pass", by=turn % 2)
    answer = carla.post(f"/t/{table.key}/branch", {"at": "1"})
    text = carla.get(answer["Location"]).content.decode()
    assert "/act" in text
    assert table.key not in text.partition("<main")[0], "it is called like its title"
    table.refresh_from_db()
    assert table.number == 3


def test_a_branch_of_a_running_game_does_not_tell_what_chance_will_bring(
    anna: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "here")
    answer = carla.post(f"/t/{table.key}/branch", {"at": "0"})
    new = titles() and answer["Location"].split("/")[2]
    setup = type(table).objects.get(key=new).setup
    assert setup["seed"] != table.setup["seed"]


@override_settings(
    SECURE_SSL_REDIRECT=True,
    SECURE_HSTS_SECONDS=3600,
    SECURE_HSTS_INCLUDE_SUBDOMAINS=True,
    SECURE_HSTS_PRELOAD=True,
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


def test_every_tab_of_a_table_can_be_opened(anna: Client) -> None:
    for title, players in (("fair", 2), ("first-train-nuremberg", 2), ("1844", 3)):
        form = {"players": str(players)} | {f"seat.{n}": "here" for n in range(players)}
        table = anna.post(f"/new/{title}/", form)["Location"]
        text = anna.get(table).content.decode()
        for tab in re.findall(r'data-tab="([\w-]+)"', text):
            assert anna.get(f"{table}panel/{tab}").status_code == 200, (title, tab)
        assert anna.get(f"{table}panel/nothing").status_code == 404


def test_charts_are_drawn_and_have_their_figures_beside_them(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    table = anna.post("/new/1844/", form)["Location"]
    for chart in ("worth", "cash", "prices", "income"):
        assert anna.get(f"{table}chart/{chart}.svg").status_code == 200
    assert anna.get(f"{table}chart/none.svg").status_code == 404
    assert "800" in anna.get(f"{table}panel/charts").content.decode()


def test_the_game_ends_when_all_agree(anna: Client, bert: Client) -> None:
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    post(anna, table, "ask", kind="end")
    assert table.status == Status.RUNNING
    asked = table.proposals.get()
    post(bert, table, "answer", proposal=str(asked.pk), answer="yes")
    assert table.status == Status.FINISHED
    assert "ended here by agreement" in page(anna, table)


def test_an_absent_player_is_replaced_with_the_consent_of_the_others(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "open", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    carla.post(f"/t/{table.key}/join", {"name": "Carla"})
    post(anna, table, "ask", kind="replace", seat="1")
    asked = table.proposals.get()
    assert asked.needs == [2]
    post(carla, table, "answer", proposal=str(asked.pk), answer="yes")
    assert table.places.get(seat=1).bot


def test_who_resigns_leaves_the_seat_to_a_bot(anna: Client, bert: Client) -> None:
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    post(bert, table, "resign")
    assert table.places.get(seat=1).bot
    assert not table.places.get(seat=0).bot


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_has_its_introduction_with_pictures(language: str) -> None:
    reader = Client(headers={"Accept-Language": language})
    for key in titles().keys() - {"fair"}:
        text = reader.get(f"/help/{key}/").content.decode()
        assert "glossary" in text, key
        for path in re.findall(r'<img src="([^"]+)"', text):
            assert reader.get(path).status_code == 200, path


def test_of_an_export_with_an_impossible_action_what_came_before_is_kept(anna: Client) -> None:
    export = site_game(bid(11, "P1", 20), bid(22, "P1", 21))
    answer = anna.post("/import/", {"text": export})
    assert answer.status_code == 422
    told = answer.content.decode()
    assert "Action 2 (bid)" in told
    kept = re.search(r'href="(/t/[^"]+)"', told)
    assert kept is not None
    table = anna.get(kept[1].replace("&amp;", "&")).content.decode()
    assert "position after move 0 of 1" in table
