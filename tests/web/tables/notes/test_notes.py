"""Notes: read by whoever wrote them, as long as they have a seat; a pinned one by everybody."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from kursbuch.web.account_deletion.anonymise import anonymise
from kursbuch.web.accounts.models import User
from kursbuch.web.operations import moderation
from kursbuch.web.tables.models import Note, Place, Table
from kursbuch.web.tables.notes import notebook
from kursbuch.web.tables.notes.notebook import LONGEST
from tests.web.steps import new_table, page, post, two

NEW = {"username": "Anna", "password1": "Gotthard-1882", "password2": "Gotthard-1882"}


def note(client: Client, table: Table, text: str, version: int = 0) -> Any:
    return post(client, table, "notes", text=text, version=str(version))


def test_notes_are_there_again_for_whoever_wrote_them(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = two(anna, bert)
    answer = note(anna, table, "sell\r\nJS ")
    assert json.loads(answer.content) == {"version": 1}
    assert Note.objects.get().text == "sell\nJS "
    assert "sell\nJS </textarea>" in page(anna, table)
    assert "sell\nJS" not in page(bert, table)
    assert 'id="notes-text"' in page(bert, table)
    assert 'id="notes-text"' not in page(carla, table)


def test_two_screens_do_not_overwrite_each_other(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    note(anna, table, "one")
    assert note(anna, table, "two", 1).status_code == 200
    assert note(anna, table, "three", 1).status_code == 409
    assert note(anna, table, "four").status_code == 409
    assert Note.objects.get().text == "two"


def test_notes_that_are_too_long_are_refused_and_the_old_ones_stay(
    anna: Client, bert: Client
) -> None:
    table = two(anna, bert)
    note(anna, table, "one")
    assert note(anna, table, "x" * (LONGEST + 1), 1).status_code == 422
    assert note(anna, table, "nul\0", 1).status_code == 400
    assert Note.objects.get().text == "one"
    assert note(anna, table, "y" * (LONGEST - 1) + "\r\n", 1).status_code == 200


def test_whoever_takes_a_seat_over_takes_neither_notes_nor_pin(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = two(anna, bert)
    note(bert, table, "a secret plan")
    post(bert, table, "pin", text="back on Monday")
    assert "back on Monday" in page(anna, table, "?beside=notes")
    post(bert, table, "offer", seat="1")
    carla.post(table.invitations.get().get_absolute_url(), {"name": "Carla"})
    assert Place.objects.get(table=table, seat=1).name == "Carla"
    assert "a secret plan" not in page(carla, table)
    assert "back on Monday" not in page(anna, table, "?beside=notes")
    assert "a secret plan" not in page(bert, table), "without a seat there is no notebook"


def test_a_guest_who_signs_up_keeps_the_notes(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    note(anna, table, "kept")
    anna.post(reverse("sign-up"), NEW)
    assert "kept</textarea>" in page(anna, table)
    assert note(anna, table, "kept and written on", 1).status_code == 200


def test_nothing_of_a_deleted_account_stays(anna: Client, bert: Client) -> None:
    anna.force_login(User.objects.create_user("Anna"))
    table = two(anna, bert)
    note(anna, table, "secret")
    post(anna, table, "pin", text="hello")
    anonymise(User.objects.get(), "Anonymous")
    assert not Note.objects.exists()
    assert "hello" not in page(bert, table, "?beside=notes")


def test_a_pinned_note_is_seen_by_everybody_until_it_is_taken_down(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = two(anna, bert)
    post(anna, table, "pin", text="<b>Slow</b> this week")
    for client in (anna, bert, carla):
        assert "&lt;b&gt;Slow&lt;/b&gt; this week" in page(client, table, "?beside=notes")
    assert post(carla, table, "pin", text="mine").status_code == 422
    post(anna, table, "pin", text="")
    assert "this week" not in page(bert, table, "?beside=notes")


def test_whoever_is_muted_pins_nothing(anna: Client) -> None:
    anna.force_login(User.objects.create_user("Anna"))
    table = new_table(anna, "me", "here")
    post(anna, table, "pin", text="rude")
    moderation.mute("Anna")
    assert Place.objects.get(table=table, seat=0).pinned == ""
    assert post(anna, table, "pin", text="rude").status_code == 422
    assert note(anna, table, "own thoughts are free").status_code == 200


def test_two_accounts_of_one_person_become_one_with_all_notes(anna: Client, bert: Client) -> None:
    User.objects.create_user("Other")
    anna.force_login(User.objects.create_user("Anna"))
    note(anna, two(anna, bert), "kept")
    moderation.merge("Anna", "Other")
    assert Note.objects.get().user == User.objects.get(username="Other")


def test_a_company_and_a_round_have_notes_of_their_own(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    note(anna, table, "the whole")
    for subject, text in (("company:JS", "sell soon"), ("round:SR 1", "pass first")):
        answer = post(anna, table, "notes", text=text, version="0", subject=subject)
        assert json.loads(answer.content) == {"version": 1}
        found = anna.get(reverse("note", args=[table.key]), {"subject": subject})
        assert json.loads(found.content) == {"text": text, "version": 1}
        other = bert.get(reverse("note", args=[table.key]), {"subject": subject})
        assert json.loads(other.content) == {"text": "", "version": 0}
    assert "the whole</textarea>" in page(anna, table)
    again = {"text": "late", "version": "0", "subject": "company:JS"}
    assert post(anna, table, "notes", **again).status_code == 409
    assert Note.objects.get(subject="company:JS").text == "sell soon"


def test_nobody_without_a_seat_reads_notes(anna: Client, bert: Client, carla: Client) -> None:
    table = two(anna, bert)
    assert carla.get(reverse("note", args=[table.key])).status_code == 404


def test_notes_are_about_a_company_or_a_round(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    for wrong in ("seat:1", "company:", "JS", "company: "):
        answer = post(anna, table, "notes", text="x", version="0", subject=wrong)
        assert answer.status_code == 422, wrong
    assert not Note.objects.exists()


def test_nobody_notes_without_end(
    anna: Client, bert: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(anna, bert)
    monkeypatch.setattr(notebook, "MOST", 2)
    made = [
        post(anna, table, "notes", text="x", version="0", subject=f"round:SR {n}").status_code
        for n in range(3)
    ]
    assert made == [200, 200, 422]


def test_a_guest_who_signs_in_keeps_the_notes_of_each_subject(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    user = User.objects.create_user("Anna", password="Gotthard-1882")
    Note.objects.create(table=table, user=user, subject="company:JS", text="old")
    note(anna, table, "the whole")
    post(anna, table, "notes", text="new", version="0", subject="company:JS")
    anna.post(reverse("sign-in"), {"username": "Anna", "password": "Gotthard-1882"})
    found = dict(Note.objects.filter(user=user).values_list("subject", "text"))
    assert found == {"": "the whole", "company:JS": "old\n\nnew"}
