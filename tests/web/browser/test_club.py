"""Friends, a group and its series, by keyboard: one on a phone in German, one on a desk."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.browser.conftest import Open
from tests.web.browser.test_everybody import grave_faults, is_too_wide


def with_account(visit: Open, name: str, width: int, **options: str) -> Page:
    """Somebody with a new account, on the page of people."""
    page = visit("/account/new", width, 844, **options)
    page.fill("[name=username]", name)
    page.fill("[name=password1]", "Gotthard-1882")
    page.fill("[name=password2]", "Gotthard-1882")
    page.press("[name=password2]", "Enter")
    page.wait_for_selector("h1")
    page.click("nav a[href='/people/']")
    return page


def check(page: Page) -> None:
    """Nothing grave for people who read by ear or on a small screen."""
    assert grave_faults(page) == []
    assert not is_too_wide(page)


def test_two_people_become_friends_found_a_group_and_start_a_series(visit: Open) -> None:
    anna = with_account(visit, "Klub-Anna", 390, color_scheme="dark", locale="de-DE")
    bert = with_account(visit, "Klub-Bert", 1440)
    anna.fill("#friends [name=name]", "Klub-Bert")
    anna.press("#friends [name=name]", "Enter")
    anna.wait_for_selector("#friends em")
    bert.reload()
    check(bert)
    bert.focus("form[action='/people/accept'] button")
    bert.keyboard.press("Enter")
    bert.wait_for_selector("form[action='/people/accept']", state="detached")
    assert "Klub-Anna" in bert.inner_text("#friends")
    anna.fill("#groups [name=name]", "Donnerstag")
    anna.press("#groups [name=name]", "Enter")
    anna.wait_for_selector("#members")
    anna.fill("#members [name=name]", "Klub-Bert")
    anna.press("#members [name=name]", "Enter")
    anna.wait_for_selector("#members em")
    bert.reload()
    bert.focus("form[action$='/join'] button")
    bert.keyboard.press("Enter")
    bert.wait_for_selector("#members")
    check(bert)
    anna.reload()
    anna.focus("#series summary")
    anna.keyboard.press("Enter")
    anna.fill("#series [name=name]", "Winter")
    anna.fill("#series [name=tables]", "2")
    anna.focus("#series [name=days]")
    anna.keyboard.press("ArrowDown")
    assert anna.input_value("#series [name=days]") == "1"
    anna.focus("#series [value='first-train-nuremberg']")
    anna.keyboard.press("Space")
    check(anna)
    anna.focus("#series button.primary")
    anna.keyboard.press("Enter")
    anna.wait_for_selector("#results")
    check(anna)
    assert anna.locator("#results tbody tr").count() == 2
    assert anna.locator(".lobby-rows tbody tr").count() == 2
    anna.goto(anna.url.partition("/series")[0] + "/tables/")
    check(anna)
    assert "Winter 1" in anna.inner_text("#mine")
    anna.goto(anna.url.partition("/tables")[0] + "/ratings/")
    check(anna)
