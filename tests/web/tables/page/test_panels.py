"""The panels of a table page, and what it shows before an action is confirmed."""

from __future__ import annotations

import json
import re

from django.test import Client

from kursbuch.web.tables.page.panels import SHEETS
from kursbuch.web.tables.page.parts import PARTS
from tests.web.steps import act, new_table, page


def test_the_history_tells_what_has_happened_since_ones_own_last_turn(
    anna: Client, bert: Client
) -> None:
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    act(anna, table, do="Pay", by=0, coins={"red": 2}, wrapped=False)
    act(bert, table, do="Bid", by=1, lot="pear", coins=4)
    text = page(anna, table, "sheet/history")
    assert f"/t/{table.key}/?at=2" in text
    assert "bids 4 for the pear" in text
    assert "bids 3 for the apple" not in text


def test_what_is_proposed_is_told_before_it_is_committed(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    address = anna.post("/new/1824/", form)["Location"]
    share = {"do": "BuyShare", "by": 2, "company": "SD", "source": "bank", "shares": 1}
    before = anna.get(address).content.decode()
    assert "What would happen" not in before
    assert 'id="go" aria-disabled="true"' in before
    text = anna.get(address, {"offer": json.dumps(share)}).content.decode()
    assert "What would happen" in text
    assert '<form method="post" action="' + address + 'act" data-acts id="commit"' in text


def test_a_proposal_that_the_law_forbids_is_refused_with_its_rule(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    address = anna.post("/new/1824/", form)["Location"]
    share = {"do": "BuyShare", "by": 2, "company": "BK", "source": "bank", "shares": 1}
    text = anna.get(address, {"offer": json.dumps(share)}).content.decode()
    assert 'role="alert"' in text
    assert "24-" in text[text.index('role="alert"') :][:600]
    assert 'id="commit"' not in text


def test_a_part_that_the_browser_has_is_not_sent_again(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    text = page(anna, table)
    have = re.findall(r'id="(\w+)" data-print="(\w+)"', text)
    assert {name for name, _ in have} == set(PARTS)
    headers = {"HX-Request": "true", "X-Have": ",".join(f"{n}:{p}" for n, p in have)}
    again = anna.get(f"/t/{table.key}/", headers=headers).content.decode()
    assert "hx-swap-oob" in again
    assert not re.findall(r'id="(\w+)" hx-swap-oob="true" data-print', again)
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    changed = anna.get(f"/t/{table.key}/", headers=headers).content.decode()
    assert 'id="now" hx-swap-oob="true"' in changed


def test_every_tab_of_a_table_can_be_opened(anna: Client) -> None:
    for title, players in (("fair", 2), ("first-train-nuremberg", 2), ("1844", 3)):
        form = {"players": str(players)} | {f"seat.{n}": "here" for n in range(players)}
        table = anna.post(f"/new/{title}/", form)["Location"]
        text = anna.get(table).content.decode()
        wanted = re.findall(r'data-want="((?:view|beside)=[\w-]+)"', text)
        assert len(wanted) >= 3
        for want in wanted:
            assert anna.get(f"{table}?{want}").status_code == 200, (title, want)
        for sheet in SHEETS:
            assert anna.get(f"{table}sheet/{sheet}").status_code == 200, (title, sheet)
        assert anna.get(f"{table}sheet/nothing").status_code == 404


def test_charts_are_drawn_and_have_their_figures_beside_them(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    table = anna.post("/new/1844/", form)["Location"]
    for chart in ("worth", "cash", "prices", "dividends", "revenue"):
        assert anna.get(f"{table}chart/{chart}.svg").status_code == 200
    assert anna.get(f"{table}chart/none.svg").status_code == 404
    assert "800" in anna.get(f"{table}sheet/charts").content.decode()


def test_figures_for_the_script_have_a_point_in_every_language(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    table = anna.post("/new/1844/", form)["Location"]
    for language in ("en", "de"):
        text = anna.get(table, headers={"Accept-Language": language}).content.decode()
        assert 'data-letters="17"' in text
