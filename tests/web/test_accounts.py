"""People: sign up, sign in, settings, tokens, deletion, and the limits on all of it."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.hashers import Argon2PasswordHasher
from django.core import mail
from django.test import Client, override_settings

from kursbuch.web.account_deletion.anonymise import anonymise
from kursbuch.web.accounts import hashing
from kursbuch.web.accounts.hashing import Argon2
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.groups import membership
from kursbuch.web.tables.models import Place, Table
from tests.web.steps import act, free_turns, new_table, page

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
    user = sign_up(anna, "anna")
    Token.issue(user, "program")
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
    assert not user.tokens.exists(), "whoever knew the old password may have made it"


def test_sign_in_leads_to_no_foreign_site(anna: Client) -> None:
    sign_up(anna, "anna")
    anna.post("/account/leave")
    form = {"username": "anna", "password": PASSWORD, "next": "https://example.com/"}
    assert anna.post("/account/enter", form)["Location"] == "/tables/"


def test_a_deleted_person_is_anonymous_and_the_games_stay(anna: Client, carla: Client) -> None:
    sign_up(anna, "anna")
    table = new_table(anna, "me", "here", **{"name.0": "anna"})
    anna.post("/account/delete", {"password": PASSWORD})
    table.refresh_from_db()
    assert not User.objects.filter(username="anna").exists()
    text = page(carla, table)
    assert "Anonymous" in text
    assert "anna" not in text


def test_the_settings_of_an_account_change_its_pages(anna: Client) -> None:
    sign_up(anna, "anna")
    assert "data-patterns" not in anna.get("/").content.decode()
    form = {"language": "de", "theme": "dark", "email": "anna@example.org"}
    form |= {"time_zone": "Europe/Zurich"}
    assert anna.post("/account/", form).status_code == 302
    text = anna.get("/").content.decode()
    assert '<html lang="de" data-theme="dark" data-patterns="off">' in text
    user = User.objects.get(username="anna")
    assert (user.patterns, user.sound) == (False, False)
    assert user.time_zone == "Europe/Zurich"


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "xx"},
        {"theme": "pink"},
        {"time_zone": "Europe/Atlantis"},
    ],
)
def test_settings_that_do_not_exist_are_refused(anna: Client, wrong: dict[str, str]) -> None:
    user = sign_up(anna, "anna")
    answer = anna.post("/account/", {"language": "", "theme": "", **wrong})
    assert answer.status_code == 200
    assert "errorlist" in answer.content.decode()
    assert User.objects.get(pk=user.pk).time_zone == ""


def test_who_leaves_frees_the_seats_of_games_that_have_not_begun(anna: Client) -> None:
    sign_up(anna, "anna")
    table = new_table(anna, "me", "open")
    anna.post("/account/delete", {"password": PASSWORD})
    assert all(place.is_free for place in table.places.all())


def test_who_deletes_the_account_leaves_open_tables_as_anybody_does(
    anna: Client, bert: Client
) -> None:
    sign_up(anna, "dora")
    own, other = new_table(anna, "me", "open"), new_table(bert, "me", "open", "open")
    anna.post(f"/t/{other.key}/join")
    other.refresh_from_db()
    before = other.pulse
    anna.post("/account/delete", {"password": PASSWORD})
    assert not Table.objects.filter(pk=own.pk).exists()
    other.refresh_from_db()
    assert [place.is_free for place in other.places.all()] == [False, True, True]
    assert other.pulse > before


def test_an_account_is_deleted_as_a_whole_or_not_at_all(
    anna: Client, bert: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = sign_up(anna, "dora")
    table = new_table(bert, "me", "open", "open")
    anna.post(f"/t/{table.key}/join")

    def fails(user: User) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(membership, "forget", fails)
    with pytest.raises(ZeroDivisionError):
        anonymise(user, "Anonymous")
    assert table.places.get(seat=1).user == user
    assert table.places.get(seat=1).name == "dora"


def test_nobody_leaves_with_a_wrong_password(anna: Client) -> None:
    sign_up(anna, "anna")
    anna.post("/account/delete", {"password": "wrong"})
    assert User.objects.filter(username="anna").exists()


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


@pytest.mark.parametrize("path", ["/account/", "/account/password", "/account/delete"])
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
    ("path", "field"), [("/account/delete", "password"), ("/account/password", "old_password")]
)
def test_who_has_the_session_cannot_guess_the_password(anna: Client, path: str, field: str) -> None:
    sign_up(anna, "anna")
    answers = [anna.post(path, {field: "wrong"}).status_code for _ in range(9)]
    assert answers == [200] * 8 + [429]


def test_only_few_passwords_are_hashed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = hashing.AT_ONCE
    bound = free_turns(turns)
    assert 1 <= bound <= 4
    left: list[int] = []

    def watched(self: object, *args: object) -> str:
        left.append(free_turns(turns))
        return "hash"

    for method in ("encode", "verify"):
        monkeypatch.setattr(Argon2PasswordHasher, method, watched)
    hashing.Argon2().encode("Gotthard-1882", "salt")
    hashing.Argon2().verify("Gotthard-1882", "hash")
    assert left == [bound - 1] * 2
    assert free_turns(turns) == bound


def test_tokens_end_with_the_password(anna: Client) -> None:
    user = sign_up(anna, "anna")
    Token.issue(user, "program")
    new = {"new_password1": "Simplon-1906", "new_password2": "Simplon-1906"}
    assert anna.post("/account/password", {"old_password": PASSWORD, **new}).status_code == 302
    assert not user.tokens.exists()


@pytest.mark.parametrize(
    "name", ["Anna", "ännä", "a.n.n.a", "аnnа", "an na", "anna​", "ɑnna", "ᴀnna"]
)
def test_nobody_takes_a_name_that_looks_like_anothers(
    anna: Client, bert: Client, name: str
) -> None:
    sign_up(anna, "anna")
    form = {"username": name, "password1": PASSWORD, "password2": PASSWORD}
    assert bert.post("/account/new", form).status_code == 200
    assert User.objects.count() == 1


@pytest.mark.parametrize("name", ["Çelık", "Łukasz", "Øyvind", "Ægir", "Weiß", "Ðorđe"])
def test_letters_that_people_write_are_in_names(anna: Client, name: str) -> None:
    form = {"username": name, "password1": PASSWORD, "password2": PASSWORD}
    assert anna.post("/account/new", form).status_code == 302
    assert User.objects.get().username == name


def test_a_dot_on_an_i_makes_no_other_name(anna: Client, bert: Client) -> None:
    sign_up(anna, "Emil")
    form = {"username": "Emıl", "password1": PASSWORD, "password2": PASSWORD}
    assert bert.post("/account/new", form).status_code == 200
    assert User.objects.count() == 1


def test_a_hash_takes_little_memory() -> None:
    hasher = Argon2()
    assert hasher.memory_cost <= 20 * 1024
    assert hasher.verify(PASSWORD, hasher.encode(PASSWORD, hasher.salt()))
