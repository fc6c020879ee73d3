"""What must be seen without scrolling or asking: map and action, round, order, actor, figures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from kursbuch.catalogue import title
from tests.replays.golden import newest
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, click_hex, propose, proposed, wait_for_table
from tests.web.browser.positions import open_before

SIZES = [(1440, 900), (1024, 768), (390, 844)]
PRICE = ".matrix .button[data-want]:not([aria-disabled])"


def is_in_first_screen(spot: Locator) -> bool:
    """All of it, and nothing was scrolled."""
    page = spot.page
    frame, size = spot.bounding_box(), page.viewport_size
    if frame is None or size is None or page.evaluate("scrollY"):
        return False
    wide, high = frame["x"] + frame["width"], frame["y"] + frame["height"]
    return min(frame["x"], frame["y"]) >= 0 and wide <= size["width"] and high <= size["height"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_map_and_the_action_are_both_in_the_first_screen(
    visit: Open, width: int, height: int
) -> None:
    page = visit("/import/", width, height)
    offer, _ = open_before(page, "LayTile")
    assert is_in_first_screen(page.locator("#map"))
    assert is_in_first_screen(page.locator("#go"))
    assert is_in_first_screen(page.locator("#pass"))
    frame = page.locator("#map").bounding_box()
    assert frame is not None
    assert min(frame["width"] / width, frame["height"] / height) > 0.3
    click_hex(page, str(offer.fixed["hex"]))
    page.wait_for_selector("#commit")
    assert is_in_first_screen(page.locator("#go"))
    assert page.locator("#map").bounding_box() == frame


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_round_order_actor_and_figures_are_always_there(
    visit: Open, width: int, height: int
) -> None:
    page = visit("/import/", width, height)
    open_before(page, "LayTile")
    current = page.locator(".rounds [aria-current]")
    assert current.inner_text() == "OR 1.1"
    assert is_in_first_screen(current)
    acting = page.locator(".seat.act")
    assert acting.count() == 1
    assert is_in_first_screen(acting)
    assert page.locator(".seat .cash").count() == 3
    assert is_in_first_screen(page.locator("#prompt"))
    assert is_in_first_screen(page.locator(".steps [aria-current]"))
    assert is_in_first_screen(page.locator(".table-bar .phase b"))
    for figure in ("Price", "Treasury", "Trains", "Markers", "→"):
        assert figure in page.inner_text(".plate")
    assert page.locator("#beside[data-tab=order] tr.is").count() == 1
    if width > 700:
        assert is_in_first_screen(page.locator("#beside tr.is"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_one_row_a_company_and_passing_is_pinned_in_the_stock_round(
    visit: Open, width: int, height: int
) -> None:
    page = visit("/import/", width, height)
    open_before(page, "StartCompany")
    assert page.inner_text(".rounds [aria-current]") == "SR 1"
    rows = ".matrix tbody tr[data-company]"
    names = "rows => rows.map(row => row.dataset.company)"
    companies = page.locator(rows).evaluate_all(names)
    assert len(companies) == len(set(companies)) >= 10
    assert is_in_first_screen(page.locator("#pass"))
    assert is_in_first_screen(page.locator("#go"))
    propose(page, PRICE, 3)
    assert page.locator(rows).evaluate_all(names) == companies, "the same order always"
    assert page.locator(".preview li b").count(), "what it costs is said before it is done"
    assert is_in_first_screen(page.locator("#pass"))


def test_the_board_keeps_its_size_whatever_stands_beside_it(visit: Open) -> None:
    page = visit("/import/", 1440, 900)
    open_before(page, "LayTile")
    frame = page.locator("#map").bounding_box()
    for key in "lco":
        page.keyboard.press(key)
        page.wait_for_function(AT_REST)
        assert page.locator("#map").bounding_box() == frame


def test_the_dividend_is_told_in_figures_before_any_click(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "UseRevenue")
    assert not proposed(page)
    revenue = int(page.inner_text(".three thead th >> nth=0").split()[-1])
    treasury = _figures(page, "Treasury")
    assert treasury[2] - treasury[0] == revenue
    assert treasury[1] >= treasury[0]
    assert len(_figures(page, "Price")) == len(_figures(page, "Your worth")) == 3
    assert page.locator(".three tbody tr:has(.shape) small").count(), "who holds which part"


def _figures(page: Page, label: str) -> list[int]:
    """A row of the table: now, if it is paid out, if it is kept; each with what that is more."""
    row = page.locator(".three tbody tr", has=page.locator("th", has_text=label))
    told = [text.replace("−", "-").split() for text in row.locator("td").all_inner_texts()]
    now = int(told[0][0])
    assert all(int((*words, "0")[1]) == int(words[0]) - now for words in told)
    return [int(words[0]) for words in told]


def test_the_log_tells_nothing_of_what_comes_after_the_moment_shown(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "LayTile")
    page.goto(f"{page.url}?at=7&beside=log")
    numbers = [int(text) for text in page.locator(".log a.moment").all_inner_texts()]
    assert numbers == list(range(7, 0, -1))
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#scrubber[data-at='6']")
    assert page.locator(".log a.moment").first.inner_text() == "6"


def test_a_seat_has_one_colour_and_one_shape_everywhere(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "StartCompany")
    look = """spots => spots.map(spot => {
        const { backgroundColor, clipPath, borderRadius } = getComputedStyle(spot);
        return [spot.className, backgroundColor, clipPath, borderRadius].join();
    })"""
    strip = page.locator("#seats .shape").evaluate_all(look)
    matrix = page.locator(".matrix thead .shape").evaluate_all(look)
    assert len(set(strip)) == 3
    assert matrix == strip, "in the same places, too"
    rgb = "spots => spots.map(spot => getComputedStyle(spot).backgroundColor.match(/\\d+/g))"
    colours = page.locator("#seats .shape").evaluate_all(rgb)
    page.goto(f"{page.url.partition('?')[0]}sheet/charts")
    chart = page.evaluate("() => fetch(document.images[0].src).then(answer => answer.text())")
    for red, green, blue in colours:
        assert f"#{int(red):02x}{int(green):02x}{int(blue):02x}" in chart


def test_a_branch_looks_different_everywhere_and_leads_back(visit: Open) -> None:
    page = visit("/import/")
    open_before(page, "RunTrains")
    game = page.url
    red = "getComputedStyle(document.querySelector('#go')).backgroundColor"
    bar = "getComputedStyle(document.querySelector('#bar')).backgroundColor"
    looks = page.evaluate(red), page.evaluate(bar)
    page.keyboard.press("w")
    page.wait_for_selector("body.what-if #now")
    assert "What if" in page.title()
    assert "what if" in page.inner_text("#bar").lower()
    assert page.locator(".branch").is_visible()
    assert page.evaluate(red) != looks[0]
    assert page.evaluate(bar) != looks[1]
    branch = page.url
    page.click("#to-the-game")
    page.wait_for_selector("body:not(.what-if) #now")
    assert page.url.partition("?")[0] == game
    page.goto("/".join(game.split("/", 3)[:3]) + "/tables/")
    path = "/" + branch.split("/", 3)[3].partition("?")[0]
    rows = page.locator("tr", has=page.locator(f'a[href="{path}"]'))
    assert "What if" in rows.first.inner_text()


def test_the_line_of_history_keeps_its_length_and_stays_in_the_stage(visit: Open) -> None:
    page = visit("/import/", 1024, 768, locale="de-DE")
    text = newest(title("1844")).read_text(encoding="utf-8")
    page.fill("textarea", text)
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(f"{page.url.partition('?')[0]}?at=255")
    page.wait_for_function(AT_REST)
    parts = (".stage", "#scrubber .bar", "#scrubber form button")
    boxes = [page.locator(part).bounding_box() for part in parts]
    stage, line, last = [box for box in boxes if box]
    assert line["width"] >= 180
    assert last["x"] + last["width"] <= stage["x"] + stage["width"]


@pytest.mark.parametrize("kind", ["StartCompany", "LayTile", "BuyTrain"])
def test_in_german_too_the_matrix_and_the_bar_that_commits_fit_their_place(
    visit: Open, kind: str
) -> None:
    page = visit("/import/", 1440, 900, locale="de-DE")
    open_before(page, kind)
    for part in page.locator("#view .two, .commit").all():
        assert part.evaluate("part => part.scrollWidth <= part.clientWidth")
