"""Why can't I? What is not available says why, in the words of the law and with its rule."""

from __future__ import annotations

from random import Random

import pytest
from django.test import Client

from kursbuch.catalogue import title as find_title
from kursbuch.catalogue import titles
from kursbuch.core.state import State, offers, play, to_act, why_not
from kursbuch.core.words import Message, Words
from kursbuch.ledger import entry
from kursbuch.web.games.lookup import presenter
from kursbuch.web.games.presenter import Scene
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page.labels import Labels
from kursbuch.web.tables.page.refusals import Refusal, reasons, together, unavailable
from tests.web.steps import act, page, stock_round


def scene_of(state: State, language: str = "en") -> tuple[Scene, Labels]:
    """What everybody at one screen sees."""
    seats = list(range(state.setup.players))
    words = Words(language)
    view = state.title.view(state, to_act(state)[0])
    scene = Scene(view, words, language, [], seats, offers(state))
    shows = presenter(state.title)
    return scene, Labels(words, lambda n, v: shows.name(scene, n, v), prefix=shows.words)


@pytest.mark.parametrize("key", sorted(titles()))
def test_at_no_moment_of_a_game_is_anything_refused_without_a_rule(key: str) -> None:
    title, rng = find_title(key), Random(4)
    state, seen = title.start(title.players[0], seed=4), set[str]()
    for _ in range(100):
        if not state.agenda:
            break
        scene, labels = scene_of(state)
        offered = {(o.action.__name__, labels.offer(o)) for o in scene.offers}
        for kind in unavailable(scene, presenter(title), labels):
            seen.add(kind.do)
            for row in kind.rows:
                assert entry(row.rule), row
                assert labels.words.say(row.message)
                assert not {(kind.do, label) for label in row.labels} & offered
        state, _ = play(state, rng.choice(scene.offers).sample(rng))
    assert len(seen) > 2


@pytest.mark.parametrize(("key", "players", "pool"), [("1824", 3, False), ("1844", 3, True)])
def test_a_pool_is_spoken_of_only_where_there_is_one(key: str, players: int, pool: bool) -> None:
    state, rng = find_title(key).start(players, seed=1), Random(1)
    while type(state.agenda[-1]).__name__ != "StockRound":
        state, _ = play(state, rng.choice(offers(state)).sample(rng))
    scene, labels = scene_of(state)
    wanted = presenter(state.title).wanted(scene, to_act(state)[0])
    assert any("pool" in labels.offer(one.as_offer()) for one in wanted) is pool


def refused(client: Client, table: Table) -> str:
    """What is sent when the list of what is not possible is opened."""
    return client.get(f"/t/{table.key}/refusals").content.decode()


def test_the_reason_is_the_refusal_of_the_law_itself() -> None:
    state = find_title("1824").start(3, seed=1)
    scene, labels = scene_of(state)
    (seat,) = to_act(state)
    wanted = presenter(state.title).wanted(scene, seat)
    law = {(why.rule, why.message.key) for w in wanted if (why := why_not(state, w.action))}
    kinds = unavailable(scene, presenter(state.title), labels)
    assert {(row.rule, row.message.key) for kind in kinds for row in kind.rows} == law
    assert ("24-SR-08", "director-first") in law


def test_reasons_that_differ_in_one_name_are_told_as_one() -> None:
    rows = [
        Refusal(("A",), Message("director-first", company="A"), "44-BU-03"),
        Refusal(("B",), Message("director-first", company="B"), "44-BU-03"),
        Refusal(("C",), Message("cannot-pay", cost=70), "44-BU-07"),
        Refusal(("D",), Message("cannot-pay", cost=80), "44-BU-07"),
        Refusal(("E",), Message("director-first", company="A"), "44-BU-03"),
    ]
    first, *others = together(rows)
    assert first.labels == ("A", "B", "E")
    said = Words("en").say(first.message)
    assert said == "The director's certificate of A, B must be bought first."
    assert [row.labels for row in others] == [("C",), ("D",)]


def test_a_greyed_control_names_its_rule_and_leads_to_it(anna: Client) -> None:
    table = stock_round(anna)
    for seat in (2, 1):
        act(anna, table, do="BuyShare", by=seat, company="SD", source="bank", shares=1)
    act(anna, table, do="Pass", by=0)
    act(anna, table, do="Pass", by=0)
    text = refused(anna, table)
    assert 'aria-disabled="true" aria-describedby="why-SellShares-1">SD</button>' in text
    assert "Shares cannot be sold in this stock round." in text
    assert 'href="/rules/24-SE-03"' in text


def test_only_who_must_act_is_told_what_is_not_possible(anna: Client) -> None:
    table = stock_round(anna)
    address = f"/t/{table.key}/refusals"
    assert address in page(anna, table)
    assert address not in page(Client(), table)
    assert Client().get(address).status_code == 404


def test_the_reasons_are_told_in_german(anna: Client) -> None:
    table = stock_round(anna)
    act(anna, table, do="BuyShare", by=2, company="SD", source="bank", shares=1)
    anna.post("/language", {"language": "de", "next": "/"})
    assert "Jetzt nicht möglich" in page(anna, table)
    assert "<h3>Eine Direktoraktie kaufen</h3>" in refused(anna, table)


def test_a_hex_where_nothing_is_possible_tells_each_reason_once() -> None:
    state = find_title("1824").start(3, seed=1)
    scene, labels = scene_of(state)
    (row,) = reasons(scene, presenter(state.title), labels, {"hex": "E14"})
    assert "“Lay a tile” is not possible now." in labels.words.say(row.message)
    assert entry(row.rule)
