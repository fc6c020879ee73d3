"""Charts by round: every figure is what the log tells."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from django.test import Client, RequestFactory

from kursbuch.catalogue import title
from kursbuch.core.record import Record, write_record
from kursbuch.eighteen.state import State18
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page import charts, tallies
from kursbuch.web.tables.page.figures import Figures
from kursbuch.web.tables.page.table_view import TableView, view_table
from kursbuch.web.visitors import Visitor
from tests.replays.golden import log, newest, read

RECEIVED = re.compile(r"^(.+) receives (\d+) from (\w+)\.$")
HALF = re.compile(r"^\w+ pays (\d+) to (.+) and keeps \1\.$")
RAN = re.compile(r"^(\w+) runs its .+-train for (\d+): ")
BEGAN = re.compile(r"^Operating round (\d+\.\d+)")


@cache
def game(key: str) -> Record:
    """The golden game of a title, played by people who can be told apart."""
    record = read(newest(title(key)))
    return replace(
        record, names=("Anna", "Bert", "Carla", "Dora", "Emil", "Frida")[: record.setup.players]
    )


def told(key: str) -> list[str]:
    """What that game tells, line by line."""
    return [line.partition(": ")[2] for line in log(game(key))]


def looked_at(client: Client, key: str) -> TableView:
    text = json.dumps(write_record(game(key)))
    address = client.post("/import/", {"text": text})["Location"]
    request = RequestFactory().get("/")
    request.visitor = Visitor()  # type: ignore[attr-defined]
    request.LANGUAGE_CODE = "en"
    return view_table(request, Table.objects.get(key=address.split("/")[2]))


def by_name(view: TableView, found: Figures) -> dict[str, list[int | None]]:
    names = view.scene.names
    return {names[int(n)] if n.isdecimal() else n: [*line] for n, line in found.lines.items()}


@pytest.mark.parametrize("key", ["1844", "1824"])
def test_dividends_are_summed_up_to_what_the_log_tells(anna: Client, key: str) -> None:
    view, wanted = looked_at(anna, key), Counter[str]()
    assert isinstance(view.state, State18)
    for line in told(key):
        found = RECEIVED.match(line)
        if found and found[3] in view.state.title.charters:
            wanted[found[1]] += int(found[2])
        elif found := HALF.match(line):
            wanted[found[2]] += int(found[1])
    lines = by_name(view, charts.figures(view, "dividends"))
    players = {name: amount for name, amount in wanted.items() if name in view.scene.names}
    assert {name: line[-1] for name, line in lines.items()} == players
    assert len(players) == len(view.scene.names)
    assert all(line == sorted(line, key=int) for line in lines.values())  # type: ignore[arg-type]


def test_revenue_stands_in_the_round_in_which_it_was_run(anna: Client) -> None:
    view, where, wanted = looked_at(anna, "1844"), "", Counter[tuple[str, str]]()
    for line in told("1844"):
        if found := BEGAN.match(line):
            where = f"OR {found[1]}"
        elif found := RAN.match(line):
            wanted[where, found[1]] += int(found[2])
    shown = charts.figures(view, "revenue")
    values = {
        (stop, name): value
        for name, line in shown.lines.items()
        for stop, value in zip(shown.stops, line, strict=True)
        if value
    }
    assert values == wanted
    assert len(wanted) > 20


def test_a_chart_by_round_names_its_rounds_and_says_whether_runs_were_the_best(
    anna: Client,
) -> None:
    view = looked_at(anna, "1844")
    text = anna.get(f"/t/{view.table.key}/sheet/charts").content.decode()
    assert '<th scope="col" class="num">OR 1.1</th>' in text
    assert "proved to be the best possible" in text
    picture = anna.get(f"/t/{view.table.key}/chart/dividends.svg").content.decode()
    assert ">OR " in picture
    assert "Dividends, summed up" in picture


def test_the_events_of_a_game_are_read_once(anna: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    view = looked_at(anna, "1844")
    first = charts.figures(view, "dividends")
    monkeypatch.setattr(tallies, "played", lambda table, row: pytest.fail("read again"))
    assert charts.figures(view, "dividends") == first
    assert charts.figures(view, "revenue").lines


def test_a_company_has_one_colour_in_all_charts_and_a_seat_its_usual_one(anna: Client) -> None:
    view = looked_at(anna, "1844")
    companies = view.presenter.companies(view.state)
    shown = [charts.figures(view, chart) for chart in ("prices", "revenue")]
    prices, revenue = (
        dict(zip(one.lines, charts.colours_of(one, companies), strict=True)) for one in shown
    )
    assert len(set(revenue.values())) == len(revenue) > len(charts.COLOURS)
    both = prices.keys() & revenue.keys()
    assert len(both) > len(charts.COLOURS)
    assert {name: prices[name] for name in both} == {name: revenue[name] for name in both}
    players = Figures("page-round", [], {"2": [], "4": []})
    assert charts.colours_of(players, companies) == [charts.COLOURS[2], charts.COLOURS[4]]
