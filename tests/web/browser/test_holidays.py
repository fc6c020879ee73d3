"""Holidays on the page: whoever goes away has a mark beside the name at once, also on a phone."""

from __future__ import annotations

from datetime import date, timedelta

from playwright.sync_api import expect

from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, wait_for_table
from tests.web.browser.test_everybody import grave_faults, is_too_wide

PASSWORD = "Gotthard-1882"


def test_a_holiday_is_marked_beside_the_name_on_a_desk_and_on_a_phone(visit: Open) -> None:
    page = visit("/account/new", 390, 844)
    page.fill('[name="username"]', "Holly")
    page.fill('[name="password1"]', PASSWORD)
    page.fill('[name="password2"]', PASSWORD)
    page.click("main button.primary")
    page.wait_for_url("**/tables/")
    host = page.url.partition("/tables/")[0]
    page.goto(f"{host}/new/1844/?players=3")
    for seat in (1, 2):
        page.select_option(f'[name="seat.{seat}"]', "random")
    page.click("details.more:has(.new-clock) > summary")
    page.select_option('[name="pace"]', "days")
    page.click("p.go button.primary")
    wait_for_table(page)
    account = page.context.new_page()
    account.goto(f"{host}/account/")
    account.fill('[name="first"]', str(date.today()))
    account.fill('[name="last"]', str(date.today() + timedelta(5)))
    account.click('form[action$="holidays/take"] button')
    account.wait_for_selector(".holidays")
    mark = page.locator(".seat .away")  # without loading the page again
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(AT_REST)
        expect(mark).to_be_visible()
        assert (mark.get_attribute("title") or "").startswith("away until")
        assert grave_faults(page) == []
        assert not is_too_wide(page)
