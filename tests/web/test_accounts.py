"""People: sign up, sign in, settings, tokens, farewell, and the limits on all of it."""

from __future__ import annotations

import json
import re
import socket
from contextlib import suppress
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Event, Thread

import pytest
from django.core import mail
from django.test import Client, override_settings
from django.utils import timezone

from kursbuch.web.accounts import notices, webhooks
from kursbuch.web.accounts.hashing import Argon2
from kursbuch.web.accounts.models import Quiet, Token, User
from kursbuch.web.tables.models import Place, Table
from tests.web.steps import act, new_table, page

PASSWORD = "Gotthard-1882"


def sign_up(client: Client, name: str) -> User:
    form = {"username": name, "email": f"{name}@example.org"}
    response = client.post("/account/new", form | {"password1": PASSWORD, "password2": PASSWORD})
    assert response.status_code == 302, response.content.decode()
    return User.objects.get(username=name)


def test_a_new_account_takes_the_guests_seats_along(anna: Client, bert: Client) -> None:
    table = new_table(anna, "me", "here")
    user = sign_up(anna, "anna")
    assert Place.objects.filter(table=table, user=user).count() == 2
    assert act(anna, table, do="Pass", by=0).status_code == 200


def test_passwords_are_kept_by_argon2(anna: Client) -> None:
    assert sign_up(anna, "anna").password.startswith("argon2")


def test_sign_out_and_in_again(anna: Client) -> None:
    sign_up(anna, "anna")
    anna.post("/account/leave")
    assert "anna" not in anna.get("/").content.decode()
    anna.post("/account/enter", {"username": "anna", "password": PASSWORD})
    assert "anna" in anna.get("/").content.decode()


def test_tries_to_sign_in_are_limited(anna: Client, bert: Client) -> None:
    sign_up(anna, "anna")
    for _ in range(8):
        bert.post("/account/enter", {"username": "anna", "password": "wrong"})
    right = bert.post("/account/enter", {"username": "anna", "password": PASSWORD})
    assert right.status_code == 429


@override_settings(SITE="https://games.example")
def test_a_lost_password_is_set_anew_by_mail(anna: Client) -> None:
    sign_up(anna, "anna")
    anna.post("/account/leave")
    anna.post("/account/lost", {"email": "anna@example.org"})
    found = re.search(r"/account/lost/\S+", str(mail.outbox[-1].body))
    assert found, mail.outbox[-1].body
    assert f"https://games.example{found[0]}" in mail.outbox[-1].body
    form = anna.get(found[0], follow=True)
    new = {"new_password1": "Simplon-1906", "new_password2": "Simplon-1906"}
    anna.post(form.redirect_chain[-1][0], new)
    response = anna.post("/account/enter", {"username": "anna", "password": "Simplon-1906"})
    assert response.status_code == 302


def test_sign_in_leads_to_no_foreign_site(anna: Client) -> None:
    sign_up(anna, "anna")
    anna.post("/account/leave")
    form = {"username": "anna", "password": PASSWORD, "next": "https://example.com/"}
    assert anna.post("/account/enter", form)["Location"] == "/tables/"


def test_a_deleted_person_is_anonymous_and_the_games_stay(anna: Client, carla: Client) -> None:
    sign_up(anna, "anna")
    table = new_table(anna, "me", "here", **{"name.0": "anna"})
    anna.post("/account/farewell", {"password": PASSWORD})
    table.refresh_from_db()
    assert not User.objects.filter(username="anna").exists()
    text = page(carla, table)
    assert "Anonymous" in text
    assert "anna" not in text


def test_a_person_is_told_of_the_turn_once_until_the_quiet_is_over(anna: Client) -> None:
    user = sign_up(anna, "anna")
    User.objects.filter(pk=user.pk).update(by_email=True)
    table = new_table(anna, "me", "random")
    page(anna, table)
    assert notices.tell_all() == 0
    Place.objects.filter(table=table, seat=0).update(seen=-1)
    assert notices.tell_all() == 1
    assert f"/t/{table.key}/" in mail.outbox[-1].body
    assert notices.tell_all() == 0


def test_all_waiting_tables_are_told_in_one_message_and_no_more_often_than_wished(
    anna: Client,
) -> None:
    user = sign_up(anna, "anna")
    User.objects.filter(pk=user.pk).update(by_email=True, quiet=Quiet.HOUR)
    keys = [new_table(anna, "me", "random").key for _ in range(2)]
    assert notices.tell_all() == 1
    assert all(f"/t/{key}/" in mail.outbox[-1].body for key in keys)
    third = new_table(anna, "me", "random").key
    told_at(user, minutes=59)
    assert notices.tell_all() == 0
    told_at(user, minutes=61)
    Table.objects.filter(key=third).update(changed=timezone.now())
    assert notices.tell_all() == 1
    assert f"/t/{third}/" in mail.outbox[-1].body


