"""The public page of an account, from the settings, on a phone and on a desk."""

from __future__ import annotations

import pytest

from tests.web.browser.conftest import Open
from tests.web.browser.test_everybody import grave_faults, is_too_wide


@pytest.mark.parametrize(("width", "scheme"), [(1440, "dark"), (390, "light")])
def test_everybody_finds_their_own_public_page(visit: Open, width: int, scheme: str) -> None:
    page = visit("/account/new", width, 844, color_scheme=scheme)
    name = f"Anna-{width}"
    page.fill("[name=username]", name)
    page.fill("[name=password1]", "Gotthard-1882")
    page.fill("[name=password2]", "Gotthard-1882")
    page.click("main button.primary")
    page.goto(page.url.partition("/tables")[0] + "/account/")
    page.click("p.lead a")
    assert page.inner_text("h1") == name
    assert "No game has been finished yet." in page.inner_text("main")
    assert grave_faults(page) == []
    assert not is_too_wide(page)
