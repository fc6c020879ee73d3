"""The result of a game prints on one sheet of white paper, whatever the screen looks like."""

from __future__ import annotations

import re

from kursbuch.catalogue import title
from tests.replays.golden import newest
from tests.web.browser.conftest import Open
from tests.web.browser.driving import wait_for_table
from tests.web.browser.test_everybody import grave_faults, is_too_wide

LOADED = "() => [...document.images].every(image => image.complete && image.naturalWidth)"
PAGE = re.compile(rb"/Type\s*/Page\b")


def test_the_result_prints_on_one_white_sheet(visit: Open) -> None:
    page = visit("/import/", color_scheme="dark", locale="de-DE")
    page.fill("textarea", newest(title("1844")).read_text(encoding="utf-8"))
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(page.url.partition("?")[0])
    page.click('#now a[href$="/sheet/result"]')
    page.wait_for_function(LOADED)
    assert page.locator("#print").is_visible()
    assert grave_faults(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert not is_too_wide(page)
    assert len(PAGE.findall(page.pdf(format="A4", prefer_css_page_size=True))) == 1
    page.emulate_media(media="print")
    assert page.locator("#print").is_hidden()
    assert page.locator(".top").is_hidden()
    white = page.evaluate("getComputedStyle(document.querySelector('.scores')).backgroundColor")
    assert white == "rgb(255, 255, 255)"
