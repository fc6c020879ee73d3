"""Hints: asked for by whoever has a choice, where the table allows it, and thought about apart."""

from __future__ import annotations

from threading import Event, Thread

from django.test import Client
from django.utils import timezone

from kursbuch.web import processes
from kursbuch.web.tables.hints import worker
from kursbuch.web.tables.models import Hint, Table
from tests.web.steps import act, do_left, new_table, page, post

ASK = "What would you do?"


def answered(table: Table) -> Hint:
    asked = Hint.objects.get(table=table)
    worker.run(asked.pk)
    asked.refresh_from_db()
    return asked


def test_a_table_allows_hints_only_if_it_was_set_up_so(anna: Client) -> None:
    table = new_table(anna, "me", "random")
    assert ASK not in page(anna, table)
    assert post(anna, table, "hint").status_code == 422
    assert not Hint.objects.exists()


def test_whoever_has_a_choice_asks_once_and_gets_candidates_with_reasons(anna: Client) -> None:
    table = new_table(anna, "me", "random", hints="on")
    assert ASK in page(anna, table)
    post(anna, table, "hint")
    post(anna, table, "hint")
    assert "A bot is thinking" in page(anna, table)
    assert answered(table).candidates
    shown = page(anna, table)
    assert "What a bot would do" in shown
    assert "By chance." in shown


def test_a_hint_does_not_wait_for_bots_that_think(anna: Client) -> None:
    enough, busy = Event(), Thread(target=lambda: processes.bots.ask(60, enough.wait))
    table = new_table(anna, "me", "random", hints="on")
    post(anna, table, "hint")
    busy.start()
    try:
        assert answered(table).candidates
    finally:
        enough.set()
        busy.join()


def test_a_candidate_is_proposed_by_one_click(anna: Client) -> None:
    table = new_table(anna, "me", "random", hints="on")
    post(anna, table, "hint")
    answered(table)
    hint = page(anna, table).partition('class="hint"')[2].partition("</section>")[0]
    want = hint.partition('href="')[2].partition('"')[0].replace("&amp;", "&")
    assert 'id="commit"' in page(anna, table, want)


def test_others_neither_ask_for_nor_see_a_hint(anna: Client, bert: Client) -> None:
    table = new_table(anna, "me", "random", hints="on")
    assert post(bert, table, "hint").status_code == 422
    post(anna, table, "hint")
    answered(table)
    assert "What a bot would do" not in page(bert, table)


def test_a_hint_lapses_when_the_game_goes_on(anna: Client) -> None:
    table = new_table(anna, "me", "here", hints="on")
    post(anna, table, "hint")
    asked = Hint.objects.get(table=table)
    act(anna, table, do="Pass", by=0)
    worker.run(asked.pk)
    asked.refresh_from_db()
    assert asked.candidates is None
    assert "A bot is thinking" not in page(anna, table)


def test_what_was_asked_before_a_restart_is_answered_after_it(anna: Client) -> None:
    table = new_table(anna, "me", "here", hints="on")
    post(anna, table, "hint")
    do_left(worker.WORK)
    assert Hint.objects.get(table=table).candidates
    assert not list(worker.left(timezone.now()))
