"""1824 in the browser: the first stock round, by clicks."""

from __future__ import annotations

from random import Random

from kursbuch.catalogue import title
from kursbuch.core.state import offers, play
from kursbuch.eighteen.stock.stock_round import StockRound
from tests.web.browser.conftest import Open
from tests.web.browser.driving import lay_out, perform


def test_the_first_stock_round_is_played_by_clicks(visit: Open) -> None:
    state, rng, kinds = title("1824").start(3, seed=1), Random(1), set[str]()
    page = visit("/import/")
    lay_out(page, state)
    while any(isinstance(step, StockRound) for step in state.agenda):
        offer = rng.choice(offers(state))
        action = offer.sample(rng)
        perform(page, offer, action)
        state, _ = play(state, action)
        kinds.add(offer.action.__name__)
    assert len(kinds) >= 3
    page.keyboard.press("s")
    page.wait_for_selector("#view[data-view=shares] .matrix")
    assert page.inner_text(".rounds [aria-current]") == "OR 1.1"
