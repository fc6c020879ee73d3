"""Every kind of moment of a game has its page, with every form and every tab, in both languages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest
from django.test import Client, RequestFactory

from kursbuch.catalogue import title, titles
from kursbuch.core.action import Action
from kursbuch.core.offers import Offer
from kursbuch.core.record import Record, write_record
from kursbuch.core.state import State, offers, play
from kursbuch.core.words import LANGUAGES
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page import offer_forms
from kursbuch.web.tables.page.panels import SHEETS
from kursbuch.web.tables.page.table_view import labels_of, view_table
from kursbuch.web.tables.play.change import change
from kursbuch.web.tables.play.game import returned
from kursbuch.web.tables.record import store
from kursbuch.web.tables.record.tree import row_of
from kursbuch.web.visitors import Visitor

SHORT = [("first-train-nuremberg", 80), ("1824", 260), ("1844", 320)]
WHOLE = [pytest.param(key, 3000, marks=pytest.mark.proof) for key in titles() if key != "fair"]


def a_game(key: str, most: int) -> tuple[State, list[Action], list[int]]:
    """A random game, and the moments at which it offers something of a new kind."""
    start: State = title(key).start(title(key).players[-1], 11)
    state, rng, actions = start, Random(11), list[Action]()
    seen, moments = set[object](), list[int]()
    while (found := offers(state)) and len(actions) < most:
        kinds = {kind_of(offer) for offer in found}
        if kinds - seen:
            seen |= kinds
            moments.append(len(actions))
        actions.append(rng.choice(found).sample(rng))
        state, _ = play(state, actions[-1])
    return start, actions, [*moments, len(actions)]


def kind_of(offer: Offer) -> object:
    """Offers of one kind have one form."""
    return offer.action, tuple(offer.fixed), tuple(offer.open), tuple(offer.facts)


def laid_out(client: Client, start: State, actions: Sequence[Action]) -> Table:
    names = tuple(f"Player {seat}" for seat in range(start.setup.players))
    text = json.dumps(write_record(Record(start.setup, tuple(actions), names)))
    return Table.objects.get(key=client.post("/import/", {"text": text})["Location"].split("/")[2])


@pytest.mark.parametrize(("key", "most"), [*SHORT, *WHOLE])
def test_every_kind_of_moment_has_its_page(anna: Client, key: str, most: int) -> None:
    start, actions, moments = a_game(key, most)
    every_page(anna, laid_out(anna, start, actions), len(actions))
    table = laid_out(anna, start, actions[:-1])  # an ended game stays ended: nothing is taken back
    for number in reversed(moments[:-1]):
        if number < table.number:
            with change(table, table.seq):
                returned(table, store.return_step(table, row_of(table, number), 0))
        every_page(anna, table, number)


def every_page(client: Client, table: Table, number: int) -> None:
    """The page of a table in every language, with every form."""
    for language in LANGUAGES:
        page = client.get(f"/t/{table.key}/", headers={"Accept-Language": language})
        assert page.status_code == 200, number
        every_form(table, client.session["guest"], language)


def every_form(table: Table, guest: str, language: str) -> None:
    """Build the form of every offer, also of those that are narrowed down before."""
    request = RequestFactory().get("/")
    request.visitor = Visitor(None, guest)  # type: ignore[attr-defined]
    request.LANGUAGE_CODE = language
    view = view_table(request, Table.objects.get(pk=table.pk))
    for offer in view.scene.offers:
        assert offer_forms.control(offer, labels_of(view)).label


@pytest.mark.parametrize("key", [key for key in titles() if key != "fair"])
def test_every_tab_opens_at_the_start_and_later(anna: Client, key: str) -> None:
    start, actions, _ = a_game(key, 120)
    for part in (actions[:0], actions):
        table = laid_out(anna, start, part)
        request = RequestFactory().get("/")
        request.visitor = Visitor()  # type: ignore[attr-defined]
        request.LANGUAGE_CODE = "de"
        views = [panel.key for panel in view_table(request, table).presenter.views]
        for view in ("map", *views):
            assert anna.get(f"/t/{table.key}/?view={view}").status_code == 200, view
        for sheet in SHEETS:
            assert anna.get(f"/t/{table.key}/sheet/{sheet}").status_code == 200, sheet
