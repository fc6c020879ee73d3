"""Why can't I, and passing by itself, in the browser."""

from __future__ import annotations

from playwright.sync_api import Page

from kursbuch.core.action import Action, Seat
from kursbuch.core.state import play, to_act
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.stock.buy_shares import BuyShare, StartCompany
from kursbuch.games.g1824.title import STANDARD
from tests.web.browser.conftest import Open
from tests.web.browser.driving import enter, lay_out, press, proposed, wait_for_table
from tests.web.browser.test_everybody import grave_faults


def test_a_dashed_price_tells_why_and_its_rule_is_opened_with_the_keyboard(visit: Open) -> None:
    page = visit("/import/")
    lay_out(page, STANDARD.start(3, seed=1), *bought_up_to_the_limit())
    dashed = page.locator(".matrix tr[data-company=BH] .button[aria-disabled=true]").first
    dashed.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#refusal")
    assert "hold too much of BH" in page.inner_text("#refusal")
    assert not proposed(page)
    assert grave_faults(page) == []
    page.locator("#refusal a.rule").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#rule-dialog[open]")
    assert "24-CE-06" in page.inner_text("#rule-card")
    assert "rulebook of 2019" in page.inner_text("#rule-card")


def test_what_is_not_possible_is_listed_when_it_is_opened_with_the_keyboard(visit: Open) -> None:
    page = visit("/import/", 390, 844)
    lay_out(page, STANDARD.start(3, seed=1), *bought_up_to_the_limit())
    assert page.locator("#refused .refusals").count() == 0
    enter(page, "#refused summary")
    page.wait_for_selector("#refused .refusals button[aria-disabled=true]")
    assert "hold too much of BH" in page.inner_text("#refused")
    assert grave_faults(page) == []
    enter(page, "#refused a.rule")
    page.wait_for_selector("#rule-dialog[open]")


def bought_up_to_the_limit() -> list[Action]:
    """Carla founds BH and buys six shares, the others pass; it is her turn again."""
    state, played = STANDARD.start(3, seed=1), list[Action]()
    carla, bh = Seat(2), CompanyId("BH")
    wishes: list[Action] = [StartCompany(by=carla, company=bh, price=100)]
    wishes += [BuyShare(by=carla, company=bh, source="bank", shares=1)] * 4
    while wishes or to_act(state) != (carla,):
        mine = to_act(state) == (carla,)
        action = wishes.pop(0) if mine else Pass(by=to_act(state)[0])
        state, _ = play(state, action)
        played.append(action)
    return played


def three_people(visit: Open) -> list[Page]:
    """Anna, Bert and Carla in the first stock round of 1824; Carla begins."""
    anna = visit("/new/1824/?players=3")
    anna.select_option('[name="seat.1"]', "open")
    anna.select_option('[name="seat.2"]', "open")
    anna.fill('[name="name.0"]', "Anna")
    anna.click("button.primary")
    people = [anna]
    for name in ("Bert", "Carla"):
        page = visit(anna.url[anna.url.index("/t/") :])
        page.fill('[name="name"]', name)
        page.click("button.primary")
        people.append(page)
    for page in people:
        wait_for_table(page)
    return people


def buy(page: Page, company: str) -> None:
    page.wait_for_selector("#now[data-turn]")
    row = f".matrix tr[data-company={company}]"
    press(page, f"{row} .button[data-want]:not([aria-disabled])")


def test_a_seat_passes_by_itself_until_its_company_is_traded(visit: Open) -> None:
    anna, bert, carla = three_people(visit)
    anna.keyboard.press("l")
    buy(carla, "SD")
    carla.click(".resting summary")
    carla.locator(".programme", has_text="Pass until something affects me").locator(
        "button"
    ).click()
    carla.wait_for_selector(".resting [role=status]")
    assert "You pass until the stock round ends" in carla.inner_text(".resting [role=status]")
    buy(bert, "KK")
    buy(anna, "KK")
    buy(anna, "UG")
    buy(bert, "UG")
    anna.wait_for_selector("#scrubber[data-number='6']")
    assert anna.locator(".entry", has_text="Carla passes.").count() == 1
    assert "You pass until" not in anna.inner_text("#now")
    buy(anna, "SD")
    carla.wait_for_selector(".resting [role=status] >> text=Something has happened to SD")
    buy(bert, "KK")
    carla.wait_for_selector("#now[data-turn]")
    assert carla.title().startswith("● Your turn")
