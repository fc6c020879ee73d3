"""Plays through the page as a person does: clicks on the board, buttons, numbers, confirm."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote_plus

from playwright.sync_api import Locator, Page

from kursbuch.core.action import Action
from kursbuch.core.codec import canonical, encode
from kursbuch.core.offers import Offer, plain
from kursbuch.core.record import Record, write_action, write_record
from kursbuch.core.state import State

MOVED = "was => document.querySelector('#slots').dataset.stamp !== was"


def new_game(page: Page, title: str, players: int, *kinds: str) -> None:
    """From the start page: the title, the seats, start."""
    page.click(f'a[href="/new/{title}/"] >> nth=0')
    if page.get_attribute("nav.choices a[aria-current]", "href") != f"?players={players}":
        page.click(f'nav.choices a[href="?players={players}"]')
        page.wait_for_selector(f'input[name="players"][value="{players}"]', state="attached")
    for seat, kind in enumerate(kinds):
        page.select_option(f'[name="seat.{seat}"]', kind)
    page.click("button.primary")
    page.wait_for_selector("#slots")


def lay_out(page: Page, state: State, *actions: Action) -> None:
    """On the import page: a game that begins like this one, all seats at this screen."""
    record = Record(state.setup, actions, ("Anna", "Bert", "Carla"))
    page.fill("textarea", json.dumps(write_record(record)))
    page.click("main button.primary")
    page.wait_for_selector("#slots")
    page.goto(page.url.partition("?")[0])


def press(page: Page, selector: str, number: int = 0) -> None:
    """Press a button and wait for the move."""
    was = page.get_attribute("#slots", "data-stamp")
    page.locator(selector).nth(number).click()
    page.wait_for_function(MOVED, arg=was)


def perform(page: Page, offer: Offer, action: Action) -> None:
    """Find the form of the offer, fill it as the action says, and wait for the move."""
    was = page.get_attribute("#slots", "data-stamp")
    form = _form(page, offer)
    asked = write_action(action)
    chosen = {name: asked[name] for name in offer.open}
    previewed = form.get_attribute("method") == "get"
    _fill(form, chosen)
    if previewed:
        page.click("#confirm")
    page.wait_for_function(MOVED, arg=was)


def _form(page: Page, offer: Offer) -> Locator:
    if place := _hex(offer):
        page.locator(f'#board [data-hex="{place}"]').click(force=True)
        page.wait_for_selector(".hex.chosen")
    hidden = {"do": offer.action.__name__, "by": offer.by}
    hidden |= {name: plain(value) for name, value in offer.fixed.items()}
    text = json.dumps(hidden, ensure_ascii=False)
    form = page.locator("form.control", has=page.locator(f"input[name=offer][value='{text}']"))
    for name, value in offer.fixed.items():
        group = page.locator(f'.group[data-do="{hidden["do"]}"]')
        part = f"{name}={quote_plus(canonical(plain(value)))}"
        link = group.locator(f'a.choice[href*="{part}"]')
        if not form.count() and link.count():
            link.first.click()
            page.wait_for_selector("#cancel-choice")
            page.wait_for_function(
                "part => !document.querySelector(`a.choice[href*='${part}']`)", arg=part
            )
    return form


def _hex(offer: Offer) -> str | None:
    if "hex" in offer.fixed:
        return str(offer.fixed["hex"])
    return str(offer.fixed["stop"]).partition(".")[0] if "stop" in offer.fixed else None


def _fill(form: Locator, chosen: Mapping[str, Any]) -> None:
    if not chosen:
        form.locator("button").click()
        return
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
    form.locator("button.primary").click()
