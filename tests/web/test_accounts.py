"""People: sign up, sign in, settings, tokens, farewell, and the limits on all of it."""

from __future__ import annotations

import re

import pytest
from django.core import mail
from django.test import Client

from kursbuch.web.accounts import notices, webhooks
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.tables.models import Place
from tests.web.tables import act, new_table, page

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


def test_a_lost_password_is_set_anew_by_mail(anna: Client) -> None:
    sign_up(anna, "anna")
    anna.post("/account/leave")
    anna.post("/account/lost", {"email": "anna@example.org"})
    found = re.search(r"/account/lost/\S+", str(mail.outbox[-1].body))
    assert found, mail.outbox[-1].body
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


@pytest.mark.parametrize("path", ["/account/", "/account/password", "/account/farewell"])
def test_account_pages_ask_strangers_to_sign_in(carla: Client, path: str) -> None:
    assert carla.get(path)["Location"].startswith("/account/enter")
