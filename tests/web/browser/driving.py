"""Plays through the page as a person does: a click proposes, the red button commits."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote_plus, urlencode

from playwright.sync_api import Locator, Page

from kursbuch.core.action import Action
from kursbuch.core.codec import canonical, encode
from kursbuch.core.offers import Offer, plain
from kursbuch.core.record import Record, write_action, write_record
from kursbuch.core.state import State
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.stock.sell_shares import SellShares

MOVED = "was => document.body.dataset.stamp !== was"
PROPOSED = "asked => document.querySelector('#commit [name=offer]')?.value === asked"
OTHER = "was => (document.querySelector('#commit [name=offer]')?.value ?? '') !== was"
AT_REST = "() => asking.size === 0 && held === null && !choosing"
ENTER_LIVES = "() => performance.now() - changedAt > 400"


def new_game(page: Page, title: str, players: int, *kinds: str) -> None:
    """From the start page: the title, the seats, start."""
    page.click(f'a[href="/new/{title}/"] >> nth=0')
    if page.get_attribute("nav.choices a[aria-current]", "href") != f"?players={players}":
        page.click(f'nav.choices a[href="?players={players}"]')
        page.wait_for_selector(f'input[name="players"][value="{players}"]', state="attached")
    for seat, kind in enumerate(kinds):
        page.select_option(f'[name="seat.{seat}"]', kind)
    page.click("button.primary")
    wait_for_table(page)


def wait_for_table(page: Page) -> None:
    """The page of a table is there, and its script listens to keys."""
    page.wait_for_selector("#now")
    page.wait_for_load_state()


def lay_out(page: Page, state: State, *actions: Action) -> None:
    """On the import page: a game that begins like this one, all seats at this screen."""
    record = Record(state.setup, actions, ("Anna", "Bert", "Carla"))
    page.fill("textarea", json.dumps(write_record(record)))
    page.click("main button.primary")
    wait_for_table(page)
    page.goto(page.url.partition("?")[0])


def number(page: Page) -> int:
    """How many moves have been played."""
    return int(page.get_attribute("#scrubber", "data-number") or 0)


def proposed(page: Page) -> str:
    """The action that the red button would commit, as JSON; empty if there is none."""
    asked = page.locator("#commit [name=offer]")
    return asked.input_value() if asked.count() else ""


def commit(page: Page) -> None:
    """Press the red button and wait for the move."""
    was = page.evaluate("document.body.dataset.stamp")
    page.click("#go:not([aria-disabled=true])")
    page.wait_for_function(MOVED, arg=was)


def propose(page: Page, selector: str, nth: int = 0) -> str:
    """Click, and wait until the page proposes something else."""
    was = proposed(page)
    page.locator(selector).nth(nth).click()
    page.wait_for_function(OTHER, arg=was)
    return proposed(page)


def press(page: Page, selector: str, nth: int = 0) -> None:
    """Click on a choice, then on the red button."""
    propose(page, selector, nth)
    commit(page)


def click_hex(page: Page, place: str) -> None:
    """Click on a hex of the board."""
    click_board(page, f'[data-hex="{place}"]')


def click_board(page: Page, selector: str) -> None:
    """Click on the middle of a place; if it is out of sight, with the whole board shown."""
    if page.locator("#view[data-view=map]").count() == 0:
        page.keyboard.press("m")
        page.wait_for_selector("#view[data-view=map]", state="attached")
    click_spot(page, page.locator(f"#board {selector}").first)


def click_spot(page: Page, spot: Locator) -> None:
    """Click on the middle of something on the board; if it is out of sight, show the whole."""
    if not in_sight(spot):
        page.keyboard.press("z")
    frame = spot.bounding_box()
    assert frame is not None
    assert in_sight(spot)
    page.mouse.click(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    page.wait_for_function(AT_REST)


def in_sight(spot: Locator) -> bool:
    """The middle of it can be clicked."""
    frame = spot.bounding_box()
    if frame is None:
        return False
    middle = [frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2]
    return bool(
        spot.evaluate("(spot, at) => spot.contains(document.elementFromPoint(...at))", middle)
    )


def perform(page: Page, offer: Offer, action: Action) -> None:
    """Propose the action by clicks, see that it is the one proposed, and commit it."""
    asked = canonical(write_action(action))
    if proposed(page) != asked:
        _propose(page, offer, action)
    page.wait_for_function(PROPOSED, arg=asked)
    commit(page)


def _propose(page: Page, offer: Offer, action: Action) -> None:
    if isinstance(action, LayTile):
        _lay(page, action)
        return
    if isinstance(action, SellShares):
        _sell(page, action)
        return
    want = urlencode({"offer": canonical(write_action(action))})
    choice = page.locator(f'[data-want="{want}"]:visible')
    if choice.count():
        choice.first.click()
        return
    asked = write_action(action)
    _fill(_form(page, offer), {name: asked[name] for name in offer.open})


def _lay(page: Page, action: LayTile) -> None:
    """The hex, the tile in the ring, and R until it is turned as wanted."""
    asked = canonical(write_action(action))
    click_hex(page, action.hex)
    pick = page.locator(f'#overlay .pick[aria-label="{action.tile}"]')
    pick.wait_for()
    if f'"tile":"{action.tile}"' not in proposed(page):
        pick.click()
        page.wait_for_function(AT_REST)
    for _ in range(6):
        if proposed(page) == asked:
            return
        was = proposed(page)
        page.keyboard.press("r")
        page.wait_for_function(OTHER, arg=was)


def _sell(page: Page, action: SellShares) -> None:
    """The price in the matrix: pressed again it sells one share more."""
    asked = canonical(write_action(action))
    button = f'.matrix tr[data-company="{action.company}"] .button.sell'
    for _ in range(12):
        if propose(page, button) == asked:
            return


def _form(page: Page, offer: Offer) -> Locator:
    if place := _hex(offer):
        click_hex(page, place)
    hidden = {"do": offer.action.__name__, "by": offer.by}
    hidden |= {name: plain(value) for name, value in offer.fixed.items()}
    text = json.dumps(hidden, ensure_ascii=False)
    form = page.locator(
        "form[data-proposes]", has=page.locator(f"input[name=offer][value='{text}']")
    )
    for name, value in offer.fixed.items():
        part = f"{name}={quote_plus(canonical(plain(value)))}"
        link = page.locator(f'.group[data-do="{hidden["do"]}"] a.choice[data-want*="{part}"]')
        if not form.count() and link.count():
            link.first.click()
            page.wait_for_function(AT_REST)
    return form


def _hex(offer: Offer) -> str | None:
    if "hex" in offer.fixed:
        return str(offer.fixed["hex"])
    return str(offer.fixed["stop"]).partition(".")[0] if "stop" in offer.fixed else None


def _fill(form: Locator, chosen: Mapping[str, Any]) -> None:
    """Fill the fields of a form and press its button: that proposes."""
    for name, value in chosen.items():
        text = canonical(encode(value))
        button = form.locator(f"button[name='open.{name}'][value='{text}']")
        if button.count():
            button.click()
            return
        if isinstance(value, dict):
            for part in form.locator(f"input[name^='split.{name}.']").all():
                key = str(part.get_attribute("name")).removeprefix(f"split.{name}.")
                part.fill(str(value.get(key, 0)))
        elif form.locator(f"select[name='open.{name}']").count():
            form.locator(f"select[name='open.{name}']").select_option(text)
        else:
            form.locator(f"input[name='open.{name}']").fill(text)
    form.locator("button").last.click()
