"""The result on one sheet: what a score is made of adds up to it, at any time."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice

import pytest
from django.test import Client

from kursbuch.catalogue import title
from kursbuch.core.action import Seat
from kursbuch.core.record import write_record
from kursbuch.core.state import State
from kursbuch.core.words import Words
from kursbuch.eighteen.state import State18
from kursbuch.games.first_train.scoring import final_score
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.records import replay
from kursbuch.web.games.lookup import presenter
from kursbuch.web.games.presenter import Scene
from kursbuch.web.tables.models import Table
from tests.replays.golden import newest, read
from tests.web.steps import new_table, page

NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Frida")
TITLES = ("1844", "1844-2003", "1824", "1824-cisleithania-2", "first-train-nuremberg")


def scores(state: State) -> list[int]:
    """What would be scored now, as the law has it."""
    seats = [Seat(seat) for seat in range(state.setup.players)]
    if isinstance(state, State18):
        return [state.title.scored(state, seat) for seat in seats]
    assert isinstance(state, FirstTrain)
    return [final_score(state, seat).total for seat in seats]


@pytest.mark.parametrize("key", TITLES)
def test_the_parts_of_a_score_add_up_to_it_at_any_time(key: str) -> None:
    record = read(newest(title(key)))
    players = record.setup.players
    for state, _ in islice(replay(record, title), 0, None, 20):
        scene = Scene(state, Words("en", NAMES), "en", NAMES, (), ())
        parts = presenter(state.title).score(scene)
        sums = [sum(part.values[seat] for part in parts) for seat in range(players)]
        assert sums == scores(state)


def finished(client: Client, key: str) -> Table:
    record = read(newest(title(key)))
    named = replace(record, names=NAMES[: record.setup.players])
    answer = client.post("/import/", {"text": json.dumps(write_record(named))})
    return Table.objects.get(key=answer["Location"].split("/")[2])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_finished_game_leads_to_its_result_with_the_winner_first(
    anna: Client, language: str
) -> None:
    table = finished(anna, "1844")
    assert table.result is not None
    anna.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    assert f'href="/t/{table.key}/sheet/result"' in page(anna, table)
    text = page(anna, table, "sheet/result")
    winner = NAMES[table.result["places"].index(1)]
    columns = text[text.index("<thead>") : text.index("</thead>")]
    assert min(NAMES[: len(table.result["places"])], key=columns.index) == winner
    assert {"en": "The game is over.", "de": "Das Spiel ist zu Ende."}[language] in text
    total = text[text.index("<tfoot>") :]
    assert [total.index(f">{score}<") for score in sorted(table.result["scores"], reverse=True)]
    for chart in ("worth", "prices", "dividends", "revenue"):
        assert f"/chart/{chart}.svg?n={table.seq}&amp;small=1" in text


def test_a_small_chart_is_smaller(anna: Client) -> None:
    table = finished(anna, "first-train-nuremberg")
    whole = anna.get(f"/t/{table.key}/chart/points.svg").content.decode()
    small = anna.get(f"/t/{table.key}/chart/points.svg?small=1").content.decode()
    assert 'width="760"' in whole
    assert 'width="520"' in small


def test_a_game_that_is_not_over_shows_what_would_be_scored_now(anna: Client) -> None:
    address = anna.post("/new/1824/", {"players": "3"} | {f"seat.{n}": "here" for n in range(3)})
    text = anna.get(f"{address['Location']}sheet/result").content.decode()
    assert "Standing after move 0" in text
    assert "<tfoot>" in text


def test_a_title_that_tells_no_parts_has_a_result_all_the_same(anna: Client) -> None:
    assert "<tfoot>" in page(anna, new_table(anna, "me", "here"), "sheet/result")
