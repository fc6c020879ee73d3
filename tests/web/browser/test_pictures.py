"""Pictures from the menu, at the moment that is shown; the animation plays without a server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import kursbuch
from kursbuch.catalogue import title
from kursbuch.render import animate, draw
from tests.replays.golden import newest
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, wait_for_table
from tests.web.browser.test_everybody import grave_faults, is_too_wide

LOADED = "() => [...document.images].every(image => image.complete && image.naturalWidth)"
SAME = """svg => {
  const other = document.createElement("main");
  other.innerHTML = svg;
  return other.innerHTML === document.getElementById("picture").innerHTML;
}"""


@pytest.mark.parametrize(("width", "height", "language"), [(1440, 900, "en"), (390, 844, "de")])
def test_the_menu_leads_to_pictures_of_the_moment_that_is_shown(
    visit: Open, width: int, height: int, language: str
) -> None:
    page = visit("/import/", width, height, locale=language)
    page.fill("textarea", newest(title("first-train-nuremberg")).read_text(encoding="utf-8"))
    page.click("main button.primary")
    wait_for_table(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('#scrubber[data-at="1"]')
    page.wait_for_function(AT_REST)
    page.click('[popovertarget="menu"]')
    page.click("#to-pictures")
    page.wait_for_selector(".pictures")
    assert page.url.endswith("/sheet/pictures?at=1")
    page.locator(".pictures img").last.scroll_into_view_if_needed()
    page.wait_for_function(LOADED)
    assert grave_faults(page) == []
    assert not is_too_wide(page)
    with page.expect_download() as found:
        page.click('.pictures a[href*="board.png"]')
    assert re.fullmatch(r"first-train-nuremberg-\w+-1-board\.png", found.value.suggested_filename)
    with page.expect_download() as whole:
        page.click('a[href$="/animation.html"]')
    assert Path(whole.value.path()).read_text(encoding="utf-8").startswith("<!doctype html>")


def test_an_animation_plays_from_a_file(browser: Browser, tmp_path: Path) -> None:
    record = kursbuch.read_record(newest(title("1844")).read_text(encoding="utf-8"))
    played = [one for one, _ in zip(kursbuch.replay(record), range(120), strict=False)]
    file = tmp_path / "game.html"
    file.write_text(animate(played, name="Our game", language="de"), encoding="utf-8")
    context = browser.new_context(viewport={"width": 390, "height": 844}, offline=True)
    page = context.new_page()
    errors = list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(file.as_uri())
    page.click("#play")
    page.wait_for_function("() => at >= 2")
    page.click("#play")
    page.get_by_role("button", name="Zum Ende").click()
    assert page.inner_text("#number") == "119 / 119"
    page.keyboard.press("ArrowLeft")
    assert page.inner_text("#number") == "118 / 119"
    for what in ("board", "market"):
        page.click(f"[data-picture={what}]")
        svg = draw(played[118][0], what, language="de", prefix=f"{what}-", legend=False)
        assert page.evaluate(SAME, svg)
    page.focus("#at")
    page.keyboard.press("Home")
    assert page.inner_text("#number") == "0 / 119"
    assert grave_faults(page) == []
    assert not is_too_wide(page)
    context.close()
    assert errors == []
