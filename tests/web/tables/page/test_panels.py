"""The panels of a table page, and what it shows before an action is confirmed."""

from __future__ import annotations

import re

from django.test import Client

from tests.web.steps import act, new_table, page


def test_the_history_tells_what_has_happened_since_ones_own_last_turn(
    anna: Client, bert: Client
) -> None:
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    act(anna, table, do="Pay", by=0, coins={"red": 2}, wrapped=False)
    act(bert, table, do="Bid", by=1, lot="pear", coins=4)
    text = page(anna, table, "?panel=history")
    assert f"/t/{table.key}/?at=2&amp;panel=history" in text
    assert "bids 4 for the pear" in text
    assert "bids 3 for the apple" not in text


def test_before_an_action_is_confirmed_nothing_else_is_offered(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    address = anna.post("/new/1824/", form)["Location"]
    share = '{"do": "BuyShare", "by": 2, "company": "SD", "source": "bank", "shares": 1}'
    text = anna.get(address, {"offer": share}).content.decode()
    assert "What would happen" in text
    assert 'data-do="BuyShare"' in text
    assert 'data-do="BuyPaper"' not in text


def test_every_tab_of_a_table_can_be_opened(anna: Client) -> None:
    for title, players in (("fair", 2), ("first-train-nuremberg", 2), ("1844", 3)):
        form = {"players": str(players)} | {f"seat.{n}": "here" for n in range(players)}
        table = anna.post(f"/new/{title}/", form)["Location"]
        text = anna.get(table).content.decode()
        for tab in re.findall(r'data-tab="([\w-]+)"', text):
            assert anna.get(f"{table}panel/{tab}").status_code == 200, (title, tab)
        assert anna.get(f"{table}panel/nothing").status_code == 404


def test_charts_are_drawn_and_have_their_figures_beside_them(anna: Client) -> None:
    form = {"players": "3"} | {f"seat.{n}": "here" for n in range(3)}
    table = anna.post("/new/1844/", form)["Location"]
    for chart in ("worth", "cash", "prices", "income"):
        assert anna.get(f"{table}chart/{chart}.svg").status_code == 200
    assert anna.get(f"{table}chart/none.svg").status_code == 404
    assert "800" in anna.get(f"{table}panel/charts").content.decode()