def told_at(user: User, minutes: int) -> None:
    """Let the last notice have been so long ago, and the tables before it."""
    at = timezone.now() - timedelta(minutes=minutes)
    User.objects.filter(pk=user.pk).update(notified=at)
    Table.objects.update(changed=at - timedelta(minutes=1))


def test_nobody_is_told_who_does_not_wish_it(anna: Client) -> None:
    sign_up(anna, "anna")
    new_table(anna, "me", "random")
    assert notices.tell_all() == 0


def test_the_settings_of_an_account_change_its_pages(anna: Client) -> None:
    sign_up(anna, "anna")
    assert "data-patterns" not in anna.get("/").content.decode()
    form = {"language": "de", "theme": "dark", "quiet": "1440", "email": "anna@example.org"}
    form |= {"time_zone": "Europe/Zurich"}
    assert anna.post("/account/", form).status_code == 302
    text = anna.get("/").content.decode()
    assert '<html lang="de" data-theme="dark" data-patterns="off">' in text
    user = User.objects.get(username="anna")
    assert (user.quiet, user.patterns, user.sound) == (Quiet.DAY, False, False)
    assert user.time_zone == "Europe/Zurich"


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "xx"},
        {"theme": "pink"},
        {"quiet": "1"},
        {"webhook": "http://10.0.0.1/"},
        {"time_zone": "Europe/Atlantis"},
    ],
)
def test_settings_that_do_not_exist_are_refused(anna: Client, wrong: dict[str, str]) -> None:
    user = sign_up(anna, "anna")
    answer = anna.post("/account/", {"language": "", "theme": "", "quiet": "10", **wrong})
    assert answer.status_code == 200
    assert "errorlist" in answer.content.decode()
    assert User.objects.get(pk=user.pk).webhook == ""


def test_who_leaves_frees_the_seats_of_games_that_have_not_begun(anna: Client) -> None:
    sign_up(anna, "anna")
    table = new_table(anna, "me", "open")
    anna.post("/account/farewell", {"password": PASSWORD})
    assert all(place.is_free for place in table.places.all())


def test_nobody_leaves_with_a_wrong_password(anna: Client) -> None:
    sign_up(anna, "anna")
    anna.post("/account/farewell", {"password": "wrong"})
    assert User.objects.filter(username="anna").exists()


def test_a_webhook_gets_the_text_and_is_not_followed_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.send_response(302 if self.path == "/moved" else 204)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(webhooks, "public_ip", lambda url: "127.0.0.1")
        address = f"http://example.org:{server.server_port}"
        assert webhooks.send(f"{address}/hook", "your turn")
        assert json.loads(asked[0]) == {"content": "your turn", "text": "your turn"}
        assert not webhooks.send(f"{address}/moved", "your turn")
        assert len(asked) == 2
        server.shutdown()


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/hook",
        "http://localhost:8000/",
        "https://10.0.0.7/",
        "https://192.168.1.1/",
        "http://169.254.169.254/latest",
        "https://[::1]/",
        "ftp://8.8.8.8/",
        "https://user@8.8.8.8/",
        "http:///nowhere",
        "https://8.8.8.8:8443/",
        "https://224.0.0.1/",
        "https://240.0.0.1/",
        "https://168.63.129.16/",
        "https://[64:ff9b::a9fe:a9fe]/",
        "https://[2002:a9fe:a9fe::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[fd00:ec2::254]/",
        "https://8.8.8.8:99999999/",
        "https://[",
    ],
)
def test_a_webhook_never_leads_to_a_private_address(address: str) -> None:
    assert not webhooks.is_public(address)
    assert not webhooks.send(address, "your turn")


def test_a_webhook_may_lead_to_a_public_address() -> None:
    assert webhooks.is_public("https://8.8.8.8/hook")


def test_only_the_hash_of_a_token_is_kept(anna: Client) -> None:
    user = sign_up(anna, "anna")
    shown = anna.post("/account/tokens/new", {"name": "my bot"}).content.decode()
    token = re.search(r"kb_[\w-]+", shown)
    assert token
    assert Token.objects.get(user=user).digest != token[0]
    assert token[0] not in anna.get("/account/").content.decode()


@pytest.mark.parametrize(
    ("chosen", "kept"),
    [
        ([], "read"),
        (["play"], "read play"),
        (["manage", "play"], "read play manage"),
        (["everything"], "read"),
    ],
)
def test_a_token_has_the_scopes_that_were_chosen(
    anna: Client, chosen: list[str], kept: str
) -> None:
    sign_up(anna, "anna")
    shown = anna.post("/account/tokens/new", {"name": "my bot", "scopes": chosen})
    assert Token.objects.get().scopes == kept
    assert f"<td>{kept}</td>" in shown.content.decode()


