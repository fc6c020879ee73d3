"""The board in its slot, and the line of history below it, under a hand that zooms and drags."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kursbuch.catalogue import title
from tests.replays.golden import newest
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, wait_for_table
from tests.web.browser.lettering import names_are_readable
from tests.web.browser.positions import open_before

BOX = "document.querySelector('#board > svg').getAttribute('viewBox').split(' ').map(Number)"
WHERE_BAR = """() => {
    const { left, right } = document.querySelector("#scrubber .bar").getBoundingClientRect();
    return [left, right];
}"""
IN_THE_MIDDLE = """() => {
    const { at, number } = document.getElementById("scrubber").dataset;
    return dragging === null && Math.abs(at / number - 0.5) < 0.03;
}"""
PINCH = """() => {
    const { left, top } = document.getElementById("map").getBoundingClientRect();
    const touch = (kind, id, x) => document.getElementById("map").dispatchEvent(new PointerEvent(
        kind, { pointerId: id, clientX: left + x, clientY: top + 100, bubbles: true }));
    touch("pointerdown", 1, 100);
    touch("pointerdown", 2, 140);
    touch("pointermove", 2, 220);
    touch("pointerup", 1, 100);
    touch("pointerup", 2, 220);
}"""


def width_seen(page: Page) -> float:
    """How much of the board is seen, in its own units."""
    return float(page.evaluate(BOX)[2])


def test_wheel_pinch_and_keys_zoom_and_a_locator_shows_the_rest(visit: Open) -> None:
    page = visit("/import/", 1024, 768)
    open_before(page, "LayTile")
    usual = width_seen(page)
    page.wait_for_selector("#locator .seen")
    page.hover("#map")
    page.mouse.wheel(0, -200)
    page.wait_for_function(f"usual => {BOX}[2] < usual", arg=usual)
    nearer = width_seen(page)
    page.evaluate(PINCH)
    assert width_seen(page) < nearer
    page.keyboard.press("z")
    page.wait_for_selector("#locator", state="hidden")
    assert width_seen(page) > usual
    page.keyboard.press("z")
    assert width_seen(page) == usual


FILLED = """() => {
    const [board, slot] = ["#board .ground", "#map"].map(
        spot => document.querySelector(spot).getBoundingClientRect());
    return Math.max(board.width / slot.width, board.height / slot.height);
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_names_are_large_and_the_board_fills_its_slot_whatever_stands_beside(
    visit: Open, width: int, height: int
) -> None:
    page = visit("/import/", width, height)
    open_before(page, "LayTile")
    for key in ("", "l", "c", "n", "o"):
        if key:
            page.keyboard.press(key)
            page.wait_for_function(AT_REST)
        assert names_are_readable(page)
        assert page.evaluate(FILLED) > 0.93


def test_the_line_of_history_is_dragged_without_loading_the_page_again(visit: Open) -> None:
    page = visit("/import/", 1440, 900)
    page.fill("textarea", newest(title("first-train-nuremberg")).read_text(encoding="utf-8"))
    page.click("main button.primary")
    wait_for_table(page)
    page.evaluate("window.same = true")
    frame = page.locator("#scrubber .bar").bounding_box()
    assert frame is not None
    middle = frame["y"] + frame["height"] / 2
    page.mouse.move(frame["x"] + 10, middle)
    page.mouse.down()
    for part in range(1, 21):
        page.mouse.move(frame["x"] + frame["width"] * part / 40, middle)
    page.mouse.up()
    page.wait_for_function(IN_THE_MIDDLE)
    page.wait_for_function(AT_REST)
    at, number = (page.get_attribute("#scrubber", f"data-{name}") for name in ("at", "number"))
    assert f"after move {at} of {number}" in page.inner_text("#now")
    assert page.evaluate("window.same")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768)])
def test_the_line_of_history_is_as_long_in_the_past_as_now(
    visit: Open, width: int, height: int
) -> None:
    page = visit("/import/", width, height)
    page.fill("textarea", newest(title("1844")).read_text(encoding="utf-8"))
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(page.url.partition("?")[0])
    lengths = [page.evaluate(WHERE_BAR)]
    for at in (1, 100):
        page.evaluate("at => ask(`at=${at}`)", at)
        page.wait_for_selector(f"#scrubber[data-at='{at}']")
        assert page.is_visible("#pace")
        lengths.append(page.evaluate(WHERE_BAR))
    assert lengths == lengths[:1] * 3


def test_the_strip_tells_the_worth_that_is_scored(visit: Open) -> None:
    page = visit("/import/", 1440, 900)
    page.fill("textarea", newest(title("1824-cisleithania-2")).read_text(encoding="utf-8"))
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(page.url.partition("?")[0])
    scores = page.locator("#now .timetable td.num").all_inner_texts()
    strip = page.locator("#seats .v").all_inner_texts()
    assert len(scores) == len(strip) == 2
    assert all(
        any(f"Worth {score} G" in " ".join(told.split()) for told in strip) for score in scores
    )
