"""1824 in the browser: the first stock round, by clicks."""

from __future__ import annotations

import json
from random import Random

from kursbuch.catalogue import title
from kursbuch.core.state import offers, play, to_act
from kursbuch.eighteen.stock.stock_round import StockRound
from tests.web.browser.conftest import Open
from tests.web.browser.driving import commit, lay_out, propose, proposed
from tests.web.browser.hands import Mouse
from tests.web.browser.playing import play_move


def test_the_first_stock_round_is_played_by_clicks(visit: Open) -> None:
    state, rng, kinds = title("1824").start(3, seed=1), Random(1), set[str]()
    page = visit("/import/")
    lay_out(page, state)
    while any(isinstance(step, StockRound) for step in state.agenda):
        offer = rng.choice(offers(state))
        action = offer.sample(rng)
        play_move(Mouse(page), state, [action])
        state, _ = play(state, action)
        kinds.add(offer.action.__name__)
    assert len(kinds) >= 3
    page.keyboard.press("s")
    page.wait_for_selector("#view[data-view=shares] .matrix")
    assert page.inner_text(".rounds [aria-current]") == "OR 1.1"


def test_a_coal_railway_is_bought_at_a_price_in_its_row(visit: Open) -> None:
    state = title("1824").start(3, seed=1)
    page = visit("/import/")
    lay_out(page, state)
    coal = next(iter(state.title.coal))
    row = f".matrix tr[data-company='{coal}'] .button"
    prices = [int(text) for text in page.locator(row).all_inner_texts()]
    assert prices == [120, 140, 160, 180, 200]
    propose(page, row, 2)
    assert json.loads(proposed(page)) == {
        "do": "BuyCoalRailway",
        "by": to_act(state)[0],
        "company": coal,
        "price": 160,
    }
    commit(page)
    assert page.locator(f".matrix tr[data-company='{coal}'] .holding:has-text('1')").count() == 1
