"""The forms of programmes are sent when somebody opens them, not with every move."""

from __future__ import annotations

from django.test import Client

from tests.web.steps import page, stock_round


def test_the_page_names_the_address_of_the_forms_which_brings_them(anna: Client) -> None:
    table = stock_round(anna)
    address = f"/t/{table.key}/programmes/2"
    shown = page(anna, table)
    assert f'hx-get="{address}"' in shown
    assert 'class="programme"' not in shown
    answer = anna.get(address)
    assert answer.status_code == 200
    text = answer.content.decode()
    assert f'<input type="hidden" name="seq" value="{table.seq}">' in text
    assert "Pass until something affects me" in text


def test_nobody_is_sent_the_forms_of_a_seat_that_they_do_not_hold(anna: Client) -> None:
    table = stock_round(anna)
    assert "/programmes/" not in page(Client(), table)
    assert Client().get(f"/t/{table.key}/programmes/2").status_code == 404
    assert anna.get(f"/t/{table.key}/programmes/7").status_code == 404
