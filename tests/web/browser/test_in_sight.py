"""What one looks for is in sight and can be read, at any width and in both languages."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page

from kursbuch.catalogue import title
from kursbuch.core.record import write_record
from kursbuch.eighteen.operating.run_trains import RunTrains
from tests.replays.golden import newest, read
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, lay_out, wait_for_table
from tests.web.browser.positions import open_before

INSIDE = """([inner, outer]) => {
    const [one, other] = [inner, outer].map(
        spot => document.querySelector(spot).getBoundingClientRect());
    return one.left >= other.left && one.right <= other.right
        && one.top >= other.top && one.bottom <= other.bottom;
}"""
OVER = """spots => spots.filter(spot => spot.scrollWidth > spot.clientWidth)
    .map(spot => spot.textContent)"""
TOUCHING = """spots => {
    const words = spots.map(spot => {
        const range = document.createRange();
        range.selectNodeContents(spot);
        return range.getBoundingClientRect();
    });
    return words.filter((word, n) => n && word.left < words[n - 1].right + 3).length;
}"""
PAGE = re.compile(rb"/Type\s*/Page\b")


def open_after(page: Page, key: str, number: int) -> None:
    """On the import page: the golden game of a title after so many moves."""
    record = read(newest(title(key)))
    played = replace(record, actions=record.actions[:number])
    page.fill("textarea", json.dumps(write_record(played)))
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(page.url.partition("?")[0])
    page.wait_for_function(AT_REST)


def test_on_a_telephone_the_line_of_history_stays_where_the_thumb_is(visit: Open) -> None:
    page = visit("/import/", 390, 844)
    open_before(page, "LayTile")
    frame = page.locator("#scrubber").bounding_box()
    assert frame is not None
    for view in ("shares", "supply", "map"):
        page.click(f'[data-want="view={view}"]')
        page.wait_for_function(AT_REST)
        assert page.locator("#scrubber").bounding_box() == frame, view
    page.click("#scrubber [aria-label]:has-text('❘◀')")
    page.wait_for_selector("#scrubber[data-at='0']")
    assert page.locator("#scrubber").bounding_box() == frame
    commit = page.locator("footer.commit").bounding_box()
    assert commit is not None
    assert frame["y"] + frame["height"] == commit["y"]


def test_on_a_telephone_the_shares_come_right_after_what_would_happen(visit: Open) -> None:
    page = visit("/import/", 390, 844)
    open_before(page, "StartCompany")
    page.locator(".matrix .button[data-want]:not([aria-disabled])").first.click()
    page.wait_for_selector(".preview")
    preview, matrix = [page.locator(one).bounding_box() for one in (".preview", ".matrix")]
    assert preview is not None
    assert matrix is not None
    assert 0 < matrix["y"] - preview["y"] - preview["height"] < 60, "the tabs are between them"


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_the_run_that_is_proposed_is_in_sight(visit: Open, width: int, height: int) -> None:
    page = visit("/import/", width, height)
    _, action = open_before(page, "RunTrains")
    assert isinstance(action, RunTrains)
    page.wait_for_function(AT_REST)
    for place in (one for way in action.runs[0].hexes for one in way):
        assert page.evaluate(INSIDE, [f'#board [data-hex="{place}"]', "#map"])


def test_the_company_at_turn_is_in_sight_beside(visit: Open) -> None:
    page = visit("/import/", 1024, 768)
    open_after(page, "1824", 187)  # a price has moved within the round
    page.wait_for_function(AT_REST)
    rows = page.locator("#beside tbody tr").evaluate_all("rows => rows.map(row => row.className)")
    assert rows.index("is") > 3, "else it is in sight anyway"
    assert page.evaluate(INSIDE, ["#beside tr.is", "#beside .in"])
    places = ["did", "is", ""]
    assert [places.index(row) for row in rows] == sorted(places.index(row) for row in rows)


@pytest.mark.parametrize("kind", ["UseRevenue", "BuyTrain", "PlaceMarker", "StartCompany"])
def test_in_german_nothing_is_wider_than_its_place(visit: Open, kind: str) -> None:
    page = visit("/import/", 1024, 768, locale="de-DE")
    open_before(page, kind)
    page.locator("#now [data-want]:visible, .matrix [data-want]:visible").first.click()
    page.wait_for_function(AT_REST)
    parts = "#now .body, #now .depot b, #now .button, .matrix .button, #go-to, .two"
    assert page.locator(parts).evaluate_all(OVER) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_at_first_train_no_step_touches_the_next_and_figures_are_in_line(
    visit: Open, width: int, height: int
) -> None:
    page = visit("/import/", width, height, locale="de-DE")
    lay_out(page, title("first-train-nuremberg").start(4, seed=1))
    assert page.inner_text(".rounds [aria-current]") == "Runde 1"
    assert page.inner_text(".steps [aria-current]") == "Versteigerung"
    assert page.locator(".steps li").evaluate_all(TOUCHING) == 0
    tops = "spots => [...new Set(spots.map(spot => spot.getBoundingClientRect().top))]"
    assert len(page.locator(".seat .inf").evaluate_all(tops)) == 1
    assert page.locator(".seat, .seat .v").evaluate_all(OVER) == []
    line, bar = [page.locator(one).bounding_box() for one in (".rounds", ".table-bar")]
    assert line is not None
    assert bar is not None
    if width > 1199:
        assert abs(line["x"] + line["width"] / 2 - bar["width"] / 2) < 120, "in the middle"


def test_a_paper_has_its_name_in_the_share_table(visit: Open) -> None:
    page = visit("/import/", 1024, 768)
    open_before(page, "StartCompany")
    papers = page.locator(".matrix .paper th")
    assert papers.count()
    assert all(text.strip() for text in papers.all_inner_texts())


@pytest.mark.parametrize("view", ["map", "shares"])
def test_a_running_table_prints_on_one_white_sheet(visit: Open, view: str) -> None:
    page = visit("/import/", 1440, 900, color_scheme="dark")
    open_before(page, "LayTile")
    page.goto(f"{page.url.partition('?')[0]}?view={view}")
    page.wait_for_function(AT_REST)
    page.keyboard.press("+")
    assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1
    page.emulate_media(media="print")
    for part in ("#go", "#scrubber", ".zoom", "#views"):
        assert page.locator(part).is_hidden(), part
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    if view == "map":
        box = page.get_attribute("#board > svg", "viewBox")
        whole = page.get_attribute("#board > svg", "data-full")
        assert box is not None
        assert whole is not None
        assert [float(n) for n in box.split()] == [float(n) for n in whole.split()]