@pytest.mark.parametrize("path", ["/account/", "/account/password", "/account/farewell"])
def test_account_pages_ask_strangers_to_sign_in(carla: Client, path: str) -> None:
    assert carla.get(path)["Location"].startswith("/account/enter")


@override_settings(CAN_MAIL=False)
def test_without_a_mail_server_no_link_is_made(anna: Client) -> None:
    sign_up(anna, "anna")
    before = len(mail.outbox)
    answer = anna.post("/account/lost", {"email": "anna@example.org"})
    assert answer.status_code == 404
    assert "sends no mail" in answer.content.decode()
    assert len(mail.outbox) == before


@pytest.mark.parametrize("written", ["anna ", " anna", "ANNA", "ａｎｎａ"])
def test_tries_are_counted_however_the_name_is_written(
    anna: Client, bert: Client, written: str
) -> None:
    sign_up(anna, "anna")
    for _ in range(8):
        bert.post("/account/enter", {"username": written, "password": "wrong"})
    assert bert.post("/account/enter", {"username": "anna", "password": "no"}).status_code == 429


def test_wrong_tries_of_strangers_do_not_lock_the_owner_out(anna: Client, bert: Client) -> None:
    sign_up(anna, "anna")
    anna.post("/account/leave")
    for _ in range(9):
        bert.post("/account/enter", {"username": "anna", "password": "wrong"})
    answer = anna.post("/account/enter", {"username": "anna", "password": PASSWORD})
    assert answer.status_code == 302


@pytest.mark.parametrize(
    ("path", "field"), [("/account/farewell", "password"), ("/account/password", "old_password")]
)
def test_who_has_the_session_cannot_guess_the_password(anna: Client, path: str, field: str) -> None:
    sign_up(anna, "anna")
    answers = [anna.post(path, {field: "wrong"}).status_code for _ in range(9)]
    assert answers == [200] * 8 + [429]


def test_tokens_end_with_the_password(anna: Client) -> None:
    user = sign_up(anna, "anna")
    Token.issue(user, "program")
    new = {"new_password1": "Simplon-1906", "new_password2": "Simplon-1906"}
    assert anna.post("/account/password", {"old_password": PASSWORD, **new}).status_code == 302
    assert not user.tokens.exists()


@pytest.mark.parametrize("name", ["Anna", "ännä", "a.n.n.a", "аnnа", "an na", "anna​"])
def test_nobody_takes_a_name_that_looks_like_anothers(
    anna: Client, bert: Client, name: str
) -> None:
    sign_up(anna, "anna")
    form = {"username": name, "password1": PASSWORD, "password2": PASSWORD}
    assert bert.post("/account/new", form).status_code == 200
    assert User.objects.count() == 1


def test_a_hash_takes_little_memory() -> None:
    hasher = Argon2()
    assert hasher.memory_cost <= 20 * 1024
    assert hasher.verify(PASSWORD, hasher.encode(PASSWORD, hasher.salt()))


def test_one_webhook_that_fails_keeps_nobody_else_from_being_told(
    anna: Client, bert: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    for client, name in ((anna, "anna"), (bert, "bert")):
        user = sign_up(client, name)
        User.objects.filter(pk=user.pk).update(by_email=True)
        new_table(client, "me", "random")
    tell = notices._tell

    def failing(user: User) -> bool:
        if user.username == "anna":
            raise ValueError("grün")
        return tell(user)

    monkeypatch.setattr(notices, "_tell", failing)
    assert notices.tell_all() == 1


def test_a_webhook_may_have_any_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path)
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(webhooks, "public_ip", lambda url: "127.0.0.1")
        assert webhooks.send(f"http://example.org:{server.server_port}/grün?zug=å", "your turn")
        server.shutdown()
    assert asked == ["/gr%C3%BCn?zug=%C3%A5"]


def test_a_webhook_that_drips_its_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)
    monkeypatch.setattr(webhooks, "public_ip", lambda url: "127.0.0.1")
    over = Event()
    with socket.create_server(("127.0.0.1", 0)) as door:

        def drip() -> None:
            line, _ = door.accept()
            with line, suppress(OSError):
                line.sendall(b"HTTP/1.1 200 OK\r\n")
                while not over.wait(0.05):
                    line.sendall(b"X: y\r\n")

        Thread(target=drip, daemon=True).start()
        assert not webhooks.send(f"http://example.org:{door.getsockname()[1]}/", "your turn")
        over.set()
