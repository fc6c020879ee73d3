"""What axe-core finds at a table: three widths, light and dark, both languages, every moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kursbuch.catalogue import title
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, click_hex, lay_out, new_game, press, proposed
from tests.web.browser.positions import open_before
from tests.web.browser.test_everybody import grave_faults, is_too_wide

PAIRWISE = [
    (1440, 900, "light", "en-GB", "StartCompany"),
    (1440, 900, "dark", "de-DE", "LayTile"),
    (1024, 768, "dark", "en-GB", "UseRevenue"),
    (1024, 768, "light", "de-DE", "RunTrains"),
    (390, 844, "light", "de-DE", "BuyTrain"),
    (390, 844, "dark", "en-GB", "PlaceMarker"),
    (390, 844, "dark", "de-DE", "StartCompany"),
    (1024, 768, "light", "en-GB", "Bid"),
]
"""Every width with every scheme and every language, and each moment at least once."""


@pytest.mark.parametrize(("width", "height", "scheme", "locale", "kind"), PAIRWISE)
def test_axe_finds_nothing_grave_at_any_moment(
    visit: Open, width: int, height: int, scheme: str, locale: str, kind: str
) -> None:
    page = visit("/import/", width, height, color_scheme=scheme, locale=locale)
    offer, _ = open_before(page, kind)
    assert grave_faults(page) == []
    if kind == "LayTile":
        click_hex(page, str(offer.fixed["hex"]))
        page.wait_for_selector("#overlay .pick")
    elif not proposed(page):
        page.locator("#now [data-want]:visible, .matrix [data-want]:visible").first.click()
        page.wait_for_function(AT_REST)
    assert grave_faults(page) == []
    assert not is_too_wide(page)


@pytest.mark.parametrize(("width", "scheme"), [(1440, "dark"), (390, "light")])
def test_axe_finds_nothing_grave_in_any_view_and_tab(visit: Open, width: int, scheme: str) -> None:
    page = visit("/import/", width, 844, color_scheme=scheme)
    open_before(page, "LayTile")
    for want in _wants(page):
        page.click(f'[data-want="{want}"]')
        page.wait_for_function(AT_REST)
        assert grave_faults(page) == [], want


def _wants(page: Page) -> list[str]:
    """The views and the tabs."""
    found: list[str] = page.locator(".views [data-want]").evaluate_all(
        "links => links.map(link => link.dataset.want)"
    )
    return found


@pytest.mark.parametrize(
    ("width", "scheme", "locale"), [(1024, "light", "de-DE"), (390, "dark", "en-GB")]
)
def test_axe_finds_nothing_grave_at_first_train(
    visit: Open, width: int, scheme: str, locale: str
) -> None:
    page = visit(width=width, height=844, color_scheme=scheme, locale=locale)
    new_game(page, "first-train-nuremberg", 4, "me", "here", "here", "here")
    for want in _wants(page):
        page.click(f'[data-want="{want}"]')
        page.wait_for_function(AT_REST)
        assert grave_faults(page) == [], want
        assert not is_too_wide(page), want


def test_axe_finds_nothing_grave_in_a_branch_in_the_past_and_in_1824(visit: Open) -> None:
    page = visit("/import/", 1024, 768)
    lay_out(page, title("1824").start(3, seed=1))
    assert grave_faults(page) == []
    press(page, "#pass")
    page.goto(f"{page.url}?at=0")
    page.click("#scrubber form button")
    page.wait_for_selector("body.what-if #now")
    assert grave_faults(page) == []
