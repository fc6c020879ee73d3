"""The page of a new table: a preset is chosen by name, or every option by itself."""

from __future__ import annotations

import pytest

from kursbuch.catalogue import title
from kursbuch.games.g1844.title import EDITION_2016
from kursbuch.records import read_record
from tests.web.browser.conftest import Open


@pytest.mark.parametrize("width", [390, 1440])
def test_an_own_choice_begins_with_a_preset_and_changes_one_option(visit: Open, width: int) -> None:
    page = visit("/new/1844/", width=width)
    page.click("text=18xx.games")
    page.click(".presets ~ details summary")
    assert page.is_visible("text=The fifth row ends with 160.")
    page.click("text=Your own choice")
    page.wait_for_selector('[name="option.cell_180"]')
    assert page.input_value('[name="option.cell_180"]') == "false"
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.select_option('[name="option.cell_180"]', "true")
    for seat in (1, 2):
        page.select_option(f'[name="seat.{seat}"]', "here")
    page.click("button.primary")
    page.wait_for_selector("#now")
    record = read_record(page.request.get(f"{page.url}record.json").text(), title)
    site = EDITION_2016.preset("18xx.games")
    assert record.setup.options == {**EDITION_2016.settled(3, site), "cell_180": True}
